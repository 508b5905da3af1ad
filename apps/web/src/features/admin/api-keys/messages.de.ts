import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // User keys
  inUse: 'Gültig',
  ended: 'Beendet',
  noApiKeys: 'Keine API-Schlüssel',
  whoMakesKeys: 'Nutzer erstellen in ihren Einstellungen Schlüssel für eigene Programme.',
  noEndedApiKeys: 'Keine beendeten API-Schlüssel',
  whatEndedKeysAre: 'Widerrufene und abgelaufene Schlüssel erscheinen hier.',
  readsAndWrites: 'Lesen und schreiben',
  apiKeysOfUsers: 'API-Schlüssel der Nutzer',
  nameEmailOrUser: 'Name, E-Mail-Adresse oder Nutzer',
  keys: 'Schlüssel',
  apiKeysNotLoaded: 'Die API-Schlüssel konnten nicht geladen werden',
  loadingApiKeys: 'API-Schlüssel werden geladen …',
  tryAnotherPart: 'Versuchen Sie einen anderen Teil des Namens oder der E-Mail-Adresse.',
  revoke: 'Widerrufen',
  revokeThisApiKey: 'API-Schlüssel widerrufen',
  apiKeyRevoked: 'API-Schlüssel widerrufen',
  reads: 'Lesen',
  revokeKey: message('{key} von {user} widerrufen'),
  made: message('erstellt am <at></at>'),
  neverUsed: 'nie benutzt',
  lastUsed: message('zuletzt benutzt am <at></at>'),
  revoked: message('widerrufen am <at></at>'),
  revokedByAdministrator: message('von der Verwaltung widerrufen am <at></at>'),
  doesNotExpire: 'läuft nicht ab',
  expires: message('läuft am <at></at> ab'),
  expired: message('abgelaufen am <at></at>'),
  revokedForGood: message(
    '1 Schlüssel von {user}, „{key}“, gilt sofort nicht mehr. Der Nutzer erhält eine E-Mail. Das lässt sich nicht rückgängig machen.',
  ),
} satisfies Translation<typeof messages>;
