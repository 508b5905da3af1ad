import { message } from '@answerscope/contract';

// Companies panel
export const companies = 'Companies';
export const howThisIsCounted = 'How this is counted';
export const companiesNotLoaded = 'Companies could not be loaded';
export const noAnswersInTheseDays = 'No answers in these days';
export const noCompaniesYet = 'No companies yet';
export const chooseOtherDays = 'Choose other days. You can already add competitors.';
export const companiesAnswersMentionAppearHere =
  'Companies in your answers appear here after your first check. You can already add competitors.';
export const checkAllKeywords = 'Check all keywords';
export const addACompetitor = 'Add competitor';
export const showCompanies = 'Show companies';
export const all = 'All';
export const tracked = 'Tracked';
export const found = 'Found';
export const company = 'Company';
export const tryAnotherFilterOrShorter = 'Try another filter or a shorter search.';
/** {min}: as many answers as a rate needs */
export const howCompaniesAreCounted = message(
  'Keywords with your name don’t count. “Share” is of all mentions. “Avg. place” is a company’s average rank by first mention, then the average number of companies in its answers. Rates need {min, plural, one {# answer} other {# answers}}.',
);
/** {count}: companies that are tracked */
export const trackedCount = message('Tracked ({count, number})');
/** {count}: companies that answers mention and nobody tracks */
export const foundCount = message('Found ({count, number})');
/** {min}: as many answers as a rate needs; {answers}: how many there are */
export const ratesAppearFrom = message(
  'Rates here need {min, plural, one {# answer} other {# answers}} ({answers, number} so far).',
);

// Competitive intel page
export const competitiveIntel = 'Competitive Intel';
export const yourCompetitorsNotLoaded = 'Your competitors could not be loaded';
export const addCompetitorsSeeWhereThey = 'Add competitors to see how often each is mentioned';
export const yourNames = 'Your brand names';
export const whatAnswersSay = 'What answers say';
export const whetherAnswersWaitBeJudged = 'Changes to your answers could not be loaded';
export const partsOfCompetitiveIntel = 'Competitive intel';
export const comparison = 'Comparison';
export const opportunities = 'Opportunities';
export const noCompetitorsYet = 'No competitors yet';
export const trackCompanySeeWhichKeywords =
  'Track a company to see which keywords mention it instead of you.';
export const mentionedWithoutYou = 'Mentioned without you';
export const loadingYourNames = 'Loading your brand names...';
/** {range}: 'the last 28 days', 'October 2026' */
export const inRange = message('In {range}');

// Opportunities panel
export const whereCompetitorsMentionedAndNot = 'By keyword';
export const assistant = 'Assistant';
export const filters = 'Filters';
export const yourTopicsAndTagsNot = 'Your topics and tags could not be loaded';
export const showAllOpportunities = 'Show all opportunities';
export const howOpportunitiesAreCounted =
  'One answer per check counts. Answers by an earlier model or to an earlier question don’t count. Keywords with your name are left out. “High” means that very probably more than half of the answers are lost. With many keywords, this test is stricter than the range. Sites other than yours are listed when at least a third of the lost answers cite them.';
/** {count}: filters that are set */
export const filterCount = message('Filters ({count, number})');
/** {count}: opportunities beyond those in the list */
export const moreNotListed = message('{count, number} more, with fewer answers lost, are not listed.');

// Opportunities tab
export const loadingOpportunities = 'Loading opportunities...';
export const yourOpportunitiesNotLoaded = 'Your opportunities could not be loaded';
