import { message } from '@answerscope/contract';

// Auth body
export const enterPlainText = 'Please enter plain text';
export const enterValidEmailAddress = 'Please enter a valid email address';

// Auth endpoint
export const resetLinkSent = 'If this email exists in our system, check your email for the reset link';

// Auth errors
export const fullNameTooShort = 'Full name must be at least 2 characters';
export const linkExpired = 'This link has expired or was already used. Please ask for a new one.';

// Auth letters
/** {product}: our name */
export const resetSubject = message('Reset your {product} password');
export const resetAsked = 'Someone asked to reset the password of this account.';
export const chooseNewPassword = 'Choose a new password';
export const resetLinkEnds =
  'The link works once, for one hour. A new password signs you out everywhere. If it wasn’t you, ignore this mail.';
/** {product}: our name */
export const confirmationSubject = message('Confirm your email address for {product}');
/** {product}: our name */
export const welcomeAndConfirm = message('Welcome to {product}. Confirm this address to start.');
export const confirmAndStart = 'Confirm and start';
export const ignoreIfNotYourSignUp = 'If you didn’t sign up, ignore this mail.';
/** {product}: our name */
export const confirmForMail = message('Confirm this address to get mail from {product} here.');
export const confirmAddress = 'Confirm address';
export const ignoreIfNotAsked = 'If you didn’t ask for this, ignore this mail.';
