import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Feature input
  onePerLine: 'Eine je Zeile. Ein - am Anfang zeigt die Leistung als nicht enthalten.',
} satisfies Translation<typeof messages>;
