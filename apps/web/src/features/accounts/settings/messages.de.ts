import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Shared
  loadingSettings: 'Ihre Einstellungen werden geladen …',
  making: 'Wird erstellt …',
  copied: 'Kopiert',
  done: 'Fertig',

  // Avatar form
  pictureChanged: 'Ihr Bild wurde geändert',
  chooseAPicture: 'Bild wählen',
  chooseAnotherPicture: 'Bild ändern',
  uploading: 'Wird hochgeladen …',
  remove: 'Entfernen',
  picture: 'Profilbild',
  pictureRemoved: 'Ihr Bild wurde entfernt',
  pictureRules: message('Höchstens {megabytes, number}\u00a0MB'),

  // Color scheme setting
  colorsInThisBrowser: 'Farben in diesem Browser',

  // Language setting
  language: 'Sprache',

  // Data copy panel
  dataCopyNotLoaded: 'Ihr Datenexport konnte nicht geladen werden',
  dataCopyLede:
    'Sie erhalten alle Ihre Daten in einer ZIP-Datei als JSON und CSV, auch jede Antwort. Passwörter und Schlüssel sind nicht enthalten. Wir schreiben Ihnen, sobald die Datei bereit ist.',
  putItTogetherAgain: 'Erneut exportieren',
  putDataTogether: 'Meine Daten exportieren',
  onceADay: message('Nächster Export ab <time></time>.'),
  downloadMyData: message('Meine Daten herunterladen ({size})'),
  copyIsKept: message(
    'Exportiert am <made></made> und {days, plural, one {# Tag} other {# Tage}} lang aufbewahrt. Nur Sie können die Datei herunterladen.',
  ),
  copyIsKeptUntil: message(
    'Exportiert am <made></made> und {days, plural, one {# Tag} other {# Tage}} lang aufbewahrt, bis <removed></removed>. Nur Sie können die Datei herunterladen.',
  ),
  puttingDataTogether: 'Ihre Daten werden exportiert',
  youCanLeavePage: 'Sie können diese Seite verlassen. Wir schreiben Ihnen, sobald der Export bereit ist.',
  dataCopyFailed: 'Der Export ist fehlgeschlagen. Ihre Daten sind sicher. Bitte versuchen Sie es erneut.',

  // Delete account panel
  deletionLede: message(
    'Sie werden überall abgemeldet, Prüfungen und Abbuchungen enden. Melden Sie sich innerhalb von {days, plural, one {# Tag} other {# Tagen}} an, um Ihr Konto wiederherzustellen. Danach löschen wir alle Daten endgültig. Der Zahlungsdienst behält Ihre Rechnungen, wie es das Gesetz verlangt.',
  ),
  deleteMyAccount: 'Mein Konto löschen',
  addressMissing: 'Bitte geben Sie die E-Mail-Adresse Ihres Kontos ein',
  enterCode: 'Bitte geben Sie den Code ein',
  accountWillBeDeleted: 'Ihr Konto wird gelöscht',
  signingInKeepsAccount: message(
    'Melden Sie sich bis {day} an, um es zu behalten. Näheres steht in unserer E-Mail.',
  ),
  addressOfAccount: 'E-Mail-Adresse Ihres Kontos',
  typeEmail: message('Geben Sie {email} ein'),
  passwordOfAccount: 'Passwort Ihres Kontos',
  codeOfApp: 'Code aus Ihrer Authenticator-App',
  codeOfAppHint: 'Sechs Ziffern oder einer Ihrer Wiederherstellungscodes',
  deleting: 'Wird gelöscht …',
  keepIt: 'Konto behalten',

  // Email form
  newEmailLede: 'Wir senden einen Link an die neue Adresse und benachrichtigen die alte.',
  newEmailMailed: message(
    'Wir haben einen Link an {email} gesendet. Er gilt eine Stunde. Bis Sie ihn öffnen, ändert sich nichts.',
  ),
  newEmailKept: message(
    'Der Betreiber dieser Website hat den Link für {email} und kann ihn Ihnen weitergeben. Er gilt eine Stunde. Bis Sie ihn öffnen, ändert sich nichts.',
  ),
  newEmail: 'Neue E-Mail-Adresse',
  changeEmail: 'E-Mail-Adresse ändern',

  // Measuring setting
  performanceDataIsShared: 'Leistungsdaten werden geteilt',
  performanceDataNoLongerShared: 'Leistungsdaten werden nicht mehr geteilt',
  shareAnonymousPerformanceData: 'Anonyme Leistungsdaten teilen',
  measuringHint:
    'Bei etwa 5\u00a0% der Besuche meldet Ihr Browser geöffnete Seiten, deren Ladezeit und ob Anmeldungen, Käufe und KI-Anfragen gelangen. Das sieht nur der Betreiber dieser Website, ohne Ihren Namen. „Do Not Track“ schaltet es ab. Die Einstellung gilt in jedem Browser, in dem Sie sich anmelden.',

  // Name form
  failedToUpdateProfile: 'Das Profil konnte nicht gespeichert werden',
  yourNameWasChanged: 'Ihr Name wurde geändert',
  saveName: 'Namen speichern',

  // One field form
  notCurrentPassword: 'Das ist nicht Ihr aktuelles Passwort',
  cancel: 'Abbrechen',

  // Password form
  yourPasswordWasChanged: 'Ihr Passwort wurde geändert',
  otherBrowsersWereSignedOut: 'Andere Browser wurden abgemeldet.',
  currentPassword: 'Aktuelles Passwort',
  changePassword: 'Passwort ändern',

  // Second step panel
  passwordOfYourAccount: 'Passwort Ihres Kontos',
  continueLabel: 'Weiter',
  enterYourPassword: 'Bitte geben Sie Ihr Passwort ein',
  secondStepNotLoaded: 'Ihre Authenticator-App konnte nicht geladen werden',
  codeThatAppShows: 'Code aus der App',
  sixDigits: 'Sechs Ziffern',
  switchOn: 'Einschalten',
  makeNewRecoveryCodes: 'Neue Wiederherstellungscodes erstellen',
  switchOff: 'Ausschalten',
  signingInNoLongerAsks: 'Die Anmeldung fragt nicht mehr nach einem Code',
  on: 'Ein',
  signingInAsksForCode: 'Die Anmeldung fragt nach einem Code aus Ihrer Authenticator-App.',
  newRecoveryCodes: 'Neue Wiederherstellungscodes',
  secondStepPanelLede:
    'Verlangen Sie einen Code aus einer Authenticator-App. Ihr Passwort allein genügt dann nicht mehr zur Anmeldung.',
  setUpAuthenticatorApp: 'Authenticator-App einrichten',
  scanThis: message(
    'Scannen Sie dies mit Ihrer Authenticator-App oder geben Sie den Schlüssel darunter ein. Sie können auch <link>die App auf diesem Gerät öffnen</link>.',
  ),
  qrCodeForAuthenticatorApp: 'QR-Code für Ihre Authenticator-App',
  recoveryCodesCopied: 'Wiederherstellungscodes kopiert',
  writeCodesDown: 'Ihr Browser erlaubt das Kopieren nicht. Bitte schreiben Sie die Codes auf.',
  keepRecoveryCodes:
    'Bewahren Sie diese Codes dort auf, wo Sie auch ohne Ihr Telefon an sie kommen. Jeder gilt für eine Anmeldung. Sie werden nicht noch einmal angezeigt.',
  recoveryCodes: 'Wiederherstellungscodes',
  iHaveKeptThem: 'Codes sind aufbewahrt',
  copyThem: 'Codes kopieren',

  // Session list
  signedOutEverywhereElse: 'Sie sind überall sonst abgemeldet',
  thisOne: 'Dieser Browser',
  signOut: 'Abmelden',
  signOutDevice: message('{device} abmelden'),
  showAllDevices: message('Alle {count, number} anzeigen'),
  signOutEverywhereElse: 'Überall sonst abmelden',
  programsGoOn: message(
    'API-Schlüssel bleiben aktiv. Um sie zu sperren, widerrufen Sie Ihre <link>Schlüssel</link>.',
  ),
  inUseNow: 'gerade aktiv',
  lastSeen: message('zuletzt aktiv {ago}'),

  // Sidebar setting
  showTheSidebar: 'Seitenleiste anzeigen',
  sidebarHint:
    'Ohne sie nutzen Sie den Menüknopf, Strg+B oder die Suche. Das gilt in jedem Browser, in dem Sie sich anmelden.',

  // Sidebar write
  showOrHideSidebar: 'Seitenleiste ein- oder ausblenden',
  theSidebarIsShown: 'Die Seitenleiste ist eingeblendet',
  theSidebarIsHidden: 'Die Seitenleiste ist ausgeblendet',

  // Summary setting
  off: 'Aus',
  weeklyOnMondayMorning: 'Wöchentlich, am Montagmorgen',
  dailyInTheMorning: 'Täglich, am Morgen',
  mailSettingsNotLoaded: 'Ihre E-Mail-Benachrichtigungen konnten nicht geladen werden',
  summaryLede:
    'Ihre Erwähnungen je Assistent, deutliche Veränderungen, gewonnene und verlorene Keywords und andere Unternehmen. Abbestellen können Sie jederzeit.',
  summariesNeedConfirmed: message('Bestätigen Sie {email}, um Zusammenfassungen zu erhalten.'),
  linkOnItsWay: message('Wir haben einen Link an {email} gesendet.'),
  mailMeALink: 'Link zur Bestätigung senden',
  summaryOfYourVisibility: 'Zusammenfassung Ihrer Sichtbarkeit',
  summaryHint: 'Zeiträume ohne neue Daten lassen wir aus.',
  summaryHintWithoutDaily:
    'Zeiträume ohne neue Daten lassen wir aus. Tägliche Zusammenfassungen brauchen einen Tarif mit täglichen Prüfungen.',
  nextSummary: message('Nächste Zusammenfassung am <time></time>.'),
  noMoreSummaries: 'Zusammenfassungen sind ausgeschaltet',
  summaryEveryWeek: 'Sie erhalten jede Woche eine Zusammenfassung',
  summaryEveryDay: 'Sie erhalten jeden Tag eine Zusammenfassung',
  sendMeOneNow: 'Jetzt eine senden',
  summaryOnItsWay: message('Eine Zusammenfassung ist unterwegs an {email}'),

  // Support views
  supportLede: message(
    'Um Ihnen zu helfen, kann die Verwaltung Ihre Seiten ansehen, jeweils {minutes, plural, one {# Minute} other {# Minuten}} lang. Sie kann nichts ändern und sieht weder Zahlungen noch Anmeldung. Jede Ansicht steht in dieser Liste.',
  ),
  viewedUntil: message('<start></start> bis {end}'),
  supportViewsNotLoaded: 'Die Liste konnte nicht geladen werden',
  nobodyHasLooked: 'Bisher kein Zugriff durch den Support.',
  supportViews: 'Zugriffe durch den Support',
  now: 'Jetzt',
} satisfies Translation<typeof messages>;
