import { message } from '@answerscope/contract';

// Assistant answers
export const theNewestAnswersNotLoaded = 'The newest answers could not be loaded';
export const newestAnswers = 'Newest answers';
export const noAnswersYet = 'There are no answers yet.';

// Assistant page
export const checkKeywords = 'Check keywords';
export const comparePlans = 'Compare plans';
export const thisInstallationHasNoKey = 'An administrator can add its key.';
export const addKeywords = 'Add keywords';
export const checkYourKeywords = 'Check your keywords';
/** {assistant}: its name */
export const yourResultsNotLoaded = message('Your results on {assistant} could not be loaded');
/** {assistant}: its name */
export const loadingWhatItSays = message('Loading {assistant}...');
/** {assistant}: its name */
export const isNotAsked = message('{assistant} is not in your plan.');
/** {plan} and {assistant}: names */
export const notInPlan = message('{plan} does not include {assistant}');
/** {assistant}: its name */
export const withAPlan = message('Choose a plan with {assistant} to see how often it mentions you.');
/** {plan} and {assistant}: names */
export const noLongerInPlan = message(
  '{plan} does not include {assistant} any more. Earlier answers stay here.',
);
/** {assistant}: its name */
export const cannotBeAsked = message('{assistant} is not set up. An administrator can add its key.');
/** {assistant}: its name */
export const isNotSetUp = message('{assistant} is not set up');
/** {assistant}: its name */
export const notAskedYet = message('{assistant} has not been asked yet');
/** {assistant}: its name */
export const afterFirstCheck = message('After the first check, you see how often {assistant} mentions you.');

// Assistant report
export const keywords = 'Keywords';
/** {link}: leads to the visibility tracker */
export const noReportYet = message(
  'Check all keywords to get a report. Single checks are in the <link>visibility tracker</link>.',
);
export const theNewestReportNotLoaded = 'The newest report could not be loaded';
export const newestReport = 'Newest report';
export const openTheReport = 'Open the report';
export const written = 'Created';

// Assistant calls
export const howItsCallsWent = 'Time and cost';
export const callsNotLoaded = 'Time and cost could not be loaded';
export const answerTime = 'Answer time';
export const cost = 'Cost';
export const failed = 'Failed';
/** {count}: seconds with one decimal */
export const seconds = message('{count, number} s');
/** {time}: as '4.3 s' */
export const nineteenOfTwenty = message('median, 95% within {time}');
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
export const noCompanyMentioned = 'No company mentioned in this period.';
export const sitesItCites = 'Sites it cites';
export const allSources = 'All sources';
export const sourcesNotLoaded = 'The cited sites could not be loaded';
export const noSiteCited = 'No site cited in this period.';
/** {place}: a number; {name}: of a company */
export const placed = message('{place, number}. {name}');
/** {answers}: how many there are */
export const inAnswers = message('{answers, plural, one {# answer} other {# answers}}');

// Rank line
export const rankNotLoaded = 'Your rank could not be loaded';
/** {place}: among the companies, large before the words of `ofCompanies` */
export const rank = message('{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}');
/** {companies}: how many there are; {isOpen}: yes where chance leaves the places {best} to {worst} open */
export const ofCompanies = message(
  'of {companies, plural, one {# company} other {# companies}} by mentions{isOpen, select, yes {, likely place {best, number} to {worst, number}} other {}}.',
);
/** {assistant}: its name; {companies}: how many there are */
export const behindAll = message(
  'You are not among the {companies, plural, one {# company} other {# companies}} {assistant} mentions most.',
);
/** {assistant}: its name */
export const noRankYet = message('{assistant} mentioned no company in this period.');
