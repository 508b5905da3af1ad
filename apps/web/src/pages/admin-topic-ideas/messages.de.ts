import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Topic ideas page
  topicIdeas: 'Themenideen',
  topic: 'Thema',
  forWhom: 'Für',
  questions: 'Fragen',
} satisfies Translation<typeof messages>;
