// Presence score page
export const presenceScore = 'Presence Score';
export const yourPresenceScoreNotLoaded = 'Your presence score could not be loaded';
export const updated = 'Updated';
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
  'One number shows how often and how early you are mentioned, your share, and for how many keywords. It appears after your first check.';
export const checkAllKeywords = 'Check all keywords';
