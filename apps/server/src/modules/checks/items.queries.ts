import type { EmptyKind } from '@answerscope/contract';
import { and, eq, sql } from 'drizzle-orm';
import { matching, sameIn } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { ItemKey, SampleKey } from './check-plan.shapes.ts';
import { type check_run_items, check_runs, check_samples, run_channels } from './checks.tables.ts';
import type { NewResult } from './results.queries.ts';

type ItemRow = typeof check_run_items.$inferSelect;
type SampleRow = typeof check_samples.$inferSelect;

/** What a result says of the answer, or the failure, that decided it. */
export type ResultBasis = Pick<
  NewResult,
  | 'status'
  | 'is_mentioned'
  | 'response_text'
  | 'error_code'
  | 'answer_id'
  | 'judgement_id'
  | 'surface_hash'
  | 'checked_at'
>;

const isSample = (key: SampleKey) =>
  sameIn(check_samples, key, 'account_id', 'run_id', 'channel', 'keyword_id', 'sample_no');

/** A channel of a run. */
type ChannelKey = Omit<ItemKey, 'keyword_id'>;
type SampleOfChannel = Pick<SampleKey, 'keyword_id' | 'sample_no'>;

/** Tells the samples of one channel of a run apart. */
export function sampleName({ keyword_id, sample_no }: SampleOfChannel): string {
  return `${keyword_id} ${sample_no}`;
}

/** Rows of samples of one channel, given as $4 and $5, locked in one order; as `locked`. */
const LOCKED_SAMPLES = `
  locked as (
    select s.keyword_id, s.sample_no from check_samples s
    where s.account_id = $1 and s.run_id = $2 and s.channel = $3
      and (s.keyword_id, s.sample_no) in (select * from unnest($4::uuid[], $5::integer[]))
    order by s.keyword_id, s.sample_no for update)`;

/** Sets the answer of each sample that has none, for exactly one answer of a sample; returns the answers' ids. */
export async function claimSamples(
  tx: Transaction,
  { account_id, run_id, channel }: ChannelKey,
  claims: readonly (SampleOfChannel & {
    answer_id: string;
    is_mentioned: boolean;
    empty_kind: EmptyKind | null;
  })[],
): Promise<Set<string>> {
  if (claims.length === 0) return new Set();
  const claimed = await tx.$client.query<{ answer_id: string }>({
    name: 'claim_samples',
    text: `
      with ${LOCKED_SAMPLES}
      update check_samples s set answer_id = a.answer_id, is_mentioned = a.is_mentioned, is_empty = a.is_empty,
        is_refused = a.is_refused, state = 'answered'
      from locked join unnest($4::uuid[], $5::integer[], $6::uuid[], $7::boolean[], $8::boolean[],
          $9::boolean[])
        a(keyword_id, sample_no, answer_id, is_mentioned, is_empty, is_refused) using (keyword_id, sample_no)
      where s.account_id = $1 and s.run_id = $2 and s.channel = $3
        and s.keyword_id = locked.keyword_id and s.sample_no = locked.sample_no
        and s.answer_id is null and s.state = 'open'
      returning s.answer_id`,
    values: [
      ...[account_id, run_id, channel],
      claims.map(({ keyword_id }) => keyword_id),
      claims.map(({ sample_no }) => sample_no),
      claims.map(({ answer_id }) => answer_id),
      claims.map(({ is_mentioned }) => is_mentioned),
      claims.map(({ empty_kind }) => empty_kind !== null),
      claims.map(({ empty_kind }) => empty_kind === 'refused'),
    ],
  });
  return new Set(claimed.rows.map(({ answer_id }) => answer_id));
}

/** Ends samples that brought no answer; returns the names of those that had not ended already. */
export async function failSamples(
  tx: Transaction,
  { account_id, run_id, channel }: ChannelKey,
  samples: readonly SampleOfChannel[],
): Promise<Set<string>> {
  if (samples.length === 0) return new Set();
  const ended = await tx.$client.query<SampleOfChannel>({
    name: 'fail_samples',
    text: `
      with ${LOCKED_SAMPLES}
      update check_samples s set state = 'failed' from locked
      where s.account_id = $1 and s.run_id = $2 and s.channel = $3
        and s.keyword_id = locked.keyword_id and s.sample_no = locked.sample_no and s.state = 'open'
      returning s.keyword_id, s.sample_no`,
    values: [
      ...[account_id, run_id, channel],
      samples.map(({ keyword_id }) => keyword_id),
      samples.map(({ sample_no }) => sample_no),
    ],
  });
  return new Set(ended.rows.map(sampleName));
}

/** Says when an open sample is asked again, and counts what was tried. */
export async function postponeSample(
  tx: Transaction,
  sample: SampleKey,
  columns: Partial<Pick<SampleRow, 'refusals' | 'unknown_outcomes' | 'retry_at' | 'retry_until'>>,
): Promise<void> {
  await tx
    .update(check_samples)
    .set(columns)
    .where(and(isSample(sample), eq(check_samples.state, 'open')));
}

/** Lets an open sample be asked once more after a call whose outcome is unknown; false when it was already. */
export async function allowOneMore(tx: Transaction, sample: SampleKey): Promise<boolean> {
  const allowed = await tx
    .update(check_samples)
    .set({ unknown_outcomes: 1, retry_at: null })
    .where(and(isSample(sample), eq(check_samples.state, 'open'), eq(check_samples.unknown_outcomes, 0)));
  return allowed.rowCount === 1;
}

interface ItemState {
  keyword: string;
  question: string | null;
  state: ItemRow['state'];
  scope: 'full' | 'partial' | 'single';
}

/**
 * The states of items by their keywords, and the scope of their channel, their rows locked: of two samples that end at
 * once the second sees the first, in the statements after this one.
 */
