import type { Channel, CountedDomain } from '@answerscope/contract';
import { and, asc, desc, eq, gt, gte, lt, lte, or, sql } from 'drizzle-orm';
import { matching, sameIn } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { DAY_MS } from '../../lib/time.ts';
import { areSentencesThrough } from '../answers/index.ts';
import { run_channels } from '../checks/checks.tables.ts';
import { isChannelCounted } from '../companies/index.ts';
import { TELLING_SHARE } from '../refreshes/index.ts';
import { HISTORY_DAYS, type RunChannelKey } from './evidence.queries.ts';
import type { JudgedLine } from './lines.rules.ts';
import type { ComputedReport, companyNumbersOf } from './report-of.rules.ts';
import {
  report_companies,
  report_domains,
  report_keywords,
  report_revisions,
  reports,
} from './reports.tables.ts';
import type { CompanyCount } from './rollups.rules.ts';

export type ReportRow = typeof reports.$inferSelect;
export type RevisionRow = typeof report_revisions.$inferSelect;
export type RevisionKey = Pick<RevisionRow, 'account_id' | 'report_id' | 'judgement_id'>;
export type LineRow = typeof report_keywords.$inferSelect;

/** What belongs to a revision, and the revision itself. */
export const ofRevision = (
  table: typeof report_revisions | typeof report_keywords | typeof report_domains | typeof report_companies,
  key: RevisionKey,
) => sameIn(table, key, 'account_id', 'report_id', 'judgement_id');

/** The revision of a report that holds now. */
export const isInForce = matching(report_revisions, {
  account_id: reports.account_id,
  report_id: reports.id,
  is_current: true,
});

/**
 * Takes a channel whose report is due until the transaction ends; null when somebody else has it, it is written, the
 * auxiliary model has not decided all doubtful sentences of its answers yet, or companies in them are still to be counted.
 */
export async function takeDueChannel(
  tx: Transaction,
  key: RunChannelKey,
): Promise<{ ended_at: Date | null } | null> {
  const rows = await tx
    .select({ ended_at: run_channels.ended_at })
    .from(run_channels)
    .where(
      and(
        isChannel(key),
        sql`${run_channels.scope} = 'full' and ${run_channels.state} = 'done' and ${run_channels.reported_at} is null`,
        areSentencesThrough(key),
        isChannelCounted(key),
      ),
    )
    .for('update', { skipLocked: true });
  return rows[0] ?? null;
}

/** Takes the mark of a channel whose companies were counted since its report; false when there is none to take. */
export async function takeRecounted(tx: Transaction, key: RunChannelKey): Promise<boolean> {
  const taken = await tx
    .update(run_channels)
    .set({ is_recounted: false })
    .where(and(isChannel(key), eq(run_channels.is_recounted, true)));
  return taken.rowCount === 1;
}

/** The report of a channel of a run with what it is judged by; null when there is none. */
export async function findRevisionOfRun(
  tx: Transaction,
  key: RunChannelKey,
): Promise<{ report: ReportRow; judgement_id: string } | null> {
  const rows = await tx
    .select({ report: reports, judgement_id: report_revisions.judgement_id })
    .from(reports)
    .innerJoin(report_revisions, isInForce)
    .where(sameIn(reports, key, 'account_id', 'run_id', 'channel'));
  return rows[0] ?? null;
}

export async function markReported(tx: Transaction, key: RunChannelKey, at: Date): Promise<void> {
  await tx.update(run_channels).set({ reported_at: at }).where(isChannel(key));
}

function isChannel(key: RunChannelKey) {
  return sameIn(run_channels, key, 'account_id', 'run_id', 'channel');
}

/**
 * The newest report of the channel before an id, of the same kind (simulated or real), that answered half of its keywords
 * at least. One that was cut off by a provider says nothing about most keywords: what it is silent about would be compared
 * with nothing.
 */
export async function findReportBefore(
  tx: Transaction,
  of: { account_id: AccountId; channel: Channel; before: string },
): Promise<ReportRow | null> {
  const rows = await tx
    .select()
    .from(reports)
    .where(
      and(
        sameIn(reports, of, 'account_id', 'channel'),
        gt(reports.answered_keywords, 0),
        sql`${reports.answered_keywords} >= ${TELLING_SHARE}::float8 * ${reports.total_keywords}`,
        lt(reports.id, of.before),
      ),
    )
    .orderBy(desc(reports.id))
    .limit(1);
  return rows[0] ?? null;
}

export async function findReport(
  tx: Transaction,
  accountId: AccountId,
  id: string,
): Promise<ReportRow | null> {
  const rows = await tx
    .select()
    .from(reports)
    .where(matching(reports, { account_id: accountId, id }));
  return rows[0] ?? null;
}

/** Writes a report; false when its run and channel have one already. */
export async function insertReport(tx: Transaction, row: ReportRow): Promise<boolean> {
  const inserted = await tx
    .insert(reports)
    .values(row)
    .onConflictDoNothing({ target: [reports.account_id, reports.run_id, reports.channel] });
  return inserted.rowCount === 1;
}

export interface NewRevision {
  report: Pick<ReportRow, 'account_id' | 'id' | 'channel' | 'created_at'>;
  judgement_id: string;
  at: Date;
  numbers: ComputedReport['numbers'];
  lines: JudgedLine[];
  domains: CountedDomain[];
  companies: CompanyCount[];
}

