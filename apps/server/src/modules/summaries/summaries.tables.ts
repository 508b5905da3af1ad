import { SUMMARY_FREQUENCIES } from '@answerscope/contract';
import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accountId, personId, time } from '../../database/columns.ts';

/** What a user has said of mails that they are sent; who has said nothing has no row. */
export const mail_settings = pgTable('mail_settings', {
  user_id: personId().primaryKey(),
  summary_frequency: text({ enum: SUMMARY_FREQUENCIES }).notNull(),
  /** A summary that was due before then is not caught up with. */
  updated_at: time().notNull(),
});

/**
 * What became of a summary. `said_nothing`: it says that nothing was measured; `nothing`: not even that was worth a mail;
 * `dropped`: its user wants or may have none by now, or a later one was due before it was made.
 */
export const SUMMARY_STATES = ['waiting', 'sent', 'said_nothing', 'nothing', 'dropped'] as const;

/** The summaries of each user, one a day at most: the key keeps any from being sent twice. */
export const summaries = pgTable(
  'summaries',
  {
    account_id: accountId(),
    /** By the user's calendar. */
    due_on: date({ mode: 'string' }).notNull(),
    /** Of the reports that were written after `since`, up to `until`. */
    since: time().notNull(),
    until: time().notNull(),
    frequency: text({ enum: ['weekly', 'daily'] }).notNull(),
    state: text({ enum: SUMMARY_STATES }).notNull(),
    created_at: time().notNull(),
    /** When it was no longer waiting. */
    ended_at: time(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.due_on] }),
    index('summaries_until').on(table.until),
  ],
);
