import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Change badge
  improved: 'Gestiegen',
  improvedWhy: 'Deutlich mehr Erwähnungen als im vorherigen Zeitraum.',
  declined: 'Gesunken',
  declinedWhy: 'Deutlich weniger Erwähnungen als im vorherigen Zeitraum.',
  noSignificantChange: 'Keine deutliche Veränderung',
  noSignificantChangeWhy: 'Der Unterschied kann Zufall sein.',
  notEnoughData: 'Zu wenige Daten',
  notEnoughDataWhy: 'Beide Zeiträume brauchen mehr Antworten.',
  notComparable: 'Nicht vergleichbar',
  notComparableWhy: 'Namen, Modell, Suche oder Ort haben sich zwischen den Zeiträumen geändert.',

  // Change in words
  changeOfSize: message('{change}: {sizes}'),
  changeOverDays: message(
    '{change}, {days, plural, one {# Tag gegenüber dem davor} other {# Tage gegenüber den {days, number} davor}}',
  ),
  inDays: message('über {days, plural, one {# Tag} other {# Tage}}'),

  // Check rate
  noAnswerMentionsCompany: 'Keine Unternehmen erwähnt',

  // Format rate
  tooFewAnswers: message(
    '{n, plural, one {{k, number} von #} other {# Antworten, zu wenige für eine Quote}}',
  ),
  tooFewKeywords: message(
    '{n, plural, one {{k, number} von #} other {# Keywords, zu wenige für eine Quote}}',
  ),
  rangeOfAnswers: message('{range} · {n, plural, one {# Antwort} other {# Antworten}}'),
  rangeOfKeywords: message('{range} · {n, plural, one {# Keyword} other {# Keywords}}'),
  confidenceInterval: message(
    '95-%-Konfidenzintervall {low, number} bis {high, number}\u00a0%, n = {n, number}',
  ),

  // Headline in words
  yourNamesChanged: 'Ihre Namen haben sich geändert.',
  changed: message(
    '{what, select, rules {Die Erwähnungsregeln haben} model {Das Modell hat} search {Die Sucheinstellung hat} question {Die Frage hat} location {Der Ort hat} other {Die Verbindung zum Assistenten hat}} sich{isKnown, select, yes { von {before} zu {after}} other {}} geändert, bei {keywords, plural, one {# Keyword} other {# Keywords}}.',
  ),
  namesAdded: message('Sie haben die Namen {added} hinzugefügt.'),
  namesRemoved: message('Sie haben die Namen {removed} entfernt.'),
  namesAddedAndRemoved: message('Sie haben die Namen {added} hinzugefügt und {removed} entfernt.'),
  quotedName: message('„{name}“'),
  askedInBoth: message('für {keywords, plural, one {das # Keyword} other {die # Keywords}} beider Zeiträume'),
  movedByOneKeyword: 'nur ein Keyword hat sich verändert',
  theNewestAnswers: 'neueste Antworten',
  earlierNotCounted: message(
    '{answers, plural, one {# frühere Antwort} other {# frühere Antworten}} nicht gezählt.',
  ),

  // Left out
  leftOut: message('{answers, plural, one {# Antwort} other {# Antworten}} nicht gezählt'),

  // Left out search
  singleAnswerSaysLittle: 'Eine Antwort sagt wenig. Prüfen Sie noch einmal.',
  readAnswersToSeeWhy: 'Lesen Sie die Antworten, um den Grund zu sehen. Ein anderes Keyword kann helfen.',
  nothingUsable: 'Keine Antwort erwähnt ein Unternehmen.',
  nothingUsableButBranded: 'Keine Antwort zu Keywords ohne den Markennamen erwähnt ein Unternehmen.',
  leftOutBriefly: message('{answers, number} nicht gezählt'),

  // Rate figure
  rateVaries:
    'Antworten schwanken. Die wahre Quote Ihrer Keywords liegt wahrscheinlich in dieser Spanne. Mehr Antworten machen sie kleiner.',
  noAnswersYet: 'Noch keine Antworten',
  forSimilarKeywords: message('Für ähnliche Keywords gilt {range}.'),
  inStatistics: message('{interval}.'),

  // Score figure
  scoreVaries:
    'Antworten schwanken. Der wahre Wert Ihrer Keywords liegt wahrscheinlich (95\u00a0%) in dieser Spanne. Mehr Antworten machen sie kleiner.',

  // Score in words
  scoreOf: message('{score, number} von 100 ({basis})'),

  // Voice in words
  shareOfMentions: message('{share, number, ::percent} ({brand, number} von {all, number} Erwähnungen)'),

  // Why no rate
  onlyEmptyButBranded: 'keine Antwort zu Keywords ohne den Markennamen erwähnt ein Unternehmen',
  onlyEmpty: 'keine Antwort erwähnt ein Unternehmen',
  onlyBranded: 'nur Keywords mit dem Markennamen haben Antworten',
  everyCheckFailed: 'alle Prüfungen sind fehlgeschlagen',
  noAnswerCounts: 'keine Antwort zählt',
} satisfies Translation<typeof messages>;
