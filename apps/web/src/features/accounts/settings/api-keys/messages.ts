import { message } from '@answerscope/contract';

// Api key words
export const mayRead = 'Read only';
export const mayReadAndWrite = 'Read, change and start checks';
/** An entry in a list of facts, as those below. {day}: of which the key is */
export const madeOn = message('created {day}');
export const neverUsed = 'never used';
/** {ago}: how long ago, as '1 h ago' */
export const lastUsed = message('last used {ago}');
/** {day}: of the end of the key */
export const revokedOn = message('revoked {day}');
/** {day}: of the end of the key */
export const revokedByAdministrator = message('revoked by an administrator {day}');
export const doesNotExpire = 'does not expire';
/** {day}: from which on the key will be refused */
export const expiresOn = message('expires {day}');
/** {day}: from which on the key was refused */
export const expiredOn = message('expired {day}');

// Api keys panel
export const apiKeysLede =
  'Use API keys in your own programs. Keys cannot reach your sign-in, profile, email settings or payments.';
/** {count}: keys that a user can have */
export const haveAllApiKeys = message(
  'You have {count, plural, one {# key} other {# keys}}, the maximum. Revoke one to create another.',
);
export const apiDocumentation = 'API documentation';
export const apiKeysNotLoaded = 'Your API keys could not be loaded';
export const apiKeys = 'API keys';
export const makeAnApiKey = 'Create API key';
export const expired = 'Expired';
export const revoked = 'Revoked';
export const revoke = 'Revoke';
/** {name}: the key's */
export const revokeKey = message('Revoke {name}');
export const apiKeyRevoked = 'API key revoked';
export const revokeThisApiKey = 'Revoke this API key';
export const revoking = 'Revoking...';
export const revokedForGood = 'Programs that use this key stop working immediately. This cannot be undone.';

// New key dialog
export const after30Days = 'After 30 days';
export const after90Days = 'After 90 days';
export const afterAYear = 'After a year';
export const never = 'Never';
export const makeTheKey = 'Create key';
export const whatItIsFor = 'Name';
export const keyNameHint = 'For example “Nightly report”';
export const whatItMayDo = 'Access';
export const whenItExpires = 'Expires';
export const copyKeyYourself = 'Your browser does not allow copying. Please copy the key by hand.';
export const yourNewApiKey = 'Your new API key';
export const copyTheKey = 'Copy key';
export const keepKeyNow = "Copy this key now. You won't be able to see it again.";
export const aFirstRequest = 'A first request:';
