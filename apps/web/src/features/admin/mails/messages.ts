// Mail filters
export const addressOrSubject = 'Address or subject';
export const state = 'State';
export const allStates = 'All states';

// Mail sheet
export const thisMailNotLoaded = 'This mail could not be loaded';
export const theTextMailNotKept = 'The text of this mail was not kept.';
export const secretPartsLinksHidden = 'Secret parts of links are hidden.';

// Mail table
export const lastError = 'Last error';
export const view = 'View';
export const sendAgain = 'Send again';
export const mails = 'Mails';

// Mail words
export const waiting = 'Waiting';
export const sent = 'Sent';
export const failed = 'Failed';

// Resend mail dialog
export const sendThisMailAgain = 'Send this mail again';
export const mailIsBeingSent = 'Mail is being sent';
