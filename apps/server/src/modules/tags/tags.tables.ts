import { TAG_COLORS, TAG_OPERATIONS } from '@answerscope/contract';
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { keyOf, time } from '../../database/columns.ts';
import { keywords } from '../keywords/keywords.tables.ts';

const ownKey = keyOf('account_id', 'id');

/** What a user groups keywords by. `name_key` (NFKC, lower case) makes two spellings the same tag. */
export const tags = pgTable(
  'tags',
  {
    account_id: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    name_key: text('name_key').notNull(),
    color: text('color', { enum: TAG_COLORS }).notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    unique('tags_name_key').on(table.account_id, table.name_key),
  ],
);

/** Which keywords have which tags: gone with either. */
export const keyword_tag_relations = pgTable(
  'keyword_tag_relations',
  {
    account_id: uuid('account_id').notNull(),
    keyword_id: uuid('keyword_id').notNull(),
    tag_id: uuid('tag_id').notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.keyword_id, table.tag_id] }),
    foreignKey({
      name: 'keyword_tag_relations_keyword',
      columns: [table.account_id, table.keyword_id],
      foreignColumns: ownKey(keywords),
    }).onDelete('cascade'),
    foreignKey({
      name: 'keyword_tag_relations_tag',
      columns: [table.account_id, table.tag_id],
      foreignColumns: ownKey(tags),
    }).onDelete('cascade'),
    index('keyword_tag_relations_of_tag').on(table.account_id, table.tag_id),
  ],
);

/** What was lately done with tags, the newest hundred of a user: it names tags that are gone, too. */
export const tag_activity = pgTable(
  'tag_activity',
  {
    account_id: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    operation_type: text('operation_type', { enum: TAG_OPERATIONS }).notNull(),
    tag_name: text('tag_name').notNull(),
    keywords_affected: integer('keywords_affected').notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: ownKey(table) })],
);
