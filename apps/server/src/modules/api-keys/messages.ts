import { message } from '@answerscope/contract';

// Api key letters
/** {product}: our name */
export const newKeySubject = message('A new API key of your {product} account');
export const keyMade = 'An API key was made in your settings. Programs that have it can use your account.';
export const name = 'Name';
export const may = 'May';
export const seeYourApiKeys = 'See your API keys';
export const revokeIfNotYou = 'If it was not you, revoke it there and choose a new password at once.';
/** {product}: our name */
export const revokedKeySubject = message('An API key of your {product} account was revoked');
export const keyRevoked =
  'An administrator has revoked an API key of your account. Programs that use it are refused now.';
export const writeToSupport = 'If you do not know why, please write to support.';

// Own keys
/** {max}: how many keys a user may have */
export const asManyKeysAsAllowed = message(
  'You have {max, plural, one {# API key} other {# API keys}}, as many as there can be. Revoke one first.',
);
export const read = 'Read';
export const readAndWrite = 'Read, change things and start checks';
