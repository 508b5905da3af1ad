import { z } from 'zod';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';
import { TRANSLATION_FACTS, translationsOf } from './translations.ts';

const NAME_MAX = 80;

const texts = {
  name: plainText(NAME_MAX).trim().min(1, messages.nameTheCategory).max(NAME_MAX).register(fieldHints, {
    hint: messages.theHeadingAboveItsQuestionsIn,
  }),
};

/** What the questions of the FAQ are grouped by, in this order (specification 3). */
export const faqCategories = resource({
  name: 'faq_categories',
  title: messages.faqCategories,
  fields: {
    ...texts,
    translations: translationsOf(z.strictObject(texts)),
  },
  facts: {
    /** Of those that are not in the trash. */
    items: z.number().int(),
    ...TRANSLATION_FACTS,
  },
  named: 'name',
  searched: ['name'],
  sorts: ['name'],
  filters: {},
  isOrdered: true,
});
export type FaqCategory = z.infer<typeof faqCategories.row>;

export const faqCategoriesContract = resourceContract(faqCategories);
