import { type AnalyticsReport, type DateRange, LIMITS, type OwnReportType } from '@answerscope/contract';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { type Ranges, readKept } from './analytics.rules.ts';
import { own_analytics_reports } from './own-analytics-reports.tables.ts';

interface OwnReportKey {
  account_id: AccountId;
  report_type: OwnReportType;
  range: DateRange;
}

const keyOf = ({ account_id, report_type, range }: OwnReportKey) => ({
  account_id,
  report_type,
  from_day: range.from,
  to_day: range.to,
});

/**
 * A digest of the rows that a user's report counts. It differs once a report of these days is written, judged or counted
 * again, each of which writes a revision, seen by PostgreSQL's `xmin`, or a keyword is added, paused or deleted; for search
 * intent one that changes, and for competitors one that is tracked, renamed or counted.
 */
export async function readMadeOf(
  tx: Transaction,
  { accountId, report_type, ranges }: { accountId: AccountId; report_type: OwnReportType; ranges: Ranges },
): Promise<string> {
  const { span, spanBefore } = ranges;
  const ofType: Partial<Record<OwnReportType, SQL>> = {
    'keyword-analysis': sql`select concat(count(*) filter (where k.created_at < ${spanBefore.to.toISOString()}), ' ',
        md5(string_agg(concat_ws(' ', k.id, k.search_intent, k.is_ai_generated, k.created_at), ',' order by k.id)))
      from keywords k where k.account_id = ${accountId} and k.created_at < ${span.to.toISOString()}`,
    'competitive-analysis': sql`select md5(string_agg(concat_ws(' ', c.key, c.xmin), ',' order by c.key))
      from companies c join competitors t on t.account_id = c.account_id and t.company_key = c.key where c.account_id = ${accountId}`,
  };
  const { rows } = await tx.execute<{ made_of: string }>(sql`
    select concat((select md5(string_agg(k.id::text, ',' order by k.id)) from keywords k
        where k.account_id = ${accountId} and not k.is_paused), ' ',
      (select md5(string_agg(concat_ws(' ', r.report_id, r.judgement_id, r.xmin), ',' order by r.report_id))
        from report_revisions r where r.account_id = ${accountId} and r.is_current
          and r.reported_at >= ${spanBefore.from.toISOString()} and r.reported_at < ${span.to.toISOString()}),
      ' ', (${ofType[report_type] ?? sql`select ''`})) as made_of`);
  return rows[0]?.made_of ?? '';
}

/** The report of a range that was made of the same rows by this version, and until when it is kept; or null. */
export async function findOwnAnalyticsReport(
  tx: Transaction,
  key: OwnReportKey & { made_of: string; now: Date },
): Promise<{ report: AnalyticsReport; expires_at: Date } | null> {
  const [found] = await tx
    .select({ report: own_analytics_reports.report, expires_at: own_analytics_reports.expires_at })
    .from(own_analytics_reports)
    .where(
      and(
        matching(own_analytics_reports, { ...keyOf(key), made_of: key.made_of }),
        gt(own_analytics_reports.expires_at, key.now),
      ),
    );
  return readKept(found);
}

/** Keeps a report in the place of an older one; the user's oldest go beyond the most. */
export async function keepOwnAnalyticsReport(
  tx: Transaction,
  {
    report,
    made_of,
    made_at,
    expires_at,
    ...key
  }: OwnReportKey & { report: AnalyticsReport; made_of: string; made_at: Date; expires_at: Date },
): Promise<void> {
  const { account_id, report_type, from_day, to_day } = own_analytics_reports;
  await tx
    .insert(own_analytics_reports)
    .values({ ...keyOf(key), report, made_of, made_at, expires_at })
    .onConflictDoUpdate({
      target: [account_id, report_type, from_day, to_day],
      set: { report, made_of, made_at, expires_at },
    });
  await tx.execute(sql`
    delete from own_analytics_reports where account_id = ${key.account_id} and made_at < (
      select made_at from own_analytics_reports where account_id = ${key.account_id}
      order by made_at desc offset ${LIMITS.own_analytics_cache_max - 1} limit 1)`);
}

/** Removes the reports of all users whose time is over. */
export async function deleteExpiredOwnAnalyticsReports(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(own_analytics_reports).where(lte(own_analytics_reports.expires_at, now));
}

/** How many reports of a user are kept. */
export async function countOwnAnalyticsReports(
  tx: Transaction,
  accountId: AccountId,
  now: Date,
): Promise<number> {
  return tx.$count(
    own_analytics_reports,
    and(eq(own_analytics_reports.account_id, accountId), gt(own_analytics_reports.expires_at, now)),
  );
}

/** Forgets those of a user, and says how many there were. */
export async function deleteOwnAnalyticsReports(tx: Transaction, accountId: AccountId): Promise<number> {
  const deleted = await tx
    .delete(own_analytics_reports)
    .where(eq(own_analytics_reports.account_id, accountId))
    .returning({ report_type: own_analytics_reports.report_type });
  return deleted.length;
}
