import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accountId, channel, time } from '../../database/columns.ts';

/** When every keyword of a user was last asked on a channel, and when it is asked again by itself. */
export const refresh_tracking = pgTable(
  'refresh_tracking',
  {
    account_id: accountId(),
    channel: channel(),
    /** The end of the last full run over the channel that counted as a refresh; null before the first. */
    last_refreshed_at: time(),
    next_refresh_at: time().notNull(),
    /** What next_refresh_at was planned with: another plan or time zone plans it anew. */
    frequency_hours: integer().notNull(),
    time_zone: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.channel] }),
    index('refresh_tracking_due').on(table.next_refresh_at),
  ],
);
