import { type AnalyticsReport, OWN_REPORT_TYPES } from '@answerscope/contract';
import { date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accountId, keyOf, time } from '../../database/columns.ts';

/** Reports of users over their own rows, kept as long as `made_of` says what their rows say now. */
export const own_analytics_reports = pgTable(
  'own_analytics_reports',
  {
    account_id: accountId(),
    report_type: text({ enum: OWN_REPORT_TYPES }).notNull(),
    from_day: date().notNull(),
    to_day: date().notNull(),
    /** A digest of the rows it counts. */
    made_of: text().notNull(),
    report: jsonb().$type<AnalyticsReport>().notNull(),
    made_at: time().notNull(),
    expires_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: keyOf('account_id', 'report_type', 'from_day', 'to_day')(table) }),
    index('own_analytics_reports_expires').on(table.expires_at),
  ],
);