export async function lockItems(
  tx: Transaction,
  { account_id, run_id, channel }: ChannelKey,
  keywordIds: readonly string[],
): Promise<Map<string, ItemState>> {
  const found = await tx.$client.query<ItemState & { keyword_id: string }>({
    name: 'lock_items',
    text: `select i.keyword_id, i.keyword, i.question, i.state, c.scope
           from check_run_items i join run_channels c using (account_id, run_id, channel)
           where i.account_id = $1 and i.run_id = $2 and i.channel = $3 and i.keyword_id = any($4::uuid[])
           order by i.keyword_id for update of i`,
    values: [account_id, run_id, channel, keywordIds],
  });
  return new Map(found.rows.map(({ keyword_id, ...row }) => [keyword_id, row]));
}

type ItemOutcome = Omit<ItemRow, 'keyword' | 'question' | 'samples_wanted'>;

/** What items' samples came to; their rows are locked. */
export async function updateItems(tx: Transaction, outcomes: readonly ItemOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const column = (name: keyof ItemOutcome) => outcomes.map((one) => one[name]);
  await tx.$client.query({
    name: 'update_items',
    text: `update check_run_items i set state = o.state, status = o.status, is_mentioned = o.is_mentioned,
             error_message = o.error_message, n = o.n, k = o.k, empty = o.empty, refused = o.refused, failed = o.failed,
             checked_at = o.checked_at, error_code = o.error_code, is_branded = o.is_branded
           from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::text[], $6::text[], $7::boolean[], $8::text[],
             $9::integer[], $10::integer[], $11::integer[], $12::timestamptz[], $13::integer[],
             $14::text[], $15::boolean[], $16::integer[])
             o(account_id, run_id, channel, keyword_id, state, status, is_mentioned, error_message, n, k, failed, checked_at, empty,
               error_code, is_branded, refused)
           where i.account_id = o.account_id and i.run_id = o.run_id and i.channel = o.channel and i.keyword_id = o.keyword_id`,
    values: [
      ...[column('account_id'), column('run_id'), column('channel'), column('keyword_id')],
      ...[column('state'), column('status'), column('is_mentioned'), column('error_message')],
      ...[column('n'), column('k'), column('failed'), column('checked_at'), column('empty')],
      ...[column('error_code'), column('is_branded'), column('refused')],
    ],
  });
}

interface SampleCounts {
  open: number;
  answered: number;
  mentioned: number;
  empty: number;
  refused: number;
  failed: number;
}

/** How the samples of items stand, by their keywords. */
export async function countSamples(
  tx: Transaction,
  { account_id, run_id, channel }: ChannelKey,
  keywordIds: readonly string[],
): Promise<Map<string, SampleCounts>> {
  const found = await tx.$client.query<SampleCounts & { keyword_id: string }>({
    name: 'count_samples',
    text: `select keyword_id, (count(*) filter (where state = 'open'))::int as open,
             (count(*) filter (where state = 'answered'))::int as answered,
             (count(*) filter (where is_mentioned))::int as mentioned,
             (count(*) filter (where is_empty))::int as empty,
             (count(*) filter (where is_refused))::int as refused,
             (count(*) filter (where state = 'failed'))::int as failed
           from check_samples
           where account_id = $1 and run_id = $2 and channel = $3 and keyword_id = any($4::uuid[]) group by keyword_id`,
    values: [account_id, run_id, channel, keywordIds],
  });
  return new Map(found.rows.map(({ keyword_id, ...counts }) => [keyword_id, counts]));
}

/** The newest counted answer of an item that says what the majority says; one that measured something before others. */
export async function findDecidingAnswer(
  tx: Transaction,
  item: ItemKey,
  is_mentioned: boolean,
): Promise<ResultBasis | null> {
  const found = await tx.execute<{
    answer_id: string;
    text: string;
    surface_hash: string;
    asked_at: string;
    judgement_id: string;
  }>(sql`
    select a.id as answer_id, a.text, a.surface_hash, a.asked_at, v.judgement_id
    from check_samples s
    join answers a on a.account_id = s.account_id and a.id = s.answer_id
    join verdicts v on v.account_id = a.account_id and v.answer_id = a.id
    join judgements j on j.account_id = v.account_id and j.id = v.judgement_id and j.state in ('current', 'superseded', 'ad_hoc')
    where s.account_id = ${item.account_id} and s.run_id = ${item.run_id} and s.channel = ${item.channel}
      and s.keyword_id = ${item.keyword_id} and s.is_mentioned = ${is_mentioned}
    order by s.is_empty, a.id desc, (j.state = 'current') desc, v.judgement_id desc limit 1`);
  const row = found.rows[0];
  if (row === undefined) return null;
  const { text, asked_at, ...ids } = row;
  return {
    ...ids,
    status: 'completed',
    is_mentioned,
    response_text: text,
    error_code: null,
    checked_at: new Date(asked_at),
  };
}

/** Ends the channel and the run of a single check; false when the item belongs to a run of several. */
export async function endSingleRun(
  tx: Transaction,
  item: ItemKey,
  end: { state: 'done' | 'failed'; at: Date },
): Promise<boolean> {
  const ended = await tx
    .update(run_channels)
    .set({ state: end.state, lease_until: null })
    .where(
      matching(run_channels, {
        account_id: item.account_id,
        run_id: item.run_id,
        channel: item.channel,
        scope: 'single',
      }),
    );
  if (ended.rowCount !== 1) return false;
  await tx
    .update(check_runs)
    .set({ state: end.state, ended_at: end.at })
    .where(matching(check_runs, { account_id: item.account_id, id: item.run_id }));
  return true;
}
