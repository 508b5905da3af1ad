import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Presence parts
  seeAlso: 'Siehe auch',
  partsOfTheScore: 'Teile des Werts',
  mostToGain: 'Größtes Potenzial:',
  noCompanyToCompare: 'Kein anderes Unternehmen wird erwähnt. Das Gewicht geht an die anderen Teile.',
  nothingToCountYet: 'Noch keine Daten. Das Gewicht geht an die anderen Teile.',
  whoIsMentioned: 'Unternehmen',
  keywordsWithoutYou: 'Keywords ohne Sie',
  keywordsWithYou: 'Keywords mit Erwähnung',
  neverMentionedFor: 'Keywords ohne Erwähnung',
  part: 'Teil',
  rate: 'Quote',
  weight: 'Gewicht',
  points: 'Punkte',
  pointsOf: message('{given, number}/{most, number}'),
  andMore: message('und {count, plural, one {# weiteres} other {# weitere}}'),

  // Presence table
  presenceScoreByAssistant: 'Präsenzwert nach Assistent',
  unknown: 'Unbekannt',
  assistant: 'Assistent',
  trend: 'Trend',
  scoreOverTime: message('{assistant}: Wert im Zeitverlauf'),
  score: 'Wert',
  answers: 'Antworten',

  // Presence lead
  of100: 'von 100',
  pointsByPart: 'Punkte nach Teil',
  scoreChange: message(
    '{change, plural, =0 {unverändert bei {now, number}} other {{isUp, select, yes {▲} other {▼}} # · {before, number} → {now, number}}}',
  ),

  // Presence words
  namedCounts: 'Anteil der Antworten mit Ihrer Marke an allen, die ein Unternehmen erwähnen.',
  placeCounts: 'Zuerst genannt zählt 1, als Zweites 1/2, als Drittes 1/3, nicht genannt 0.',
  shareCounts: 'Ihr Anteil an allen Erwähnungen von Unternehmen.',
  reachCounts: 'Keywords mit mindestens einer Erwähnung.',
  noScore: 'Kein Wert',
  notEnoughKeywordsYet: 'Noch zu wenige Keywords',
  notEnoughAnswersYet: 'Noch zu wenige Antworten',
  noSignificantChange: 'Keine deutliche Veränderung.',
  noAnswers: '0 Antworten',
  averageOver: message(
    'im Durchschnitt {average, number} bei {answers, plural, one {# Antwort} other {# Antworten}}',
  ),
  ofAnswers: message('{k, number} von {n, plural, one {# Antwort} other {# Antworten}}'),
  ofMentions: message('{k, number} von {n, plural, one {# Erwähnung} other {# Erwähnungen}}'),
  ofKeywords: message('{k, number} von {n, plural, one {# Keyword} other {# Keywords}}'),
  upTo: message('„{part}“, +{missing, plural, one {# Punkt} other {# Punkte}}'),
  noScoreOn: message('Noch kein Wert bei {assistants}. Für die Teile mit Gewicht fehlen Daten.'),
  tooFewKeywords: message(
    'Zu wenige Keywords für einen Wert bei {assistants} ({keywords, number} von mindestens {leastKeywords, number}).',
  ),
  tooFewAnswers: message(
    'Zu wenige Daten für einen Wert bei {assistants} ({answers, number} von mindestens {leastAnswers, number} Antworten, {keywords, number} von mindestens {leastKeywords, number} Keywords).',
  ),
  scoreOf100: message('{score, number} von 100.'),
  mentionsYouMoreOrLess: message(
    '{assistant} erwähnt Sie in {days, plural, one {# Tag} other {# Tagen}} {isMore, select, yes {häufiger} other {seltener}}: {size}.',
  ),
  partAndWeight: message('{part} {weight, number, ::percent}'),

  // Presence basis
  weightsWereChanged: message(
    'Die Gewichte haben sich am {day} geändert. Vorher: {before}. Alle Werte auf dieser Seite verwenden die neuen Gewichte, auch ältere. Früher notierte Werte sind nicht vergleichbar.',
  ),
  whatTheScoreIs:
    'Der Wert ist der gewichtete Durchschnitt seiner Teile. Er nutzt dieselben Antworten wie das Dashboard. Verglichen wird mit ebenso vielen Tagen davor. Der Wert sagt weder Besuche noch Umsatz voraus. „Größtes Potenzial“ ist, was ein einzelner Teil höchstens noch beitragen könnte.',

  // To presence trend
  assistantAndScore: message('{assistant}: {score}'),
  assistantWithoutScore: message('{assistant}: noch kein Wert'),
  assistantAndBreak: message('{assistant}: {why}'),
} satisfies Translation<typeof messages>;
