import { z } from 'zod';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const NAME_MAX = 80;
const DESCRIPTION_MAX = 300;

/** What kinds of business companies choose from (specification 3). They are no topics of keywords. */
export const topicCategories = resource({
  name: 'topic_categories',
  title: messages.topicCategories,
  fields: {
    name: plainText(NAME_MAX).trim().min(1, messages.nameTheCategory).max(NAME_MAX),
    description: plainText(DESCRIPTION_MAX)
      .trim()
      .max(DESCRIPTION_MAX)
      .register(fieldHints, { input: 'area' }),
    is_active: z.boolean().register(fieldHints, {
      label: messages.offered,
      hint: messages.companiesChoseKeepWhenWithdrawn,
    }),
  },
  facts: {
    /** Of those that are not in the trash. */
    subcategories: z.number().int(),
    /** Topic ideas, those of its subcategories with it. */
    ideas: z.number().int(),
  },
  named: 'name',
  searched: ['name', 'description'],
  sorts: ['name'],
  filters: { is_active: BooleanParameter.optional() },
  isOrdered: true,
});
export type TopicCategoryRecord = z.infer<typeof topicCategories.row>;

export const topicCategoriesContract = resourceContract(topicCategories);
