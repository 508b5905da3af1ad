import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { run_channels } from '../checks/checks.tables.ts';
import { isRunChannel } from '../checks/index.ts';
import type { RunChannelKey } from './run-rows.queries.ts';

/**
 * What was not asked is open again, with `failed` also what brought no answer; keywords deleted or paused since stay
 * cancelled: rows and calls are kept, totals and reports leave out what has no answer. Waits and refusals of before are
 * forgotten, calls whose outcome is unknown are not: they may have been paid.
 */
export async function reopenItems(
  tx: Transaction,
  key: RunChannelKey,
  also: { failed: boolean },
): Promise<void> {
  const { account_id, run_id, channel } = key;
  await tx.execute(sql`
    update check_run_items i set state = 'open'
    from keywords k
    where i.account_id = ${account_id} and i.run_id = ${run_id} and i.channel = ${channel}
      and (i.state = 'cancelled' or (${also.failed} and i.state = 'failed'))
      and k.account_id = i.account_id and k.id = i.keyword_id and not k.is_paused`);
  await tx.execute(sql`
    update check_samples s set state = 'open', refusals = 0, retry_at = null, retry_until = null
    from check_run_items i
    where s.account_id = ${account_id} and s.run_id = ${run_id} and s.channel = ${channel}
      and (s.state = 'open' or (${also.failed} and s.state = 'failed'))
      and i.account_id = s.account_id and i.run_id = s.run_id and i.channel = s.channel
      and i.keyword_id = s.keyword_id and i.state = 'open'`);
}

/**
 * A report tells of all active keywords. A full channel that misses one of them, because it was added since, or that
 * has nothing left to tell of, goes on as a part.
 */
export async function narrowScope(tx: Transaction, key: RunChannelKey): Promise<void> {
  const { account_id } = key;
  await narrow(
    tx,
    key,
    sql`${hasNothingToReport(key)} or exists (select from keywords k where k.account_id = ${account_id} and not k.is_paused
      and not exists (select from ${itemsOf(key)} and i.keyword_id = k.id))`,
  );
}

/** The same for one that ends after all of its keywords were deleted or paused without an answer: no report is of nothing. */
export async function narrowEmptyScope(tx: Transaction, key: RunChannelKey): Promise<void> {
  await narrow(tx, key, hasNothingToReport(key));
}

async function narrow(tx: Transaction, key: RunChannelKey, condition: SQL): Promise<void> {
  await tx
    .update(run_channels)
    .set({ scope: 'partial' })
    .where(and(isRunChannel(key), eq(run_channels.scope, 'full'), sql`(${condition})`));
}

const itemsOf = ({ account_id, run_id, channel }: RunChannelKey) =>
  sql`check_run_items i where i.account_id = ${account_id} and i.run_id = ${run_id} and i.channel = ${channel}`;

const hasNothingToReport = (key: RunChannelKey) =>
  sql`not exists (select from ${itemsOf(key)} and (i.state <> 'cancelled' or i.n > 0))`;

/** What a channel goes on with, of the keywords that are active now. */
export async function countReopened(
  tx: Transaction,
  key: RunChannelKey,
): Promise<{ open: number; covered: number; active: number }> {
  const found = await tx.execute<{ open: number; covered: number; active: number }>(sql`
    select count(*) filter (where i.state = 'open')::int as open,
      count(*) filter (where i.state = 'open' or i.n > 0)::int as covered, count(*)::int as active
    from keywords k left join check_run_items i on i.account_id = k.account_id and i.run_id = ${key.run_id}
      and i.channel = ${key.channel} and i.keyword_id = k.id
    where k.account_id = ${key.account_id} and not k.is_paused`);
  return found.rows[0] ?? { open: 0, covered: 0, active: 0 };
}

/** The channel's turn comes again; nobody takes it while calls of before are under way. */
export async function reopenChannel(
  tx: Transaction,
  key: RunChannelKey,
  state: 'ready' | 'waiting',
): Promise<void> {
  await tx
    .update(run_channels)
    .set({
      state,
      lease_until: null,
      ended_at: null,
      resume_at: null,
      stopped_by: null,
      served_at: sql`clock_timestamp()`,
    })
    .where(isRunChannel(key));
}
