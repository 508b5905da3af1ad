import { z } from 'zod';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const NAME_MAX = 80;
const DESCRIPTION_MAX = 300;

/** The finer kinds within a category of business (specification 3). */
export const topicSubcategories = resource({
  name: 'topic_subcategories',
  title: messages.topicSubcategories,
  fields: {
    category_id: z.uuid(messages.chooseACategory).register(fieldHints, {
      label: messages.category,
      input: 'reference',
      references: 'topic_categories',
    }),
    name: plainText(NAME_MAX).trim().min(1, messages.nameTheSubcategory).max(NAME_MAX),
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
    /** What its category is called. */
    category_name: z.string(),
  },
  named: 'name',
  searched: ['name', 'description'],
  sorts: ['name'],
  filters: { is_active: BooleanParameter.optional(), category_id: z.uuid().optional() },
  isOrdered: true,
});
export type TopicSubcategoryRecord = z.infer<typeof topicSubcategories.row>;

export const topicSubcategoriesContract = resourceContract(topicSubcategories);
