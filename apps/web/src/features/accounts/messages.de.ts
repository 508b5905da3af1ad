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
  loadingSettings: 'Ihre Einstellungen werden geladen …',
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
  making: 'Wird erstellt …',
  makeTheKey: 'Schlüssel erstellen',
  whatItIsFor: 'Name',
  keyNameHint: 'Zum Beispiel „Nächtlicher Bericht“',
  whatItMayDo: 'Zugriff',
  whenItExpires: 'Läuft ab',
  copyKeyYourself: 'Ihr Browser erlaubt das Kopieren nicht. Bitte kopieren Sie den Schlüssel von Hand.',
  yourNewApiKey: 'Ihr neuer API-Schlüssel',
  copyTheKey: 'Schlüssel kopieren',
  copied: 'Kopiert',
  done: 'Fertig',
  keepKeyNow: 'Kopieren Sie diesen Schlüssel jetzt. Er wird nicht noch einmal angezeigt.',
  aFirstRequest: 'Eine erste Anfrage:',

  // Avatar form
  pictureChanged: 'Ihr Bild wurde geändert',
  chooseAPicture: 'Bild wählen',
  chooseAnotherPicture: 'Anderes Bild wählen',
  uploading: 'Wird hochgeladen …',
  remove: 'Entfernen',
  picture: 'Profilbild',
  pictureRemoved: 'Ihr Bild wurde entfernt',
  pictureRules: message('PNG, JPEG, WebP oder GIF, höchstens {megabytes, number}\u00a0MB.'),

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

  // Ask first
  makeANewSecret: 'Neues Geheimnis erstellen',
  newSecretOf: message('Neues Geheimnis für {name}'),
  signedWithBoth: message(
    '{hours, plural, one {# Stunde} other {# Stunden}} lang sind Ereignisse für {name} mit beiden Geheimnissen signiert. Danach gilt nur das neue. Stellen Sie Ihr Programm vorher um.',
  ),
  endpointDeleted: 'Endpunkt gelöscht',
  deleteThisEndpoint: 'Diesen Endpunkt löschen',
  deleteLabel: 'Löschen',
  nothingIsSentAnyMore: message(
    'An {name} werden keine Ereignisse mehr gesendet. Zustellungen und Geheimnis werden gelöscht. Das lässt sich nicht rückgängig machen. Für eine Pause schalten Sie den Endpunkt nur aus.',
  ),

  // Deliveries sheet
  deliveriesTo: message('Zustellungen an {name}'),
  sendTestEvent: 'Testereignis senden',
  theEndpointIsOff: 'Der Endpunkt ist ausgeschaltet. Schalten Sie ihn ein, um etwas zu senden.',
  endpointNotInPlan: 'Ihr Tarif enthält diesen Endpunkt nicht. An ihn wird nichts gesendet.',
  deliveriesNotLoaded: 'Die Zustellungen konnten nicht geladen werden',
  loadingDeliveries: 'Zustellungen werden geladen …',
  nothingWasSentYet: 'Noch keine Zustellungen',
  testEventHint: 'Senden Sie ein Testereignis und sehen Sie, ob Ihr Programm es annimmt.',
  deliveries: 'Zustellungen',
  waiting: 'Wartet',
  delivered: 'Zugestellt',
  failed: 'Fehlgeschlagen',
  sendOnceMore: 'Erneut senden',
  deliveriesAreKept: message(
    'Die neuesten {count, number}, {days, plural, one {# Tag} other {# Tage}} lang aufbewahrt.',
  ),

  // Endpoint dialog
  yourNewEndpoint: 'Ihr neuer Endpunkt',
  addAnEndpoint: 'Endpunkt hinzufügen',
  editThisEndpoint: 'Diesen Endpunkt bearbeiten',
  whatItIs: 'Name',
  endpointNameHint: 'Zum Beispiel „Unser Lager“',
  address: 'Adresse',
  endpointAddressHint: 'Beginnt mit https:// und antwortet innerhalb von 2 Sekunden.',
  whenToSend: 'Ereignisse',
  add: 'Hinzufügen',
  adding: 'Wird hinzugefügt …',
  save: 'Speichern',

  // Endpoint item
  endpointSwitchedOff: 'Endpunkt ausgeschaltet',
  endpointSwitchedOn: 'Endpunkt eingeschaltet',
  edit: 'Bearbeiten',
  editEndpoint: message('{name} bearbeiten'),
  switchOffEndpoint: message('{name} ausschalten'),
  switchOnEndpoint: message('{name} einschalten'),
  newSecret: 'Neues Geheimnis',
  newSecretFor: message('Neues Geheimnis für {name}'),
  deleteEndpoint: message('{name} löschen'),

  // Secret dialog
  copySecretYourself: 'Ihr Browser erlaubt das Kopieren nicht. Bitte kopieren Sie das Geheimnis von Hand.',
  copyTheSecret: 'Geheimnis kopieren',
  keepSecretNow:
    'Ihr Programm prüft unsere Ereignisse mit diesem Geheimnis. Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt.',
  signedAsStandard: message(
    'Die Ereignisse folgen <link>Standard Webhooks</link>. Dessen Bibliotheken prüfen sie mit diesem Geheimnis.',
  ),

  // Webhook words
  aReportIsReady: 'Ein Bericht ist bereit',
  aRunHasEnded: 'Ein Lauf ist beendet',
  testEvent: 'Testereignis',
  eventWithName: message('{event} ({name})'),
  nothingArrivedSince: message('keine Zustellung seit {time}'),
  formerSecretSigns: message('altes Geheimnis signiert noch bis {time}'),
  answeredStatus: message('Status {status}'),
  attempts: message('{count, plural, one {# Versuch} other {# Versuche}}'),
  nextAttempt: message('nächster Versuch {time}'),
  notInYourPlan: 'Nicht in Ihrem Tarif',
  switchedOff: 'Nach fehlgeschlagenen Zustellungen ausgeschaltet',
  failing: 'Gestört',
  failedWithStatus: 'Der Endpunkt hat einen Fehler gemeldet',
  failedByRedirect: 'Der Endpunkt leitet weiter. Weiterleitungen folgen wir nicht',
  failedAsGone: 'Der Endpunkt meldet, dass es ihn nicht mehr gibt',
  failedByTimeout: 'Der Endpunkt hat nicht rechtzeitig geantwortet',
  failedToResolve: 'Die Adresse hat keine öffentliche IP-Adresse',
  failedAsPrivate: 'Die Adresse liegt in einem privaten Netz',
  failedToReach: 'Der Endpunkt war nicht erreichbar',
  failedByCertificate: 'Das Zertifikat des Endpunkts ist nicht gültig',
  failedWhileOff: 'Der Endpunkt war ausgeschaltet',
  failedToSend: 'Das Senden ist fehlgeschlagen. Bleibt das so, erstellen Sie ein neues Geheimnis',

  // Webhooks panel
  webhooksNotLoaded: 'Ihre Webhooks konnten nicht geladen werden',
  webhooksLede:
    'Ihre Programme erfahren, wenn ein Bericht bereit oder ein Lauf beendet ist. Ereignisse sind signiert. Sie enthalten IDs und Links, aber keine Antworten.',
  readAboutWebhooks: 'Dokumentation der Webhooks',
  webhookEndpoints: 'Webhook-Endpunkte',
  noWebhooksInPlan: 'Ihr Tarif enthält keine Webhooks.',
  planIncludesEndpoints: message(
    'Ihr Tarif enthält {count, plural, one {einen Endpunkt} other {# Endpunkte}}. Löschen Sie einen, um einen anderen hinzuzufügen.',
  ),
  seeThePlans: 'Tarife ansehen',
} satisfies Translation<typeof messages>;
