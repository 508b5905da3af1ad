import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Channel badge
  allAssistants: 'Alle Assistenten',
} satisfies Translation<typeof messages>;
