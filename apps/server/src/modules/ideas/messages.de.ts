import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Decide on idea
  ideaChanged: 'Diese Idee hat sich seit der Anzeige geändert. Bitte sehen Sie sie noch einmal an.',
} satisfies Translation<typeof messages>;
