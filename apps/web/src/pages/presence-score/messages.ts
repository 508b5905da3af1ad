// Presence score page
export const presenceScore = 'Presence Score';
export const yourPresenceScoreNotLoaded = 'Your presence score could not be loaded';
export const newestReport = 'Newest report';
export const addKeywords = 'Add keywords';
export const exportCsv = 'Export CSV';
export const loadingYourPresenceScore = 'Loading your presence score...';
export const history = 'History';
export const presenceScoreOverTime = 'Presence score over time';
export const theseDaysHaveTooFew = 'These days have too few answers for a score.';
export const byAssistant = 'By assistant';
export const howThisIsCounted = 'How this is counted';
export const showThePartsOf = 'Show the parts of';
export const noPresenceScoreYet = 'No presence score yet';
export const afterFirstCheckAllKeywords =
  'After your first check of all keywords, one number shows how present you are: how often you are mentioned, how early, with what share, and for how many keywords.';
export const checkAllKeywords = 'Check all keywords';
