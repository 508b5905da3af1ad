import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** Reasons for no new icon. */
const ICON_FAILURES = ['not_reached', 'not_allowed', 'too_large', 'no_picture'] as const;
export type IconFailure = (typeof ICON_FAILURES)[number];

/** The sites that answers cite, of the whole installation, each with its icon. */
export const site_icons = pgTable(
  'site_icons',
  {
    host: text().primaryKey(),
    /** The newest icon that could be fetched. */
    image_url: text(),
    fetched_at: time(),
    /** When it is fetched next. */
    due_at: time().notNull(),
    /** Tries since the last icon came. */
    failures: integer().notNull().default(0),
    failure: text({ enum: ICON_FAILURES }),
  },
  (table) => [index('site_icons_due').on(table.due_at)],
);
