import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Attention tasks
  providerPaused: message('{provider} ist pausiert'),
  checksOfProviderWait: message(
    '{reason}. Die Prüfungen warten bis dahin. Setzen Sie fort, sobald die Ursache behoben ist.',
  ),
  providerAskedToWait: 'Der Anbieter verlangt eine Wartezeit',
  theDatabaseNewerThanProcess: 'Die Datenbank ist neuer als die laufende Version',
  theDatabaseOlderThanProcess: 'Die Datenbank ist älter als die laufende Version',
  anotherVersionHasSetUp: 'Eine andere Version hat die Datenbank eingerichtet',
  restartEveryProcessInstallationWith:
    'Starten Sie alle Prozesse mit der neuesten Version neu, um die Datenbank zu aktualisieren.',
  usedToday: message('Heute {used} von {limit} verbraucht'),
  atTheLimit:
    'An der Grenze stoppen Prüfungen bis Mitternacht UTC. Erhöhen Sie die Grenze, wenn das zu früh ist.',
  checksWait: message('{count, plural, one {# Prüfung wartet} other {# Prüfungen warten}} auf einen Worker'),
  noWorkerHasTakenThem: 'Die Wartezeit beträgt fünf Minuten oder mehr. Prüfen Sie, ob ein Worker läuft.',
  eventsNotWorkedOff: message(
    '{count, plural, one {# Zahlungsereignis ist} other {# Zahlungsereignisse sind}} nicht verarbeitet',
  ),
  whoHasPaidOrCanceled:
    'Wer bezahlt oder gekündigt hat, hat vielleicht noch den alten Tarif. Mehr zeigen die Hintergrundaufgaben für Zahlungen.',
  paymentsDisputed: message(
    '{count, plural, one {# Zahlungsanfechtung} other {# Zahlungsanfechtungen}} zu beantworten',
  ),
  whatNotAnsweredInTime: 'Unbeantwortete Zahlungsanfechtungen gehen verloren.',
  subscriptionsFail: message(
    'Bei {count, plural, one {# Abo} other {# Abos}} ist eine Zahlung fehlgeschlagen',
  ),
  thePlanEndsUnlessPayment: 'Der Tarif endet, wenn keine Zahlung gelingt. Schreiben Sie dem Nutzer.',
  plansConflict: message(
    '{count, plural, one {# Tarif widerspricht} other {# Tarife widersprechen}} einem Abo',
  ),
  planAndPaymentDiffer: 'Tarif und Zahlung passen nicht zusammen. Gleichen Sie diese Nutzer mit Stripe ab.',
  mailsNotSent: message(
    '{count, plural, one {# E-Mail konnte} other {# E-Mails konnten}} nicht gesendet werden',
  ),
  checkMailServersSettings: 'Prüfen Sie die Einstellungen des Mailservers und senden Sie dann erneut.',
  jobsFailed: message(
    '{count, plural, one {# Hintergrundaufgabe} other {# Hintergrundaufgaben}} diese Woche fehlgeschlagen',
  ),
  givenUpAfterSeveralTries:
    'Mehrere Versuche schlugen fehl. Sehen Sie nach dem Grund und versuchen Sie es dann erneut.',
  noBackupEverMade: 'Es gab noch nie eine Sicherung',
  theNightlyBackupMissing: 'Die nächtliche Sicherung fehlt',
  theLastBackupMoreThan: 'Die letzte Sicherung ist über eine Woche alt',
  ifDatabaseLost:
    'Ohne Sicherung können neuere Daten verloren gehen. Sichern Sie jetzt unter „Systemzustand“.',
  partOfHealth: message('{part}: {state, select, failed {gestört} other {Handlungsbedarf}}'),
  rulesMet: message('{count, plural, one {# Warnregel hat} other {# Warnregeln haben}} ausgelöst: {rules}'),
  seeWhatEachMeasuresNow:
    'Sehen Sie sich die jetzigen Werte an oder erhöhen Sie eine Grenze, die zu früh warnt.',
  openErrors: message('{count, plural, one {# offener Fehler} other {# offene Fehler}}'),
  whatBrokeForUsersOr: 'Nicht behobene Fehler bei Nutzern oder auf dem Server.',
  commentsWait: message('{count, plural, one {# Kommentar wartet} other {# Kommentare warten}} auf Freigabe'),
  nobodyButTheirWritersSees: 'Vor der Freigabe sieht sie nur, wer sie geschrieben hat.',

  // Attention
  needsAttention: 'Handlungsbedarf',
  tasksNeedAttention: message('{count, plural, one {# offene Aufgabe} other {# offene Aufgaben}}'),
  whatNeedsAttentionNotLoaded: 'Der Handlungsbedarf konnte nicht geladen werden',
  loadingWhatNeedsAttention: 'Handlungsbedarf wird geladen …',
  since: message('Seit dem <day></day>'),
  resume: 'Fortsetzen',
  viewDetails: 'Details ansehen',

  // Days chart
  dayUtc: 'Tag (UTC)',
  newUsers: 'Neue Nutzer',
  spent: 'Ausgaben',
  activeUsers: 'Aktive Nutzer',
  runs: 'Läufe',
  answers: 'Antworten',
  newUsersCount: message('{count, plural, one {# neuer Nutzer} other {# neue Nutzer}}'),
  activeUsersCount: message('{count, plural, one {# aktiver Nutzer} other {# aktive Nutzer}}'),
  runsCount: message('{count, plural, one {# Lauf} other {# Läufe}}'),
  answersCount: message('{count, plural, one {# Antwort} other {# Antworten}}'),
  sumByDay: message(
    '{measure} pro Tag: {total} in {days, plural, one {# Tag} other {# Tagen}}, höchstens {most} an einem',
  ),
  mostByDay: message(
    '{measure} pro Tag: {days, plural, one {# Tag} other {# Tage}}, höchstens {most} an einem',
  ),
  valueOnDay: message('{day}: {value}'),
  spentOnDay: message('{day}: {spent}, {answers, plural, one {# Antwort} other {# Antworten}}'),
  today: 'Heute',
  allDaysAsTable: 'Alle Tage als Tabelle',

  // Revenue chart
  revenueOfDays: message(
    'Umsatz pro Tag in {currency}: {paid} in {days, plural, one {# Tag} other {# Tagen}}',
  ),
  paidInCurrency: message('Bezahlt, {currency}'),
  allDaysOfCurrencyAsTable: message('Alle Tage in {currency} als Tabelle'),

  // Overview skeleton
  loadingTheNumbers: 'Zahlen werden geladen …',

  // Overview
  inDays: message('in {days, plural, one {# Tag} other {# Tagen}}'),
  maySignIn: message('{count, number} aktiv'),
  hadRunInDays: message('mit einem Lauf in {days, plural, one {# Tag} other {# Tagen}}'),
  fromRunsInDays: message(
    'aus {runs, plural, one {# Lauf} other {# Läufen}} in {days, plural, one {# Tag} other {# Tagen}}',
  ),
  paidInDays: message('bezahlt in {days, plural, one {# Tag} other {# Tagen}}'),
  paidInTestMode: message('im Testmodus bezahlt in {days, plural, one {# Tag} other {# Tagen}}'),
  paidSimulated: message('mit simuliertem Geld bezahlt in {days, plural, one {# Tag} other {# Tagen}}'),
  paidBefore: message(
    'bezahlt in {days, plural, one {# Tag} other {# Tagen}}, bevor Zahlungen abgeschaltet wurden',
  ),
  none: 'Keiner',
  users: 'Nutzer',
  revenue: 'Umsatz',
  chartMeasure: 'Messgröße des Diagramms',
  measureByDay: message('{measure} pro Tag'),
  revenueByDay: 'Umsatz pro Tag',
  usersByPlan: 'Nutzer nach Tarif',
  usersOfPlan: message('{count, plural, one {Nutzer} other {Nutzer}}'),

  // Days chart
  active: 'Aktiv',
} satisfies Translation<typeof messages>;
