import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { ItemKey, SampleKey } from './check-plan.ts';
import type { NewResult } from './results.queries.ts';
import { type check_run_items, check_runs, check_samples, run_channels } from './runs.tables.ts';

type ItemRow = typeof check_run_items.$inferSelect;
type SampleRow = typeof check_samples.$inferSelect;

/** What a result says of the answer, or the failure, that decided it. */
export type ResultBasis = Pick<
  NewResult,
  'status' | 'is_mentioned' | 'response_text' | 'answer_id' | 'judgement_id' | 'surface_hash' | 'checked_at'
>;

const isSample = (key: SampleKey) =>
  and(
    eq(check_samples.user_id, key.user_id),
    eq(check_samples.run_id, key.run_id),
    eq(check_samples.channel, key.channel),
    eq(check_samples.keyword_id, key.keyword_id),
    eq(check_samples.sample_no, key.sample_no),
  );

/** Sets the sample's answer if it has none: true for exactly one answer of a sample. */
export async function claimSample(
  tx: Transaction,
  sample: SampleKey,
  answer: { id: string; is_mentioned: boolean },
): Promise<boolean> {
  const claimed = await tx
    .update(check_samples)
    .set({ answer_id: answer.id, is_mentioned: answer.is_mentioned, state: 'answered' })
    .where(and(isSample(sample), isNull(check_samples.answer_id), eq(check_samples.state, 'open')))
    .prepare('claim_sample')
    .execute();
  return claimed.rowCount === 1;
}

/** Ends a sample that brought no answer; false when it had ended already. */
export async function failSample(tx: Transaction, sample: SampleKey): Promise<boolean> {
  const ended = await tx
    .update(check_samples)
    .set({ state: 'failed' })
    .where(and(isSample(sample), eq(check_samples.state, 'open')));
  return ended.rowCount === 1;
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

/**
 * An item's state and the scope of its channel, its row locked: of two samples that end at once the second sees the
 * first, in the statements after this one.
 */
export async function lockItem(
  tx: Transaction,
  { user_id, run_id, channel, keyword_id }: ItemKey,
): Promise<{ state: ItemRow['state']; scope: 'full' | 'partial' | 'single' } | null> {
  const found = await tx.$client.query<{ state: ItemRow['state']; scope: 'full' | 'partial' | 'single' }>({
    name: 'lock_item',
    text: `select i.state, c.scope from check_run_items i join run_channels c using (user_id, run_id, channel)
           where i.user_id = $1 and i.run_id = $2 and i.channel = $3 and i.keyword_id = $4 for update of i`,
    values: [user_id, run_id, channel, keyword_id],
  });
  return found.rows[0] ?? null;
}

/** What an item's samples came to. */
export async function updateItem(
  tx: Transaction,
  item: ItemKey,
  outcome: Omit<ItemRow, keyof ItemKey | 'keyword' | 'samples_wanted'>,
): Promise<void> {
  const { state, status, is_mentioned, error_message, n, k, failed, checked_at } = outcome;
  await tx.$client.query({
    name: 'update_item',
    text: `update check_run_items set state = $5, status = $6, is_mentioned = $7, error_message = $8, n = $9, k = $10,
             failed = $11, checked_at = $12
           where user_id = $1 and run_id = $2 and channel = $3 and keyword_id = $4`,
    values: [
      ...[item.user_id, item.run_id, item.channel, item.keyword_id],
      ...[state, status, is_mentioned, error_message, n, k, failed, checked_at],
    ],
  });
}

export async function countSamples(
  tx: Transaction,
  item: ItemKey,
): Promise<{ open: number; answered: number; mentioned: number; failed: number }> {
  const found = await tx.$client.query<{ open: number; answered: number; mentioned: number; failed: number }>(
    {
      name: 'count_samples',
      text: `select (count(*) filter (where state = 'open'))::int as open,
             (count(*) filter (where state = 'answered'))::int as answered,
             (count(*) filter (where is_mentioned))::int as mentioned,
             (count(*) filter (where state = 'failed'))::int as failed
           from check_samples where user_id = $1 and run_id = $2 and channel = $3 and keyword_id = $4`,
      values: [item.user_id, item.run_id, item.channel, item.keyword_id],
    },
  );
  return found.rows[0] ?? { open: 0, answered: 0, mentioned: 0, failed: 0 };
}

/** The newest counted answer of an item that says what the majority says. */
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
    join answers a on a.user_id = s.user_id and a.id = s.answer_id
    join verdicts v on v.user_id = a.user_id and v.answer_id = a.id
    join judgements j on j.user_id = v.user_id and j.id = v.judgement_id and j.state in ('current', 'superseded', 'ad_hoc')
    where s.user_id = ${item.user_id} and s.run_id = ${item.run_id} and s.channel = ${item.channel}
      and s.keyword_id = ${item.keyword_id} and s.is_mentioned = ${is_mentioned}
    order by a.id desc, (j.state = 'current') desc, v.judgement_id desc limit 1`);
  const row = found.rows[0];
  if (row === undefined) return null;
  const { text, asked_at, ...ids } = row;
  return {
    ...ids,
    status: 'completed',
    is_mentioned,
    response_text: text,
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
      and(
        eq(run_channels.user_id, item.user_id),
        eq(run_channels.run_id, item.run_id),
        eq(run_channels.channel, item.channel),
        eq(run_channels.scope, 'single'),
      ),
    );
  if (ended.rowCount !== 1) return false;
  await tx
    .update(check_runs)
    .set({ state: end.state, ended_at: end.at })
    .where(and(eq(check_runs.user_id, item.user_id), eq(check_runs.id, item.run_id)));
  return true;
}
