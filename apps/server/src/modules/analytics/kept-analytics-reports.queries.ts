import { type AnalyticsReport, type DateRange, LIMITS } from '@answerscope/contract';
import { and, gt, lte, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import { readKept } from './analytics.rules.ts';
import { analytics_reports } from './kept-analytics-reports.tables.ts';

interface ReportKey {
  report_type: AnalyticsReport['report_type'];
  range: DateRange;
}

const keyOf = ({ report_type, range }: ReportKey) => ({
  report_type,
  from_day: range.from,
  to_day: range.to,
});

/** The report of a range that was made lately by this version, and until when it is kept; or null. */
export async function findKeptAnalyticsReport(
  tx: Transaction,
  key: ReportKey & { now: Date },
): Promise<{ report: AnalyticsReport; expires_at: Date } | null> {
  const [found] = await tx
    .select({ report: analytics_reports.report, expires_at: analytics_reports.expires_at })
    .from(analytics_reports)
    .where(and(matching(analytics_reports, keyOf(key)), gt(analytics_reports.expires_at, key.now)));
  return readKept(found);
}

/** Keeps a report in the place of an older one; those whose time is over go, and the oldest beyond the most. */
export async function keepAnalyticsReport(
  tx: Transaction,
  { report, made_at, expires_at }: { report: AnalyticsReport; made_at: Date; expires_at: Date },
): Promise<void> {
  const row = { ...keyOf(report), report, made_at, expires_at };
  await deleteExpiredAnalyticsReports(tx, made_at);
  await tx
    .insert(analytics_reports)
    .values(row)
    .onConflictDoUpdate({
      target: [analytics_reports.report_type, analytics_reports.from_day, analytics_reports.to_day],
      set: { report, made_at, expires_at },
    });
  await tx.execute(sql`
    delete from analytics_reports where made_at < (
      select made_at from analytics_reports order by made_at desc offset ${LIMITS.analytics_cache_max - 1} limit 1)`);
}

/** Removes the reports whose time is over. */
export async function deleteExpiredAnalyticsReports(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(analytics_reports).where(lte(analytics_reports.expires_at, now));
}

/** How many reports are kept. */
export async function countKeptAnalyticsReports(tx: Transaction, now: Date): Promise<number> {
  return tx.$count(analytics_reports, gt(analytics_reports.expires_at, now));
}

/** Forgets all of them, and says how many there were. */
export async function deleteKeptAnalyticsReports(tx: Transaction): Promise<number> {
  const deleted = await tx
    .delete(analytics_reports)
    .returning({ report_type: analytics_reports.report_type });
  return deleted.length;
}
