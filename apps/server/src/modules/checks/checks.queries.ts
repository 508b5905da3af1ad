import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { fromNow } from '../../database/columns.ts';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { ItemKey } from './check-plan.shapes.ts';
import { check_attempts, check_run_items, check_runs, run_channels } from './checks.tables.ts';

export type AttemptRow = typeof check_attempts.$inferSelect;
export type RunRow = typeof check_runs.$inferSelect;

/** True when the user has a run of that id. */
export async function hasRun(tx: Transaction, accountId: AccountId, runId: string): Promise<boolean> {
  return (await tx.$count(check_runs, matching(check_runs, { account_id: accountId, id: runId }))) === 1;
}

/** An attempt, its row locked until the transaction ends; null when its account was erased. */
export async function lockAttempt(
  tx: Transaction,
  accountId: AccountId,
  attemptId: string,
): Promise<AttemptRow | null> {
  const rows = await tx
    .select()
    .from(check_attempts)
    .where(matching(check_attempts, { account_id: accountId, id: attemptId }))
    .for('update')
    .prepare('lock_attempt')
    .execute();
  return rows[0] ?? null;
}

/** How a call stands, and what is booked for it once it has ended. */
type LockedAttempt = Pick<AttemptRow, 'state' | 'cost_microdollars'>;

/** The states of attempts by their ids, their rows locked until the transaction ends; erased ones are missing. */
export async function lockAttempts(
  tx: Transaction,
  accountId: AccountId,
  ids: readonly string[],
): Promise<Map<string, LockedAttempt>> {
  const found = await tx.$client.query<{ id: string; state: AttemptRow['state']; cost: string }>({
    name: 'lock_attempts',
    text: 'select id, state, cost_microdollars as cost from check_attempts where account_id = $1 and id = any($2::uuid[]) order by id for update',
    values: [accountId, ids],
  });
  return new Map(found.rows.map(({ id, state, cost }) => [id, { state, cost_microdollars: Number(cost) }]));
}

/** Books what calls that were given up cost after all; their rows are locked. */
export async function raiseCosts(
  tx: Transaction,
  attempts: readonly Pick<AttemptRow, 'account_id' | 'id' | 'cost_microdollars'>[],
): Promise<void> {
  if (attempts.length === 0) return;
  await tx.$client.query({
    name: 'raise_costs',
    text: `update check_attempts a set cost_microdollars = e.cost
           from unnest($1::uuid[], $2::uuid[], $3::bigint[]) e(account_id, id, cost)
           where a.account_id = e.account_id and a.id = e.id`,
    values: [
      attempts.map(({ account_id }) => account_id),
      attempts.map(({ id }) => id),
      attempts.map(({ cost_microdollars }) => cost_microdollars),
    ],
  });
}

/** How an attempt ended; what of an error is not given there is none of. */
export type ClosedAttempt = Pick<
  AttemptRow,
  'account_id' | 'id' | 'state' | 'cost_microdollars' | 'ended_at'
> &
  Partial<Pick<AttemptRow, 'is_settled' | 'error_code' | 'error_message' | 'http_status' | 'request_id'>>;

/** Ends attempts whose rows are locked. */
export async function closeAttempts(tx: Transaction, attempts: readonly ClosedAttempt[]): Promise<void> {
  if (attempts.length === 0) return;
  const column = <Name extends keyof ClosedAttempt>(name: Name) => attempts.map((one) => one[name] ?? null);
  await tx.$client.query({
    name: 'close_attempts',
    text: `update check_attempts a set state = e.state, cost_microdollars = e.cost, ended_at = e.ended_at,
             is_settled = coalesce(e.is_settled, false), error_code = e.error_code, error_message = e.error_message,
             http_status = e.http_status, request_id = e.request_id
           from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::timestamptz[], $6::boolean[], $7::text[],
             $8::text[], $9::integer[], $10::text[])
             e(account_id, id, state, cost, ended_at, is_settled, error_code, error_message, http_status, request_id)
           where a.account_id = e.account_id and a.id = e.id`,
    values: [
      ...[
        column('account_id'),
        column('id'),
        column('state'),
        column('cost_microdollars'),
        column('ended_at'),
      ],
      ...[column('is_settled'), column('error_code'), column('error_message')],
      ...[column('http_status'), column('request_id')],
    ],
  });
}

