import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Dependency health
  refusesConnections: 'Verbindung abgelehnt.',
  answersLate: 'Keine Antwort innerhalb von 3 Sekunden.',
  nameNotFound: 'Hostname nicht gefunden.',
  noWay: 'Von diesem Rechner führt kein Weg dorthin.',
  connectionBroken: 'Die Verbindung wurde geschlossen.',
  notSecure: 'Keine sichere Verbindung. Zertifikat oder Verschlüsselung wurde abgelehnt.',
  loginRefused: 'Der Dienst antwortet, lehnt aber die Anmeldung ab.',
  keyRefused: 'Der Dienst antwortet, lehnt aber den Schlüssel ab.',
  keyMayNot: 'Der Dienst antwortet, aber der Schlüssel darf keine Produkte lesen.',
  askedTooOften: 'Der Dienst antwortet, dass zu oft angefragt wurde.',
  notAsExpected: 'Der Dienst antwortet nicht wie erwartet.',
  notReached: 'Der Dienst ist nicht erreichbar.',
  lookRefusesConnections: 'Test: Verbindung abgelehnt.',
  lookAnswersLate: 'Test: keine Antwort innerhalb von 3 Sekunden.',
  lookNameNotFound: 'Test: Hostname nicht gefunden.',
  lookNoWay: 'Test: Von diesem Rechner führt kein Weg dorthin.',
  lookConnectionBroken: 'Test: Die Verbindung wurde geschlossen.',
  lookNotSecure: 'Test: keine sichere Verbindung. Zertifikat oder Verschlüsselung wurde abgelehnt.',
  lookLoginRefused: 'Test: Anmeldung abgelehnt.',
  lookKeyRefused: 'Test: Schlüssel abgelehnt.',
  lookKeyMayNot: 'Test: Der Schlüssel darf keine Produkte lesen.',
  lookAskedTooOften: 'Test: zu viele Anfragen.',
  lookNotAsExpected: 'Test: unerwartete Antwort.',
  lookNotReached: 'Test: nicht erreichbar.',
  itAnswers: 'Der Dienst antwortet.',
  itRunsWith: message('Der Dienst antwortet, {product} läuft damit.'),
  takesConnectionsAndLogin: 'Der Dienst nimmt Verbindungen und die Anmeldung an.',
  simulatorAnswers: 'Ein Simulator antwortet an dieser Stelle.',
  answersAndTakesKey: 'Der Dienst antwortet und nimmt den Schlüssel an.',
  simulatorTakesConnections: 'Ein Simulator nimmt an dieser Stelle Verbindungen an.',
  takesConnections: 'Der Dienst nimmt Verbindungen an. Ob der Schlüssel gilt, zeigt erst eine Frage.',
  nothingKnown: 'Noch keine Daten.',
  mailsWrittenAsFiles: 'E-Mails werden als Dateien in DATA_DIR gespeichert.',
  setSmtpUrl: 'Setzen Sie SMTP_URL, um sie zu senden.',
  noKeyForPayments: 'Kein Schlüssel ist gesetzt, daher lassen sich keine Tarife kaufen.',
  setStripeKeys: 'Setzen Sie STRIPE_SECRET_KEY und STRIPE_WEBHOOK_SECRET, um Tarife zu verkaufen.',
  noKeyForAssistant: 'Kein Schlüssel ist gesetzt, daher wird nicht gefragt.',
  setSetting: message('Setzen Sie {setting}.'),
  checkDatabase: 'Prüfen Sie PostgreSQL und DATABASE_URL.',
  checkMailLogin: 'Prüfen Sie Benutzernamen und Passwort in SMTP_URL.',
  checkMailServer: 'Prüfen Sie Server und Port in SMTP_URL sowie die Firewall.',
  checkStripeKey: 'Prüfen Sie STRIPE_SECRET_KEY und seine Berechtigungen.',
  checkStripeReachable: 'Prüfen Sie die Firewall und die Statusseite von Stripe.',
  checkProviderReachable: 'Prüfen Sie die Firewall und die Statusseite des Anbieters.',
  callFailed: 'Eine Anfrage ist fehlgeschlagen.',
  mailNotHandedOver: 'Der Mailserver nahm eine E-Mail nicht an. Den Grund zeigt „Systemzustand“.',
  paymentJobFailed:
    'Eine Hintergrundaufgabe für Zahlungen ist fehlgeschlagen. Den Grund zeigt „Hintergrundaufgaben“.',
  thisLook: 'Dieser Test.',
  questionAnswered: 'Eine Frage wurde beantwortet.',
  mailHandedOver: 'Der Mailserver nahm eine E-Mail an.',
  customerLookedUp: 'Ein Kunde wurde abgerufen.',

  // Plan resource: why one stays
  defaultPlanStaysOffered: 'Neue Konten beginnen mit diesem Tarif, daher bleibt er verfügbar',
  inUseByNewAccounts:
    'Neue Konten beginnen mit diesem Tarif, daher lässt er sich nicht löschen. Ziehen Sie ihn zurück, damit niemand mehr damit beginnt.',
  inUseByUsers: message(
    '{users, plural, one {# Nutzer hat} other {# Nutzer haben}} diesen Tarif, daher lässt er sich nicht löschen. Ziehen Sie ihn zurück, damit niemand mehr damit beginnt.',
  ),
  inUseByFormerUsers:
    'Nutzer hatten diesen Tarif oder wollten ihn kaufen, daher lässt er sich nicht löschen. Ziehen Sie ihn zurück, damit niemand mehr damit beginnt.',

  // Plan resource: what a change does
  mayKeepFewerKeywords: message(
    '{count, plural, one {# Nutzer darf weniger Keywords behalten} other {# Nutzer dürfen weniger Keywords behalten}}',
  ),
  haveMoreKeywords: message(
    '{count, plural, one {# Nutzer hat mehr Keywords als erlaubt} other {# Nutzer haben mehr Keywords als erlaubt}}',
  ),
  keywordsPaused: message(
    '{count, plural, one {# Keyword wird pausiert} other {# Keywords werden pausiert}}',
  ),
  promisedFewerPerChannel: message(
    '{count, plural, one {# Nutzer erhält weniger Keywords pro Kanal} other {# Nutzer erhalten weniger Keywords pro Kanal}}',
  ),
  loseAssistant: message(
    '{count, plural, one {# Nutzer verliert {assistant}} other {# Nutzer verlieren {assistant}}}',
  ),
  refreshedLessOften: message(
    '{count, plural, one {# Nutzer erhält seltener Aktualisierungen} other {# Nutzer erhalten seltener Aktualisierungen}}',
  ),
  mayAskForFewerAnswers: message(
    '{count, plural, one {# Nutzer darf weniger Antworten pro Frage anfordern} other {# Nutzer dürfen weniger Antworten pro Frage anfordern}}',
  ),
  mayHaveFewerEndpoints: message(
    '{count, plural, one {# Nutzer darf weniger Webhook-Endpunkte haben} other {# Nutzer dürfen weniger Webhook-Endpunkte haben}}',
  ),
  haveSmallerBudget: message(
    '{count, plural, one {# Nutzer hat ein kleineres Budget} other {# Nutzer haben ein kleineres Budget}}',
  ),
  haveSpentMore: message(
    '{count, plural, one {# Nutzer hat diesen Monat schon mehr ausgegeben} other {# Nutzer haben diesen Monat schon mehr ausgegeben}}',
  ),
  keepFormerProduct: message(
    '{count, plural, one {# Abo behält diesen Tarif und sein früheres Stripe-Produkt} other {# Abos behalten diesen Tarif und sein früheres Stripe-Produkt}}',
  ),

  // System health: how long ago
  lessThanAMinute: 'weniger als eine Minute',
  moreThanFiveMinutes: 'mehr als fünf Minuten',
  minutes: message('{count, plural, one {# Minute} other {# Minuten}}'),
  hours: message('{count, plural, one {# Stunde} other {# Stunden}}'),
  days: message('{count, plural, one {# Tag} other {# Tage}}'),

  // System health: how large
  wholeSize: message('{size, number} {unit}'),
  sizeWithDecimal: message('{size, number, ::.0} {unit}'),

  // System health
  databaseAnswers: message('PostgreSQL {version} belegt {size} und antwortete in {ms, number} ms.'),
  checkLoadOfDatabase: 'Prüfen Sie die Auslastung des Rechners und die Geschwindigkeit seines Datenträgers.',
  tablesMatchVersion: 'Die Tabellen passen zu dieser Version.',
  tablesOfAnother: message(
    '{version, select, newer {Eine neuere} older {Eine ältere} other {Eine andere}} Version hat die Tabellen eingerichtet{age, select, unknown {} other {, das ist {age} her}}.',
  ),
  restartWithSameVersion: 'Starten Sie alle Prozesse der Installation mit derselben Version neu.',
  noCheckWaits: 'Keine Prüfung wartet länger als fünf Minuten.',
  channelsWait: message(
    '{count, plural, one {Ein Assistent eines Laufs wartet schon {age}.} other {# Assistenten von Läufen warten, einer davon schon {age}.}}',
  ),
  startWorkerOrResume:
    'Starten Sie einen Prozess mit ROLE=worker oder ROLE=both. Läuft schon einer, suchen Sie unter „API-Verwaltung“ nach pausierten Anbietern.',
  jobsAreDue: message(
    '{count, plural, one {Eine Hintergrundaufgabe ist schon {age} überfällig.} other {# Hintergrundaufgaben sind überfällig, eine davon schon {age}.}}',
  ),
  startWorker: 'Starten Sie einen Prozess mit ROLE=worker oder ROLE=both.',
  noJobIsLate:
    'Keine Hintergrundaufgabe ist überfällig. In den letzten 7 Tagen ist keine endgültig fehlgeschlagen.',
  jobsFailed: message(
    '{count, plural, one {Eine Hintergrundaufgabe ist endgültig fehlgeschlagen.} other {# Hintergrundaufgaben sind endgültig fehlgeschlagen.}}',
  ),
  retryUnderJobs: 'Die Gründe zeigt „Hintergrundaufgaben“. Versuchen Sie es dort erneut.',
  noMailSentYet: 'Noch keine E-Mail gesendet.',
  lastWasSent: message('Der letzte Versand ist {age} her.'),
  mailsGivenUp: message(
    '{count, plural, one {Eine E-Mail schlug} other {# E-Mails schlugen}} innerhalb einer Woche endgültig fehl.',
  ),
  mailsGivenUpWhy: message(
    '{count, plural, one {Eine E-Mail schlug} other {# E-Mails schlugen}} innerhalb einer Woche endgültig fehl ({error}).',
  ),
  mailWaits: message('Eine E-Mail wartet schon {age}.'),
  mailWaitsWhy: message('Eine E-Mail wartet schon {age} ({error}).'),
  mailsGoBySmtp: 'E-Mails gehen an den SMTP-Server.',
  checkSmtpUrlAndTest: 'Prüfen Sie SMTP_URL und senden Sie dann eine Test-E-Mail.',
  checkSmtpUrlAndWorker: 'Prüfen Sie SMTP_URL und ob ein Worker läuft. Senden Sie dann eine Test-E-Mail.',
  eventsArrive: 'Ereignisse kommen bei den Endpunkten der Nutzer an.',
  eventsGivenUp: message(
    '{count, plural, one {Ein Ereignis schlug} other {# Ereignisse schlugen}} innerhalb eines Tages endgültig fehl.',
  ),
  noEventGivenUp: 'Kein Ereignis schlug innerhalb eines Tages endgültig fehl.',
  endpointsFail: message(
    '{count, plural, one {Ein Endpunkt von Nutzern empfängt} other {# Endpunkte von Nutzern empfangen}} keine Ereignisse, der erste schon {age}.',
  ),
  checkInternetOfWorkers:
    'Sind es viele, prüfen Sie, ob die Worker das Internet erreichen. Einen einzelnen Endpunkt repariert sein Nutzer.',
  makeBackup: 'Erstellen Sie eine mit „Jetzt sichern“.',
  noBackupYet: 'Es gibt noch keine Sicherung.',
  lastBackup: message('Die letzte Sicherung ist {age} alt.'),
  nothingOnDisk: 'Auf dem Datenträger dieses Rechners wird nichts gespeichert.',
  freeAt: message('{free} von {size} sind unter {folder} frei.'),
  makeRoom: 'Schaffen Sie Platz. Auf einen vollen Datenträger lässt sich nichts schreiben.',
  processHolds: message('Dieser Prozess belegt {used} von {size}.'),
  giveMemory:
    'Geben Sie dem Rechner mehr Arbeitsspeicher oder lassen Sie Worker auf einem anderen laufen (ROLE=worker).',
  clocksAgree: 'Die Uhren von Server und Datenbank stimmen überein.',
  clocksDiffer: message('Die Uhren von Server und Datenbank weichen um {seconds, number} s voneinander ab.'),
  setClocksByNetwork: 'Stellen Sie beide Uhren über NTP.',
  authSecretIsSet: 'AUTH_SECRET ist gesetzt.',
  secretInDataFolder: 'Sitzungen werden mit dem Schlüssel in DATA_DIR signiert.',
  noAssistantHasKey: 'Kein Assistent hat einen Schlüssel, daher ist jede Antwort simuliert.',
  assistantsHaveKey: message('Diese Assistenten haben einen Schlüssel: {assistants}.'),
  stripeKeySet: 'Ein Stripe-Schlüssel ist gesetzt.',
  paymentsAreSimulated: 'Zahlungen sind simuliert.',
  noStripeKey: 'Kein Stripe-Schlüssel ist gesetzt, daher lassen sich keine Tarife kaufen.',
  setKeyOfAssistant:
    'Hinterlegen Sie den Schlüssel mindestens eines Assistenten, um echte Antworten zu erhalten.',
  visitorsShareAddress: message(
    'Besucher nutzen {url}, aber die Anfragen kommen von {address}. Alle teilen sich so eine Adresse und deren Grenzen.',
  ),
  notEncrypted: message('Besucher nutzen {url} ohne Verschlüsselung.'),
  addressTakenFrom: message('Die Adresse der Besucher wird von {proxies} übernommen.'),
  setTrustedProxy: 'Setzen Sie TRUSTED_PROXY auf die Adresse des Proxys.',
  putProxyInFront: 'Schalten Sie einen Proxy mit Zertifikat davor und setzen Sie BASE_URL auf https://.',
  noProxy: 'Kein Proxy nötig.',

  // Cancel account deletion
  accountBeingErased: 'Das Konto wird bereits gelöscht und lässt sich nicht wiederherstellen.',
  noDeletionAsked: 'Niemand hat die Löschung dieses Kontos verlangt.',

  // Correct email
  ownAddressInSettings: 'Ändern Sie Ihre eigene Adresse in Ihren Einstellungen.',
  removeRoleFirst: 'Entfernen Sie zuerst die Rolle „Administrator“.',
  addressConfirmed: 'Diese Adresse ist bereits bestätigt.',

  // Delete user account
  deletionAskedAlready: 'Die Löschung dieses Kontos ist bereits geplant.',
  ownAccountInSettings: 'Löschen Sie Ihr eigenes Konto in Ihren Einstellungen.',

  // Export audit logs
  id: 'ID',
  actor: 'Akteur',
  action: 'Aktion',
  subject: 'Gegenstand',
  reason: 'Grund',
  before: 'Vorher',
  after: 'Nachher',
  timeUtc: 'Zeit (UTC)',
  actorKind: 'Art des Akteurs',
  actorId: 'ID des Akteurs',
  subjectType: 'Art des Gegenstands',
  subjectId: 'ID des Gegenstands',
  ipAddress: 'IP-Adresse',
  userAgent: 'User-Agent',
  requestId: 'Anfrage-ID',

  // Export users
  email: 'E-Mail',
  company: 'Unternehmen',
  role: 'Rolle',
  status: 'Status',
  plan: 'Tarif',
  keywords: 'Keywords',
  fullName: 'Vollständiger Name',
  active: 'aktiv',
  inactive: 'inaktiv',
  joinedUtc: 'Registriert am (UTC)',
  lastSeenUtc: 'Zuletzt aktiv (UTC)',

  // Keep saved views
  viewSavedAlready: 'Diese Ansicht ist bereits gespeichert.',
  asManyViewsAsAllowed: message(
    'Sie haben {max, plural, one {# Ansicht} other {# Ansichten}} gespeichert. Bitte löschen Sie zuerst eine.',
  ),

  // Make plan default
  alreadyDefaultPlan: 'Neue Konten beginnen bereits mit diesem Tarif.',
  planWithdrawn: 'Dieser Tarif ist zurückgezogen. Bieten Sie ihn zuerst wieder an.',
  planHasPrice: 'Dieser Tarif hat einen Preis. Neue Konten brauchen einen kostenlosen.',

  // Send password reset
  accountIsInactive: 'Das Konto ist inaktiv. Ein neues Passwort würde nicht helfen.',

  // Send test mail
  testMailSubject: message('E-Mails von {product} kommen an'),
  testMail: 'Sie haben diese Test-E-Mail unter „Systemzustand“ angefordert. Sie müssen nichts tun.',

  // Set keyword override
  limitAlreadySet: 'Diese Grenze gilt für den Nutzer bereits.',

  // Set user status
  activeAlready: 'Das Konto ist bereits aktiv.',
  inactiveAlready: 'Das Konto ist bereits inaktiv.',
  notYourOwnAccount: 'Ihr eigenes Konto können Sie nicht inaktiv setzen.',

  // Sign out user
  nobodySignedIn: 'Niemand ist bei diesem Konto angemeldet.',

  // Switch off authenticator
  noSecondStep: 'Dieses Konto hat keine Authenticator-App.',

  // Update user
  nothingChanged: 'Nichts geändert. Dieser Nutzer hat bereits diese Werte.',
  onlyActiveAdministrator:
    'Kein anderes aktives Konto hat die Rolle „Administrator“. Machen Sie zuerst jemand anderen zum Administrator.',

  // Sentences that follow each other
  twoSentences: message('{first} {second}'),
  threeSentences: message('{first} {second} {third}'),
} satisfies Translation<typeof messages>;
