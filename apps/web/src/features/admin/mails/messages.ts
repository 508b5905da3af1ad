import { message } from '@answerscope/contract';

// Mail filters
export const addressOrSubject = 'Address or subject';
export const state = 'State';
export const allStates = 'All states';

// Mail sheet
export const thisMailNotLoaded = 'This mail could not be loaded';
export const textNotKept = 'The text of this mail was not stored.';
export const secretsHidden = 'Secret parts of links are hidden.';
/** {recipient}: an address; {at}: when */
export const toWhomAndWhen = message('To {recipient} · created <at></at>');
/** {at}: when */
export const sentAt = message('sent <at></at>');

// Mail table
export const lastError = 'Last error';
export const view = 'View';
export const sendAgain = 'Send again';
export const mails = 'Mails';
export const to = 'To';
export const subject = 'Subject';
export const created = 'Created';
export const actions = 'Actions';

// Mail words
export const waiting = 'Waiting';
export const sent = 'Sent';
export const failed = 'Failed';

// Resend mail dialog
export const sendThisMailAgain = 'Send this mail again';
export const mailIsBeingSent = 'Mail is being sent';
/** {recipient}: an address */
export const oneMailGoesTo = message('One mail goes to {recipient}. Links in it may have expired.');