/** A channel of a run, its row locked until the transaction ends. */
export async function lockRunChannel(
  tx: Transaction,
  key: Omit<ItemKey, 'keyword_id'>,
): Promise<typeof run_channels.$inferSelect | null> {
  const rows = await tx
    .select()
    .from(run_channels)
    .where(isRunChannel(key))
    .for('update')
    .prepare('lock_run_channel')
    .execute();
  return rows[0] ?? null;
}

export async function extendLease(
  tx: Transaction,
  key: Omit<ItemKey, 'keyword_id'>,
  forMs: number,
): Promise<void> {
  await tx
    .update(run_channels)
    .set({ lease_until: fromNow(forMs) })
    .where(isRunChannel(key));
}

export async function findRun(tx: Transaction, accountId: AccountId, runId: string): Promise<RunRow | null> {
  const rows = await tx
    .select()
    .from(check_runs)
    .where(matching(check_runs, { account_id: accountId, id: runId }));
  return rows[0] ?? null;
}

/**
 * Single checks whose lease is over and of which no call is under way: between two calls their process ended.
 * @param by `aheadMs`: as it will be after that time
 */
export async function listAbandonedItems(
  tx: Transaction,
  by: { aheadMs: number; limit: number },
): Promise<(ItemKey & { asked_at: Date; lease_until: Date | null })[]> {
  const isCallUnderWay = sql`exists (select 1 from check_attempts a where a.account_id = ${check_run_items.account_id}
    and a.run_id = ${check_run_items.run_id} and a.channel = ${check_run_items.channel} and a.state = 'asking')`;
  return tx
    .select({
      account_id: check_run_items.account_id,
      run_id: check_run_items.run_id,
      channel: check_run_items.channel,
      keyword_id: check_run_items.keyword_id,
      asked_at: check_runs.created_at,
      lease_until: run_channels.lease_until,
    })
    .from(run_channels)
    .innerJoin(check_run_items, and(isRunChannel(check_run_items), eq(check_run_items.state, 'open')))
    .innerJoin(
      check_runs,
      matching(check_runs, { account_id: run_channels.account_id, id: run_channels.run_id }),
    )
    .where(
      and(
        matching(run_channels, { scope: 'single', state: 'running' }),
        lt(run_channels.lease_until, fromNow(by.aheadMs)),
        sql`not ${isCallUnderWay}`,
      ),
    )
    .limit(by.limit);
}

/**
 * Attempts still 'asking' after their deadline, by the database's clock like the deadline: their callers are gone.
 * @param by `aheadMs`: as it will be after that time
 */
export async function listLostAttempts(
  tx: Transaction,
  by: { aheadMs: number; limit: number },
): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(check_attempts)
    .where(and(eq(check_attempts.state, 'asking'), lt(check_attempts.deadline_at, fromNow(by.aheadMs))))
    .orderBy(check_attempts.deadline_at)
    .limit(by.limit);
}

export function isRunChannel(key: { account_id: unknown; run_id: unknown; channel: unknown }) {
  return and(
    sql`${run_channels.account_id} = ${key.account_id}`,
    sql`${run_channels.run_id} = ${key.run_id}`,
    sql`${run_channels.channel} = ${key.channel}`,
  );
}

/** Writes an attempt before its call, with the moment from which it counts as lost, by the database's clock. */
export async function insertAttempt(
  tx: Transaction,
  attempt: Omit<typeof check_attempts.$inferInsert, 'deadline_at'> & { deadline_at: SQL<Date> },
): Promise<void> {
  await tx.insert(check_attempts).values(attempt);
}
