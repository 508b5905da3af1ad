import type * as messages from './accounts-messages.ts';
import { messagesIn, type Translation } from './messages/message.ts';

const message = messagesIn('de');

export default {
  // Account deletion
  typeAddressAccount: 'Bitte geben Sie die Adresse Ihres Kontos ein',

  // Account settings
  enterYourPassword: 'Bitte geben Sie Ihr Passwort ein',
  enterValidEmailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',

  // Accounts
  emailIsRequired: 'Die E-Mail-Adresse fehlt',
  fullNameIsRequired: 'Der vollständige Name fehlt',
  passwordIsRequired: 'Das Passwort fehlt',
  passwordShouldContainLettersAnd: 'Das Passwort muss Buchstaben und Ziffern enthalten',
  confirmYourPassword: 'Bitte bestätigen Sie Ihr Passwort',
  passwordsDoNotMatch: 'Die Passwörter stimmen nicht überein',
  fullNameTooShort: message(
    'Der vollständige Name muss mindestens {min, plural, one {# Zeichen} other {# Zeichen}} lang sein',
  ),
  fullNameTooLong: message(
    'Der vollständige Name darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} lang sein',
  ),
  passwordTooShort: message(
    'Das Passwort muss mindestens {min, plural, one {# Zeichen} other {# Zeichen}} lang sein',
  ),
  passwordTooLong: message(
    'Das Passwort darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} lang sein',
  ),

  // Api key access
  thisApiKeyDoesNot: 'Dieser API-Schlüssel funktioniert nicht. Er ist unbekannt, widerrufen oder abgelaufen.',
  thisApiKeyCanOnly:
    'Dieser API-Schlüssel kann nur lesen. Erstellen Sie in den Einstellungen einen mit Schreibzugriff.',
  apiKeysCantDo: 'Mit API-Schlüsseln geht das nicht. Melden Sie sich dafür an.',

  // Api keys
  sayWhatKeyFor: 'Bitte geben Sie an, wofür der Schlüssel ist',
  chooseWhatKeyMayDo: 'Bitte wählen Sie, was der Schlüssel darf',
  enterNumberDays: 'Bitte geben Sie eine Anzahl von Tagen ein',
  enterAWholeNumber: 'Bitte geben Sie eine ganze Zahl ein',
  aKeyWorksForAt: 'Ein Schlüssel gilt mindestens einen Tag',
  keyNameTooLong: message(
    'Der Name darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} lang sein',
  ),
  keyWorksTooLong: message(
    'Ein Schlüssel läuft nach höchstens {max, plural, one {# Tag} other {# Tagen}} ab oder nie',
  ),

  // Avatar
  theBodyPictureItself: 'Der Inhalt der Anfrage ist das Bild selbst. Das vorherige wird entfernt.',

  // Mail domain
  enterADomain: 'Bitte geben Sie eine Domain ein: example.com',

  // Optional text
  enterPlainText: 'Bitte geben Sie einfachen Text ein',

  // Profile fields
  companyNameMustBeLess: 'Der Name des Unternehmens muss kürzer als 100 Zeichen sein',
  companyNameMustBeAt: 'Der Name des Unternehmens muss mindestens 2 Zeichen lang sein',
  enterAValidUrl: 'Bitte geben Sie eine gültige URL ein',
  chooseACountry: 'Bitte wählen Sie ein Land',
  chooseALanguage: 'Bitte wählen Sie eine Sprache',
  chooseATimeZone: 'Bitte wählen Sie eine Zeitzone',
  enterAmountInUsDollars: 'Bitte geben Sie einen Betrag in US-Dollar ein',
  theAmountCannotBeNegative: 'Der Betrag darf nicht negativ sein',
  theAmountCanBeAt: 'Der Betrag darf höchstens 100.000 sein',
  enterWholeCents: 'Bitte geben Sie ganze Cent ein',

  // Profile
  chooseACategory: 'Bitte wählen Sie eine Kategorie',
  chooseASubcategory: 'Bitte wählen Sie eine Unterkategorie',
  chooseWhetherSidebarShown: 'Bitte wählen Sie, ob die Seitenleiste zu sehen ist',
  chooseWhetherBrowserMayMeasure: 'Bitte wählen Sie, ob Ihr Browser messen darf',
  nothingChangeGiven: 'Es wurde keine Änderung angegeben',

  // Settings
  aModelIsRequired: 'Das Modell fehlt',
  giveEitherQuestionOrKeyword: 'Geben Sie entweder eine Frage oder ein Keyword an',
  aTemplateNeedsKeyword: 'Eine Vorlage braucht ein Keyword: Eine Frage wird unverändert gestellt',
  templateMustHoldKeyword: 'Die Vorlage muss {keyword} enthalten',

  // Support link
  thisSiteListsNoSupport: 'Hier ist keine Adresse des Supports angegeben. Bitte fragen Sie den Betreiber.',
  supportSubject: message('{product}: Fehler {error}'),

  // Telemetry
  useLowercaseWordsWithHyphens: 'Bitte verwenden Sie kleingeschriebene Wörter mit Bindestrichen',
  namePageByRoute: 'Bitte nennen Sie eine Seite mit ihrer Route oder einen Teil des Programms',

  // View as words
  theViewAsUserHas: 'Die Ansicht als Nutzer ist beendet.',
  viewIsReadOnly: message('In der Ansicht als {user} können Sie nichts ändern.'),
  notShownInView: message('In der Ansicht als {user} ist das nicht zu sehen.'),
  // Visits of the demonstration
  demonstrationIsReadOnly: 'Demo: Hier lässt sich nichts ändern.',
  notInDemonstration: 'Die Demo zeigt das nicht.',

  // Webhooks
  sayWhatEndpoint: 'Bitte geben Sie an, was der Endpunkt ist',
  enterAnAddress: 'Bitte geben Sie eine Adresse ein',
  enterAFullAddress: 'Bitte geben Sie eine vollständige Adresse ein, etwa https://example.com/webhooks',
  chooseAtLeastOneEvent: 'Bitte wählen Sie mindestens ein Ereignis',
  eachEventCanBeChosen: 'Jedes Ereignis kann nur einmal gewählt werden',
  endpointNameTooLong: message(
    'Der Name darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} lang sein',
  ),
  addressTooLong: message(
    'Die Adresse darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} lang sein',
  ),
} satisfies Translation<typeof messages>;
