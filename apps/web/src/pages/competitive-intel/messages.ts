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

// Competitive intel page
export const competitiveIntel = 'Competitive Intel';
export const yourCompetitorsNotLoaded = 'Your competitors could not be loaded';
export const addCompetitorsSeeWhereThey = 'Add competitors to see where they are mentioned and you are not';
export const yourNames = 'Your names';
export const whetherAnswersWaitBeJudged = 'Whether answers wait to be judged again could not be loaded';
export const competitiveIntel2 = 'Competitive intel';
export const comparison = 'Comparison';
export const opportunities = 'Opportunities';
export const noCompetitorsYet = 'No competitors yet';
export const trackCompanySeeWhichKeywords = 'Track a company to see which keywords mention it and not you.';
export const loadingYourSettings = 'Loading your settings...';

// Opportunities panel
export const whereCompetitorsMentionedAndNot = 'Where competitors are mentioned and you are not';
export const showTheAnswersOf = 'Show the answers of';
export const filters = 'Filters';
export const yourTopicsAndTagsNot = 'Your topics and tags could not be loaded';
export const thisListSaysWhatStored =
  'This list says what stored answers show. It does not know what would change them: a cited site is a place to look at, not a cause.';
export const showAllOpportunities = 'Show all opportunities';

// Opportunities tab
export const loadingOpportunities = 'Loading opportunities...';
export const yourOpportunitiesNotLoaded = 'Your opportunities could not be loaded';
