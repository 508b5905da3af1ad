import {
  type AnalyticsRange,
  type AnalyticsReportType,
  type ExportedReport,
  type ExportReport,
  type GeneratedReport,
  type GenerateReport,
  LIMITS,
} from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import { rangesOf } from '../analytics.rules.ts';
import { findKeptAnalyticsReport, keepAnalyticsReport } from '../kept-analytics-reports.queries.ts';
import { answerWith, type FoundReport, makeReport, reportFile } from './make-report.ts';

/** What keeps reports: the rows of the cache are nobody's, and hold nothing that is not read again. */
export type AnalyticsContext = AdminContext & { servicePool: Pool };

/**
 * A report over all users, out of the cache of all processes where it was made within ten minutes.
 * @throws VALIDATION_ERROR for a range that ends after today
 */
export async function generateReport(
  ctx: AnalyticsContext,
  { reportType, parameters }: GenerateReport,
): Promise<GeneratedReport> {
  const begun = performance.now();
  return answerWith(await keptOrMade(ctx, reportType, parameters.dateRange), begun);
}

/** The same report as the text of a file. @throws VALIDATION_ERROR for a range that ends after today */
export async function exportReport(
  ctx: AnalyticsContext,
  { dataType, format, parameters }: ExportReport,
): Promise<ExportedReport> {
  const { report } = await keptOrMade(ctx, dataType, parameters.dateRange);
  return reportFile(report, { format, scope: 'all' });
}

async function keptOrMade(
  { readAll, servicePool, now }: AnalyticsContext,
  report_type: AnalyticsReportType,
  dateRange: AnalyticsRange | undefined,
): Promise<FoundReport> {
  const ranges = rangesOf(dateRange, now);
  const kept = await readAll((tx) => findKeptAnalyticsReport(tx, { report_type, range: ranges.range, now }));
  if (kept !== null) return { ...kept, fromCache: true };
  const report = await readAll((tx) => makeReport(tx, { report_type, ranges, now }));
  const expires_at = new Date(now.getTime() + LIMITS.analytics_cache_minutes * 60_000);
  await inTransaction(servicePool, null, (tx) =>
    keepAnalyticsReport(tx, { report, made_at: now, expires_at }),
  );
  return { report, expires_at, fromCache: false };
}
