import { message } from '@answerscope/contract';

// Api key letters
/** {product}: our name */
export const newKeySubject = message('New API key in your {product} account');
export const keyMade =
  'An API key was created in your settings. Programs with this key can use your account.';
export const name = 'Name';
export const may = 'May';
export const seeYourApiKeys = 'See your API keys';
export const revokeIfNotYou = 'If it wasn’t you, revoke it and change your password now.';
/** {product}: our name */
export const revokedKeySubject = message('An API key of your {product} account was revoked');
export const keyRevoked =
  'An administrator revoked an API key of your account. Programs with this key no longer have access.';
export const writeToSupport = 'If you don’t know why, contact support.';

// Own keys
/** {max}: how many keys a user may have */
export const asManyKeysAsAllowed = message(
  'You’ve reached the limit of {max, plural, one {# API key} other {# API keys}}. Revoke one first.',
);
export const read = 'Read';
export const readAndWrite = 'Read, change things and start checks';
