import type { Channel } from '@answerscope/contract';
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { matching, sameIn } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { judgements } from '../answers/answers.tables.ts';
import type { SummaryRow } from './report.shapes.ts';
import type { ReportRow } from './report-rows.queries.ts';
import { isInForce } from './report-rows.queries.ts';
import { report_revisions, reports } from './reports.tables.ts';

const { report_summary: _summary, ...listColumns } = getTableColumns(reports);

/** Newest reports, by index: as many as asked for, older than `before`. */
export async function listReports(
  tx: Transaction,
  accountId: AccountId,
  query: { channel?: Channel | undefined; before?: string | undefined; limit: number },
): Promise<SummaryRow[]> {
  const wanted = and(
    eq(reports.account_id, accountId),
    query.channel === undefined ? undefined : eq(reports.channel, query.channel),
    query.before === undefined ? undefined : lt(reports.id, query.before),
  );
  return selectSummaries(tx, wanted).orderBy(desc(reports.id)).limit(query.limit);
}

/** These reports, in no order. */
export async function findReports(
  tx: Transaction,
  accountId: AccountId,
  ids: string[],
): Promise<SummaryRow[]> {
  if (ids.length === 0) return [];
  return selectSummaries(tx, and(eq(reports.account_id, accountId), inArray(reports.id, ids)));
}

/** The newest report of each of these channels that has one. */
export async function findNewestReports(
  tx: Transaction,
  accountId: AccountId,
  channels: readonly Channel[],
): Promise<SummaryRow[]> {
  const newest = sql`array(
    select newest.id from unnest(${sql.param([...channels])}::text[]) as c(channel)
    cross join lateral (select r.id from reports r where r.account_id = ${accountId} and r.channel = c.channel
                        order by r.id desc limit 1) newest)`;
  return selectSummaries(tx, and(eq(reports.account_id, accountId), sql`${reports.id} = any(${newest})`));
}

function selectSummaries(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({ ...listColumns, revision: report_revisions, rules_version: judgements.rules_version })
    .from(reports)
    .innerJoin(report_revisions, isInForce)
    .innerJoin(
      judgements,
      matching(judgements, { account_id: report_revisions.account_id, id: report_revisions.judgement_id }),
    )
    .where(where)
    .$dynamic();
}

/** The ids of the reports of the same channel and kind right before and right after one, by the time of asking. */
export async function findNeighbours(
  tx: Transaction,
  report: ReportRow,
): Promise<{ previous_id: string | null; next_id: string | null }> {
  const ofSeries = sameIn(reports, report, 'account_id', 'channel');
  const previous = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(ofSeries, lt(reports.id, report.id)))
    .orderBy(desc(reports.id))
    .limit(1);
  const next = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(ofSeries, gt(reports.id, report.id)))
    .orderBy(asc(reports.id))
    .limit(1);
  return { previous_id: previous[0]?.id ?? null, next_id: next[0]?.id ?? null };
}
