import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { resourceColumns } from '../resources/resource-columns.tables.ts';

/** Whose logos the landing page shows (specification 3). */
export const homepage_logos = pgTable('homepage_logos', {
  ...resourceColumns(),
  name: text('name').notNull(),
  alt_text: text('alt_text').notNull(),
  image_url: text('image_url').notNull(),
  is_active: boolean('is_active').notNull(),
});
