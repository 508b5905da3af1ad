import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Auth body
  enterPlainText: 'Bitte geben Sie reinen Text ein',
  enterValidEmailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',

  // Auth endpoint
  resetLinkSent: 'Gibt es diese E-Mail-Adresse bei uns, haben Sie den Link zum Zurücksetzen per E-Mail',

  // Auth errors
  fullNameTooShort: 'Der Name muss mindestens 2 Zeichen haben',
  linkExpired: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',

  // Auth letters
  resetSubject: message('Passwort für {product} zurücksetzen'),
  resetAsked: 'Jemand möchte das Passwort dieses Kontos zurücksetzen.',
  chooseNewPassword: 'Neues Passwort wählen',
  resetLinkEnds:
    'Der Link gilt einmal und eine Stunde lang. Ein neues Passwort meldet Sie überall ab. Waren Sie es nicht, beachten Sie diese E-Mail nicht.',
  confirmationSubject: message('E-Mail-Adresse für {product} bestätigen'),
  welcomeAndConfirm: message('Willkommen bei {product}. Bestätigen Sie diese Adresse, um zu beginnen.'),
  confirmAndStart: 'Bestätigen und beginnen',
  ignoreIfNotYourSignUp: 'Haben Sie sich nicht registriert, beachten Sie diese E-Mail nicht.',
  confirmForMail: message('Bestätigen Sie diese Adresse, um hier E-Mails von {product} zu erhalten.'),
  confirmAddress: 'Adresse bestätigen',
  ignoreIfNotAsked: 'Haben Sie das nicht angefordert, beachten Sie diese E-Mail nicht.',
} satisfies Translation<typeof messages>;
