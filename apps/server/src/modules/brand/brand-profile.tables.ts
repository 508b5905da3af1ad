import type { BRAND_PERSONALITIES, BRAND_VOICES, QuestionCategory } from '@answerscope/contract';
import { boolean, foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** How a company presents itself (specification 3). Its name and address are the profile's. */
export const brand_profiles = pgTable(
  'brand_profiles',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    description: text('description'),
    industry: text('industry'),
    service_area: text('service_area'),
    brand_voice: text('brand_voice').$type<(typeof BRAND_VOICES)[number]>(),
    brand_personality: text('brand_personality').$type<(typeof BRAND_PERSONALITIES)[number]>(),
    unique_value_proposition: text('unique_value_proposition'),
    competitive_differentiation: text('competitive_differentiation'),
    brand_mission: text('brand_mission'),
    brand_vision: text('brand_vision'),
    is_active: boolean('is_active').notNull().default(true),
    created_at: time('created_at').notNull(),
    updated_at: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    unique('brand_profiles_user').on(table.user_id),
  ],
);

/** What a company wants to be known for, in its order. */
export const brand_messaging_pillars = pgTable(
  'brand_messaging_pillars',
  {
    user_id: uuid('user_id').notNull(),
    brand_id: uuid('brand_id').notNull(),
    pillar_text: text('pillar_text').notNull(),
    sort_order: integer('sort_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.brand_id, table.sort_order] }),
    foreignKey({
      name: 'brand_messaging_pillars_brand',
      columns: [table.user_id, table.brand_id],
      foreignColumns: [brand_profiles.user_id, brand_profiles.id],
    }).onDelete('cascade'),
  ],
);

/** What people should find a company by when they ask. `place` is where it stood in the list that was saved. */
export const brand_questions = pgTable(
  'brand_questions',
  {
    user_id: uuid('user_id').notNull(),
    brand_id: uuid('brand_id').notNull(),
    place: integer('place').notNull(),
    question_text: text('question_text').notNull(),
    question_category: text('question_category').$type<QuestionCategory>().notNull(),
    priority_score: integer('priority_score').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.brand_id, table.place] }),
    foreignKey({
      name: 'brand_questions_brand',
      columns: [table.user_id, table.brand_id],
      foreignColumns: [brand_profiles.user_id, brand_profiles.id],
    }).onDelete('cascade'),
  ],
);
