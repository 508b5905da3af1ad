// Sources page
export const sources = 'Sources';
export const yourSourcesNotLoaded = 'Your sources could not be loaded';
export const assistantsCiteSitesWhenThey = 'Assistants cite sites when they search the web.';
export const chooseOtherDays = 'Choose other days.';
export const sitesAnswersCiteAppearHere = 'Sites that answers cite appear here after your first check.';
export const checkAllKeywords = 'Check all keywords';
export const citedSites = 'Cited sites';
export const howThisIsCounted = 'How this is counted';
export const showSites = 'Show sites';
export const all = 'All';
export const site = 'Site';
export const tryAnotherFilterOrShorter = 'Try another filter or a shorter search.';
export const noSitesCitedInThese = 'No sites cited in these days';
export const noAnswersInTheseDays = 'No answers in these days';
export const noSourcesYet = 'No sources yet';
