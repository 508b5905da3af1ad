import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Topic categories page
  topicCategories: 'Themenkategorien',
  name: 'Name',
  description: 'Beschreibung',
} satisfies Translation<typeof messages>;
