import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Figure columns
  rate: 'Quote',
  trend: 'Trend',
  trendFromTo: message('Von {first} auf {last}'),
  rateOn: message('{rate}, {basis}'),
  noAnswerCounts: 'Keine gezählten Antworten in diesem Zeitraum',

  // Row change
  noSignificantChangeOf: message('Keine deutliche Veränderung: {sizes}'),
  significantOn: message('{sizes}, deutliche Veränderung bei {assistants}'),
  tooFewToCompare: 'Zu wenige Antworten für einen Vergleich',

  // Strongest group
  strongestAndLowest: message(
    '{high} von {answers, number} Antworten zu „{best}“ erwähnen Sie, Ihr stärkster Wert. Am niedrigsten ist „{worst}“ mit {low}.',
  ),
  significantlyMore: message(
    '{high} von {answers, number} Antworten zu „{best}“ erwähnen Sie, deutlich mehr als die {low} zu „{worst}“.',
  ),
  tooCloseToRank: message(
    '{high} von {answers, number} Antworten zu „{best}“ erwähnen Sie, {low} zu „{worst}“, zu nah für eine Rangfolge.',
  ),
  onlyGroup: message('{high} von {answers, number} Antworten zu „{best}“ erwähnen Sie.'),
  noGroupRated: 'Keine gezählten Antworten in diesem Zeitraum.',

  // Group table
  keywords: 'Keywords',
  share: 'Anteil',
  shareOfVoice: 'Ihr Anteil an allen Erwähnungen von Unternehmen',
  actions: 'Aktionen',

  // Groups by assistant
  byAssistant: 'Nach Assistent',
  groupsByAssistant: message('{groups} nach Assistent'),
  inNoReportYet: 'Noch kein Bericht',
  noRateOnlyEmpty: 'Keine Antwort erwähnt ein Unternehmen',
  noRateNoneCounts: 'Keine gezählten Antworten',
  answersLeftOut: message('{answers, plural, one {# Antwort} other {# Antworten}} nicht gezählt'),
  shareOf: message('Share of Voice {share}'),
} satisfies Translation<typeof messages>;
