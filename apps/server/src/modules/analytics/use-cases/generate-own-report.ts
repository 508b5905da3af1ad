import {
  type ExportedReport,
  type ExportOwnReport,
  type GeneratedReport,
  type GenerateOwnReport,
  LIMITS,
  OWN_REPORT_TYPES,
  type OwnReportType,
} from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { onlyReads } from '../../../context/actor.ts';
import { resolveRange } from '../../ranges/index.ts';
import { rangesOf, rangesOfDays, toRangeOfDays } from '../analytics.rules.ts';
import {
  deleteOwnAnalyticsReports,
  findOwnAnalyticsReport,
  keepOwnAnalyticsReport,
  readMadeOf,
} from '../own-analytics-reports.queries.ts';
import { makeOwnReport } from './make-own-report.ts';
import { answerWith, type FoundReport, reportFile } from './make-report.ts';

/**
 * A report over the user's own rows, out of their cache where nothing it counts has changed.
 * @throws VALIDATION_ERROR for a range that ends after today
 */
export async function generateOwnReport(
  ctx: AccountContext,
  { reportType, parameters }: GenerateOwnReport,
): Promise<GeneratedReport> {
  const begun = performance.now();
  return answerWith(await keptOrMadeOwn(ctx, reportType, parameters), begun);
}

/** The same report as the text of a file. @throws VALIDATION_ERROR for a range that ends after today */
export async function exportOwnReport(
  ctx: AccountContext,
  { dataType, format, parameters }: ExportOwnReport,
): Promise<ExportedReport> {
  const { report } = await keptOrMadeOwn(ctx, dataType, parameters);
  return reportFile(report, { format, scope: 'own' });
}

/** Makes all reports of the default range that are not in the user's cache, and says how many it made. */
export async function warmOwnReportCache(ctx: AccountContext): Promise<number> {
  let made = 0;
  for (const reportType of OWN_REPORT_TYPES)
    if (!(await generateOwnReport(ctx, { reportType, parameters: {} })).fromCache) made += 1;
  return made;
}

/** Forgets the user's reports that are kept: each is made anew when it is asked for. */
export async function clearOwnReportCache({
  db,
  accountId,
}: AccountContext): Promise<{ success: true; cleared: number }> {
  return { success: true, cleared: await db.transaction((tx) => deleteOwnAnalyticsReports(tx, accountId)) };
}

async function keptOrMadeOwn(
  { actor, db, accountId, now }: AccountContext,
  report_type: OwnReportType,
  { range, dateRange }: GenerateOwnReport['parameters'],
): Promise<FoundReport> {
  return db.transaction(async (tx) => {
    const days =
      dateRange === undefined
        ? await resolveRange(tx, accountId, { range, now })
        : toRangeOfDays(rangesOf(dateRange, now).range);
    const key = { account_id: accountId, report_type, range: { from: days.from, to: days.to } };
    // Read before the numbers: what changes in between makes the next call find another digest, never the same.
    const made_of = await readMadeOf(tx, { accountId, report_type, ranges: rangesOfDays(days) });
    const kept = await findOwnAnalyticsReport(tx, { ...key, made_of, now });
    if (kept !== null) return { ...kept, fromCache: true };
    const report = await makeOwnReport(tx, { report_type, range: days, now, accountId });
    // Who views as the user, or comes by a key that may read, writes nothing of theirs.
    if ('sessionId' in actor && onlyReads(actor)) return { report, expires_at: now, fromCache: false };
    const expires_at = new Date(now.getTime() + LIMITS.own_analytics_cache_hours * 3_600_000);
    await keepOwnAnalyticsReport(tx, { ...key, report, made_of, made_at: now, expires_at });
    return { report, expires_at, fromCache: false };
  });
}
