import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Sign-in
  signInTitle: 'Willkommen zurück',
  signInLede: 'Melden Sie sich an und sehen Sie, wo KI-Assistenten Sie erwähnen.',
  signIn: 'Anmelden',
  signingIn: 'Anmeldung läuft …',
  signedIn: 'Sie werden angemeldet …',
  newHere: message('Neu hier? <link>Konto erstellen</link>'),
  email: 'E-Mail-Adresse',
  emailExample: 'name@example.com',
  emailMissing: 'Die E-Mail-Adresse fehlt',
  password: 'Passwort',
  passwordMissing: 'Das Passwort fehlt',
  forgotPassword: 'Passwort vergessen?',
  loading: 'Wird geladen …',
  demonstrationBusy: 'Die Demo lässt sich gerade nicht öffnen. Bitte versuchen Sie es später erneut.',
  confirmationExpired:
    'Dieser Link ist abgelaufen oder wurde schon benutzt. Melden Sie sich an, um einen neuen zu erhalten.',
  accountKept: 'Ihr Konto bleibt bestehen',
  accountKeptWhy: 'Ihr Konto sollte gelöscht werden. Sie haben sich angemeldet, darum wurde nichts gelöscht.',

  // Second step
  secondStepTitle: 'Noch ein Schritt',
  secondStepLede: 'Geben Sie einen Code ein, um die Anmeldung abzuschließen.',
  code: 'Code',
  codeHint: 'Sechs Ziffern aus Ihrer Authenticator-App',
  codeMissing: 'Bitte geben Sie einen Code ein',
  recoveryCode: 'Wiederherstellungscode',
  recoveryCodeHint: 'Jeder gilt einmal',
  useRecoveryCode: 'Wiederherstellungscode verwenden',
  useApp: 'Authenticator-App verwenden',
  startOver: 'Von vorn beginnen',

  // Another mail to confirm an address
  sendAgain: 'E-Mail erneut senden',
  sending: 'Wird gesendet …',
  sentAgain: message('Wir haben einen neuen Link an {email} gesendet.'),
  sentNowhere:
    'Diese Website versendet keine E-Mails. Der Betreiber hat den Link und kann ihn Ihnen weitergeben.',

  // A forgotten password
  forgotPasswordLede:
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, um ein neues Passwort zu wählen.',
  rememberPassword: message('Passwort wieder eingefallen? <link>Anmelden</link>'),
  sendResetLink: 'Link senden',
  resetLinkSent: message(
    'Wenn {email} zu einem Konto gehört, haben wir einen Link dorthin gesendet. Er gilt eine Stunde.',
  ),
  resetLinkKept: message(
    'Wenn {email} zu einem Konto gehört, hat der Betreiber dieser Website den Link. Er gilt eine Stunde.',
  ),

  // A new password
  newPasswordTitle: 'Neues Passwort wählen',
  newPasswordLede: 'Ein neues Passwort meldet Sie überall ab.',
  linkDoesNotWork: message('Der Link funktioniert nicht? <link>Neuen Link anfordern</link>'),
  resetLinkExpired: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  passwordChanged: 'Ihr Passwort wurde geändert. Bitte melden Sie sich mit dem neuen an.',
  newPassword: 'Neues Passwort',
  passwordHint: 'Mindestens 8 Zeichen mit Buchstaben und Ziffern',
  confirmPassword: 'Passwort bestätigen',
  confirmPasswordMissing: 'Bitte bestätigen Sie Ihr Passwort',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  setPassword: 'Neues Passwort speichern',
  saving: 'Wird gespeichert …',

  // Confirm email
  confirming: 'Wird bestätigt …',
  confirmThisAddress: 'Adresse bestätigen',

  // Invitation form
  fullName: 'Vollständiger Name',
  creatingAccount: 'Konto wird erstellt …',
  createAccount: 'Konto erstellen',
  youAgree: message(
    'Wenn Sie ein Konto erstellen, stimmen Sie den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu.',
  ),

  // Registration form
  fixErrorsAbove: 'Bitte beheben Sie zuerst die Fehler oben',
} satisfies Translation<typeof messages>;
