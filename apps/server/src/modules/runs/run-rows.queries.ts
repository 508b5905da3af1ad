import type { Channel, StartRun } from '@answerscope/contract';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { matching, sameIn } from '../../database/matching.ts';
import type { Pool, Transaction } from '../../database/pool.ts';
import { publishEvent } from '../../events/publish-event.ts';
import type { AccountId } from '../../lib/ids.ts';
import { dayOf } from '../../lib/time.ts';
import { check_runs, run_channels } from '../checks/checks.tables.ts';
import { listActiveChannels } from '../checks/index.ts';
import { tracker_settings } from '../settings/settings.tables.ts';

export interface RunKey {
  account_id: AccountId;
  run_id: string;
}

export interface RunChannelKey extends RunKey {
  channel: Channel;
}

const isRun = (key: RunKey) => matching(check_runs, { account_id: key.account_id, id: key.run_id });

/** The run a key was given for, and the fingerprint of that request, or null. */
export async function findRunOfKey(
  tx: Transaction,
  accountId: AccountId,
  key: string,
): Promise<{ id: string; request_hash: string | null } | null> {
  const rows = await tx
    .select({ id: check_runs.id, request_hash: check_runs.request_hash })
    .from(check_runs)
    .where(matching(check_runs, { account_id: accountId, idempotency_key: key }));
  return rows[0] ?? null;
}

/** The runs of a user that have not ended, the oldest first. */
export async function listRunsUnderWay(tx: Transaction, accountId: AccountId): Promise<string[]> {
  const found = await tx
    .select({ id: check_runs.id })
    .from(check_runs)
    .where(
      and(
        eq(check_runs.account_id, accountId),
        eq(check_runs.state, 'running'),
        ne(check_runs.trigger, 'single'),
      ),
    )
    .orderBy(asc(check_runs.id));
  return found.map(({ id }) => id);
}

/** A run under way that holds one of the channels, or null. */
export async function findActiveRun(
  tx: Transaction,
  accountId: AccountId,
  channels: readonly Channel[],
): Promise<{ run_id: string; channel: Channel } | null> {
  const active = await listActiveChannels(tx, accountId);
  return active.find(({ channel }) => channels.includes(channel)) ?? null;
}

/** Writes the channels of a run, and for each keyword and sample what is to be asked. The first channel is ready. */
export async function insertRunWork(
  tx: Transaction,
  run: RunKey & {
    channels: { channel: Channel; samples: number }[];
    scope: 'full' | 'partial';
    keywords: readonly { id: string; keyword: string; question: string | null }[];
  },
): Promise<void> {
  const { account_id, run_id, scope } = run;
  const keywords = JSON.stringify(run.keywords);
  for (const [index, { channel, samples }] of run.channels.entries()) {
    const state = index === 0 ? 'ready' : 'waiting';
    const position = index + 1;
    await tx.insert(run_channels).values({ account_id, run_id, channel, position, scope, state });
    await tx.execute(sql`
      insert into check_run_items (account_id, run_id, channel, keyword_id, keyword, question, samples_wanted, state)
      select ${account_id}, ${run_id}, ${channel}, k.id, k.keyword, k.question, ${samples}, 'open'
      from jsonb_to_recordset(${keywords}::jsonb) as k(id uuid, keyword text, question text)`);
    await tx.execute(sql`
      insert into check_samples (account_id, run_id, channel, keyword_id, sample_no)
      select account_id, run_id, channel, keyword_id, s from check_run_items, generate_series(1, ${samples}::int) s
      where account_id = ${account_id} and run_id = ${run_id} and channel = ${channel}`);
  }
}

/** A run's channels, their rows locked, in their order: whoever locks several of them does it so. */
export async function lockChannels(tx: Transaction, key: RunKey) {
  return tx
    .select()
    .from(run_channels)
    .where(sameIn(run_channels, key, 'account_id', 'run_id'))
    .orderBy(asc(run_channels.position))
    .for('update');
}

/** A run, its row locked. Locked after its channels, never before. */
export async function lockRun(tx: Transaction, key: RunKey) {
  const rows = await tx.select().from(check_runs).where(isRun(key)).for('update');
  return rows[0] ?? null;
}

