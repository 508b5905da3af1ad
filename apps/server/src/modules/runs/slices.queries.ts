import type { Channel } from '@answerscope/contract';
import { and, eq, sql } from 'drizzle-orm';
import { fromNow } from '../../database/columns.ts';
import type { Pool, Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { check_attempts, run_channels } from '../checks/checks.tables.ts';
import { isRunChannel } from '../checks/index.ts';
import type { RunChannelKey } from './run-rows.queries.ts';

/** How long a slice is a worker's without being renewed, in seconds. */
const LEASE_SECONDS = 30;

/** A channel of a run that one worker works on. Who claims it next has a higher epoch. */
export interface Slice extends RunChannelKey {
  epoch: number;
}

/** A sample to be asked, with what was tried before. */
export interface OpenSample {
  keyword_id: string;
  keyword: string;
  /** The user's own wording; null: made from the template. */
  own_question: string | null;
  sample_no: number;
  attempts: number;
  refusals: number;
  unknown_outcomes: number;
  retry_until: Date | null;
}

/**
 * What can be taken now: ready and not waiting, or its worker's lease has run out. A resumed channel may have calls of
 * before under way: who takes it sooner than their end or deadline would count them as lost and pay for them twice.
 */
const IS_FREE = `o.scope <> 'single' and o.state in ('ready', 'running')
  and case o.state when 'ready' then o.resume_at is null or o.resume_at <= now() else o.lease_until < now() end
  and not exists (select from check_attempts a where o.state = 'ready' and a.account_id = o.account_id
    and a.run_id = o.run_id and a.channel = o.channel and a.state = 'asking' and a.deadline_at > now())`;

/** True while a channel could be taken by a process with a free worker slot. */
export async function isSliceWaiting(servicePool: Pool): Promise<boolean> {
  const found = await servicePool.query({
    name: 'is_slice_waiting',
    text: `select from run_channels o where ${IS_FREE} limit 1`,
  });
  return found.rowCount === 1;
}

/** What a worker leaves alone for now. */
interface LeftAlone {
  /** Channels whose assistants may not be asked at the moment: taking one would keep a worker slot from others. */
  channels: readonly Channel[];
  /** Only what is ready, also where a lease has run out: its worker may have found the database away as we did. */
  takesOver: boolean;
}

/**
 * Takes one channel that is ready, or whose worker has let its lease run out; null when there is none. Users with the
 * fewest channels in work come first, then the channel that waits longest: since its run began, it became ready or a
 * worker let go of it. Times are the database's.
 */
export async function claimSlice(
  servicePool: Pool,
  { channels, takesOver }: LeftAlone = { channels: [], takesOver: true },
): Promise<Slice | null> {
  const claimed = await servicePool.query<{
    account_id: AccountId;
    run_id: string;
    channel: Channel;
    lease_epoch: number;
  }>({
    name: 'claim_slice',
    text: `
      update run_channels c set state = 'running', lease_epoch = c.lease_epoch + 1, resume_at = null,
        lease_until = clock_timestamp() + interval '${LEASE_SECONDS} seconds', served_at = clock_timestamp()
      from (
        select o.account_id, o.run_id, o.channel from run_channels o
        where ${IS_FREE} and o.channel <> all($1::text[]) and ($2 or o.state = 'ready')
        order by (select count(*) from run_channels u where u.account_id = o.account_id and u.scope <> 'single'
                    and u.state = 'running' and u.lease_until >= now()),
                 coalesce(greatest(o.resume_at, o.served_at),
                   (select r.created_at from check_runs r where r.account_id = o.account_id and r.id = o.run_id)), o.run_id
        limit 1 for update of o skip locked) free
      where c.account_id = free.account_id and c.run_id = free.run_id and c.channel = free.channel
      returning c.account_id, c.run_id, c.channel, c.lease_epoch`,
    values: [channels, takesOver],
  });
  const row = claimed.rows[0];
  if (row === undefined) return null;
  const { lease_epoch: epoch, ...key } = row;
  return { ...key, epoch };
}

interface LockedSlice {
  state: string;
  lease_epoch: number;
  plan_id: string;
  is_in_plan: boolean;
  monthly_budget_usd: number | null;
  own_cap_usd: number | null;
}

/** A slice's row, locked until the transaction ends, and how the user's plan and own cap of now stand to it. */
export async function lockSlice(tx: Transaction, slice: Slice): Promise<LockedSlice | null> {
  const found = await tx.$client.query<LockedSlice>({
    name: 'lock_slice',
    text: `
      select c.state, c.lease_epoch, p.plan_id, c.channel = any(l.allowed_channels) as is_in_plan,
        l.monthly_budget_usd::float8, p.monthly_budget_cap_usd::float8 as own_cap_usd
      from run_channels c join accounts p on p.id = c.account_id join plans l on l.id = p.plan_id
      where c.account_id = $1 and c.run_id = $2 and c.channel = $3 for update of c`,
    values: [slice.account_id, slice.run_id, slice.channel],
  });
  return found.rows[0] ?? null;
}

/** Keeps a slice for another half minute; false when it is not this worker's any more. */
export async function renewLease(servicePool: Pool, slice: Slice): Promise<boolean> {
  const renewed = await servicePool.query({
    name: 'renew_slice',
    text: `update run_channels set lease_until = clock_timestamp() + interval '${LEASE_SECONDS} seconds'
           where account_id = $1 and run_id = $2 and channel = $3 and lease_epoch = $4 and state = 'running'`,
    values: [slice.account_id, slice.run_id, slice.channel, slice.epoch],
  });
  return renewed.rowCount === 1;
}

/** After an error: whoever looks next may take the slice over in a second, instead of when its lease has run out. */
export async function shortenLease(servicePool: Pool, slice: Slice): Promise<void> {
  await servicePool.query(
    `update run_channels set lease_until = clock_timestamp() + interval '1 second'
     where account_id = $1 and run_id = $2 and channel = $3 and lease_epoch = $4 and state = 'running'`,
    [slice.account_id, slice.run_id, slice.channel, slice.epoch],
  );
}

/** Gives a slice back, to go on at once or not before so long; false when it is not this worker's. */
export async function releaseSlice(tx: Transaction, slice: Slice, waitMs = 0): Promise<boolean> {
  const released = await tx
    .update(run_channels)
    .set({
      state: 'ready',
      lease_until: null,
      served_at: fromNow(0),
      resume_at: waitMs > 0 ? fromNow(waitMs) : null,
    })
    .where(
      and(isRunChannel(slice), eq(run_channels.lease_epoch, slice.epoch), eq(run_channels.state, 'running')),
    );
  return released.rowCount === 1;
}

/** Calls of workers that held the slice before and whose end was not heard. */
export async function listOlderAttempts(
  tx: Transaction,
  slice: Slice,
): Promise<{ account_id: AccountId; id: string }[]> {
  return tx
    .select({ account_id: check_attempts.account_id, id: check_attempts.id })
    .from(check_attempts)
    .where(
      and(
        sql`${check_attempts.account_id} = ${slice.account_id} and ${check_attempts.run_id} = ${slice.run_id}`,
        sql`${check_attempts.channel} = ${slice.channel} and ${check_attempts.epoch} < ${slice.epoch}`,
        eq(check_attempts.state, 'asking'),
      ),
    );
}

/** Of a sample `s`: its keyword is still there and goes on. Others are asked no more, and cut when the channel ends. */
const IS_WANTED = `exists (select from keywords k where k.account_id = s.account_id and k.id = s.keyword_id and not k.is_paused)`;

/**
 * The samples to be asked next, of the newest keyword first, as lists show them; those that wait for another try are
 * left out.
 */
export async function listDueSamples(
  tx: Transaction,
  slice: Slice,
  by: { at: Date; limit: number },
): Promise<OpenSample[]> {
  const found = await tx.$client.query<OpenSample>({
    name: 'list_due_samples',
    text: `
      select s.keyword_id, i.keyword, i.question as own_question, s.sample_no, s.attempts, s.refusals, s.unknown_outcomes, s.retry_until
      from check_samples s
      join check_run_items i on i.account_id = s.account_id and i.run_id = s.run_id and i.channel = s.channel
        and i.keyword_id = s.keyword_id and i.state = 'open'
      where s.account_id = $1 and s.run_id = $2 and s.channel = $3
        and s.state = 'open' and (s.retry_at is null or s.retry_at <= $4) and ${IS_WANTED}
      order by s.keyword_id desc, s.sample_no limit $5`,
    values: [slice.account_id, slice.run_id, slice.channel, by.at, by.limit],
  });
  return found.rows;
}

/** When the first sample that waits may be asked again; null when none is left to be asked. */
export async function findNextRetry(tx: Transaction, slice: Slice): Promise<Date | null> {
  const found = await tx.execute<{ at: string | null }>(sql`
    select min(s.retry_at) as at from check_samples s
    join check_run_items i on i.account_id = s.account_id and i.run_id = s.run_id and i.channel = s.channel
      and i.keyword_id = s.keyword_id and i.state = 'open'
    where s.account_id = ${slice.account_id} and s.run_id = ${slice.run_id} and s.channel = ${slice.channel}
      and s.state = 'open' and ${sql.raw(IS_WANTED)}`);
  const at = found.rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}

export type NewAttempt = Omit<
  typeof check_attempts.$inferInsert,
  | 'state'
  | 'deadline_at'
  | 'is_settled'
  | 'cost_microdollars'
  | 'error_code'
  | 'error_message'
  | 'http_status'
  | 'request_id'
  | 'ended_at'
>;

/** Writes the calls that are about to be made and count as lost after so long, and counts them at their samples. */
export async function insertAttempts(tx: Transaction, rows: NewAttempt[], withinMs: number): Promise<void> {
  await tx.$client.query({
    name: 'insert_attempts',
    text: `
      with asked as (
        insert into check_attempts (account_id, id, run_id, channel, keyword_id, sample_no, attempt_no, epoch, state,
          is_settled, reserved_microdollars, asked_at, deadline_at)
        select account_id, id, run_id, channel, keyword_id, sample_no, attempt_no, epoch, 'asking', false,
          reserved_microdollars, asked_at, clock_timestamp() + $2 * interval '1 millisecond'
        from jsonb_populate_recordset(null::check_attempts, $1)
        returning account_id, run_id, channel, keyword_id, sample_no, attempt_no)
      update check_samples s set attempts = a.attempt_no, retry_at = null from asked a
      where s.account_id = a.account_id and s.run_id = a.run_id and s.channel = a.channel
        and s.keyword_id = a.keyword_id and s.sample_no = a.sample_no`,
    values: [JSON.stringify(rows), withinMs],
  });
}

/** True when these attempts stand, which are written together or not at all. */
export async function areAttemptsWritten(
  tx: Transaction,
  keys: readonly { account_id: AccountId; id: string }[],
): Promise<boolean> {
  const found = await tx.$client.query({
    name: 'are_attempts_written',
    text: `select from check_attempts a join unnest($1::uuid[], $2::uuid[]) k(account_id, id)
             on a.account_id = k.account_id and a.id = k.id limit 1`,
    values: [keys.map(({ account_id }) => account_id), keys.map(({ id }) => id)],
  });
  return found.rowCount === 1;
}
