import { type RateLimitName, REQUEST_KINDS, type RequestKind } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Pool, Transaction } from '../../database/pool.ts';
import type { CallMinute } from '../../lib/call-counter.ts';
import type { Filled } from '../../lib/time-histogram.ts';
import type { Counted } from './performance.rules.ts';

/** In the place of a process in rows of hours, which hold those of all processes. */
const NO_PROCESS = '00000000-0000-0000-0000-000000000000';

/**
 * Writes down what a process has counted, in one statement. A minute that is written again is replaced: it is the same
 * one, as far as it has come by then, so that nothing is counted twice where nobody knows whether it arrived.
 */
export async function writeCallMinutes(
  pool: Pool,
  process: string,
  minutes: readonly CallMinute[],
): Promise<void> {
  await pool.query({
    name: 'write_call_minutes',
    text: `insert into call_minutes (minute, name, process, kind, calls, client_errors, server_errors, total_ms, buckets, counts)
      select minute, name, $1, kind, calls, client_errors, server_errors, total_ms, buckets, counts
      from jsonb_to_recordset($2::jsonb) as counted(minute timestamptz, name text, kind text, calls int, client_errors int,
        server_errors int, total_ms float8, buckets smallint[], counts int[])
      on conflict (minute, name, process) do update set calls = excluded.calls, client_errors = excluded.client_errors,
        server_errors = excluded.server_errors, total_ms = excluded.total_ms, buckets = excluded.buckets,
        counts = excluded.counts`,
    values: [process, JSON.stringify(minutes)],
  });
}

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

const SUMS = sql`sum(calls)::int as calls, sum(client_errors)::int as client_errors,
  sum(server_errors)::int as server_errors, sum(total_ms) as total_ms`;

type Sums = Omit<Counted, 'filled'> & Record<string, unknown>;

const IS_REQUEST = sql`kind = any(${sql.param([...REQUEST_KINDS])}::text[])`;

/** What all processes counted of requests since a moment, by name. */
export async function listCountedNames(
  tx: Transaction,
  since: Date,
): Promise<(Counted & { name: string; kind: RequestKind })[]> {
  const sums = await tx.execute<Sums & { name: string; kind: RequestKind }>(sql`
    select name, kind, ${SUMS} from call_minutes where ${IS_REQUEST} and minute >= ${at(since)} group by name, kind order by name, kind`);
  const found = await tx.execute<{ key: string; bucket: number; count: number }>(sql`
    select kind || ' ' || name as key, filled.bucket, sum(filled.count)::int as count
    from call_minutes, unnest(buckets, counts) as filled(bucket, count)
    where ${IS_REQUEST} and minute >= ${at(since)} group by 1, 2`);
  const filled = byKey(found.rows);
  return sums.rows.map((row) => ({ ...row, filled: filled.get(`${row.kind} ${row.name}`) ?? [] }));
}

/** What all processes counted of calls since a moment, in steps of so many minutes from it on; steps without any are left out. */
export async function listCountedSteps(
  tx: Transaction,
  { since, stepMinutes }: { since: Date; stepMinutes: number },
): Promise<(Counted & { step: number })[]> {
  const step = sql`floor(extract(epoch from minute - ${at(since)}) / ${stepMinutes * 60}::int)::int`;
  const sums = await tx.execute<Sums & { step: number }>(sql`
    select ${step} as step, ${SUMS} from call_minutes
    where kind = 'call' and minute >= ${at(since)} group by 1 order by 1`);
  const found = await tx.execute<{ key: string; bucket: number; count: number }>(sql`
    select ${step}::text as key, filled.bucket, sum(filled.count)::int as count
    from call_minutes, unnest(buckets, counts) as filled(bucket, count)
    where kind = 'call' and minute >= ${at(since)} group by 1, 2`);
  const filled = byKey(found.rows);
  return sums.rows.map((row) => ({ ...row, filled: filled.get(String(row.step)) ?? [] }));
}

function byKey(rows: readonly { key: string; bucket: number; count: number }[]): Map<string, Filled[]> {
  const found = Map.groupBy(rows, ({ key }) => key);
  return new Map([...found].map(([key, same]) => [key, same.map(({ bucket, count }) => [bucket, count])]));
}

/** How many calls there were since a moment, how many failed on the server (5xx), and how long all of them took. */
export async function countCalls(
  tx: Transaction,
  since: Date,
): Promise<{ calls: number; errors: number; total_ms: number }> {
  const found = await tx.execute<{ calls: number; errors: number; total_ms: number }>(sql`
    select coalesce(sum(calls), 0)::int as calls, coalesce(sum(server_errors), 0)::int as errors,
      coalesce(sum(total_ms), 0) as total_ms
    from call_minutes where kind = 'call' and minute >= ${at(since)}`);
  return found.rows[0] ?? { calls: 0, errors: 0, total_ms: 0 };
}

/** What all processes counted of generations since a moment. */
export async function countGenerations(tx: Transaction, since: Date): Promise<Omit<Counted, 'filled'>> {
  const found = await tx.execute<Sums>(sql`
    select coalesce(sum(calls), 0)::int as calls, coalesce(sum(client_errors), 0)::int as client_errors,
      coalesce(sum(server_errors), 0)::int as server_errors, coalesce(sum(total_ms), 0) as total_ms
    from call_minutes where kind = 'generation' and minute >= ${at(since)}`);
  return found.rows[0] ?? { calls: 0, client_errors: 0, server_errors: 0, total_ms: 0 };
}

/** How often each limit has refused since a moment, over all processes. */
export async function countRefusals(tx: Transaction, since: Date): Promise<Map<RateLimitName, number>> {
  const found = await tx.execute<{ name: RateLimitName; refused: number }>(sql`
    select name, sum(calls)::int as refused from call_minutes
    where kind = 'refusal' and minute >= ${at(since)} group by name`);
  return new Map(found.rows.map(({ name, refused }) => [name, refused]));
}

const HOUR = sql`date_bin('1 hour', minute, 'epoch'::timestamptz)`;

/** Adds up whole hours before a moment that are still kept by minute, and by process. */
export async function mergeHoursBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.execute(sql`
    with old as (
      delete from call_minutes where ${HOUR} in (
        select distinct ${HOUR} from call_minutes
        where minute < date_bin('1 hour', ${at(moment)}, 'epoch'::timestamptz) and process <> ${NO_PROCESS}::uuid)
      returning *),
    sums as (select ${HOUR} as hour, name, kind, ${SUMS} from old group by 1, 2, 3),
    tallied as (
      select hour, name, kind, array_agg(bucket order by bucket) as buckets, array_agg(count order by bucket) as counts
      from (select ${HOUR} as hour, name, kind, filled.bucket, sum(filled.count)::int as count
            from old, unnest(buckets, counts) as filled(bucket, count) group by 1, 2, 3, 4) as added
      group by 1, 2, 3)
    insert into call_minutes (minute, name, process, kind, calls, client_errors, server_errors, total_ms, buckets, counts)
    select hour, name, ${NO_PROCESS}::uuid, kind, calls, client_errors, server_errors, total_ms, buckets, counts
    from sums join tallied using (hour, name, kind)`);
}

export async function deleteCallMinutesBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.execute(sql`delete from call_minutes where minute < ${at(moment)}`);
}
