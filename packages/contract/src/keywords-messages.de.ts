import type * as messages from './keywords-messages.ts';
import { messagesIn, type Translation } from './messages/message.ts';

const message = messagesIn('de');

export default {
  // Checks
  nameTheKeyword: 'Bitte nennen Sie auch das Keyword',
  aPlaceEndsBehindStart: 'Eine Stelle endet hinter ihrem Anfang',

  // Discussion
  writeSomethingFirst: 'Bitte schreiben Sie zuerst etwas',
  youHaveWrittenSeveralComments:
    'Sie haben gerade mehrere Kommentare geschrieben. Bitte warten Sie einige Minuten.',
  waitUntilEarlierCommentsHave: 'Bitte warten Sie, bis Ihre früheren Kommentare geprüft sind.',
  giveAReason: 'Bitte geben Sie einen Grund an',

  // Keyword text
  topicMustBeAtMost: 'Das Thema darf höchstens 100 Zeichen lang sein',
  enterAValidTopic: 'Bitte geben Sie ein gültiges Thema ein',

  // Keyword topics
  enterATopic: 'Bitte geben Sie ein Thema ein',

  // Keywords
  giveAtLeastOneKeyword: 'Bitte geben Sie mindestens ein Keyword an.',
  atMost10000Keywords: 'Auf einmal können höchstens 10.000 Keywords hinzugefügt werden.',

  // Tags
  chooseOneTenColors: 'Bitte wählen Sie eine der zehn Farben',

  // Topic idea questions
  theSameQuestionThereTwice: 'Dieselbe Frage ist zweimal vorhanden',
  atLeastOneQuestionMust: 'Mindestens eine Frage muss ohne Platzhalter auskommen',
  giveQuestions: message('Bitte geben Sie {min, number} bis {max, number} Fragen an, eine je Zeile'),
  placeholderNotKnown: message("{placeholder} ist nicht bekannt: Es gibt '{city}' und '{competitor}'"),
  aBraceIsOpen: 'Eine Klammer ist offen: Platzhalter sind {city} und {competitor}',
  cannotBeAsked: message('„{question}“ kann nicht als Keyword gefragt werden'),

  // Topic ideas
  chooseAtLeastOneQuestion: 'Bitte wählen Sie mindestens eine Frage',
} satisfies Translation<typeof messages>;
