import type { SpendingCap, StopReason } from '@answerscope/contract';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/pool.ts';
import type { run_channels } from '../../checks/checks.tables.ts';
import { type RunRow, settleItems } from '../../checks/index.ts';
import { isRefreshed, recordMissedRefresh, recordRefresh } from '../../refreshes/index.ts';
import type { WebhookPublisher } from '../../webhooks/index.ts';
import {
  cancelOpenItems,
  countAnswered,
  endRunChannel,
  KEYWORD_IS_GONE,
  listChannelStates,
  startNextChannel,
} from '../end-channel.queries.ts';
import { narrowEmptyScope } from '../reopen.queries.ts';
import type { RunServices } from '../run.services.ts';
import { announceRun, endRun, lockRun, type RunChannelKey, type RunKey } from '../run-rows.queries.ts';

type ChannelState = (typeof run_channels.$inferSelect)['state'];

const ACTIVE: ChannelState[] = ['waiting', 'ready', 'running'];

/** True while questions of the channel may still be asked. */
export function isActive(state: ChannelState): boolean {
  return ACTIVE.includes(state);
}

/** How a channel ends by itself; by budget with the cap that the next question would have passed, else with a reason. */
type ChannelEnd = { at: Date } & Pick<RunServices, 'channelPauseMs' | 'webhooks'> &
  (
    | { state: 'done' }
    | { state: 'budget'; stopped_by: SpendingCap }
    | { state: 'cancelled'; stopped_by: StopReason }
  );

/** Ends a channel that asks no more and lets the next one begin; after the last one the run ends. */
export async function endChannel(tx: Transaction, key: RunChannelKey, end: ChannelEnd): Promise<void> {
  const run = await lockRun(tx, key);
  if (run === null) return;
  const { scope } = await stopChannel(tx, key, { run, ...end });
  if (scope === 'full') {
    await planNextRefresh(tx, key, { run, end });
    // One that was cut short may go on, and is then a full one.
    if (end.state === 'done') await narrowEmptyScope(tx, key);
  }
  await startNextChannel(tx, key, await end.channelPauseMs(tx));
  const states = await listChannelStates(tx, key);
  if (run.state === 'running' && !states.some(isActive)) {
    const early = (['budget', 'cancelled'] as const).find((state) => states.includes(state));
    await closeRun(tx, key, { state: early ?? 'done', at: end.at, webhooks: end.webhooks });
  }
  await announceRun(tx, key);
}

/** Ends a run, of which users' own programs are to know. One that goes on later ends once more, and they are told anew. */
export async function closeRun(
  tx: Transaction,
  { account_id, run_id }: RunKey,
  { state, at, webhooks }: { state: 'done' | 'cancelled' | 'budget'; at: Date; webhooks: WebhookPublisher },
): Promise<void> {
  await endRun(tx, { account_id, run_id }, { state, at });
  await webhooks.publish(tx, {
    type: 'run.ended',
    account_id,
    at,
    path: '/tracker/visibility',
    api_path: `/api/runs/${run_id}`,
    data: { run_id, state },
  });
}

/** A refresh has answered half of its keywords; else the schedule tries again. A person's check with fewer moves no date. */
async function planNextRefresh(
  tx: Transaction,
  key: RunChannelKey,
  { run, end }: { run: RunRow; end: ChannelEnd },
): Promise<void> {
  const refreshed = { account_id: key.account_id, channel: key.channel, at: end.at };
  if (end.state === 'done' && isRefreshed(await countAnswered(tx, key))) return recordRefresh(tx, refreshed);
  // A channel that left the plan has no next refresh.
  if (run.trigger !== 'scheduled' || end.state === 'cancelled') return;
  await recordMissedRefresh(tx, { ...refreshed, stopped_by: end.state === 'budget' ? end.stopped_by : null });
}

/**
 * Puts a channel into an end state and says its scope. What was not asked is cancelled; what was answered in part
 * shows that part.
 */
export async function stopChannel(
  tx: Transaction,
  key: RunChannelKey,
  end: { run: RunRow; state: 'done' | 'budget' | 'cancelled'; stopped_by?: StopReason | null; at: Date },
): Promise<{ scope: 'full' | 'partial' | 'single' | null }> {
  const scope = await endRunChannel(tx, key, end);
  await cutItems(tx, key, end);
  return { scope };
}

/** Asks no more about keywords that were deleted or paused since, on a channel that goes on. */
export async function leaveOutGone(
  tx: Transaction,
  key: RunChannelKey,
  { run, at }: { run: RunRow; at: Date },
): Promise<void> {
  await cutItems(tx, key, { run, at, only: KEYWORD_IS_GONE });
}

/** Items are settled so many at once: their texts come along. */
const SETTLED_TOGETHER = 500;

/** Open items are cancelled; those that were answered in part show that part. */
async function cutItems(
  tx: Transaction,
  key: RunChannelKey,
  { run, at, only }: { run: RunRow; at: Date; only?: SQL },
): Promise<void> {
  const sample = { is_ad_hoc: run.is_ad_hoc, last: null };
  const cut = await cancelOpenItems(tx, key, only);
  for (let from = 0; from < cut.length; from += SETTLED_TOGETHER) {
    const ended = cut.slice(from, from + SETTLED_TOGETHER).map((keyword_id) => ({ keyword_id, ...sample }));
    await settleItems(tx, { key, ended, now: at });
  }
}
