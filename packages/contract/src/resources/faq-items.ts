import { z } from 'zod';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';
import { TRANSLATION_FACTS, translationsOf } from './translations.ts';

const QUESTION_MAX = 200;
const ANSWER_MAX = 2_000;

const texts = {
  question: plainText(QUESTION_MAX).trim().min(1, messages.enterTheQuestion).max(QUESTION_MAX),
  answer: plainText(ANSWER_MAX)
    .trim()
    .min(1, messages.enterTheAnswer)
    .max(ANSWER_MAX)
    .register(fieldHints, { input: 'area' }),
};

/** Questions of visitors with their answers, in this order within their category (specification 2.4 and 3). */
export const faqItems = resource({
  name: 'faq_items',
  title: messages.faqItems,
  fields: {
    ...texts,
    translations: translationsOf(z.strictObject(texts)),
    category_id: z.uuid(messages.chooseACategory).nullable().register(fieldHints, {
      label: messages.category,
      input: 'reference',
      references: 'faq_categories',
      empty: messages.noCategory,
    }),
    is_active: z.boolean().register(fieldHints, { label: messages.shownToVisitors }),
  },
  facts: {
    /** What its category is called; null without one. */
    category_name: z.string().nullable(),
    /** Its category is in the trash: visitors see it without one. */
    is_category_trashed: z.boolean(),
    ...TRANSLATION_FACTS,
  },
  named: 'question',
  searched: ['question', 'answer'],
  sorts: ['question'],
  filters: { is_active: BooleanParameter.optional(), category_id: z.uuid().optional() },
  isOrdered: true,
});
export type FaqItem = z.infer<typeof faqItems.row>;

export const faqItemsContract = resourceContract(faqItems);
