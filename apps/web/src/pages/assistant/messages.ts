import { message } from '@answerscope/contract';

// Assistant answers
export const theNewestAnswersNotLoaded = 'The newest answers could not be loaded';
export const newestAnswers = 'Newest answers';
export const noAnswersYet = 'There are no answers yet.';

// Assistant page
export const checkKeywords = 'Check keywords';
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

// Assistant calls
export const howItsCallsWent = 'How its calls went';
export const callsNotLoaded = 'How its calls went could not be loaded';
export const answerTime = 'Answer time';
export const cost = 'Cost';
export const failed = 'Failed';
/** {count}: seconds with one decimal */
export const seconds = message('{count, number} s');
/** {time}: as '4.3 s' */
export const nineteenOfTwenty = message('median, 19 of 20 within {time}');
/** {cost}: as '$0.004'; {answers}: how many there are */
export const perAnswer = message('{cost} each for {answers, plural, one {# answer} other {# answers}}');
/** {count}: questions that were asked */
export const ofQuestions = message('of {count, plural, one {# question} other {# questions}}');

// Assistant lead
/** {assistant}: its name; {range}: 'the last 28 days' */
export const mentionsYouOver = message('{assistant} mentions you, {range}');

// Assistant lists
export const companiesItMentions = 'Companies it mentions';
export const allCompanies = 'All companies';
export const noCompanyMentioned = 'No answer of these days mentions a company.';
export const sitesItCites = 'Sites it cites';
export const allSources = 'All sources';
export const sourcesNotLoaded = 'The cited sites could not be loaded';
export const noSiteCited = 'No answer of these days cites a site.';
/** {place}: a number; {name}: of a company */
export const placed = message('{place, number}. {name}');
/** {answers}: how many there are */
export const inAnswers = message('{answers, plural, one {# answer} other {# answers}}');

// Rank line
export const rankNotLoaded = 'Your rank could not be loaded';
/** {place}: among the companies; {companies}: how many there are; {assistant}: its name; {rate}: a percentage */
export const youRank = message(
  'You rank {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {companies, number} on {assistant}, in {rate} of answers.',
);
/** {assistant}: its name; {companies}: how many there are */
export const behindAll = message(
  '{assistant} mentions {companies, plural, one {# company} other {# companies}}, you behind them or not yet.',
);
/** {assistant}: its name */
export const noRankYet = message('{assistant} mentioned no company in these days.');
