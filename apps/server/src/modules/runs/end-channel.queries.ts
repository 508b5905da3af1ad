import type { StopReason } from '@answerscope/contract';
import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import { matching, sameIn } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import { check_run_items, run_channels } from '../checks/checks.tables.ts';
import { isRunChannel } from '../checks/index.ts';
import type { RunChannelKey, RunKey } from './run-rows.queries.ts';

/**
 * How many keywords of a channel were to be asked, and how many have an answer. One that was cancelled without any was
 * deleted or paused meanwhile and is no part of it, as in its report.
 */
export async function countAnswered(
  tx: Transaction,
  key: RunChannelKey,
): Promise<{ keywords: number; answered: number }> {
  const { state, n } = check_run_items;
  const rows = await tx
    .select({
      keywords: sql<number>`(count(*) filter (where ${state} <> 'cancelled' or ${n} > 0))::int`,
      answered: sql<number>`(count(*) filter (where ${n} > 0))::int`,
    })
    .from(check_run_items)
    .where(sameIn(check_run_items, key, 'account_id', 'run_id', 'channel'));
  return rows[0] ?? { keywords: 0, answered: 0 };
}

/**
 * Cancels the open items of a channel, their rows locked by their key, and returns the keywords of those that have the
 * answer of a sample: only they have something to show.
 * @param only a further condition on the items, as `i`
 */
export async function cancelOpenItems(
  tx: Transaction,
  { account_id, run_id, channel }: RunChannelKey,
  only: SQL = sql`true`,
): Promise<string[]> {
  const cut = await tx.execute<{ keyword_id: string }>(sql`
    with locked as (
      select i.account_id, i.run_id, i.channel, i.keyword_id from check_run_items i
      where i.account_id = ${account_id} and i.run_id = ${run_id} and i.channel = ${channel} and i.state = 'open' and (${only})
      order by i.keyword_id for update),
    cut as (
      update check_run_items i set state = 'cancelled' from locked l
      where i.account_id = l.account_id and i.run_id = l.run_id and i.channel = l.channel and i.keyword_id = l.keyword_id
      returning i.keyword_id, i.samples_wanted)
    select keyword_id from cut where samples_wanted > 1 and exists (
      select from check_samples s where s.account_id = ${account_id} and s.run_id = ${run_id} and s.channel = ${channel}
        and s.keyword_id = cut.keyword_id and s.state = 'answered')
    order by keyword_id`);
  return cut.rows.map(({ keyword_id }) => keyword_id);
}

/** A condition on items, as `i`: their keyword was deleted or paused since. */
export const KEYWORD_IS_GONE: SQL = sql`not exists (select from keywords k
    where k.account_id = i.account_id and k.id = i.keyword_id and not k.is_paused)`;

/** The states of a run's channels. */
export async function listChannelStates(
  tx: Transaction,
  { account_id, run_id }: RunKey,
): Promise<(typeof run_channels.$inferSelect)['state'][]> {
  const rows = await tx
    .select({ state: run_channels.state })
    .from(run_channels)
    .where(matching(run_channels, { account_id, run_id }));
  return rows.map(({ state }) => state);
}

/** Puts a channel into an end state and says its scope; null where it is gone. */
export async function endRunChannel(
  tx: Transaction,
  key: RunChannelKey,
  end: { state: 'done' | 'budget' | 'cancelled'; stopped_by?: StopReason | null; at: Date },
): Promise<'full' | 'partial' | 'single' | null> {
  const stopped = await tx
    .update(run_channels)
    .set({
      state: end.state,
      ended_at: end.at,
      stopped_by: end.stopped_by ?? null,
      lease_until: null,
      resume_at: null,
    })
    .where(isRunChannel(key))
    .returning({ scope: run_channels.scope });
  return stopped[0]?.scope ?? null;
}

/** The waiting channel that comes first in the run's order may be asked, after the pause between channels. */
export async function startNextChannel(tx: Transaction, key: RunKey, pauseMs: number): Promise<void> {
  const next = await tx
    .select({ channel: run_channels.channel })
    .from(run_channels)
    .where(and(sameIn(run_channels, key, 'account_id', 'run_id'), inArray(run_channels.state, ['waiting'])))
    .orderBy(asc(run_channels.position))
    .limit(1)
    .for('update');
  const channel = next[0]?.channel;
  if (channel === undefined) return;
  await tx
    .update(run_channels)
    .set({
      state: 'ready',
      resume_at: sql`greatest(${run_channels.resume_at}, clock_timestamp() + ${pauseMs} * interval '1 millisecond')`,
    })
    .where(isRunChannel({ ...key, channel }));
}
