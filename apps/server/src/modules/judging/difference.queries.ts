import type { AnswerFinish, ChangedAnswer, Channel, EmptyKind, ReportHeadline } from '@answerscope/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { StoredSpan } from '../answers/answers.tables.ts';
import { excerptOf, explainSpan, othersOfVerdict, placeOfVerdict, stateOfJudged } from '../answers/index.ts';
import { isInForce } from '../reports/index.ts';
import { report_revisions, reports } from '../reports/reports.tables.ts';

const PAGE_SIZE = 20;

interface Counts {
  answers: number;
  mentioned_before: number;
  mentioned_after: number;
  gained: number;
  lost: number;
}

/** Mentions of the brand, and of it and its competitors. */
interface Voices {
  own_before: number;
  all_before: number;
  own_after: number;
  all_after: number;
}

export type ChangedKeyword = Counts & Voices & { keyword_id: string; keyword: string };

/** Counted answers `a` with the verdict `b` that holds now and the preview's `v`. */
const pairs = (preview: { account_id: AccountId; id: string }) => sql`
  answers a
  cross join lateral (
    select n.* from verdicts n
    where n.account_id = a.account_id and n.answer_id = a.id and n.judgement_id = ${preview.id} limit 1) v
  cross join lateral (
    select o.* from verdicts o
    join judgements j on j.account_id = o.account_id and j.id = o.judgement_id and j.state in ('current', 'superseded')
    where o.account_id = a.account_id and o.answer_id = a.id
    order by (j.state = 'current') desc, j.id desc limit 1) b
  where a.account_id = ${preview.account_id} and a.is_counted and not a.is_ad_hoc`;

/** Mentions in the verdicts of one side, added up. */
const OWN = (side: 'b' | 'v') => sql.raw(`coalesce(sum(jsonb_array_length(${side}.spans)), 0)::int`);
const THEIRS = (side: 'b' | 'v') => sql`coalesce(sum(${othersOfVerdict(side)}), 0)::int`;

/** In how many answers each tracked company is named, by the verdicts that hold and by the preview's. */
export async function countNamings(
  tx: Transaction,
  preview: { account_id: AccountId; id: string },
): Promise<{ name: string; before: number; after: number }[]> {
  const named = (side: 'b' | 'v') => sql`
    select k.competitor_name as name, ${side} as side
    from company_mentions m join competitors k on k.account_id = m.account_id and k.company_key = m.company_key
    where m.account_id = p.account_id and m.answer_id = p.answer_id and m.judgement_id = ${sql.raw(`p.${side}`)}`;
  const found = await tx.execute<{ name: string; before: number; after: number }>(sql`
    select n.name, (count(*) filter (where n.side = 'b'))::int as before,
      (count(*) filter (where n.side = 'v'))::int as after
    from (select a.account_id, a.id as answer_id, b.judgement_id as b, v.judgement_id as v from ${pairs(preview)}) p
    cross join lateral (${named('b')} union all ${named('v')}) n
    group by n.name`);
  return found.rows;
}

/** The difference in numbers: in all, by channel, and by keyword. */
export async function countChanges(tx: Transaction, preview: { account_id: AccountId; id: string }) {
  const found = await tx.execute<
    Counts &
      Voices & {
        channel: Channel | null;
        keyword_id: string | null;
        keyword: string;
        [column: string]: unknown;
      }
  >(sql`
    select a.channel, a.keyword_id, max(a.keyword) as keyword, count(*)::int as answers,
      (count(*) filter (where b.mentioned))::int as mentioned_before,
      (count(*) filter (where v.mentioned))::int as mentioned_after,
      (count(*) filter (where v.mentioned and not b.mentioned))::int as gained,
      (count(*) filter (where b.mentioned and not v.mentioned))::int as lost,
      ${OWN('b')} as own_before, ${OWN('b')} + ${THEIRS('b')} as all_before,
      ${OWN('v')} as own_after, ${OWN('v')} + ${THEIRS('v')} as all_after
    from ${pairs(preview)}
    group by grouping sets ((), (a.channel), (a.keyword_id))`);
  const countsOf = ({ answers, mentioned_before, mentioned_after, gained, lost }: Counts): Counts => ({
    answers,
    mentioned_before,
    mentioned_after,
    gained,
    lost,
  });
  const voicesOf = ({ own_before, all_before, own_after, all_after }: Voices): Voices => ({
    own_before,
    all_before,
    own_after,
    all_after,
  });
  const none = { answers: 0, mentioned_before: 0, mentioned_after: 0, gained: 0, lost: 0 };
  const total = found.rows.find(({ channel, keyword_id }) => channel === null && keyword_id === null);
  return {
    all: total === undefined ? none : countsOf(total),
    channels: found.rows.flatMap((row) =>
      row.channel === null ? [] : [{ channel: row.channel, ...countsOf(row) }],
    ),
    keywords: found.rows.flatMap(({ keyword_id, keyword, ...row }) =>
      keyword_id === null ? [] : [{ keyword_id, keyword, ...countsOf(row), ...voicesOf(row) }],
    ),
  };
}

