import { message } from '@answerscope/contract';

// Companies panel
export const companies = 'Companies';
export const howThisIsCounted = 'How this is counted';
export const companiesNotLoaded = 'Companies could not be loaded';
export const noAnswersInTheseDays = 'No answers in these days';
export const noCompaniesYet = 'No companies yet';
export const chooseOtherDays = 'Choose other days. You can also add competitors now.';
export const companiesAnswersMentionAppearHere =
  'Companies that your answers mention appear here after your first check. You can also add competitors now.';
export const checkAllKeywords = 'Check all keywords';
export const addACompetitor = 'Add a competitor';
export const showCompanies = 'Show companies';
export const all = 'All';
export const tracked = 'Tracked';
export const found = 'Found';
export const company = 'Company';
export const tryAnotherFilterOrShorter = 'Try another filter or a shorter search.';
/** {min}: as many answers as a rate needs */
export const howCompaniesAreCounted = message(
  "Counted in the answers of your reports to keywords that don''t mention you, as on the dashboard. Every company is counted in all of them, tracked or not. Share: its mentions, of those of all companies (share of voice). Place: by first mention, among all companies of an answer, on average. Rates appear from {min, plural, one {# answer} other {# answers}}. Lines on a bar show the likely range.",
);
/** {count}: companies that are tracked */
export const trackedCount = message('Tracked ({count, number})');
/** {count}: companies that answers mention and nobody tracks */
export const foundCount = message('Found ({count, number})');
/** {min}: as many answers as a rate needs; {answers}: how many there are */
export const ratesAppearFrom = message(
  'Rates appear from {min, plural, one {# answer} other {# answers}} ({answers, number} so far).',
);

// Competitive intel page
export const competitiveIntel = 'Competitive Intel';
export const yourCompetitorsNotLoaded = 'Your competitors could not be loaded';
export const addCompetitorsSeeWhereThey = 'Add competitors to see where they are mentioned and you are not';
export const yourNames = 'Your names';
export const whatAnswersSay = 'What answers say';
export const praiseAndCriticism = 'Praise and criticism of you and your competitors';
export const whetherAnswersWaitBeJudged = 'Whether answers wait to be judged again could not be loaded';
export const partsOfCompetitiveIntel = 'Competitive intel';
export const comparison = 'Comparison';
export const opportunities = 'Opportunities';
export const noCompetitorsYet = 'No competitors yet';
export const trackCompanySeeWhichKeywords = 'Track a company to see which keywords mention it and not you.';
export const mentionedWithoutYou = 'Mentioned without you';
export const loadingYourSettings = 'Loading your settings...';
/** {answers}: those that are counted; {range}: 'the last 28 days', 'October 2026' */
export const answersInRange = message('{answers, plural, one {# answer} other {# answers}} in {range}');

// Opportunities panel
export const whereCompetitorsMentionedAndNot = 'Where competitors are mentioned and you are not';
export const assistant = 'Assistant';
export const filters = 'Filters';
export const yourTopicsAndTagsNot = 'Your topics and tags could not be loaded';
export const thisListSaysWhatStored =
  'This list says what stored answers show. It does not know what would change them: a cited site is a place to look at, not a cause.';
export const showAllOpportunities = 'Show all opportunities';
export const howOpportunitiesAreCounted =
  'One answer of each check counts, of the model and question asked last, to keywords without your name. Most answers lost come first. Steady: more than half of such answers, significantly, over all your keywords together; filters change no verdict.';
/** {count}: filters that are set */
export const filterCount = message('Filters ({count, number})');
/** {count}: opportunities beyond those in the list */
export const moreNotListed = message('{count, number} more, with fewer answers lost, are not listed.');

// Opportunities tab
export const loadingOpportunities = 'Loading opportunities...';
export const yourOpportunitiesNotLoaded = 'Your opportunities could not be loaded';
