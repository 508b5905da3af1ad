// Failure words
export const detailsForTheAdministrator = 'Details for the administrator';

// State words
export const notMentioned = 'Not mentioned';
export const noCompaniesMentioned = 'No companies mentioned';
export const checkFailed = 'Check failed';
