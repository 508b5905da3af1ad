import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Analytics charts
  day: 'Tag',
  daysAreOfUtc: 'Tage in UTC',
  howToRead: 'Lesehilfe',
  moreCharts: message('{count, plural, one {# weiteres Diagramm} other {# weitere Diagramme}}'),
  before: 'Vorher',
  allDaysTable: 'Alle Tage als Tabelle',
  readingBars: 'Balken zeigen diesen Zeitraum, Linien den vorherigen.',
  readingIntervals: 'Die dünne Linie zeigt die Schwankungsbreite des Tages. Die volle Höhe ist 100\u00a0%.',
  measureByDay: message('{measure} nach Tag'),
  measureOfByDay: message('{measure} ({of}) nach Tag'),
  chartWithoutNumbers: message('{title}: keine Zahlen in {days, plural, one {# Tag} other {# Tagen}}'),
  chartRange: message('{title}: von {low} bis {high} in {days, plural, one {# Tag} other {# Tagen}}'),
  bar: message('{day}: {value}, vorher: {before}'),
  valueOfAnswers: message('{value} ({answers, plural, one {# Antwort} other {# Antworten}})'),
  valueInRange: message('{value} ({range} · {answers, plural, one {# Antwort} other {# Antworten}})'),

  // Analytics figures
  figureBefore: message('Vorher: <value></value>'),
  numberBefore: message('vorher: <value></value>'),
  measureInCurrency: message('{measure}, {currency}'),
  notComparable: 'nicht vergleichbar',
  rateOfAnswers: message('{rate} von {answers, plural, one {# Antwort} other {# Antworten}}'),
  noAnswers: 'Keine Antworten',

  // Analytics filters
  report: 'Bericht',
  fromUtc: 'Von (UTC)',
  days: 'Zeitraum',
  otherDays: 'Anderer',
  until: 'Bis',
  lastDays: message('{days, plural, one {# Tag} other {# Tage}}'),

  // Analytics reports
  exportCsv: 'CSV exportieren',
  exportJson: 'JSON exportieren',
  generatingYourReport: 'Ihr Bericht wird erstellt …',
  updated: 'Aktualisiert',
  preparing: 'Wird vorbereitet …',
  clearCache: 'Cache leeren',
  reportNotMade: 'Der Bericht konnte nicht erstellt werden',
  byDay: 'Nach Tag',
  inDetail: 'Im Einzelnen',
  howThisIsCounted: 'So wird gezählt',
  rowCount: message('{count, plural, one {# Zeile} other {# Zeilen}}'),
  rateNowAndBefore: message(
    '{isSame, select, yes {{rate}} other {{before} → {rate}}} der Antworten erwähnen Sie{isSame, select, yes {, wie zuvor} other {}}',
  ),
  measureNowAndBefore: message(
    '{measure} {isSame, select, yes {{value}, wie zuvor} other {{before} → {value}}}',
  ),
  nothingToList: 'In keinem der beiden Zeiträume gibt es Daten.',
  comparedRanges: message('{range}, verglichen mit {before}'),
  fromCache: message(
    'In {duration} aus dem Cache, erstellt am <made></made>, gespeichert bis <expires></expires>',
  ),
  madeNow: message('Gerade erstellt in {duration}, gespeichert bis <expires></expires>'),
  formerReport: message('Noch angezeigt: {report}, {range}.'),
  fewAnswers: message(
    'Nur {answers, plural, one {# Antwort} other {# Antworten}} in diesem Zeitraum. Die Schwankungsbreiten sind groß.',
  ),

  // Analytics table
  currency: 'Währung',

  // Measure in words
  none: 'Keine Angabe',

  // Use analytics
  operationFailed: 'Vorgang fehlgeschlagen',
  failedToGenerateReport: message('Der Bericht konnte nicht erstellt werden: {why}'),
  failedToExportData: message('Die Daten konnten nicht exportiert werden: {why}'),
  failedToClearCache: message('Der Cache konnte nicht geleert werden: {why}'),
  cacheCleared: message('Cache geleert: {reports, plural, one {# Bericht} other {# Berichte}}'),
} satisfies Translation<typeof messages>;
