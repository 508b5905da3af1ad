import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '../lib/time.ts';

/** Whether a moment lies in days of UTC, both included. */
export function isInDays(moment: SQL, { from, to }: { from: string; to: string }): SQL {
  const start = new Date(from).toISOString();
  const end = new Date(Date.parse(to) + DAY_MS).toISOString();
  return sql`(${moment} >= ${start}::timestamptz and ${moment} < ${end}::timestamptz)`;
}
