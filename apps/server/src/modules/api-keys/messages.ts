// Api key letters
export const anApiKeyMadeIn =
  'An API key was made in your settings. Programs that have it can use your account.';
export const name = 'Name';
export const may = 'May';
export const seeYourApiKeys = 'See your API keys';
export const ifNot = 'If it was not you, revoke it there and choose a new password at once.';
export const anAdministratorHasRevokedApi =
  'An administrator has revoked an API key of your account. Programs that use it are refused now.';
export const ifDoNotKnowWhy = 'If you do not know why, please write to support.';

// Own keys
export const readChangeThingsAndStart = 'Read, change things and start checks';
