import { LIMITS } from '@answerscope/contract';
import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { topic_categories, topic_ideas, topic_subcategories } from './topics.tables.ts';

/** An idea as a company of its kind of business is offered it. */
export interface OfferedIdea {
  id: string;
  topic: string;
  /** One a line. */
  questions: string;
}

/** The ideas for a company: those of its subcategory first, then those of its whole category, in administrators' order. */
export async function listOfferedIdeas(
  tx: Transaction,
  { categoryId, subcategoryId }: { categoryId: string; subcategoryId: string | null },
): Promise<OfferedIdea[]> {
  const { id, topic, questions, category_id, subcategory_id, is_active, deleted_at, sort_order } =
    topic_ideas;
  return tx
    .select({ id, topic, questions })
    .from(topic_ideas)
    .where(
      and(
        eq(category_id, categoryId),
        subcategoryId === null
          ? isNull(subcategory_id)
          : or(isNull(subcategory_id), eq(subcategory_id, subcategoryId)),
        eq(is_active, true),
        isNull(deleted_at),
      ),
    )
    .orderBy(sql`${subcategory_id} is null`, asc(sort_order), asc(topic))
    .limit(LIMITS.topic_ideas_max);
}

/** How many ideas that are not in the trash each category, or subcategory, has. One without any is not named. */
export async function countIdeasOf(
  tx: Transaction,
  place: 'category_id' | 'subcategory_id',
  ids: readonly string[],
): Promise<Map<string, number>> {
  const column = topic_ideas[place];
  const rows = await tx
    .select({ id: column, total: count() })
    .from(topic_ideas)
    .where(and(inArray(column, [...ids]), isNull(topic_ideas.deleted_at)))
    .groupBy(column);
  return new Map(rows.map(({ id, total }) => [String(id), total]));
}

/** What the kinds of business are called that ideas are for, by the ideas' ids. */
export async function listIdeaPlaces(
  tx: Transaction,
  ideaIds: readonly string[],
): Promise<Map<string, { category_name: string; subcategory_name: string | null }>> {
  const rows = await tx
    .select({
      id: topic_ideas.id,
      category_name: topic_categories.name,
      subcategory_name: topic_subcategories.name,
    })
    .from(topic_ideas)
    .innerJoin(topic_categories, eq(topic_categories.id, topic_ideas.category_id))
    .leftJoin(topic_subcategories, eq(topic_subcategories.id, topic_ideas.subcategory_id))
    .where(inArray(topic_ideas.id, [...ideaIds]));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/** The ids of the categories that are not in the trash, by their names. */
export async function listCategoryIds(tx: Transaction): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: topic_categories.id, name: topic_categories.name })
    .from(topic_categories)
    .where(isNull(topic_categories.deleted_at));
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Whether there is any idea, the trash with it. */
export async function hasIdeas(tx: Transaction): Promise<boolean> {
  return (await tx.$count(topic_ideas)) > 0;
}

export async function insertIdeas(
  tx: Transaction,
  rows: readonly (typeof topic_ideas.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(topic_ideas).values([...rows]);
}
