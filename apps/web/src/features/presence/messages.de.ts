import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Presence parts
  seeAlso: 'Siehe auch',
  partsOfTheScore: 'Teile des Werts',
  biggestLever: 'Größter Hebel:',
  noCompanyToCompare: 'Kein anderes Unternehmen wird erwähnt. Das Gewicht geht an die anderen Teile.',
  nothingToCountYet: 'Noch keine Daten. Das Gewicht geht an die anderen Teile.',
  whoIsMentioned: 'Unternehmen',
  keywordsWithoutYou: 'Keywords ohne Sie',
  keywordsWithYou: 'Keywords mit Ihnen',
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

  // Presence lead
  presenceScore: 'Präsenzwert',
  of100: 'von 100',
  pointsByPart: 'Punkte nach Teil',
  scoreChange: message(
    '{change, plural, =0 {±0} other {{isUp, select, yes {▲} other {▼}} #}} · {before, number} → {now, number} · {days, plural, one {# Tag} other {# Tage}}',
  ),

  // Presence words
  namedCounts: 'Antworten, die Sie erwähnen, unter allen, die ein Unternehmen erwähnen.',
  placeCounts: 'Eine Erwähnung an erster Stelle zählt 1, an zweiter 1/2, an dritter 1/3, keine 0.',
  shareCounts: 'Ihre Erwähnungen unter denen aller Unternehmen.',
  reachCounts: 'Keywords mit mindestens einer Erwähnung von Ihnen.',
  noScore: 'Kein Wert',
  notEnoughKeywordsYet: 'Noch zu wenige Keywords',
  notEnoughAnswersYet: 'Noch zu wenige Antworten',
  noSignificantChange: 'Keine deutliche Veränderung.',
  noChecks: '0 Prüfungen',
  averageOver: message(
    'im Durchschnitt {average, number} bei {checks, plural, one {# Prüfung} other {# Prüfungen}}',
  ),
  ofAnswers: message('{k, number} von {n, plural, one {# Antwort} other {# Antworten}}'),
  ofMentions: message('{k, number} von {n, plural, one {# Erwähnung} other {# Erwähnungen}}'),
  ofKeywords: message('{k, number} von {n, plural, one {# Keyword} other {# Keywords}}'),
  moreAnswersWouldRaise: message(
    '+{missing, plural, one {# Punkt} other {# Punkte}} · {others, number} von {n, plural, one {# Antwort} other {# Antworten}} ohne Sie',
  ),
  beingEarlierWouldRaise: message(
    '+{missing, plural, one {# Punkt} other {# Punkte}} · Erwähnungen weiter vorn',
  ),
  largerShareWouldRaise: message(
    '+{missing, plural, one {# Punkt} other {# Punkte}} · {others, number} von {n, plural, one {# Erwähnung} other {# Erwähnungen}} bei anderen Unternehmen',
  ),
  moreKeywordsWouldRaise: message(
    '+{missing, plural, one {# Punkt} other {# Punkte}} · {never, number} von {n, plural, one {# Keyword} other {# Keywords}} ohne Sie',
  ),
  noScoreOn: message('Noch kein Wert bei {assistants}. Für die Teile mit Gewicht fehlen Daten.'),
  tooFewKeywords: message(
    'Zu wenige Keywords für einen Wert bei {assistants} ({keywords, number} von mindestens {leastKeywords, number}).',
  ),
  tooFewAnswers: message(
    'Zu wenige Daten für einen Wert bei {assistants} ({answers, number} von mindestens {leastAnswers, number} Antworten, {keywords, number} von mindestens {leastKeywords, number} Keywords).',
  ),
  yourPresenceIs: message('Ihr Präsenzwert ist {score, number} von 100.'),
  mentionsYouMoreOrLess: message(
    '{assistant} erwähnt Sie {isMore, select, yes {häufiger} other {seltener}}: {size} in {days, plural, one {# Tag} other {# Tagen}}.',
  ),
  partAndWeight: message('{part} {weight, number, ::percent}'),

  // Presence basis
  weightsWereChanged: message(
    'Die Gewichte haben sich am {day} geändert. Vorher: {before}. Alle Werte auf dieser Seite verwenden die neuen Gewichte, auch ältere. Früher notierte Werte sind nicht vergleichbar.',
  ),
  whatTheScoreIs:
    'Der Wert ist der gewichtete Durchschnitt seiner Teile, aus den Antworten des Dashboards. Veränderungen vergleichen mit ebenso vielen Tagen davor. Der Wert sagt weder Besuche noch Umsatz voraus. „Größter Hebel“ ist, was ein einzelner Teil höchstens beitragen könnte.',

  // To presence trend
  assistantAndScore: message('{assistant}: {score}'),
  assistantWithoutScore: message('{assistant}: noch kein Wert'),
  assistantAndBreak: message('{assistant}: {why}'),
} satisfies Translation<typeof messages>;
