import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Group filters
  topic: 'Thema',
  allTopics: 'Alle Themen',
  tag: 'Schlagwort',
  allTags: 'Alle Schlagwörter',
  chosenTag: 'Gewähltes Schlagwort',
  searchIntent: 'Suchintention',
  allIntents: 'Alle Suchintentionen',

  // Group in words
  theTopic: message('das Thema „{topic}“'),
  theTag: message('das Schlagwort „{tag}“'),
  tagThatIsGone: 'ein gelöschtes Schlagwort',
  theSearchIntent: message('die Suchintention „{intent}“'),
} satisfies Translation<typeof messages>;
