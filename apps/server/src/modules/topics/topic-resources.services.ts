import {
  appError,
  type topicCategories,
  type topicIdeas,
  type topicSubcategories,
} from '@answerscope/contract';
import type { z } from 'zod';
import type { Transaction } from '../../database/pool.ts';
import type { ResourceServices } from '../resources/index.ts';
import * as messages from './messages.ts';
import { countIdeasOf, listIdeaPlaces } from './topic-ideas.queries.ts';
import { countSubcategories, findSubcategory, hasCategory, listCategoryNames } from './topics.queries.ts';
import { topic_categories, topic_ideas, topic_subcategories } from './topics.tables.ts';

/** A category goes into the trash once it is empty: nothing is divided from what is gone. */
export const categoryServices: ResourceServices<z.output<typeof topicCategories.write>> = {
  table: topic_categories,
  async refuseTrash(tx, { id }) {
    const subcategories = (await countSubcategories(tx, [id])).get(id) ?? 0;
    const ideas = (await countIdeasOf(tx, 'category_id', [id])).get(id) ?? 0;
    if (subcategories + ideas === 0) return;
    if (ideas === 0) throw stillUsed(messages.subcategoriesInCategory({ count: subcategories }));
    throw stillUsed(
      subcategories === 0
        ? messages.ideasInCategory({ count: ideas })
        : messages.bothInCategory({ subcategories, ideas }),
    );
  },
  async facts(tx, ids) {
    const subcategories = await countSubcategories(tx, ids);
    const ideas = await countIdeasOf(tx, 'category_id', ids);
    return new Map(
      ids.map((id) => [id, { subcategories: subcategories.get(id) ?? 0, ideas: ideas.get(id) ?? 0 }]),
    );
  },
};

/** A subcategory is always in a category that is not in the trash, also when it comes back from there. */
export const subcategoryServices: ResourceServices<z.output<typeof topicSubcategories.write>> = {
  table: topic_subcategories,
  async refuse(tx, { before, values }) {
    await requireCategory(tx, values.category_id);
    if (before !== null && before.category_id !== values.category_id) await refuseWithIdeas(tx, before.id);
  },
  refuseTrash: (tx, { id }) => refuseWithIdeas(tx, id),
  refuseRestore: (tx, { category_id }) => requireCategory(tx, String(category_id)),
  async facts(tx, ids) {
    const names = await listCategoryNames(tx, ids);
    return new Map([...names].map(([id, category_name]) => [id, { category_name }]));
  },
};

/** An idea is always for a category, and perhaps one of its subcategories, that is not in the trash. */
export const ideaServices: ResourceServices<z.output<typeof topicIdeas.write>> = {
  table: topic_ideas,
  refuse: (tx, { values }) => requirePlace(tx, values),
  refuseRestore: (tx, { category_id, subcategory_id }) =>
    requirePlace(tx, {
      category_id: String(category_id),
      subcategory_id: subcategory_id === null ? null : String(subcategory_id),
    }),
  facts: (tx, ids) => listIdeaPlaces(tx, ids),
};

async function requirePlace(
  tx: Transaction,
  { category_id, subcategory_id }: { category_id: string; subcategory_id: string | null },
): Promise<void> {
  await requireCategory(tx, category_id);
  if (subcategory_id === null) return;
  const found = await findSubcategory(tx, subcategory_id, { lock: true });
  if (found?.category_id === category_id) return;
  const message = found === null ? messages.subcategoryGone : messages.subcategoryOfOtherCategory;
  throw appError('VALIDATION_ERROR', { message, details: { fields: { subcategory_id: [message] } } });
}

/** Ideas of a subcategory are of its category, too: neither goes away from under them. */
async function refuseWithIdeas(tx: Transaction, subcategoryId: string): Promise<void> {
  const ideas = (await countIdeasOf(tx, 'subcategory_id', [subcategoryId])).get(subcategoryId) ?? 0;
  if (ideas > 0) throw stillUsed(messages.ideasForSubcategory({ count: ideas }));
}

const stillUsed = (message: string) => appError('CONFLICT', { message, details: { reason: 'in_use' } });

async function requireCategory(tx: Transaction, id: string): Promise<void> {
  if (await hasCategory(tx, id, { lock: true })) return;
  const message = messages.categoryGone;
  throw appError('VALIDATION_ERROR', { message, details: { fields: { category_id: [message] } } });
}
