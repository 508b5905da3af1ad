import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Ask for ideas
  askingNotLoaded: 'Die Kosten für Ideen eines Assistenten konnten nicht geladen werden',
  ideasFromAnAssistant: 'Ideen von einem Assistenten',
  thinkingOfTopics: 'Ein Assistent denkt sich Themen aus. Das dauert meist weniger als eine Minute.',
  moreIdeasFrom: message('Weitere Ideen von {assistants}'),
  oneOrTheOther: message('{first}, ersatzweise {second}'),
  nameYourCompany: 'Unternehmen angeben',
  asking: 'Wird gefragt …',
  askForIdeas: 'Ideen anfordern',
  ideasAdded: message('{count, plural, one {# Idee} other {# Ideen}} hinzugefügt'),
  ideasStandBelow: 'Sie stehen unter den anderen.',

  // Idea card
  thoughtOnDay: message('Am <day></day> von einem Assistenten vorgeschlagen, nicht aus Antworten'),
  questionsAbout: message('Fragen zu {topic}'),
  inYourKeywords: 'In Ihren Keywords',
  adding: 'Wird hinzugefügt …',
  addKeywords: 'Keywords hinzufügen',
  addCount: message('{count, plural, one {# Keyword} other {# Keywords}} hinzufügen'),
  later: 'Später',
  topicLater: message('Später: {topic}'),
  dismiss: 'Verwerfen',
  dismissTopic: message('{topic} verwerfen'),
  showTheseAnswers: 'Diese Antworten anzeigen',
  andOlderOnes: message('und {count, plural, one {# ältere} other {# ältere}}'),

  // Ideas in words
  noIdeaToDecideOn: 'Keine offenen Ideen.',
  ideasOfOneSource: message('{source}.'),
  ideasOfSources: message('{ideas, number} Ideen: {sources}.'),
  ideasForCategory: message(
    '{first, select, yes {{count, plural, one {# Idee} other {# Ideen}}} other {{count, number}}} für {category}',
  ),
  ideasFromAnswers: message(
    '{first, select, yes {{count, plural, one {# Idee} other {# Ideen}}} other {{count, number}}} aus KI-Antworten',
  ),
  ideasFromAssistant: message(
    '{first, select, yes {{count, plural, one {# Idee} other {# Ideen}}} other {{count, number}}} von einem Assistenten',
  ),
  freeIdeas: message('Kostenlos · Sprache: {language} · aus Ihrem Profil · höchstens alle 5 Minuten'),
  noAnswersToLookIn: 'Aus Ihrem Profil · noch keine Antworten zum Durchsuchen',
  namesLookedFor: message(
    'Aus Ihrem Profil und {count, plural, one {der neuesten Antwort} other {den # neuesten Antworten}}',
  ),
  ideasAreInEnglish: 'Diese Ideen sind auf Englisch. Fragen werden so gestellt, wie sie hier stehen.',
  otherIdeasAreInEnglish:
    'Ideen, um die Sie keinen Assistenten gebeten haben, sind auf Englisch. Fragen werden so gestellt, wie sie hier stehen.',
  nameIsMentioned: message(
    '{name} wird in {answers, number} der {ofAnswers, number} neuesten Antworten erwähnt, bei {keywords, plural, one {# Keyword} other {# Keywords}}. Keines Ihrer Keywords passt dazu.',
  ),
  noRoomForMoreKeywords: 'Kein Platz für weitere Keywords',
  noKeywordAdded: 'Kein Keyword hinzugefügt',
  nothingNewToAdd: 'Nichts Neues hinzuzufügen',
  keywordsAdded: message('{count, plural, one {Keyword hinzugefügt} other {Keywords hinzugefügt}}'),
  keywordsUnder: message('{count, plural, one {# Keyword} other {# Keywords}} unter „{topic}“.'),
  inListAlready: message(
    '{count, plural, one {# war schon in Ihrer Liste.} other {# waren schon in Ihrer Liste.}}',
  ),
  cannotBeAsked: message(
    '{count, plural, one {# Frage kann hier nicht gestellt werden.} other {# Fragen können hier nicht gestellt werden.}}',
  ),
  keywordsRemoved: message('{count, plural, one {# Keyword} other {# Keywords}} entfernt.'),
  keywordsKept: message(
    '{count, plural, one {# Keyword bleibt: Assistenten wurden dazu gefragt.} other {# Keywords bleiben: Assistenten wurden dazu gefragt.}}',
  ),

  // Set aside list
  dismissedOn: message('Verworfen am <day></day>'),
  comesBackOn: message('Kommt am <day></day> wieder'),
  bringBack: 'Zurückholen',
  bringBackTopic: message('{topic} zurückholen'),

  // Use decide on idea
  bringIdeaBack: 'Idee zurückholen',
  topicIsBack: message('„{topic}“ ist wieder da'),
  addKeywordsOfIdea: 'Keywords einer Idee hinzufügen',
  undo: 'Rückgängig',
  setAnIdeaAside: 'Idee zurückstellen',
  ideaPutOff: 'Idee zurückgestellt',
  topicComesBack: message('„{topic}“ kommt in {days, plural, one {# Tag} other {# Tagen}} wieder.'),
  ideaDismissed: 'Idee verworfen',
  topicWillNotCome: message('„{topic}“ kommt nicht wieder.'),
} satisfies Translation<typeof messages>;
