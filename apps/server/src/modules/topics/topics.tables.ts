import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { partOf } from '../../database/columns.ts';
import { resourceColumns } from '../resources/resource-columns.tables.ts';

/** What kinds of business companies choose from (specification 3). */
export const topic_categories = pgTable(
  'topic_categories',
  {
    ...resourceColumns(),
    name: text().notNull(),
    description: text().notNull(),
    is_active: boolean().notNull(),
  },
  (table) => [uniqueIndex('topic_categories_name').on(table.name).where(sql`${table.deleted_at} is null`)],
);

/** The finer kinds within a category. Those in the trash go for good with their category. */
export const topic_subcategories = pgTable(
  'topic_subcategories',
  {
    ...resourceColumns(),
    category_id: partOf(() => topic_categories.id),
    name: text().notNull(),
    description: text().notNull(),
    is_active: boolean().notNull(),
  },
  (table) => [
    index('topic_subcategories_category').on(table.category_id),
    uniqueIndex('topic_subcategories_name')
      .on(table.category_id, table.name)
      .where(sql`${table.deleted_at} is null`),
  ],
);

/** Topics that companies of a kind of business may want to follow. They go for good with what they are for. */
export const topic_ideas = pgTable(
  'topic_ideas',
  {
    ...resourceColumns(),
    category_id: partOf(() => topic_categories.id),
    /** Null: for every company of the category. */
    subcategory_id: uuid().references(() => topic_subcategories.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    /** One a line, each more specific than the one before. */
    questions: text().notNull(),
    is_active: boolean().notNull(),
  },
  (table) => [
    index('topic_ideas_category').on(table.category_id),
    index('topic_ideas_subcategory').on(table.subcategory_id),
    uniqueIndex('topic_ideas_topic')
      .on(table.category_id, table.topic)
      .where(sql`${table.deleted_at} is null`),
  ],
);
