import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Api key letters
  newKeySubject: message('Neuer API-Schlüssel in Ihrem Konto bei {product}'),
  keyMade:
    'In Ihren Einstellungen wurde ein API-Schlüssel erstellt. Programme mit diesem Schlüssel können Ihr Konto benutzen.',
  name: 'Name',
  may: 'Darf',
  seeYourApiKeys: 'API-Schlüssel ansehen',
  revokeIfNotYou: 'Waren Sie es nicht, widerrufen Sie ihn und ändern Sie sofort Ihr Passwort.',
  revokedKeySubject: message('Ein API-Schlüssel Ihres Kontos bei {product} wurde widerrufen'),
  keyRevoked:
    'Die Verwaltung hat einen API-Schlüssel Ihres Kontos widerrufen. Programme mit diesem Schlüssel haben keinen Zugriff mehr.',
  writeToSupport: 'Kennen Sie den Grund nicht, schreiben Sie dem Support.',

  // Own keys
  asManyKeysAsAllowed: message(
    'Sie haben {max, plural, one {# API-Schlüssel} other {# API-Schlüssel}}, mehr sind nicht möglich. Widerrufen Sie zuerst einen.',
  ),
  read: 'Lesen',
  readAndWrite: 'Lesen, ändern und Prüfungen starten',
} satisfies Translation<typeof messages>;
