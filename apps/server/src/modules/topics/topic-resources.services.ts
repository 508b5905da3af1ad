import { appError, type topicCategories, type topicSubcategories } from '@answerscope/contract';
import type { z } from 'zod';
import type { Transaction } from '../../database/pool.ts';
import type { ResourceServices } from '../resources/index.ts';
import { countSubcategories, hasCategory, listCategoryNames } from './topics.queries.ts';
import { topic_categories, topic_subcategories } from './topics.tables.ts';

/** A category goes into the trash once it is empty: nothing is divided from what is gone. */
export const categoryServices: ResourceServices<z.output<typeof topicCategories.write>> = {
  table: topic_categories,
  async refuseTrash(tx, { id }) {
    const left = (await countSubcategories(tx, [id])).get(id) ?? 0;
    if (left === 0) return;
    const filled = left === 1 ? '1 subcategory is' : `${left} subcategories are`;
    throw appError('CONFLICT', {
      message: `${filled} in this category. Please put them in the trash or in another category first.`,
      details: { reason: 'in_use' },
    });
  },
  async facts(tx, ids) {
    const counts = await countSubcategories(tx, ids);
    return new Map(ids.map((id) => [id, { subcategories: counts.get(id) ?? 0 }]));
  },
};

/** A subcategory is always in a category that is not in the trash, also when it comes back from there. */
export const subcategoryServices: ResourceServices<z.output<typeof topicSubcategories.write>> = {
  table: topic_subcategories,
  refuse: (tx, { values }) => requireCategory(tx, values.category_id),
  refuseRestore: (tx, { category_id }) => requireCategory(tx, String(category_id)),
  async facts(tx, ids) {
    const names = await listCategoryNames(tx, ids);
    return new Map([...names].map(([id, category_name]) => [id, { category_name }]));
  },
};

async function requireCategory(tx: Transaction, id: string): Promise<void> {
  if (await hasCategory(tx, id, { lock: true })) return;
  const message = 'This category is gone. Please choose another one.';
  throw appError('VALIDATION_ERROR', { message, details: { fields: { category_id: [message] } } });
}
