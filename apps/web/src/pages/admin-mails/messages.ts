// Admin mails page
export const mails = 'Mails';
export const loadingMails = 'Loading mails...';
export const theMailsNotLoaded = 'The mails could not be loaded';
export const noMailsMatchSearchAnd = 'No mails match your search and state.';
export const noMailsYet = 'No mails yet';
export const mailsLast30DaysAppear = 'Mails of the last 30 days appear here.';
