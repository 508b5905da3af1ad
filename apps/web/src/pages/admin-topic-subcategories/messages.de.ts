import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Topic subcategories page
  topicSubcategories: 'Themenunterkategorien',
  name: 'Name',
  category: 'Kategorie',
  description: 'Beschreibung',
} satisfies Translation<typeof messages>;