/** Writes a revision with its lines and rollups as the current one. */
export async function insertRevision(tx: Transaction, revision: NewRevision): Promise<void> {
  const { report, judgement_id, at, numbers } = revision;
  const { account_id, id: report_id, channel, created_at } = report;
  const key = { account_id, report_id, judgement_id };
  await tx.insert(report_revisions).values({
    ...key,
    is_current: true,
    created_at: at,
    channel,
    reported_at: created_at,
    ...numbers,
  });
  const shared = { ...key, channel, is_current: true, created_at };
  await insertRows(
    tx,
    'report_keywords',
    revision.lines.map((line) => ({ ...shared, ...lineColumns(line) })),
  );
  await insertRows(
    tx,
    'report_domains',
    revision.domains.map((one) => ({ ...key, ...one })),
  );
  await insertRows(
    tx,
    'report_companies',
    revision.companies.map((one) => ({ ...key, ...one })),
  );
}

/** Puts what follows from the companies of its answers in the place of what a revision says of them. */
export async function updateCompanyNumbers(
  tx: Transaction,
  key: RevisionKey,
  { lines, numbers, companies, domains }: ReturnType<typeof companyNumbersOf>,
): Promise<void> {
  await tx.update(report_revisions).set(numbers).where(ofRevision(report_revisions, key));
  await tx.execute(sql`
    update report_keywords l set competitor_mentions = n.competitor_mentions, rank = n.rank,
      other_companies = n.other_companies
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as n(keyword_id uuid, competitor_mentions int, rank int, other_companies int)
    where l.account_id = ${key.account_id} and l.report_id = ${key.report_id} and l.judgement_id = ${key.judgement_id}
      and l.keyword_id = n.keyword_id`);
  await tx.delete(report_companies).where(ofRevision(report_companies, key));
  await tx.delete(report_domains).where(ofRevision(report_domains, key));
  const { account_id, report_id, judgement_id } = key;
  const own = <Row extends object>(row: Row) => ({ account_id, report_id, judgement_id, ...row });
  await insertRows(tx, 'report_companies', companies.map(own));
  await insertRows(tx, 'report_domains', domains.map(own));
}

function lineColumns({ trend, trend_point, ...line }: JudgedLine) {
  const { verdict, window_days, p_value, q_value, missing_answers } = trend;
  return {
    ...line,
    trend_mentioned: trend_point?.mentioned ?? null,
    trend_surface_hash: trend_point?.surface_hash ?? null,
    trend_asked_at: trend_point?.asked_at ?? null,
    trend_judgement_id: trend_point?.judgement_id ?? null,
    verdict,
    window_days,
    p_value,
    q_value,
    missing_answers,
    earlier_mentioned: trend.earlier?.mentioned ?? null,
    earlier_answers: trend.earlier?.answers ?? null,
    recent_mentioned: trend.recent?.mentioned ?? null,
    recent_answers: trend.recent?.answers ?? null,
  };
}

/** Any number of rows in one statement of one parameter. */
async function insertRows(
  tx: Transaction,
  table: 'report_keywords' | 'report_domains' | 'report_companies',
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`,
  );
}

/** Removes a revision with its lines and rollups, for the same one to be written anew. */
export async function deleteRevision(tx: Transaction, key: RevisionKey): Promise<void> {
  await tx.delete(report_revisions).where(ofRevision(report_revisions, key));
}

/**
 * The report of a channel of a run, and those after it whose windows over time reach it or that are compared with it,
 * oldest first, with what each is judged by; none when the run has no report.
 */
export async function listReportsReaching(
  tx: Transaction,
  key: RunChannelKey,
): Promise<{ report: ReportRow; judgement_id: string }[]> {
  const [own] = await tx
    .select()
    .from(reports)
    .where(sameIn(reports, key, 'account_id', 'run_id', 'channel'));
  if (own === undefined) return [];
  const reach = new Date(own.created_at.getTime() + HISTORY_DAYS * DAY_MS);
  const inReach = and(gte(reports.id, own.id), lte(reports.created_at, reach));
  return tx
    .select({ report: reports, judgement_id: report_revisions.judgement_id })
    .from(reports)
    .innerJoin(report_revisions, isInForce)
    .where(
      and(sameIn(reports, own, 'account_id', 'channel'), or(inReach, eq(reports.previous_report_id, own.id))),
    )
    .orderBy(asc(reports.id));
}

/** Takes the present revision's place away; true when the one of this judgement exists and holds from now on. */
export async function replaceCurrentRevision(tx: Transaction, key: RevisionKey): Promise<boolean> {
  for (const table of [report_revisions, report_keywords]) {
    const ofReport = sameIn(table, key, 'account_id', 'report_id');
    await tx
      .update(table)
      .set({ is_current: false })
      .where(and(ofReport, eq(table.is_current, true)));
  }
  const restored = await tx
    .update(report_revisions)
    .set({ is_current: true })
    .where(ofRevision(report_revisions, key));
  if (restored.rowCount !== 1) return false;
  await tx.update(report_keywords).set({ is_current: true }).where(ofRevision(report_keywords, key));
  return true;
}
