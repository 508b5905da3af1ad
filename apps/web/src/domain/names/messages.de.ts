import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Judged names
  yourCompany: 'Ihr Unternehmen',

  // Judging in words
  allStoredAnswers: 'Hier zählen alle gespeicherten Antworten. Der Rest der Seite zählt die gewählten Tage.',
  namesMoved: 'Namen oder Mitbewerber haben sich seit dem Start dieser Vorschau geändert.',
  judgementMoved: 'Seit dem Start dieser Vorschau wurde eine andere Änderung übernommen.',
  rulesMoved: 'Die Regeln haben sich seit dem Start dieser Vorschau geändert.',
  mentionedAsBefore: message(
    'Sie werden in {mentions, number} von {total, plural, one {# gespeicherten Antwort} other {# gespeicherten Antworten}} erwähnt, wie bisher.',
  ),
  noneOtherwise: message(
    '{total, plural, =0 {Keine gespeicherte Antwort {tense, select, would {würde sich ändern} other {hat sich geändert}}} one {Ihre gespeicherte Antwort {tense, select, would {würde sich nicht ändern} other {hat sich nicht geändert}}} other {Ihre # gespeicherten Antworten {tense, select, would {würden sich nicht ändern} other {haben sich nicht geändert}}}}.',
  ),
  newlyMention: message(
    'Von {total, plural, one {# gespeicherten Antwort} other {# gespeicherten Antworten}} {tense, select, would {{gained, plural, one {würde # Sie neu erwähnen} other {würden # Sie neu erwähnen}}} other {{gained, plural, one {erwähnt # Sie neu} other {erwähnen # Sie neu}}}}.',
  ),
  noLongerMention: message(
    'Von {total, plural, one {# gespeicherten Antwort} other {# gespeicherten Antworten}} {tense, select, would {{lost, plural, one {würde # Sie nicht mehr erwähnen} other {würden # Sie nicht mehr erwähnen}}} other {{lost, plural, one {erwähnt # Sie nicht mehr} other {erwähnen # Sie nicht mehr}}}}.',
  ),
  newlyAndNoLonger: message(
    'Von {total, plural, one {# gespeicherten Antwort} other {# gespeicherten Antworten}} {tense, select, would {{gained, plural, one {würde # Sie neu erwähnen} other {würden # Sie neu erwähnen}} und {lost, plural, one {# nicht mehr} other {# nicht mehr}}} other {{gained, plural, one {erwähnt # Sie neu} other {erwähnen # Sie neu}} und {lost, number} nicht mehr}}.',
  ),
  firstAdded: message(
    '{company} steht in {mentions, number} von {total, plural, one {# gespeicherten Antwort} other {# gespeicherten Antworten}}',
  ),
  nextAdded: message('{company} in {mentions, number}'),
  added: message('{companies}.'),
  addedAndMore: message('{companies}, dazu {more, plural, one {# weiterer} other {# weitere}}.'),
  notCounted: message(
    '{companies} {tense, select, would {{count, plural, one {würde} other {würden}} nicht mehr gezählt} other {{count, plural, one {wird} other {werden}} nicht mehr gezählt}}.',
  ),
  found: message(
    '{company} {tense, select, would {würde} other {wird}} in {after, number} statt in {before, number} Antworten gefunden.',
  ),
  voiceMoved: message(
    'Ihr Share of Voice {tense, select, would {würde sich ändern} other {hat sich geändert}}: {before} → {after}.',
  ),
  noVoice: 'keiner (kein Unternehmen erwähnt)',

  // Namesake preview
  applied: 'Für alle Zahlen und Berichte übernommen',
  applying: 'Wird übernommen …',
  apply: 'Übernehmen',
  dontApply: 'Nicht übernehmen',
  previewNotLoaded: 'Die Vorschau konnte nicht geladen werden',
  answersJudged: 'Geprüfte Antworten',
  changedKeywords: 'Geänderte Keywords',
  noAssistantIsAsked: 'Das kostet nichts.',
  isNotYou: message('„{name}“ sind nicht Sie'),
  keywordChange: message('{before, number} → {after, number} von {answers, number}'),

  // Not us dialog
  textNotLoaded: 'Der Text ringsum konnte nicht geladen werden',
  whoIsThis: 'Wer ist das, wenn nicht Sie?',
  previewTheChange: 'Vorschau ansehen',
  saved: 'Gespeichert',
  appliesToNextAnswers: 'Das gilt ab Ihren nächsten Antworten.',
  saving: 'Wird gespeichert …',
  mentionNoLongerCounts:
    'Eine Erwähnung nahe diesem Namen oder diesen Wörtern zählt nicht mehr. Sie zählt weiterhin nahe Ihrer Website, einem Produkt oder dem Wort für die Art Ihres Unternehmens.',
  theirName: 'Name des Namensvetters',
  wordsNearIt: 'Wörter in der Nähe',
  onePerLine: 'Eines je Zeile. Behalten Sie nur Wörter, die nie zu Ihnen passen.',
  theirNameHint: message('Der volle Name, etwa „{company} Records“.'),

  // Track button
  tracked: 'Beobachtet',
  adding: 'Wird hinzugefügt …',
  track: 'Beobachten',
  trackName: message('{name} beobachten'),

  // Use track name
  countsStay: 'Die Zahlen bleiben gleich.',
  youTrackNow: message('Sie beobachten jetzt {name}'),

  // Waiting names
  changedNamesWait: 'Geänderte Namen ansehen',
  namesAndCompetitorsNotApplied: 'Ihre Änderungen an Namen und Mitbewerbern sind noch nicht übernommen',
  namesNotApplied: 'Ihre Änderungen an Namen sind noch nicht übernommen',
  competitorsWait: 'Mitbewerber ansehen',
  competitorsNotApplied: 'Ihre Änderungen an Mitbewerbern sind noch nicht übernommen',
  newCompetitorsWait: 'Neue Mitbewerber ansehen',
  newCompetitorWaits: 'Neuen Mitbewerber ansehen',
  competitorStillCounted: 'Entfernten Mitbewerber ansehen',
  competitorWaits: 'Mitbewerber ansehen',
  competitorsNotCounted: message('{names} werden in Ihren Antworten noch nicht gezählt'),
  competitorNotCounted: message('{name} wird in Ihren Antworten noch nicht gezählt'),
  stillCounted: message('{name} wird in Ihren Antworten noch gezählt'),
  changedNamesNotApplied: message('Die geänderten Namen von {name} sind noch nicht übernommen'),
  namesAndLast: message('{names} und {last}'),
  namesAndOthers: message('{names} und {others, plural, one {# weiterer} other {# weitere}}'),
} satisfies Translation<typeof messages>;
