import { CLAIM_PLACES, COMMENT_STATES, PAGE_KINDS, type PageTexts } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables.ts';
import { partOf, time } from '../../database/columns.ts';
import {
  resourceColumns,
  type Translations,
  translationsColumn,
} from '../resources/resource-columns.tables.ts';

type Texts<Name extends string> = Record<Name, string>;

/** What customers say on the landing page (specification 3). */
export const testimonials = pgTable('testimonials', {
  ...resourceColumns(),
  name: text().notNull(),
  role: text().notNull(),
  content: text().notNull(),
  translations: translationsColumn<Texts<'role' | 'content'>>(),
  is_active: boolean().notNull(),
});

/** What the operator claims on the landing page (specification 1). */
export const landing_claims = pgTable('landing_claims', {
  ...resourceColumns(),
  place: text({ enum: CLAIM_PLACES }).notNull(),
  figure: text().notNull(),
  label: text().notNull(),
  translations: translationsColumn<Texts<'figure' | 'label'>>(),
  is_active: boolean().notNull(),
});

/** Whose logos the landing page shows (specification 3). */
export const homepage_logos = pgTable('homepage_logos', {
  ...resourceColumns(),
  name: text().notNull(),
  alt_text: text().notNull(),
  image_url: text().notNull(),
  is_active: boolean().notNull(),
});

/** What the questions of the FAQ are grouped by (specification 3). */
export const faq_categories = pgTable(
  'faq_categories',
  { ...resourceColumns(), name: text().notNull(), translations: translationsColumn<Texts<'name'>>() },
  (table) => [uniqueIndex('faq_categories_name').on(table.name).where(sql`${table.deleted_at} is null`)],
);

/** Questions with their answers (specification 3). One whose category goes for good stays without. */
export const faq_items = pgTable(
  'faq_items',
  {
    ...resourceColumns(),
    question: text().notNull(),
    answer: text().notNull(),
    translations: translationsColumn<Texts<'question' | 'answer'>>(),
    category_id: uuid().references(() => faq_categories.id, { onDelete: 'set null' }),
    is_active: boolean().notNull(),
  },
  (table) => [index('faq_items_category').on(table.category_id)],
);

/** Pages, posts and entries of the changelog (specification 3). */
export const cms_pages = pgTable(
  'cms_pages',
  {
    ...resourceColumns(),
    slug: text().notNull(),
    kind: text({ enum: PAGE_KINDS }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** HTML with nothing in it that runs. */
    content: text().notNull(),
    translations: translationsColumn<PageTexts>(),
    is_published: boolean().notNull(),
    /** From when on visitors see it, once it is published. */
    published_at: time(),
    /** What is written here waits, and visitors go on reading what follows. */
    is_draft: boolean().notNull().default(false),
    live_title: text(),
    live_description: text(),
    live_content: text(),
    live_translations: jsonb().$type<Translations<PageTexts>>(),
    /** When what visitors read was written; null: they read the page itself. */
    live_at: time(),
    /** Who wrote it; null for what came with the product, and once that account is gone. */
    author_id: uuid().references(() => user.id, { onDelete: 'set null' }),
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
    slug: text().primaryKey(),
    page_id: partOf(() => cms_pages.id),
  },
  (table) => [index('cms_redirects_page').on(table.page_id)],
);

/** What readers write under a post: plain text, shown once an administrator has approved it. */
export const post_comments = pgTable(
  'post_comments',
  {
    id: uuid().primaryKey(),
    user_id: partOf(() => user.id),
    page_id: partOf(() => cms_pages.id),
    content: text().notNull(),
    state: text({ enum: COMMENT_STATES }).notNull(),
    created_at: time().notNull(),
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
    user_id: partOf(() => user.id),
    page_id: partOf(() => cms_pages.id),
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.page_id] }),
    index('post_likes_page').on(table.page_id),
  ],
);
