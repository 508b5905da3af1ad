import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Alert list
  high: 'Hoch',
  medium: 'Mittel',
  noAlerts: 'Keine Alarme',
  whatAlertsAre: 'Alarme Ihrer Regeln erscheinen hier.',
  loadingTheAlerts: 'Alarme werden geladen …',
  resolved: 'Behoben',
  resolve: 'Als behoben markieren',

  // Alert rules
  loadingTheRules: 'Regeln werden geladen …',
  disable: 'Ausschalten',
  enable: 'Einschalten',
  on: 'An',
  off: 'Aus',
  shareOfFailedAnswers: 'Anteil der Antworten mit Status 400 oder höher',
  averageResponseTime: 'Durchschnittliche Antwortzeit',
  memoryInUse: 'Belegter Speicher',
  disableRule: message('{rule} ausschalten'),
  enableRule: message('{rule} einschalten'),
  lastFired: message('zuletzt ausgelöst am <at></at>'),
  ruleFires: message(
    '{measure} über {limit} innerhalb von {minutes, plural, one {# Minute} other {# Minuten}}, Schweregrad {severity, select, high {hoch} other {mittel}}',
  ),

  // Health figures
  healthScore: 'Zustandswert',
  errorRate: 'Fehlerrate',
  memory: 'Speicher',
  errors: 'Fehler',
  criticalErrors: 'Kritische Fehler',
  lastError: 'Letzter Fehler',
  uptime: 'Laufzeit',
  nothingLowersTheScore: 'Nichts senkt den Wert.',
  none: 'Keiner',
  scoreOf100: message('{score, number} von 100'),
  countOfDeductions: message('{count, plural, one {# Abzug} other {# Abzüge}}'),
  answersWithStatus400: 'Antworten mit Status 400 oder höher',
  ofCalls: message(
    'von {calls, plural, one {# Aufruf} other {# Aufrufen}} in {minutes, plural, one {# Minute} other {# Minuten}}',
  ),
  notSaid: 'dieser Browser gibt es nicht an',
  ofWhatPageMayUse: 'der Speichergrenze dieser Seite',
  inMinutes: message('innerhalb von {minutes, plural, one {# Minute} other {# Minuten}}'),
  inMinutesWithoutWarnings: message(
    'innerhalb von {minutes, plural, one {# Minute} other {# Minuten}}, ohne Warnungen',
  ),
  ofThoseKept: 'der in diesem Browser gespeicherten',
  sinceTabLoaded: 'seit dem Laden dieses Tabs',
  deduction: message('{measure} über {limit}: −{points, number}.'),

  // Notification button
  notificationsOn: 'Dieser Browser zeigt jeden Alarm als Benachrichtigung.',
  notificationsBlocked: 'Benachrichtigungen sind in diesem Browser blockiert.',
  notificationsOffered: 'Alarme als Benachrichtigungen im Browser anzeigen.',
  allowNotifications: 'Benachrichtigungen erlauben',

  // Slowest endpoints
  noCallMade: 'Keine Aufrufe in der letzten Stunde.',
  slowestEndpoints: 'Langsamste Endpunkte',
  endpoint: 'Endpunkt',
  average: 'Durchschnitt',
  calls: 'Aufrufe',
  failed: 'Fehlgeschlagen',

  // Top errors
  error: 'Fehler',
  warning: 'Warnung',
  info: 'Info',
  nothingFailed: 'In der letzten Stunde ist in diesem Browser nichts fehlgeschlagen.',
  loadingErrors: 'Fehler werden geladen …',
  howOftenAndLast: message('{times, plural, one {# Mal} other {# Mal}} · zuletzt am <at></at>'),
  newestExample: 'Neuestes Beispiel',
  page: 'Seite',
  userId: 'Nutzer-ID',
  browser: 'Browser',
  method: 'Methode',
  status: 'Status',
} satisfies Translation<typeof messages>;
