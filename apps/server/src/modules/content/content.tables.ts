import { CLAIM_PLACES, COMMENT_STATES, PAGE_KINDS } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables.ts';
import { time } from '../../database/columns.ts';
import { resourceColumns } from '../resources/resource-columns.tables.ts';

/** What customers say on the landing page (specification 3). */
export const testimonials = pgTable('testimonials', {
  ...resourceColumns(),
  name: text('name').notNull(),
  role: text('role').notNull(),
  content: text('content').notNull(),
  is_active: boolean('is_active').notNull(),
});

/** What the operator claims on the landing page (specification 1). */
export const landing_claims = pgTable('landing_claims', {
  ...resourceColumns(),
  place: text('place', { enum: CLAIM_PLACES }).notNull(),
  figure: text('figure').notNull(),
  label: text('label').notNull(),
  is_active: boolean('is_active').notNull(),
});

/** Whose logos the landing page shows (specification 3). */
export const homepage_logos = pgTable('homepage_logos', {
  ...resourceColumns(),
  name: text('name').notNull(),
  alt_text: text('alt_text').notNull(),
  image_url: text('image_url').notNull(),
  is_active: boolean('is_active').notNull(),
});

/** What the questions of the FAQ are grouped by (specification 3). */
export const faq_categories = pgTable(
  'faq_categories',
  { ...resourceColumns(), name: text('name').notNull() },
  (table) => [uniqueIndex('faq_categories_name').on(table.name).where(sql`${table.deleted_at} is null`)],
);

/** Questions with their answers (specification 3). One whose category goes for good stays without. */
export const faq_items = pgTable(
  'faq_items',
  {
    ...resourceColumns(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    category_id: uuid('category_id').references(() => faq_categories.id, { onDelete: 'set null' }),
    is_active: boolean('is_active').notNull(),
  },
  (table) => [index('faq_items_category').on(table.category_id)],
);

/** Pages, posts and entries of the changelog (specification 3). */
export const cms_pages = pgTable(
  'cms_pages',
  {
    ...resourceColumns(),
    slug: text('slug').notNull(),
    kind: text('kind', { enum: PAGE_KINDS }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** HTML with nothing in it that runs. */
    content: text('content').notNull(),
    is_published: boolean('is_published').notNull(),
    /** From when on visitors see it, once it is published. */
    published_at: time('published_at'),
    /** What is written here waits, and visitors go on reading what follows. */
    is_draft: boolean('is_draft').notNull().default(false),
    live_title: text('live_title'),
    live_description: text('live_description'),
    live_content: text('live_content'),
    /** When what visitors read was written; null: they read the page itself. */
    live_at: time('live_at'),
    /** Who wrote it; null for what came with the product, and once that account is gone. */
    author_id: uuid('author_id').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('cms_pages_slug').on(table.slug).where(sql`${table.deleted_at} is null`),
    index('cms_pages_shown').on(table.kind, table.published_at),
    index('cms_pages_author').on(table.author_id),
  ],
);

/** Addresses that pages had before. */
export const cms_redirects = pgTable(
  'cms_redirects',
  {
    slug: text('slug').primaryKey(),
    page_id: uuid('page_id')
      .notNull()
      .references(() => cms_pages.id, { onDelete: 'cascade' }),
  },
  (table) => [index('cms_redirects_page').on(table.page_id)],
);

/** What readers write under a post: plain text, shown once an administrator has approved it. */
export const post_comments = pgTable(
  'post_comments',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    page_id: uuid('page_id')
      .notNull()
      .references(() => cms_pages.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    state: text('state', { enum: COMMENT_STATES }).notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    index('post_comments_page').on(table.page_id, table.state, table.created_at),
    index('post_comments_user').on(table.user_id, table.page_id),
    index('post_comments_state').on(table.state, table.created_at),
  ],
);

/** Who likes which post. */
export const post_likes = pgTable(
  'post_likes',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    page_id: uuid('page_id')
      .notNull()
      .references(() => cms_pages.id, { onDelete: 'cascade' }),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.page_id] }),
    index('post_likes_page').on(table.page_id),
  ],
);
