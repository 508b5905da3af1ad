import { ANALYTICS_REPORT_TYPES, type AnalyticsReport } from '@answerscope/contract';
import { date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** Reports over all users that were made lately: the cache of all processes. Whoever clears it loses no number. */
export const analytics_reports = pgTable(
  'analytics_reports',
  {
    report_type: text({ enum: ANALYTICS_REPORT_TYPES }).notNull(),
    from_day: date().notNull(),
    to_day: date().notNull(),
    report: jsonb().$type<AnalyticsReport>().notNull(),
    made_at: time().notNull(),
    expires_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.report_type, table.from_day, table.to_day] }),
    index('analytics_reports_newest').on(table.made_at.desc()),
  ],
);
