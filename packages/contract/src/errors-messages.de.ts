import type * as messages from './errors-messages.ts';
import { messagesIn, type Translation } from './messages/message.ts';

const message = messagesIn('de');

export default {
  // Error catalogue
  checkInputAndTryAgain: 'Bitte prüfen Sie Ihre Eingabe und versuchen Sie es erneut.',
  youNeedSignInAccess: 'Bitte melden Sie sich an, um darauf zuzugreifen.',
  paymentRequiredAccessFeature: 'Diese Funktion ist kostenpflichtig.',
  youDontHavePermissionPerform: 'Sie sind dazu nicht berechtigt.',
  theRequestedResourceNotFound: 'Das Angeforderte wurde nicht gefunden.',
  thisActionConflictsWithExisting:
    'Diese Aktion steht im Widerspruch zu vorhandenen Daten. Bitte laden Sie neu und versuchen Sie es erneut.',
  tooManyRequests: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  somethingWentWrongOnOur: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später erneut.',
  theServiceTemporarilyUnavailable:
    'Der Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es später erneut.',
  theRequestTookTooLong: 'Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es erneut.',
  checkInternetConnectionAndTry: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  anUnexpectedErrorOccurred: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',

  // Friendly errors
  theEmailOrPasswordEntered: 'E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es erneut.',
  noAccountFoundWithEmail: 'Zu dieser E-Mail-Adresse gibt es kein Konto. Möchten Sie sich registrieren?',
  tooManyLoginAttempts:
    'Zu viele Anmeldeversuche. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  checkEmailAndClickConfirmation:
    'Bitte öffnen Sie unsere E-Mail und klicken Sie auf den Link zur Bestätigung. Danach können Sie sich anmelden.',
  yourPasswordShouldBeAt:
    'Ihr Passwort muss mindestens 8 Zeichen lang sein und Buchstaben und Ziffern enthalten.',
  accountsCannotBeMadeWith:
    'Mit dieser Adresse können Sie sich nicht registrieren. Verwenden Sie eine andere oder fragen Sie den Betreiber.',
  anAccountWithEmailAlready:
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich stattdessen an.',
  wereHavingTroubleConnecting:
    'Die Verbindung klappt nicht. Bitte prüfen Sie Ihr Internet und versuchen Sie es erneut.',
  yourSessionHasExpired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  enterValidEmailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  thisCodeNotRight: 'Dieser Code ist falsch. Bitte geben Sie den neuesten ein.',
  tooMuchTimeHasPassed:
    'Der Code gilt nach zu langer Zeit oder zu vielen Versuchen nicht mehr. Bitte melden Sie sich erneut an.',
  thisAccountWasDeleted: 'Dieses Konto wurde gelöscht.',
  thisAccountHasBeenDeactivated: 'Dieses Konto wurde deaktiviert. Bitte wenden Sie sich an den Support.',
  unexpectedError: 'Ein unerwarteter Fehler ist aufgetreten',
  noActiveSessionFound: 'Keine aktive Sitzung gefunden',
  userNotAuthenticated: 'Sie sind nicht angemeldet',
  youMustBeLoggedIn: 'Zum Wechseln des Tarifs müssen Sie angemeldet sein',
  weCouldntReachServer:
    'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  somethingWentWrongOnOurEnd:
    'Bei uns ist etwas schiefgegangen. Unser Team weiß Bescheid und arbeitet daran.',
  youreDoingLittleTooQuickly:
    'Das war etwas zu schnell. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  thisTakingLongerThanUsual: 'Das dauert länger als üblich. Warten Sie, oder laden Sie die Seite neu.',
  youDontHaveAccess: 'Sie haben darauf keinen Zugriff. Brauchen Sie ihn, wenden Sie sich an die Verwaltung.',
  weCouldntFindWhatWere: 'Das Gesuchte wurde nicht gefunden. Vielleicht wurde es gelöscht.',
  thatRequestDidntLookRight:
    'Diese Anfrage stimmt nicht. Bitte prüfen Sie Ihre Eingabe und versuchen Sie es erneut.',
  youveReachedKeywordLimit:
    'Sie haben die Höchstzahl Ihrer Keywords erreicht. Für mehr brauchen Sie einen größeren Tarif.',
  thisKeywordAlreadyInList: 'Dieses Keyword steht schon in Ihrer Liste.',
  enterValidKeywordLetters:
    'Bitte geben Sie ein gültiges Keyword ein (nur Buchstaben, Ziffern und Leerzeichen).',
  thisKeywordTooLong: 'Dieses Keyword ist zu lang. Es darf höchstens 200 Zeichen haben.',
  enterAValidQuestion:
    'Bitte geben Sie eine gültige Frage ein: Buchstaben, Ziffern und Satzzeichen, ohne Link.',
  thisQuestionTooLong: 'Diese Frage ist zu lang. Sie darf höchstens 500 Zeichen haben.',
  failedGenerateAiKeywords: 'Es konnten keine KI-Keywords erzeugt werden. Bitte versuchen Sie es erneut.',
  rateLimitExceeded: 'Limit überschritten. Bitte warten Sie 5 Minuten, bevor Sie wieder Keywords erzeugen.',
  openaiServiceCurrentlyUnavailable:
    'Der Dienst von OpenAI ist zurzeit nicht verfügbar. Bitte wenden Sie sich an den Support.',
  keywordsWereGeneratedButThere:
    'Die Keywords wurden erzeugt, konnten aber nicht geladen werden. Bitte versuchen Sie es erneut.',
  yourSessionHasExpiredPleaseRefresh:
    'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  failedToDeleteKeyword: 'Das Keyword konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
  errorAddingKeyword: 'Das Keyword konnte nicht hinzugefügt werden',
  noAssistantSetUpHere: 'Es ist kein Assistent eingerichtet, der Ideen geben könnte.',
  noAssistantCanBeReached:
    'Zurzeit ist kein Assistent für Ideen erreichbar. Bitte versuchen Sie es später erneut.',
  theAssistantGaveNothingCould:
    'Der Assistent hat keine brauchbaren Ideen geliefert. Bitte versuchen Sie es erneut.',
  theAssistantGaveNoIdea:
    'Der Assistent hat keine neuen Ideen geliefert. Bitte versuchen Sie es später erneut.',
  ideasCanBeAskedFor: 'Alle 5 Minuten können Sie neue Ideen anfordern. Bitte warten Sie einen Moment.',
  decideOnSomeIdeasAsked: 'Bitte entscheiden Sie über einige Ihrer neuen Ideen, bevor Sie weitere anfordern.',
  companyNameIsRequired: 'Der Name des Unternehmens fehlt. Bitte speichern Sie ihn zuerst in den Grunddaten.',
  aNameCanBelongOne: 'Ein Name kann nur zu einem Unternehmen gehören.',
  thisCompetitorAlreadyInList: 'Dieser Mitbewerber steht schon in Ihrer Liste.',
  twoThemesCannotHaveSame: 'Zwei Merkmale können nicht denselben Namen haben.',
  yourThemesWereChangedElsewhere:
    'Ihre Merkmale wurden in einem anderen Tab geändert. Wir haben sie neu geladen. Bitte versuchen Sie es noch einmal.',
  atMost20Themes: 'Höchstens 20 Merkmale. Löschen Sie eines, um ein weiteres hinzuzufügen.',
  youveReachedLimitCompetitors:
    'Sie haben die Höchstzahl der Mitbewerber erreicht. Löschen Sie einen, um einen weiteren hinzuzufügen.',
  youveReachedLimitNamesakes:
    'Sie haben die Höchstzahl der Namensvettern erreicht. Löschen Sie einen, um einen weiteren hinzuzufügen.',
  enterALongerName: 'Geben Sie einen längeren Namen ein oder ein Wort, das in seiner Nähe steht.',
  failedCheckKeywordVisibility:
    'Die Sichtbarkeit des Keywords konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
  addSomeKeywordsFirstBefore:
    'Bitte fügen Sie zuerst Keywords hinzu. Danach können Sie die Sichtbarkeit prüfen.',
  tooManyChecksAtOnce:
    'Zu viele Prüfungen auf einmal. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  enterCompanyNameBeforeChecking:
    'Bitte geben Sie zuerst den Namen Ihres Unternehmens ein. Danach können Sie die Sichtbarkeit prüfen.',
  somethingUnexpectedHappened: 'Etwas Unerwartetes ist passiert. Bitte versuchen Sie es erneut.',
  weCouldntLoadThis: 'Das konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  weCouldntSaveChanges: 'Ihre Änderungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  yourConnectionWasLost:
    'Die Verbindung ist unterbrochen. Sobald Sie wieder online sind, versuchen wir es erneut.',
  tagNameRequired: 'Der Name des Labels fehlt',
  tagNameTooLong: 'Der Name des Labels darf höchstens 50 Zeichen lang sein',
  enterValidTagName: 'Bitte geben Sie einen gültigen Namen für das Label ein',
  tagNameSeparates: 'Der Name eines Labels darf weder Komma noch Semikolon enthalten',
  tagThereAlready: 'Sie haben schon ein Label mit diesem Namen.',
  tooManyTags:
    'Sie haben die Höchstzahl von 200 Labels erreicht. Löschen Sie eines, um ein weiteres hinzuzufügen.',
  tooManyTagsOnKeyword: 'Ein Keyword kann höchstens 20 Labels haben.',
  chooseAtLeastOneKeyword: 'Bitte wählen Sie mindestens ein Keyword.',
  chooseAtLeastOneTag: 'Bitte wählen Sie mindestens ein Label.',
  tooManyKeywordsToTag: 'Auf einmal können höchstens 1.000 Keywords Labels erhalten.',
  tagIntoItself: 'Ein Label kann nicht mit sich selbst zusammengeführt werden.',

  // Issue message
  thisFieldIsRequired: 'Bitte füllen Sie dieses Feld aus',
  holdsNameNotAccepted: 'Enthält einen unzulässigen Namen',
  holdsEntryNotAccepted: 'Enthält einen unzulässigen Eintrag',
  isNotAccepted: 'Ist nicht zulässig',
  mustNotBeEmpty: 'Darf nicht leer sein',
  mustBeOfType: message(
    'Muss {type, select, string {ein Text} number {eine Zahl} int {eine ganze Zahl} boolean {true oder false} array {eine Liste} object {ein Objekt} record {ein Objekt} date {ein Datum} null {null} other {in einer zulässigen Form}} sein',
  ),
  mustBeOfFormat: message(
    'Muss {format, select, email {eine E-Mail-Adresse} url {eine Webadresse} uuid {eine ID} guid {eine ID} datetime {ein Datum mit Uhrzeit wie 2026-11-20T09:00:00Z} date {ein Datum wie 2026-11-20} time {eine Uhrzeit wie 09:00:00} other {in einer zulässigen Form}} sein',
  ),
  mustBeOfAnAcceptedForm: 'Muss in einer zulässigen Form sein',
  mustBeValue: message('Muss {value} sein'),
  mustBeOneOf: message('Muss einer dieser Werte sein: {values}'),
  mustBeMultiple: message('Muss ein Vielfaches von {divisor, number} sein'),
  unknownFields: message(
    '{count, plural, one {Unbekanntes Feld: {names}} other {Unbekannte Felder: {names}}}',
  ),
  mustBeAtLeastLong: message('Muss mindestens {size, plural, one {# Zeichen} other {# Zeichen}} lang sein'),
  mustBeAtMostLong: message('Darf höchstens {size, plural, one {# Zeichen} other {# Zeichen}} lang sein'),
  mustBeExactlyLong: message('Muss genau {size, plural, one {# Zeichen} other {# Zeichen}} lang sein'),
  mustHoldAtLeast: message('Muss mindestens {size, plural, one {# Eintrag} other {# Einträge}} enthalten'),
  mustHoldAtMost: message('Darf höchstens {size, plural, one {# Eintrag} other {# Einträge}} enthalten'),
  mustHoldExactly: message('Muss genau {size, plural, one {# Eintrag} other {# Einträge}} enthalten'),
  mustBeMoreThan: message('Muss größer als {size, number} sein'),
  mustBeOrMore: message('Muss mindestens {size, number} sein'),
  mustBeLessThan: message('Muss kleiner als {size, number} sein'),
  mustBeOrLess: message('Darf höchstens {size, number} sein'),
  mustBeExactly: message('Muss {size, number} sein'),
} satisfies Translation<typeof messages>;
