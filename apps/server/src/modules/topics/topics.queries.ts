import type { TopicCategory, TopicSubcategory } from '@answerscope/contract';
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { topic_categories, topic_subcategories } from './topics.tables.ts';

/** The categories that companies choose from, in the order of administrators. */
export async function listOfferedCategories(tx: Transaction): Promise<TopicCategory[]> {
  const { id, name, description, is_active, deleted_at, sort_order } = topic_categories;
  return tx
    .select({ id, name, description })
    .from(topic_categories)
    .where(and(eq(is_active, true), isNull(deleted_at)))
    .orderBy(asc(sort_order), asc(name));
}

/** The subcategories of a category that companies choose from; none where the category is not offered. */
export async function listOfferedSubcategories(
  tx: Transaction,
  categoryId: string,
): Promise<TopicSubcategory[]> {
  const { id, name, description, category_id, is_active, deleted_at, sort_order } = topic_subcategories;
  return tx
    .select({ id, name, description, category_id })
    .from(topic_subcategories)
    .innerJoin(topic_categories, eq(topic_categories.id, category_id))
    .where(
      and(
        eq(category_id, categoryId),
        eq(is_active, true),
        isNull(deleted_at),
        eq(topic_categories.is_active, true),
        isNull(topic_categories.deleted_at),
      ),
    )
    .orderBy(asc(sort_order), asc(name));
}

/** True for a category that companies can choose. */
export async function isOfferedCategory(tx: Transaction, categoryId: string): Promise<boolean> {
  const { id, is_active, deleted_at } = topic_categories;
  const rows = await tx
    .select({ id })
    .from(topic_categories)
    .where(and(eq(id, categoryId), eq(is_active, true), isNull(deleted_at)));
  return rows.length > 0;
}

/** True for a subcategory that companies of this category can choose. */
export async function isOfferedSubcategory(
  tx: Transaction,
  { id: subcategoryId, categoryId }: { id: string; categoryId: string | null },
): Promise<boolean> {
  if (categoryId === null) return false;
  const { id, category_id, is_active, deleted_at } = topic_subcategories;
  const rows = await tx
    .select({ id })
    .from(topic_subcategories)
    .where(and(eq(id, subcategoryId), eq(category_id, categoryId), eq(is_active, true), isNull(deleted_at)));
  return rows.length > 0;
}

/** The ids of an offered category and subcategory by their names; null for one that is not offered. */
export async function findOfferedTopic(
  tx: Transaction,
  names: { category: string; subcategory: string },
): Promise<{ categoryId: string | null; subcategoryId: string | null }> {
  const category = (await listOfferedCategories(tx)).find(({ name }) => name === names.category);
  if (category === undefined) return { categoryId: null, subcategoryId: null };
  const parts = await listOfferedSubcategories(tx, category.id);
  return {
    categoryId: category.id,
    subcategoryId: parts.find(({ name }) => name === names.subcategory)?.id ?? null,
  };
}

/** How many subcategories each category has that are not in the trash. A category without any is not named. */
export async function countSubcategories(
  tx: Transaction,
  categoryIds: readonly string[],
): Promise<Map<string, number>> {
  const { category_id, deleted_at } = topic_subcategories;
  const rows = await tx
    .select({ category_id, total: count() })
    .from(topic_subcategories)
    .where(and(inArray(category_id, [...categoryIds]), isNull(deleted_at)))
    .groupBy(category_id);
  return new Map(rows.map((row) => [row.category_id, row.total]));
}

/** What the categories of subcategories are called, by the subcategories' ids. */
export async function listCategoryNames(
  tx: Transaction,
  subcategoryIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: topic_subcategories.id, name: topic_categories.name })
    .from(topic_subcategories)
    .innerJoin(topic_categories, eq(topic_categories.id, topic_subcategories.category_id))
    .where(inArray(topic_subcategories.id, [...subcategoryIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** True for a category that is not in the trash. Locked it stays so until the transaction ends. */
export async function hasCategory(
  tx: Transaction,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<boolean> {
  const query = tx
    .select({ id: topic_categories.id })
    .from(topic_categories)
    .where(and(eq(topic_categories.id, id), isNull(topic_categories.deleted_at)));
  const rows = await (lock ? query.for('share') : query);
  return rows.length > 0;
}

/** A subcategory that is not in the trash. Locked it stays so until the transaction ends. */
export async function findSubcategory(
  tx: Transaction,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<{ category_id: string } | null> {
  const query = tx
    .select({ category_id: topic_subcategories.category_id })
    .from(topic_subcategories)
    .where(and(eq(topic_subcategories.id, id), isNull(topic_subcategories.deleted_at)));
  const rows = await (lock ? query.for('share') : query);
  return rows[0] ?? null;
}

/** Adds categories with what they are divided into. */
export async function insertCategories(
  tx: Transaction,
  categories: readonly (typeof topic_categories.$inferInsert)[],
  subcategories: readonly (typeof topic_subcategories.$inferInsert)[],
): Promise<void> {
  await tx.insert(topic_categories).values([...categories]);
  await tx.insert(topic_subcategories).values([...subcategories]);
}
