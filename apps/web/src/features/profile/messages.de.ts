import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Basic info form
  profileUpdated: 'Das Profil wurde gespeichert.',
  failedToUpdateProfile: 'Das Profil konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  companyNameIsRequired: 'Der Name des Unternehmens fehlt',
  companyWebsiteIsRequired: 'Die Website des Unternehmens fehlt',
  companyName: 'Name des Unternehmens',
  companyNameHint: 'Der Name, den alle verwenden. Wir suchen ihn in jeder Antwort.',
  companyWebsite: 'Website des Unternehmens',
  websiteExample: 'https://example.com',
  whatDoYouOffer: 'Was bieten Sie an?',
  offerHint: 'Ein paar Wörter. Daraus schlagen wir Keywords und Fragen vor.',
  whereYouServePeople: 'Wo Sie Kunden haben',
  whatYouDo: 'Ihre Tätigkeit',
  howAskedAbout: 'Wie nach Ihnen gefragt wird',
  country: 'Land',
  countryHint: 'Wir fragen aus diesem Land.',
  language: 'Sprache',
  languageHint: 'Wir fragen in dieser Sprache.',
  reportsAndSpending: 'Berichte und Ausgaben',
  timeZone: 'Zeitzone',
  timeZoneHint: 'Zeiten zeigen wir in dieser Zeitzone.',
  monthlyLimitInUsDollars: 'Monatsgrenze in US-Dollar',
  monthlyLimitHint:
    'Prüfungen enden an dieser Grenze oder am niedrigeren Budget Ihres Tarifs. 0 beendet alle Prüfungen.',
  saving: 'Wird gespeichert …',
  saveChanges: 'Änderungen speichern',

  // Business fields
  businessCategory: 'Kategorie des Unternehmens',
  loading: 'Wird geladen …',
  chooseACategory: 'Kategorie wählen',
  businessSubcategory: 'Unterkategorie des Unternehmens',
  chooseACategoryFirst: 'Wählen Sie zuerst eine Kategorie.',
  chooseASubcategory: 'Unterkategorie wählen',

  // Company entry
  websiteHint: 'Damit unterscheiden wir Sie von Unternehmen mit demselben Namen.',
  offerExample: 'Buchhaltungssoftware',
  askedInAndFrom: message(
    'Wir fragen in dieser Sprache und aus diesem Land. Ihre Zeitzone ist {zone}. Alle drei können Sie im Profil ändern.',
  ),
  generatingKeywords: 'Keywords werden erzeugt …',
  generateAiKeywords: 'KI-Keywords erzeugen',
  thinkingOfKeywords: 'Das dauert meist weniger als eine Minute.',
  continueWithoutAiKeywords: 'Eigene Keywords hinzufügen',
  correctMarkedFields: 'Korrigieren Sie die markierten Felder, um fortzufahren.',
  enterCompanyName: 'Geben Sie den Namen Ihres Unternehmens ein, um fortzufahren.',
  failedToCompleteSetup: 'Die Einrichtung konnte nicht abgeschlossen werden. Bitte versuchen Sie es erneut.',

  // Local clientele fields
  yes: 'Ja',
  no: 'Nein',
  servesLocalCustomers: 'Bedienen Sie Kunden vor Ort?',
  geographicScope: 'Gebiet',
  city: 'Stadt',
  cityHint: 'Wir fragen nach dieser Stadt.',
  state: 'Bundesland oder Region',
  stateHint: 'Wir fragen nach dem ganzen Gebiet.',
  stateOfCityHint: 'Unterscheidet Ihre Stadt von anderen mit demselben Namen.',

  // Local clientele
  statewide: 'Ganze Region',
  specificCity: 'Bestimmte Stadt',
  cityIsRequired: 'Die Stadt fehlt',
  stateIsRequired: 'Das Bundesland oder die Region fehlt',

  // Name question
  whichAreAboutYou: 'Welche davon handeln von Ihnen?',
  nameMeansMore: message(
    '„{name}“ {kind, select, word {ist auch ein Wort} place {ist auch ein Ort} person {ist auch der Name von Personen} other {ist kurz, darum verwenden es auch andere}}. Antworten wie die nicht angekreuzten zählen nicht als Erwähnungen.',
  ),
  saveAnswers: 'Antworten speichern',
  skip: 'Überspringen',
  exampleSentences: 'Beispielsätze',
  removeThemLater: 'Sie können sie jederzeit unter „Wettbewerb“ bei „Ihre Markennamen“ entfernen.',

  // Profile gaps
  theCompanyName: 'den Namen',
  theCompanyWebsite: 'die Website',
  aBusinessCategory: 'eine Kategorie',
  addMissing: message('Ergänzen Sie {missing} in den Grunddaten.'),
  nothingWithoutName: 'Wir brauchen den Namen Ihres Unternehmens, um Sie in Antworten zu finden.',
  checkBasicInfo: 'Prüfen und speichern Sie die Grunddaten.',

  // Profile prompt
  completeYourProfile: 'Profil vervollständigen',
  openProfile: 'Profil öffnen',
  dismiss: 'Ausblenden',

  // Proposed place
  alsoSwitchTo: message('Auch auf {parts} umstellen?'),
  switchLabel: 'Umstellen',
} satisfies Translation<typeof messages>;
