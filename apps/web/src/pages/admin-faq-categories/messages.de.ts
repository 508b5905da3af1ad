import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Faq categories page
  faqItems: 'FAQ-Einträge',
  faqCategories: 'FAQ-Kategorien',
  name: 'Name',
} satisfies Translation<typeof messages>;