export async function endRun(
  tx: Transaction,
  key: RunKey,
  end: { state: 'done' | 'cancelled' | 'budget'; at: Date },
): Promise<void> {
  await tx.update(check_runs).set({ state: end.state, ended_at: end.at }).where(isRun(key));
}

/** A run that had ended goes on. */
export async function reopenRun(tx: Transaction, key: RunKey): Promise<void> {
  await tx.update(check_runs).set({ state: 'running', ended_at: null }).where(isRun(key));
}

/** Tells the user's browsers that a run has moved on. */
export async function announceRun(tx: Transaction, key: RunKey): Promise<void> {
  await bumpVersion(tx, key, null);
}

/** Tells it unless it was told within `sinceMs`, by whichever process; false then. */
export async function announceRunSparingly(tx: Transaction, key: RunKey, sinceMs: number): Promise<boolean> {
  // A progress lost in a crash is told again by the next; commits that notify would wait for each other's disk.
  const [, told] = await Promise.all([
    tx.$client.query('set local synchronous_commit = off'),
    bumpVersion(tx, key, sinceMs),
  ]);
  return told;
}

async function bumpVersion(tx: Transaction, key: RunKey, sinceMs: number | null): Promise<boolean> {
  const due =
    sinceMs === null
      ? undefined
      : sql`(${check_runs.notified_at} is null or ${check_runs.notified_at} <= clock_timestamp() - ${sinceMs} * interval '1 millisecond')`;
  const rows = await tx
    .update(check_runs)
    .set({ version: sql`${check_runs.version} + 1`, notified_at: sql`clock_timestamp()` })
    .where(and(isRun(key), due))
    .returning({ version: check_runs.version });
  const [row] = rows;
  if (row === undefined) return false;
  const { version } = row;
  await publishEvent(tx, key.account_id, { type: 'run_updated', run_id: key.run_id, version });
  return true;
}

/** The ids that a run names, each once and as they are stored, however they are spelled; null when it names none. */
export function namedKeywords(input: StartRun): string[] | null {
  return input.keyword_ids === undefined
    ? null
    : [...new Set(input.keyword_ids.map((id) => id.toLowerCase()))];
}

/** Writes a run, of which nothing is asked before its work is written, too. */
export async function insertRun(tx: Transaction, run: typeof check_runs.$inferInsert): Promise<void> {
  await tx.insert(check_runs).values(run);
}

/** Runs under way of everybody, the oldest first. */
export async function listEveryRunUnderWay(servicePool: Pool): Promise<RunKey[]> {
  const { rows } = await servicePool.query<RunKey>(
    "select account_id, id as run_id from check_runs where state = 'running' and trigger <> 'single' order by id",
  );
  return rows;
}

/**
 * Runs that the daily limit stopped today (UTC), before the tracker settings were last changed, by their ids. A run whose
 * open assistants were asked by a later run is left out: resuming it would pay for the same answers twice.
 */
export async function listStoppedByDailyLimit(
  tx: Transaction,
  { at, after, limit }: { at: Date; after: string | null; limit: number },
): Promise<RunKey[]> {
  const { rows } = await tx.execute<RunKey & Record<string, unknown>>(sql`
    select r.account_id, r.id as run_id from ${check_runs} r
    where r.state = 'budget' and r.trigger <> 'single'
      and r.ended_at >= ${`${dayOf(at)}T00:00:00Z`}::timestamptz
      and r.ended_at < (select updated_at from ${tracker_settings} where name = 'tracker')
      and exists (select from ${run_channels} c
        where c.account_id = r.account_id and c.run_id = r.id and c.stopped_by = 'daily_limit')
      and not exists (select from ${check_runs} later
        join ${run_channels} l on l.account_id = later.account_id and l.run_id = later.id
        join ${run_channels} c on c.account_id = r.account_id and c.run_id = r.id and c.channel = l.channel and c.state <> 'done'
        where later.account_id = r.account_id and later.id > r.id and later.trigger <> 'single')
      and (${after}::uuid is null or r.id > ${after}::uuid)
    order by r.id limit ${limit}`);
  return rows.map(({ account_id, run_id }) => ({ account_id, run_id }));
}
