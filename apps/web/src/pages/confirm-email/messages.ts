import { message } from '@answerscope/contract';

// Confirm email page
export const yourNewEmailConfirmed = 'Your new email is confirmed';
export const fromNowOnSignIn = 'Sign in with it from now on.';
export const confirmYourNewEmail = 'Confirm your new email';
export const fromThenOnSignIn = 'You then sign in with it. We notify the old address.';
/** {link}: leads home */
export const notYou = message('Not you? <link>Keep the old email</link>');
