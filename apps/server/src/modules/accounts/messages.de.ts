import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Account letters
  newAddressSubject: message('Neue E-Mail-Adresse für {product} bestätigen'),
  newAddressAsked: message('Jemand möchte sich mit dieser Adresse bei einem Konto von {product} anmelden.'),
  confirmAddress: 'Adresse bestätigen',
  newAddressLink:
    'Der Link gilt einmal und eine Stunde lang. Waren Sie es nicht, beachten Sie diese E-Mail nicht.',
  correctedAddressSubject: message('E-Mail-Adresse für {product} bestätigen'),
  correctedAddress: message('Der Support hat die Adresse Ihres Kontos bei {product} auf diese geändert.'),
  correctedAddressLink: message(
    'Der Link gilt einmal und {days, plural, one {# Tag} other {# Tage}} lang. Ist das nicht Ihr Konto, beachten Sie diese E-Mail nicht.',
  ),
  addressChangedSubject: message('Die E-Mail-Adresse Ihres Kontos bei {product} wurde geändert'),
  addressChanged: 'Ihr Konto hat eine neue Adresse. Mit dieser können Sie sich nicht mehr anmelden.',
  newAddress: 'Neue Adresse',
  writeToSupportIfNotYou: 'Waren Sie es nicht, schreiben Sie sofort dem Support.',
  addressReplaced:
    'Der Support hat die Adresse Ihres Kontos geändert. Mit dieser können Sie sich nicht mehr anmelden.',
  writeToSupportIfNotAsked: 'Haben Sie nicht darum gebeten, schreiben Sie dem Support.',
  deletionSubject: message('Ihr Konto bei {product} wird gelöscht'),
  deletionAsked: message(
    '{by, select, user {Sie möchten Ihr Konto bei {product} löschen.} other {Die Verwaltung löscht Ihr Konto bei {product}.}} Sie sind überall abgemeldet. Prüfungen und Zahlungen sind beendet.',
  ),
  keepWithinDays: message(
    '{by, select, user {Überlegen Sie es sich anders} other {Möchten Sie es behalten}}, melden Sie sich innerhalb von {days, plural, one {# Tag} other {# Tagen}} an. Konto und Daten bleiben dann. Danach löschen wir alles endgültig. Rechnungen bleiben beim Zahlungsdienst, wie es das Gesetz verlangt.',
  ),
  erasedAfter: 'Gelöscht nach dem',
  signInAndKeep: 'Anmelden und Konto behalten',
  changePasswordIfNotYou: 'Waren Sie es nicht, melden Sie sich an und ändern Sie sofort Ihr Passwort.',
  writeToSupportIfUnknown: 'Wussten Sie nichts davon, melden Sie sich an und schreiben Sie dem Support.',
  accountKeptSubject: message('Ihr Konto bei {product} bleibt bestehen'),
  keptBySignIn: 'Sie haben sich angemeldet. Ihr Konto wird nicht gelöscht, Ihre Daten sind unverändert.',
  keptByAdministrator: 'Die Verwaltung löscht Ihr Konto nicht. Ihre Daten sind unverändert.',
  checksBeginAgain:
    'Automatische Prüfungen laufen wieder. Möchten Sie das Konto doch löschen, tun Sie es in den Einstellungen.',
  dataCopySubject: message('Ihre Daten bei {product} sind bereit'),
  dataIsReady: 'Die Daten Ihres Kontos sind als ZIP-Datei bereit.',
  downloadYourData: 'Daten herunterladen',
  downloadInSettings: message(
    'Melden Sie sich an und laden Sie die Datei in den Einstellungen herunter. Das können nur Sie. Nach dem {day} entfernen wir sie. Haben Sie sie nicht angefordert, ändern Sie Ihr Passwort.',
  ),
  authenticatorOffSubject: message('Die Anmeldung bei {product} fragt nicht mehr nach einem Code'),
  authenticatorSwitchedOff:
    'Die Verwaltung hat Ihre Authenticator-App und deren Wiederherstellungscodes abgeschaltet. Zur Anmeldung genügt jetzt Ihr Passwort.',
  setUpAuthenticatorAgain:
    'Richten Sie in den Einstellungen wieder eine Authenticator-App ein. Haben Sie nicht darum gebeten, ändern Sie Ihr Passwort und schreiben Sie dem Support.',

  // Data copy: what its file says of itself
  everythingOn: message('Alle Daten Ihres Kontos, Stand {time}.'),
  writtenBy: message('Geschrieben von {product} {version}.'),
  listsInTwoFormats: 'Jede Liste gibt es zweimal: als JSON (json/) und für Tabellenprogramme (csv/, UTF-8).',
  rows: 'Zeilen:',
  notInFile: 'Nicht in dieser Datei:',
  leftOutAdminNotes: 'Notizen, die Administratoren einander schreiben',
  leftOutAnalytics:
    'Zahlen, die aus Zeilen dieser Datei berechnet sind und höchstens einen Tag gespeichert bleiben',
  leftOutLookups: 'woran ein Schlüssel oder eine Zahlung Ihr Konto findet',
  leftOutThisFile: 'der Inhalt dieser Datei',
  leftOutSetAside: 'simulierte Zeilen einer frühen Version, die nicht mehr verwendet werden',
  leftOutPassword: 'der Hash Ihres Passworts',
  leftOutSecondStep: 'das Geheimnis Ihrer Authenticator-App und Ihre Wiederherstellungscodes',
  leftOutLinks: 'Links zur Anmeldung, die wir per E-Mail verschickt haben',

  // Request data copy
  onceADay: 'Sie können Ihre Daten einmal am Tag exportieren.',

  // Device
  samsungInternet: 'Samsung Internet',
  pythonProgram: 'Ein Python-Programm',
  nodeProgram: 'Ein Node.js-Programm',
  unknownDevice: 'Ein unbekanntes Gerät',
  aProgramOn: message('Ein Programm auf {system}'),
  programOn: message('{program} auf {system}'),

  // Profile
  companyNameRequired: 'Der Name des Unternehmens fehlt',
  companyWebsiteRequired: 'Die Website des Unternehmens fehlt',

  // Ask for password
  notCurrentPassword: 'Das ist nicht Ihr aktuelles Passwort',

  // Change email
  alreadyYourAddress: 'Das ist bereits Ihre Adresse',
  linkExpired: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  alreadyAddressOfAccount: 'Das ist bereits die Adresse des Kontos.',

  // Change profile
  cityRequired: 'Die Stadt fehlt',

  // Delete account
  notYourAddress: 'Das ist nicht die Adresse Ihres Kontos',
  onlyAdministrator:
    'Nur Sie verwalten die Installation. Machen Sie zuerst jemand anderen zum Administrator.',

  // Seed accounts
  administrator: 'Administrator',
  demoUser: 'Demo-Nutzer',
} satisfies Translation<typeof messages>;
