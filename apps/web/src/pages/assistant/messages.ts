import { message } from '@answerscope/contract';

// Assistant answers
export const theNewestAnswersNotLoaded = 'The newest answers could not be loaded';
export const newestAnswers = 'Newest answers';

// Assistant page
export const checkKeywords = 'Check keywords';
export const overTime = 'Over time';
export const comparePlans = 'Compare plans';
export const thisInstallationHasNoKey = 'This installation has no key for it. An administrator can add one.';
export const addKeywords = 'Add keywords';
export const checkYourKeywords = 'Check your keywords';
/** {assistant}: its name */
export const yourResultsNotLoaded = message('Your results on {assistant} could not be loaded');
/** {assistant}: its name */
export const loadingWhatItSays = message('Loading what {assistant} says of you...');
/** {assistant}: its name */
export const isNotAsked = message('{assistant} is not asked about you.');
/** {plan} and {assistant}: names */
export const notInPlan = message('{plan} does not include {assistant}');
/** {assistant}: its name */
export const withAPlan = message(
  'With a plan that includes {assistant}, you see how often it mentions you, how that changes, and who is mentioned instead.',
);
/** {plan} and {assistant}: names */
export const noLongerInPlan = message(
  '{plan} does not include {assistant}, so it is no longer asked. Its earlier answers stay here.',
);
/** {assistant}: its name */
export const cannotBeAsked = message(
  '{assistant} is not set up, so it cannot be asked. An administrator can add its key.',
);
/** {assistant}: its name */
export const isNotSetUp = message('{assistant} is not set up');
/** {assistant}: its name */
export const notAskedYet = message('{assistant} has not been asked yet');
/** {assistant}: its name */
export const afterFirstCheck = message(
  'After the first check, you see how often {assistant} mentions you, for which keywords, and who is mentioned instead.',
);

// Assistant report
export const keywords = 'Keywords';
/** {link}: leads to the visibility tracker */
export const noReportYet = message(
  'There is no report yet: one is written when all keywords have been checked. What single checks came to is in the <link>visibility tracker</link>.',
);
export const theNewestReportNotLoaded = 'The newest report could not be loaded';
export const newestReport = 'Newest report';
export const openTheReport = 'Open the report';
export const written = 'Written';
