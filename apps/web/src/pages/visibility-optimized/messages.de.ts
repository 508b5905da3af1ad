import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Choose matrix
  advancedTestingNotLoaded: 'Die erweiterten Tests konnten nicht geladen werden',
  keywordsToChooseFrom: 'Keywords zur Auswahl',
  atMost: message('Höchstens {max, number}'),
  keyword: 'Keyword',
  topic: 'Thema',

  // Shown matrix
  testSomethingElse: 'Etwas anderes testen',
  thisCheckNotLoaded: 'Diese Prüfung konnte nicht geladen werden',
  thisCheckDoesNotExist: 'Diese Prüfung gibt es nicht',
  started: message('Gestartet am <when></when>'),
  loadingTheCheck: 'Die Prüfung wird geladen …',
  tooManyCells: message(
    'Diese Prüfung hat {cells, plural, one {# Zelle} other {# Zellen}}, zu viele für die Anzeige nebeneinander. Hier stehen die ersten. Alle finden Sie im ausführlichen Bericht des Sichtbarkeits-Trackers.',
  ),
  answers: 'Antworten',

  // Title
  advancedTesting: 'Erweiterte Tests',
} satisfies Translation<typeof messages>;
