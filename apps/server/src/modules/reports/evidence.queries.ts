import type { Channel, ForcedStatus } from '@answerscope/contract';
import { WINDOW } from '@answerscope/statistics';
import { and, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import { matching, sameIn } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { judgements, surfaces } from '../answers/answers.tables.ts';
import { companiesOfVerdict, firstMentionOf } from '../answers/index.ts';
import { brand_revisions } from '../brand/brand.tables.ts';
import type { BrandNamesSnapshot } from '../brand/index.ts';
import { check_run_items, check_runs } from '../checks/checks.tables.ts';
import { listForcedAt } from '../omega/index.ts';
import type { Meaning, Meanings, PastLine, PastReport } from './line-breaks.rules.ts';
import type { CheckedKeyword, JudgedAnswer, PreviousLine } from './lines.rules.ts';
import { report_keywords } from './reports.tables.ts';

/** A channel of a run: what a report is made of. */
export interface RunChannelKey {
  account_id: AccountId;
  run_id: string;
  channel: Channel;
}

/** Two windows of the greatest length. */
export const HISTORY_DAYS = 2 * WINDOW.most_days;

const revisionOfJudgement = matching(brand_revisions, {
  account_id: judgements.account_id,
  revision: judgements.brand_revision,
});

/** The report that is made of a channel of a run. */
export interface ReportKey extends RunChannelKey {
  id: string;
  created_at: Date;
}

/** When the run that a report is made of ended; null when it gets none: judged ad hoc, or gone with its account. */
export async function findRunOfReport(
  tx: Transaction,
  key: RunChannelKey,
): Promise<{ ended_at: Date | null } | null> {
  const rows = await tx
    .select({ ended_at: check_runs.ended_at })
    .from(check_runs)
    .where(matching(check_runs, { account_id: key.account_id, id: key.run_id, is_ad_hoc: false }));
  return rows[0] ?? null;
}

/**
 * The judgement that a new report is written under: the current one where it decided an answer of the channel or where
 * there are no answers, else the newest that did. The current one keeps its place until the transaction ends.
 */
export async function findJudgementOfRun(tx: Transaction, key: RunChannelKey): Promise<string | null> {
  const current = sql`select id from judgements where account_id = ${key.account_id} and state = 'current' for share`;
  // Whoever waited for the lock while another took its place finds none: the next look sees the new one.
  const atOnce = (await tx.execute<{ id: string }>(current)).rows[0];
  const inForce = atOnce ?? (await tx.execute<{ id: string }>(current)).rows[0];
  const found = await tx.execute<{ id: string }>(sql`
    select j.id from check_samples s
    join verdicts v on v.account_id = s.account_id and v.answer_id = s.answer_id
    join judgements j on j.account_id = v.account_id and j.id = v.judgement_id and j.state in ('current', 'superseded')
    where ${ofChannel(key)}
    order by j.state = 'current' desc, j.id desc limit 1`);
  return found.rows[0]?.id ?? inForce?.id ?? null;
}

/** The names that a judgement decides with. */
export async function findNamesOfJudgement(
  tx: Transaction,
  accountId: AccountId,
  judgementId: string,
): Promise<BrandNamesSnapshot> {
  const rows = await tx
    .select({ names: brand_revisions.names })
    .from(judgements)
    .innerJoin(brand_revisions, revisionOfJudgement)
    .where(matching(judgements, { account_id: accountId, id: judgementId }));
  const row = rows[0];
  if (row === undefined) throw new Error(`judgement ${judgementId} has no names`);
  return row.names;
}

/**
 * Every keyword of the channel with its counted answers, in the order of the keywords. One that stayed cancelled when
 * its run went on was deleted or paused: without an answer it was not checked.
 */
export async function readCheckedKeywords(
  tx: Transaction,
  key: ReportKey,
  judgementId: string,
): Promise<CheckedKeyword[]> {
  const forced = await readForced(tx, key);
  const items = await tx
    .select()
    .from(check_run_items)
    .where(sameIn(check_run_items, key, 'account_id', 'run_id', 'channel'))
    .orderBy(check_run_items.keyword_id);
  const answers = Map.groupBy(await readJudgedAnswers(tx, key, judgementId), (answer) => answer.keyword_id);
  const checked = items.filter(({ keyword_id, state }) => state !== 'cancelled' || answers.has(keyword_id));
  return checked.map((item) => ({
    keyword_id: item.keyword_id,
    keyword: item.keyword,
    question: item.question,
    status: item.status ?? 'error',
    error_message: item.error_message,
    failed: item.failed,
    checked_at: item.checked_at,
    forced_status: forced.get(item.keyword_id) ?? null,
    answers: answers.get(item.keyword_id) ?? [],
  }));
}

/**
 * What administrators had forced when a report was made, by keyword. What a revision of it says stays so, though an
 * override goes with its keyword.
 */
async function readForced(tx: Transaction, report: ReportKey): Promise<Map<string, ForcedStatus>> {
  const { account_id, id: report_id, channel, created_at: at } = report;
  const { keyword_id, forced_status } = report_keywords;
  const written = await tx
    .selectDistinct({ keyword_id, forced_status })
    .from(report_keywords)
    .where(and(matching(report_keywords, { account_id, report_id }), isNotNull(forced_status)));
  const forced = await listForcedAt(tx, { account_id, channel, at });
  for (const line of written) if (line.forced_status) forced.set(line.keyword_id, line.forced_status);
  return forced;
}

/** The counted answers with their verdicts: of this judgement, or, where it has none, of the newest that holds. */
async function readJudgedAnswers(
  tx: Transaction,
  key: RunChannelKey,
  judgementId: string,
): Promise<JudgedAnswer[]> {
  const found = await tx.execute<Omit<JudgedAnswer, 'asked_at'> & { asked_at: string }>(sql`
    select a.id, s.keyword_id, s.sample_no, a.asked_at, a.surface_hash, v.judgement_id, v.mentioned, v.empty_kind,
      exists (select from counted_answers c where c.account_id = a.account_id and c.answer_id = a.id) as is_counted_in,
      jsonb_array_length(v.spans) as brand_mentions, ${firstMentionOf('v')} as first_at, v.competitors,
      ${companiesOfVerdict('v')} as companies,
      coalesce((select jsonb_agg(jsonb_build_object('domain', c.domain, 'kind', c.kind) order by c.position)
                from answer_citations c where c.account_id = a.account_id and c.answer_id = a.id
                  and c.is_cited and c.domain is not null), '[]') as domains
    from check_samples s
    join answers a on a.account_id = s.account_id and a.id = s.answer_id
    cross join lateral (
      select o.* from verdicts o
      join judgements j on j.account_id = o.account_id and j.id = o.judgement_id
        and (j.id = ${judgementId} or j.state in ('current', 'superseded'))
      where o.account_id = a.account_id and o.answer_id = a.id
      order by o.judgement_id = ${judgementId} desc, o.judgement_id desc limit 1) v
    where ${ofChannel(key)}
    order by a.id`);
  return found.rows.map((row) => ({ ...row, asked_at: new Date(row.asked_at) }));
}

function ofChannel(key: RunChannelKey) {
  return sql`s.account_id = ${key.account_id} and s.run_id = ${key.run_id} and s.channel = ${key.channel}
    and s.answer_id is not null`;
}

/** What the lines of a report say today. */
export async function listPreviousLines(
  tx: Transaction,
  accountId: AccountId,
  reportId: string,
): Promise<PreviousLine[]> {
  const { keyword_id, n, is_mentioned, is_empty, answer_id, forced_status } = report_keywords;
  // Where the report's own judgement has no verdict, the one that decided stands with the answer.
  const judgement_id = sql<string>`coalesce(${report_keywords.trend_judgement_id}, ${report_keywords.judgement_id})`;
  return tx
    .select({ keyword_id, n, is_mentioned, is_empty, answer_id, forced_status, judgement_id })
    .from(report_keywords)
    .where(matching(report_keywords, { account_id: accountId, report_id: reportId, is_current: true }));
}

/** What earlier reports of a channel say, oldest first, as far back as windows reach, never all history. */
export async function readPast(
  tx: Transaction,
  of: { account_id: AccountId; channel: Channel; before: Date },
): Promise<PastReport[]> {
  const before = of.before.toISOString();
  const found = await tx.execute<
    LineOfPast & { report_id: string; reported_at: string } & Record<string, unknown>
  >(sql`
    select r.report_id, r.reported_at, ${LINE_OF_PAST}
    from report_revisions r
    cross join lateral (
      -- By key, report by report: joined freely, all lines there ever were may be read to find these.
      select * from report_keywords o
      where o.account_id = r.account_id and o.report_id = r.report_id and o.judgement_id = r.judgement_id offset 0) l
    where r.account_id = ${of.account_id} and r.channel = ${of.channel}
      and r.is_current and r.reported_at < ${before}::timestamptz
      and r.reported_at >= ${before}::timestamptz - ${HISTORY_DAYS} * interval '1 day'
    order by r.reported_at, r.report_id, l.keyword_id`);
  const reports = new Map<string, { report_id: string; reported_at: Date; lines: PastLine[] }>();
  for (const { report_id, reported_at, ...row } of found.rows) {
    const report = reports.get(report_id) ?? { report_id, reported_at: new Date(reported_at), lines: [] };
    report.lines.push(toPastLine(row));
    reports.set(report_id, report);
  }
  return [...reports.values()];
}

const LINE_OF_PAST = sql`l.keyword_id, l.is_branded, l.n, l.k, l.empty, l.trend_asked_at, l.trend_mentioned,
  l.trend_surface_hash, l.trend_judgement_id`;

interface LineOfPast extends Omit<PastLine, 'trend_point'> {
  trend_asked_at: string | null;
  trend_mentioned: boolean | null;
  trend_surface_hash: string | null;
  trend_judgement_id: string | null;
}

function toPastLine(row: LineOfPast): PastLine {
  const { keyword_id, is_branded, n, k, empty } = row;
  const { trend_asked_at, trend_mentioned, trend_surface_hash, trend_judgement_id } = row;
  const hasPoint =
    trend_asked_at !== null &&
    trend_mentioned !== null &&
    trend_surface_hash !== null &&
    trend_judgement_id !== null;
  const trend_point = hasPoint
    ? {
        asked_at: new Date(trend_asked_at),
        mentioned: trend_mentioned,
        surface_hash: trend_surface_hash,
        judgement_id: trend_judgement_id,
      }
    : null;
  return { keyword_id, is_branded, n, k, empty, trend_point };
}

/** What the fingerprints in these lines and in the last known ones of the past stand for, in the order of their ids. */
export async function readMeanings(
  tx: Transaction,
  accountId: AccountId,
  points: readonly Meaning[],
): Promise<Meanings> {
  const hashes = [...new Set(points.map(({ surface_hash }) => surface_hash))];
  const ids = [...new Set(points.map(({ judgement_id }) => judgement_id))];
  const { account_id: _user, channel: _channel, ...asked } = getTableColumns(surfaces);
  const [found, judged] = await Promise.all([
    hashes.length === 0
      ? []
      : tx
          .select(asked)
          .from(surfaces)
          .where(and(eq(surfaces.account_id, accountId), inArray(surfaces.hash, hashes)))
          .orderBy(surfaces.hash),
    ids.length === 0
      ? []
      : tx
          .select({
            id: judgements.id,
            rules_version: judgements.rules_version,
            names: brand_revisions.names,
          })
          .from(judgements)
          .innerJoin(brand_revisions, revisionOfJudgement)
          .where(and(eq(judgements.account_id, accountId), inArray(judgements.id, ids)))
          .orderBy(judgements.id),
  ]);
  return { surfaces: found, judgements: judged };
}
