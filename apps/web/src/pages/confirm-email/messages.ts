import { message } from '@answerscope/contract';

// Confirm email page
export const yourNewEmailConfirmed = 'Your new email is confirmed';
export const fromNowOnSignIn = 'From now on you sign in with it.';
export const confirmYourNewEmail = 'Confirm your new email';
export const fromThenOnSignIn = 'From then on you sign in with it, and the old address is notified.';
/** {link}: leads home */
export const notYou = message('It was not you? <link>Leave it as it is</link>');
