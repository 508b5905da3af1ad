import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Group filters
  topic: 'Thema',
  allTopics: 'Alle Themen',
  tag: 'Label',
  allTags: 'Alle Labels',
  chosenTag: 'Gewähltes Label',
  searchIntent: 'Suchintention',
  allIntents: 'Alle',

  // Group in words
  theTopic: message('das Thema „{topic}“'),
  theTag: message('das Label „{tag}“'),
  tagThatIsGone: 'ein gelöschtes Label',
  theSearchIntent: message('die Suchintention „{intent}“'),
} satisfies Translation<typeof messages>;
