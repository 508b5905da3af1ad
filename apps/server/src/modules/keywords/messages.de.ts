import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Keywords
  rowWithoutKeyword: 'Diese Zeile hat kein Keyword.',
  invisibleCharacter: message('Das unsichtbare Zeichen U+{code} ist in einem Keyword nicht erlaubt.'),
  strangeCharacter: message('„{character}“ ist in einem Keyword nicht erlaubt.'),
  keywordTwice: 'Dieses Keyword steht zweimal in der Liste.',
} satisfies Translation<typeof messages>;
