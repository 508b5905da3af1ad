import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Error in words
  somethingWentWrong: 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
  pleaseTryAgain: 'Bitte versuchen Sie es erneut.',
  failureBecause: message('{what}: {why}'),

  // Error screens
  appErrorTitle: 'Hoppla! Etwas ist schiefgegangen',
  appErrorText: 'Ein unerwarteter Fehler ist aufgetreten. Er wurde unserem Team automatisch gemeldet.',
  pageErrorTitle: 'Fehler auf der Seite',
  pageErrorText: 'Diese Seite kann wegen eines Fehlers nicht angezeigt werden.',
  sectionErrorTitle: 'Fehler im Abschnitt',
  sectionErrorText: 'Dieser Abschnitt kann wegen eines Fehlers nicht angezeigt werden.',
  componentErrorTitle: 'Etwas ist schiefgegangen',
  componentErrorText: 'In diesem Bereich ist ein unerwarteter Fehler aufgetreten.',
  featureErrorTitle: 'Funktion nicht verfügbar',
  featureErrorText: 'Diese Funktion ist wegen eines Fehlers vorübergehend nicht verfügbar.',
  inlineErrorTitle: 'In diesem Bereich ist etwas schiefgegangen.',
  renderErrorTitle: 'Der Bereich konnte nicht angezeigt werden',
  componentNotLoaded: 'Dieser Bereich konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
  errorDetailsCopied: 'Die Fehlerdetails sind in der Zwischenablage. Bitte schicken Sie sie dem Support.',

  // Format
  milliseconds: message('{count, number} ms'),
  tenthsOfSeconds: message('{count, number, ::.0} s'),
  seconds: message('{count, number} s'),
  minutes: message('{count, number} min'),
  hours: message('{count, number} h'),
  hoursAndMinutes: message('{hours, number} h {minutes, number} min'),
  bytes: message('{count, number} B'),
  kilobytes: message('{count, number} kB'),
  megabytes: message('{count, number, ::.0} MB'),
  gigabytes: message('{count, number, ::.0} GB'),

  // Late failures
  notSaved: message('Nicht gespeichert: {operation}'),

  // Monitor
  foundAbove: message('{found} in {minutes, plural, one {# Minute} other {# Minuten}}, über {threshold}'),
  monitoringAlert: message('Warnung der Überwachung: {rule}'),

  // Monitor rules
  averageResponseTime: 'Durchschnittliche Antwortzeit',
  memory: 'Speicher',
  errorRate5Minutes: 'Fehlerrate (5 Minuten)',
  highErrorRate: 'Hohe Fehlerrate',
  slowResponseTime: 'Langsame Antworten',
  highMemoryUsage: 'Hohe Speicherauslastung',
  percent: message('{count, number}\u00a0%'),

  // Needs connection
  backOfficeNeedsConnection: 'Sie sind offline. Die Verwaltung braucht eine Verbindung.',
  checksNeedConnection: 'Sie sind offline. Prüfungen brauchen eine Verbindung.',
  judgingNeedsConnection: 'Sie sind offline. Um Antworten neu zu beurteilen, brauchen Sie eine Verbindung.',
  paymentsNeedConnection: 'Sie sind offline. Tarife und Zahlungen brauchen eine Verbindung.',
  accountNeedsConnection: 'Sie sind offline. Änderungen am Konto brauchen eine Verbindung.',
  keywordListsNeedConnection: 'Sie sind offline. Neue Keyword-Listen brauchen eine Verbindung.',
  thisNeedsConnection: 'Sie sind offline. Dafür brauchen Sie eine Verbindung.',

  // Query client
  operationFailed: 'Vorgang fehlgeschlagen',

  // Time ago
  justNow: 'gerade eben',
  inMinutes: message('in {count, number} Min.'),
  minutesAgo: message('vor {count, number} Min.'),
  inHours: message('in {count, number} Std.'),
  hoursAgo: message('vor {count, number} Std.'),
  inDays: message('in {count, plural, one {# Tag} other {# Tagen}}'),
  daysAgo: message('{count, plural, one {vor # Tag} other {vor # Tagen}}'),

  // Use queued write
  waitsForTheConnection: 'Wartet auf die Verbindung',
  savedWithConnection: message('„{operation}“ wird gespeichert, sobald Sie wieder online sind.'),

  // Use sign out
  error: 'Fehler',
  failedToLogOut: 'Die Abmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  loggedOut: 'Abgemeldet',
  loggedOutText: 'Sie haben sich abgemeldet.',

  // Use uncaught errors
  unexpectedError: 'Unerwarteter Fehler',
  unexpectedErrorText: 'Ein unerwarteter Fehler ist aufgetreten. Bitte laden Sie die Seite neu.',

  // Page title
  pageTitle: message('{page} · {product}'),
} satisfies Translation<typeof messages>;
