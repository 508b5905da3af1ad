import { message } from '@answerscope/contract';

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
/** {min}: as many answers as a rate needs */
export const howSitesAreCounted = message(
  'We count the answers in your reports, except those for keywords that contain your name. A site counts once per answer that cites it. A rate needs at least {min, plural, one {# answer} other {# answers}}.',
);
/** {kind}: 'Yours', 'Competitors' or 'Other'; {count}: sites of it */
export const kindAndCount = message('{kind} ({count, number})');
/** {answers}: those that are counted; {range}: 'the last 28 days', 'October 2026' */
export const answersInRange = message('{answers, plural, one {# answer} other {# answers}} in {range}');
export const yours = 'Yours';
export const competitors = 'Competitors';
export const other = 'Other';
