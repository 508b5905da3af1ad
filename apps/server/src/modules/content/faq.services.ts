import { appError, type faqCategories, type faqItems } from '@answerscope/contract';
import type { z } from 'zod';
import { publishContentChange } from '../../events/publish-event.ts';
import type { ResourceServices } from '../resources/index.ts';
import { findBuiltInCategory, findBuiltInQuestion } from './built-in-texts.rules.ts';
import { faq_categories, faq_items } from './content.tables.ts';
import { countItems, listCategoriesOf, lockCategory } from './faq.queries.ts';
import * as messages from './messages.ts';

/** A category goes into the trash alone: its questions stay, and visitors see them without one until it comes back. */
export const faqCategoryServices: ResourceServices<z.output<typeof faqCategories.write>> = {
  table: faq_categories,
  findBuiltIn: (row) => findBuiltInCategory(row as unknown as typeof faq_categories.$inferSelect),
  async facts(tx, ids) {
    const counts = await countItems(tx, ids);
    return new Map(ids.map((id) => [id, { items: counts.get(id) ?? 0 }]));
  },
  follow: (_ctx, tx) => publishContentChange(tx),
};

/** A question is put into no category that is gone; what stands in one that went since can still be changed. */
export const faqItemServices: ResourceServices<z.output<typeof faqItems.write>> = {
  table: faq_items,
  findBuiltIn: (row) => findBuiltInQuestion(row as unknown as typeof faq_items.$inferSelect),
  async refuse(tx, { before, values: { category_id } }) {
    if (category_id === null || before?.category_id === category_id) return;
    if (await lockCategory(tx, category_id)) return;
    const message = messages.categoryGone;
    throw appError('VALIDATION_ERROR', { message, details: { fields: { category_id: [message] } } });
  },
  async facts(tx, ids) {
    const known = await listCategoriesOf(tx, ids);
    const none = { category_name: null, is_category_trashed: false };
    return new Map(ids.map((id) => [id, known.get(id) ?? none]));
  },
  follow: (_ctx, tx) => publishContentChange(tx),
};
