import type { BRAND_PERSONALITIES, BRAND_VOICES, QuestionCategory } from '@answerscope/contract';
import { boolean, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accountId, goesWith, ownKey, time } from '../../database/columns.ts';

/** How a company presents itself (specification 3). Its name and address are the profile's. */
export const brand_profiles = pgTable(
  'brand_profiles',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    description: text(),
    industry: text(),
    service_area: text(),
    brand_voice: text().$type<(typeof BRAND_VOICES)[number]>(),
    brand_personality: text().$type<(typeof BRAND_PERSONALITIES)[number]>(),
    unique_value_proposition: text(),
    competitive_differentiation: text(),
    brand_mission: text(),
    brand_vision: text(),
    is_active: boolean().notNull().default(true),
    created_at: time().notNull(),
    updated_at: time().notNull(),
  },
  (table) => [primaryKey({ columns: ownKey(table) }), unique('brand_profiles_user').on(table.account_id)],
);

/** What a company wants to be known for, in its order. */
export const brand_messaging_pillars = pgTable(
  'brand_messaging_pillars',
  {
    account_id: accountId(),
    brand_id: uuid().notNull(),
    pillar_text: text().notNull(),
    sort_order: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.brand_id, table.sort_order] }),
    goesWith('brand_messaging_pillars_brand', [table.account_id, table.brand_id], ownKey(brand_profiles)),
  ],
);

/** What people should find a company by when they ask. `place` is where it stood in the list that was saved. */
export const brand_questions = pgTable(
  'brand_questions',
  {
    account_id: accountId(),
    brand_id: uuid().notNull(),
    place: integer().notNull(),
    question_text: text().notNull(),
    question_category: text().$type<QuestionCategory>().notNull(),
    priority_score: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.brand_id, table.place] }),
    goesWith('brand_questions_brand', [table.account_id, table.brand_id], ownKey(brand_profiles)),
  ],
);
