import type { FaqGroup, Language } from '@answerscope/contract';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { inLanguage } from '../resources/index.ts';
import { findBuiltInCategory, findBuiltInQuestion } from './built-in-texts.rules.ts';
import { faq_categories, faq_items } from './content.tables.ts';
import { groupQuestions } from './faq.rules.ts';

/** MD5 of answers that earlier versions came with. */
const FORMER_ANSWERS = [
  'cfb775b5d2dfcb52f1da25514871f2fa',
  '1065688c061bb16b2867c9cc1226f001',
  'ac547e16871d731a0289420d12379c11',
  '2bd1114f9f72bb0e09891ca2a12683b0',
  '9175d8d9ff8fac2e6b5c50e2b3ebc4a7',
];

/** Gives a question that came with the product its present answer, unless an administrator has changed the former one. */
export async function updateFormerAnswer(
  tx: Transaction,
  { question, answer }: { question: string; answer: string },
): Promise<void> {
  const isFormer = inArray(sql`md5(${faq_items.answer})`, FORMER_ANSWERS);
  await tx
    .update(faq_items)
    .set({ answer })
    .where(and(eq(faq_items.question, question), isFormer));
}

/** The questions that visitors see, by category. Those whose category is in the trash, or that have none, come last. */
export async function listFaq(tx: Transaction, language: Language): Promise<FaqGroup[]> {
  const { id, is_active, deleted_at, sort_order } = faq_items;
  const rows = await tx
    .select({ item: faq_items, category: faq_categories })
    .from(faq_items)
    .leftJoin(
      faq_categories,
      and(eq(faq_categories.id, faq_items.category_id), isNull(faq_categories.deleted_at)),
    )
    .where(and(eq(is_active, true), isNull(deleted_at)))
    .orderBy(
      sql`${faq_categories.sort_order} asc nulls last`,
      asc(faq_categories.id),
      asc(sort_order),
      asc(id),
    );
  return groupQuestions(
    rows.map(({ item, category }) => {
      const { question, answer } = inLanguage(item, language, findBuiltInQuestion);
      return {
        id: item.id,
        question,
        answer,
        category_id: category?.id ?? null,
        category_name: category && inLanguage(category, language, findBuiltInCategory).name,
      };
    }),
  );
}

/** How many questions each category has that are not in the trash. A category without any is not named. */
export async function countItems(
  tx: Transaction,
  categoryIds: readonly string[],
): Promise<Map<string, number>> {
  const { category_id, deleted_at } = faq_items;
  const rows = await tx
    .select({ category_id, total: count() })
    .from(faq_items)
    .where(and(inArray(category_id, [...categoryIds]), isNull(deleted_at)))
    .groupBy(category_id);
  return new Map(rows.map((row) => [row.category_id ?? '', row.total]));
}

/** The categories of questions, by the questions' ids. A question without one is not named. */
export async function listCategoriesOf(
  tx: Transaction,
  itemIds: readonly string[],
): Promise<Map<string, { category_name: string; is_category_trashed: boolean }>> {
  const rows = await tx
    .select({ id: faq_items.id, name: faq_categories.name, deleted_at: faq_categories.deleted_at })
    .from(faq_items)
    .innerJoin(faq_categories, eq(faq_categories.id, faq_items.category_id))
    .where(inArray(faq_items.id, [...itemIds]));
  return new Map(
    rows.map(({ id, name, deleted_at }) => [
      id,
      { category_name: name, is_category_trashed: deleted_at !== null },
    ]),
  );
}

/** True for a category that is not in the trash. It stays so until the transaction ends. */
export async function lockCategory(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: faq_categories.id })
    .from(faq_categories)
    .where(and(eq(faq_categories.id, id), isNull(faq_categories.deleted_at)))
    .for('share');
  return rows.length > 0;
}

/** Adds categories with their questions. */
export async function insertFaq(
  tx: Transaction,
  categories: readonly (typeof faq_categories.$inferInsert)[],
  items: readonly (typeof faq_items.$inferInsert)[],
): Promise<void> {
  await tx.insert(faq_categories).values([...categories]);
  await tx.insert(faq_items).values([...items]);
}
