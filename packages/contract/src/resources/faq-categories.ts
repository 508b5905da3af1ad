import { z } from 'zod';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const NAME_MAX = 80;

/** What the questions of the FAQ are grouped by, in this order (specification 3). */
export const faqCategories = resource({
  name: 'faq_categories',
  title: messages.faqCategories,
  words: { one: messages.categoryNoun, many: messages.categoriesNoun },
  fields: {
    name: plainText(NAME_MAX).trim().min(1, messages.nameTheCategory).max(NAME_MAX).register(fieldHints, {
      hint: messages.theHeadingAboveItsQuestionsIn,
    }),
  },
  facts: {
    /** Of those that are not in the trash. */
    items: z.number().int(),
  },
  named: 'name',
  searched: ['name'],
  sorts: ['name'],
  filters: {},
  isOrdered: true,
});
export type FaqCategory = z.infer<typeof faqCategories.row>;

export const faqCategoriesContract = resourceContract(faqCategories);
