import {
  CHANNELS,
  type Channel,
  type ChannelSummary,
  type ForcedStatus,
  type PooledRate,
  type ResultStatus,
  type VisibilityResult,
  type VisibilityResultQuery,
} from '@answerscope/contract';
import { countOfCheck, trackedRate } from '@answerscope/statistics';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { visibility_results } from '../answers/answers.tables.ts';
import { forcedStatusSql, shownStateOf } from '../omega/index.ts';
import { toPooledRate } from './pooled-rate.rules.ts';

type ResultRow = Omit<typeof visibility_results.$inferSelect, 'response_text'> & {
  response_text: string | null;
  forced_status: ForcedStatus | null;
};

/** One page of a user's newest results, latest check first; without texts only the failed ones keep theirs. */
export async function listResults(
  tx: Transaction,
  accountId: AccountId,
  query: z.output<typeof VisibilityResultQuery>,
): Promise<{ rows: ResultRow[]; total: number }> {
  const matching = and(
    eq(visibility_results.account_id, accountId),
    query.channel === undefined ? undefined : eq(visibility_results.channel, query.channel),
    query.keyword_id === undefined ? undefined : eq(visibility_results.keyword_id, query.keyword_id),
    query.keyword_ids === undefined ? undefined : inArray(visibility_results.keyword_id, query.keyword_ids),
  );
  const forced_status = forcedStatusSql(visibility_results);
  const columns = { ...getTableColumns(visibility_results), forced_status };
  const failure = sql<
    string | null
  >`case when ${columns.status} <> 'completed' then ${columns.response_text} end`;
  const counted = tx.$count(visibility_results, matching);
  const listed: Promise<ResultRow[]> = tx
    .select(query.with_text ? columns : { ...columns, response_text: failure })
    .from(visibility_results)
    .where(matching)
    .orderBy(desc(visibility_results.checked_at), desc(visibility_results.keyword_id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .execute();
  const [rows, total] = await Promise.all([listed, counted]);
  return { rows, total };
}

/** What the newest results of a channel come to, and their rate. */
export type ChannelCounts = Omit<ChannelSummary, 'headline'> & { newest: PooledRate | null };

type KindCounts = Omit<ChannelCounts, 'last_checked_at' | 'interval' | 'newest'> & {
  last_checked_at: string;
  /** The first and the last check that measured something; null without one. */
  since: string | null;
  until: string | null;
  /** How many unbranded keywords have the same counts of answers that measured something: the interval stands on how alike these are. */
  alike: { k: number; n: number; keywords: number }[];
};

/**
 * Counts per channel over all newest results; every channel stands in it, also one never asked. Simulated and real ones
 * are never added up: those of the kind that was asked last are counted.
 */
export async function summariseChannels(tx: Transaction, accountId: AccountId): Promise<ChannelCounts[]> {
  const found = await tx.execute<{ [Name in keyof KindCounts]: KindCounts[Name] }>(sql`
    select channel, sum(keywords)::int as keywords,
           coalesce(sum(keywords * n) filter (where not is_branded), 0)::int as answered,
           coalesce(sum(keywords * k) filter (where not is_branded), 0)::int as mentioned,
           coalesce(sum(keywords * empty) filter (where not is_branded), 0)::int as empty,
           coalesce(sum(keywords) filter (where is_branded and n > 0), 0)::int as branded,
           sum(failed)::int as failed, max(checked_at) as last_checked_at,
           min(first_checked_at) filter (where not is_branded and n > empty) as since,
           max(checked_at) filter (where not is_branded and n > empty) as until,
           coalesce(jsonb_agg(jsonb_build_object('k', k, 'n', n - empty, 'keywords', keywords))
             filter (where not is_branded), '[]'::jsonb) as alike
    from (select channel, k, n, empty, is_branded, count(*) as keywords, max(checked_at) as checked_at, min(checked_at) as first_checked_at,
                 count(*) filter (where status <> 'completed') as failed
          from visibility_results where account_id = ${accountId}
          group by channel, k, n, empty, is_branded) counted
    group by channel`);
  return CHANNELS.map((channel) => {
    const counted = found.rows.find((one) => one.channel === channel);
    if (counted === undefined) return { channel, ...NEVER_ASKED };
    const { alike, since, until, ...counts } = counted;
    const measured = trackedRate(alike.flatMap(countsOf));
    return {
      ...counts,
      interval: measured?.interval ?? null,
      interval_for_similar_keywords: measured?.similar.interval ?? null,
      newest:
        measured && since && until
          ? toPooledRate(measured, { window_days: null, since: new Date(since), until: new Date(until) })
          : null,
      last_checked_at: new Date(counted.last_checked_at).toISOString(),
    };
  });
}

function countsOf({ k, n, keywords }: KindCounts['alike'][number]) {
  return Array.from({ length: keywords }, () => countOfCheck({ mentioned: k, answers: n }));
}

const NEVER_ASKED = {
  keywords: 0,
  answered: 0,
  mentioned: 0,
  empty: 0,
  branded: 0,
  failed: 0,
  last_checked_at: null,
  interval: null,
  interval_for_similar_keywords: null,
  newest: null,
};

export interface NewResult {
  account_id: AccountId;
  keyword_id: string;
  channel: Channel;
  status: ResultStatus;
  is_mentioned: boolean;
  response_text: string;
  error_code: string | null;
  answer_id: string | null;
  judgement_id: string | null;
  surface_hash: string | null;
  /** Answered samples, those that name the brand, those that measure nothing, of these refusals, samples without an answer. */
  n: number;
  k: number;
  empty: number;
  refused: number;
  failed: number;
  is_branded: boolean;
  /** When the assistant was asked: a question asked earlier never replaces the result of a later one. */
  checked_at: Date;
}

const UPSERT_RESULTS = `
    insert into visibility_results as r
      (account_id, keyword_id, channel, keyword, is_mentioned, status, checked_at, response_text, answer_id,
       n, k, failed, judgement_id, surface_hash, empty, error_code, is_branded, refused)
    select k.account_id, k.id, o.channel, k.keyword, o.is_mentioned, o.status, o.checked_at, o.response_text, o.answer_id,
      o.n, o.k, o.failed, o.judgement_id, o.surface_hash, o.empty, o.error_code, o.is_branded,
      o.refused
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::boolean[], $5::text[], $6::timestamptz[], $7::text[], $8::uuid[],
        $9::integer[], $10::integer[], $11::integer[], $12::uuid[], $13::text[], $14::integer[],
        $15::text[], $16::boolean[], $17::integer[])
      o(account_id, keyword_id, channel, is_mentioned, status, checked_at, response_text, answer_id,
        n, k, failed, judgement_id, surface_hash, empty, error_code, is_branded, refused)
    join keywords k on k.account_id = o.account_id and k.id = o.keyword_id
    order by k.id for share of k
    on conflict (account_id, keyword_id, channel) do update set
      keyword = excluded.keyword, is_mentioned = excluded.is_mentioned, status = excluded.status,
      checked_at = excluded.checked_at, response_text = excluded.response_text, answer_id = excluded.answer_id,
      n = excluded.n, k = excluded.k, failed = excluded.failed, judgement_id = excluded.judgement_id,
      surface_hash = excluded.surface_hash, empty = excluded.empty,
      error_code = excluded.error_code, is_branded = excluded.is_branded, refused = excluded.refused
    where r.checked_at <= excluded.checked_at`;

/**
 * Writes the newest results of keywords on a channel, each keyword once; one that was deleted meanwhile gets none.
 */
export async function upsertResults(tx: Transaction, results: readonly NewResult[]): Promise<void> {
  if (results.length === 0) return;
  const column = (name: keyof NewResult) => results.map((one) => one[name]);
  await tx.$client.query({
    name: 'upsert_results',
    text: UPSERT_RESULTS,
    values: [
      ...[
        column('account_id'),
        column('keyword_id'),
        column('channel'),
        column('is_mentioned'),
        column('status'),
      ],
      ...[column('checked_at'), column('response_text'), column('answer_id')],
      ...[column('n'), column('k'), column('failed')],
      ...[column('judgement_id'), column('surface_hash'), column('empty')],
      ...[column('error_code'), column('is_branded'), column('refused')],
    ],
  });
}

/** The result as it goes over the wire. */
export function toVisibilityResult(row: ResultRow): VisibilityResult {
  const {
    judgement_id: _judgement,
    surface_hash: _surface,
    account_id: user_id,
    checked_at,
    ...result
  } = row;
  const result_state = shownStateOf(result);
  const is_mentioned = result_state === 'mentioned';
  return { ...result, user_id, is_mentioned, result_state, checked_at: checked_at.toISOString() };
}