/** The newest reports of each channel, newest first, with the numbers that hold now. */
export async function listNewestReports(tx: Transaction, accountId: AccountId, perChannel: number) {
  const newest = sql`${reports.id} in (
    select id from (select r.id, row_number() over (partition by r.channel order by r.id desc) as place
                    from reports r where r.account_id = ${accountId}) ranked where place <= ${perChannel})`;
  const rows = await tx
    .select({ report: reports, before: report_revisions })
    .from(reports)
    .innerJoin(report_revisions, isInForce)
    .where(and(eq(reports.account_id, accountId), newest))
    .orderBy(desc(reports.id));
  return rows satisfies { before: ReportHeadline }[];
}

export async function countReports(tx: Transaction, accountId: AccountId): Promise<number> {
  return tx.$count(reports, eq(reports.account_id, accountId));
}

interface ChangedRow extends Record<string, unknown> {
  id: string;
  keyword_id: string;
  keyword: string;
  channel: Channel;
  asked_at: string;
  text: string;
  finish: AnswerFinish;
  is_counted_in: boolean;
  before_empty_kind: EmptyKind | null;
  before_competitors: { mentions: number }[];
  after_empty_kind: EmptyKind | null;
  after_competitors: { mentions: number }[];
  before_mentioned: boolean;
  before_rank: number | null;
  before_spans: StoredSpan[];
  before_rejected: StoredSpan[];
  after_mentioned: boolean;
  after_rank: number | null;
  after_spans: StoredSpan[];
  after_rejected: StoredSpan[];
}

/** Answers whose verdict the preview changes, newest first, a page at a time. */
export async function listChangedAnswers(
  tx: Transaction,
  preview: { account_id: AccountId; id: string },
  by: {
    change?: 'gained' | 'lost' | undefined;
    channel?: Channel | undefined;
    keyword_id?: string | undefined;
    before?: string | undefined;
  },
): Promise<{ items: ChangedAnswer[]; next_before: string | null }> {
  const conditions: SQL[] = [sql`v.mentioned <> b.mentioned`];
  if (by.change !== undefined) conditions.push(sql`v.mentioned = ${by.change === 'gained'}`);
  if (by.channel !== undefined) conditions.push(sql`a.channel = ${by.channel}`);
  if (by.keyword_id !== undefined) conditions.push(sql`a.keyword_id = ${by.keyword_id}`);
  if (by.before !== undefined) conditions.push(sql`a.id < ${by.before}`);
  const found = await tx.execute<ChangedRow>(sql`
    select a.id, a.keyword_id, a.keyword, a.channel, a.asked_at, a.text, a.finish,
      exists (select from counted_answers c where c.account_id = a.account_id and c.answer_id = a.id) as is_counted_in,
      b.empty_kind as before_empty_kind, b.competitors as before_competitors,
      v.empty_kind as after_empty_kind, v.competitors as after_competitors,
      b.mentioned as before_mentioned, ${placeOfVerdict('b')} as before_rank, b.spans as before_spans, b.rejected as before_rejected,
      v.mentioned as after_mentioned, ${placeOfVerdict('v')} as after_rank, v.spans as after_spans, v.rejected as after_rejected
    from ${pairs(preview)} and ${sql.join(conditions, sql` and `)}
    order by a.id desc limit ${PAGE_SIZE + 1}`);
  const items = found.rows.slice(0, PAGE_SIZE).map(toChangedAnswer);
  return { items, next_before: found.rows.length > PAGE_SIZE ? (items.at(-1)?.answer_id ?? null) : null };
}

function toChangedAnswer(row: ChangedRow): ChangedAnswer {
  const side = (verdict: {
    mentioned: boolean;
    empty_kind: EmptyKind | null;
    competitors: { mentions: number }[];
    rank: number | null;
    spans: StoredSpan[];
    rejected: StoredSpan[];
  }) => {
    const because = verdict.spans[0] ?? verdict.rejected[0] ?? null;
    return {
      is_mentioned: verdict.mentioned,
      result_state: stateOfJudged(row, verdict),
      rank: verdict.rank,
      excerpt: excerptOf(row.text, because?.start ?? null),
      because: because === null ? null : explainSpan(because),
    };
  };
  return {
    answer_id: row.id,
    keyword_id: row.keyword_id,
    keyword: row.keyword,
    channel: row.channel,
    asked_at: new Date(row.asked_at).toISOString(),
    before: side({
      mentioned: row.before_mentioned,
      empty_kind: row.before_empty_kind,
      competitors: row.before_competitors,
      rank: row.before_rank,
      spans: row.before_spans,
      rejected: row.before_rejected,
    }),
    after: side({
      mentioned: row.after_mentioned,
      empty_kind: row.after_empty_kind,
      competitors: row.after_competitors,
      rank: row.after_rank,
      spans: row.after_spans,
      rejected: row.after_rejected,
    }),
  };
}
