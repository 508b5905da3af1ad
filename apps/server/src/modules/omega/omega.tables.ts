import { FORCED_STATUSES } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountId, channel, goesWith, ownKey, time } from '../../database/columns.ts';
import { keywords } from '../keywords/keywords.tables.ts';

/**
 * Statuses that administrators have forced, those that are over among them: reports ask what was in force when they were
 * made. Gone with their keyword.
 */
export const omega_ranking_overrides = pgTable(
  'omega_ranking_overrides',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    keyword_id: uuid().notNull(),
    channel: channel(),
    forced_status: text({ enum: FORCED_STATUSES }).notNull(),
    reason: text().notNull(),
    set_by: uuid().notNull(),
    set_at: time().notNull(),
    /** From then on it counts no longer, by itself; null: until it is lifted. */
    until: time(),
    /** When it was lifted, or its time was over and another one followed. */
    ended_at: time(),
    /** Who lifted it and why; null where its time ran out. */
    ended_by: uuid(),
    end_reason: text(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    goesWith('omega_ranking_overrides_keyword', [table.account_id, table.keyword_id], ownKey(keywords)),
    uniqueIndex('omega_ranking_overrides_one')
      .on(table.account_id, table.keyword_id, table.channel)
      .where(sql`${table.ended_at} is null`),
    index('omega_ranking_overrides_of_keyword').on(table.account_id, table.keyword_id),
    index('omega_ranking_overrides_newest').on(table.set_at, table.id),
  ],
);
