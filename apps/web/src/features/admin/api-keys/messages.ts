import { message } from '@answerscope/contract';

// User keys
export const inUse = 'In use';
export const ended = 'Ended';
export const noApiKeys = 'No API keys';
export const whoMakesKeys = 'Users create keys for their own programs in their settings.';
export const noEndedApiKeys = 'No ended API keys';
export const whatEndedKeysAre = 'Revoked and expired keys appear here.';
export const readsAndWrites = 'Reads and writes';
export const apiKeysOfUsers = 'API keys of users';
export const nameEmailOrUser = 'Name, email or user';
export const keys = 'Keys';
export const apiKeysNotLoaded = 'The API keys could not be loaded';
export const loadingApiKeys = 'Loading API keys...';
export const tryAnotherPart = 'Try another part of a name or an email.';
export const revoke = 'Revoke';
export const revokeThisApiKey = 'Revoke this API key';
export const apiKeyRevoked = 'API key revoked';
export const reads = 'Reads';
/** {key}: its name; {user}: their email */
export const revokeKey = message('Revoke {key} of {user}');
/** {at}: when */
export const made = message('created <at></at>');
export const neverUsed = 'never used';
/** {at}: when */
export const lastUsed = message('last used <at></at>');
/** {at}: when */
export const revoked = message('revoked <at></at>');
/** {at}: when */
export const revokedByAdministrator = message('revoked by an administrator <at></at>');
export const doesNotExpire = 'does not expire';
/** {at}: when */
export const expires = message('expires <at></at>');
/** {at}: when */
export const expired = message('expired <at></at>');
/** {user}: their email; {key}: its name */
export const revokedForGood = message(
  '1 key of {user}, ‘{key}’, stops working immediately. The user gets an email. This cannot be undone.',
);
