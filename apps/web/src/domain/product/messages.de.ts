import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Help link
  helpOnThisPage: 'Hilfe zu dieser Seite',
} satisfies Translation<typeof messages>;
