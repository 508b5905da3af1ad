import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Api key words
  mayRead: 'Nur lesen',
  mayReadAndWrite: 'Lesen, ändern und Prüfungen starten',
  madeOn: message('erstellt am {day}'),
  neverUsed: 'nie verwendet',
  lastUsed: message('zuletzt verwendet {ago}'),
  revokedOn: message('widerrufen am {day}'),
  revokedByAdministrator: message('von der Verwaltung widerrufen am {day}'),
  doesNotExpire: 'läuft nicht ab',
  expiresOn: message('läuft ab am {day}'),
  expiredOn: message('abgelaufen am {day}'),

  // Api keys panel
  apiKeysLede:
    'Mit API-Schlüsseln nutzen Sie Ihr Konto aus eigenen Programmen. Auf Anmeldung, Profil, E-Mail-Einstellungen und Zahlungen haben Schlüssel keinen Zugriff.',
  haveAllApiKeys: message(
    'Sie haben {count, plural, one {# Schlüssel} other {# Schlüssel}}, mehr sind nicht möglich. Widerrufen Sie einen, um einen neuen zu erstellen.',
  ),
  apiDocumentation: 'API-Dokumentation',
  apiKeysNotLoaded: 'Ihre API-Schlüssel konnten nicht geladen werden',
  apiKeys: 'API-Schlüssel',
  makeAnApiKey: 'API-Schlüssel erstellen',
  expired: 'Abgelaufen',
  revoked: 'Widerrufen',
  revoke: 'Widerrufen',
  revokeKey: message('{name} widerrufen'),
  apiKeyRevoked: 'API-Schlüssel widerrufen',
  revokeThisApiKey: 'Diesen API-Schlüssel widerrufen',
  revoking: 'Wird widerrufen …',
  revokedForGood:
    'Programme mit diesem Schlüssel haben sofort keinen Zugriff mehr. Das lässt sich nicht rückgängig machen.',

  // New key dialog
  after30Days: 'Nach 30 Tagen',
  after90Days: 'Nach 90 Tagen',
  afterAYear: 'Nach einem Jahr',
  never: 'Nie',
  makeTheKey: 'Schlüssel erstellen',
  whatItIsFor: 'Name',
  keyNameHint: 'Zum Beispiel „Nächtlicher Bericht“',
  whatItMayDo: 'Zugriff',
  whenItExpires: 'Läuft ab',
  copyKeyYourself: 'Ihr Browser erlaubt das Kopieren nicht. Bitte kopieren Sie den Schlüssel von Hand.',
  yourNewApiKey: 'Ihr neuer API-Schlüssel',
  copyTheKey: 'Schlüssel kopieren',
  keepKeyNow: 'Kopieren Sie diesen Schlüssel jetzt. Er wird nicht noch einmal angezeigt.',
  aFirstRequest: 'Eine erste Anfrage:',
} satisfies Translation<typeof messages>;
