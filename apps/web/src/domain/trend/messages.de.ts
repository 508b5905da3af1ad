import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Trend chart
  likelyRange: 'Schwankungsbreite',
  likelyRangeOnHover: 'Schwankungsbreite der ausgewählten Linie',
  readingLines:
    'Jeder Punkt zählt die Antworten seiner Tage. Zeigen Sie auf eine Linie, um ihre Schwankungsbreite (95\u00a0%) zu sehen.',
  nothingMeasuredYet: 'Noch nichts gemessen.',
  chart: 'Diagramm',
  table: 'Tabelle',
  notComparableWithBefore: 'Nicht vergleichbar',
  showAs: message('{chart} anzeigen als'),
  readingRates:
    'Jeder Punkt zählt die Antworten seiner Tage. Das Band ist die Schwankungsbreite der wahren Quote (95\u00a0%).',
  readingScores:
    'Jeder Punkt zählt die Antworten seiner Tage. Das Band ist die Schwankungsbreite des wahren Werts (95\u00a0%).',

  // Trend drawing
  before: 'Vorher',
  now: 'Jetzt',

  // Trend plot
  tooFewForScore: 'Zu wenige Antworten für einen Wert',
  noAnswerInRate: 'Keine gezählten Antworten',
  momentOf: message('{assistant} im Zeitverlauf: Zeitpunkt'),
  momentOfAll: message('{chart}: Zeitpunkt'),
  rateWithBasis: message('{rate}, {basis}'),
  notComparableBecause: message('Nicht vergleichbar mit vorher: {reasons}'),

  // Trend table
  mentioningYou: 'Erwähnungen',
  overTime: message('{assistant} im Zeitverlauf'),
  tableOf: message('{chart}: Tabelle'),
  days: 'Tage',
  rate: 'Quote',
  score: 'Wert',
  mentionsOfAnswers: message('{mentions, number} von {answers, number}'),
} satisfies Translation<typeof messages>;
