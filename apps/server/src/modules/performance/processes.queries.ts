import { LIMITS, type ProcessSample } from '@answerscope/contract';
import { lt, sql } from 'drizzle-orm';
import type { Pool, Transaction } from '../../database/pool.ts';
import { process_minutes } from './performance.tables.ts';

type ProcessMinute = typeof process_minutes.$inferInsert;

/** Writes down how a process was; the same minute again is the newer one. */
export async function writeProcessMinute(pool: Pool, sample: ProcessMinute): Promise<void> {
  await pool.query({
    name: 'write_process_minute',
    text: `insert into process_minutes (minute, process, role, started_at, event_loop_p99_ms, cpu_percent, memory_percent,
        rss_bytes, heap_used_bytes, heap_limit_bytes, pools)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb)
      on conflict (minute, process) do update set event_loop_p99_ms = excluded.event_loop_p99_ms,
        cpu_percent = excluded.cpu_percent, memory_percent = excluded.memory_percent, rss_bytes = excluded.rss_bytes,
        heap_used_bytes = excluded.heap_used_bytes, heap_limit_bytes = excluded.heap_limit_bytes, pools = excluded.pools`,
    values: [
      sample.minute,
      sample.process,
      sample.role,
      sample.started_at,
      sample.event_loop_p99_ms,
      sample.cpu_percent,
      sample.memory_percent,
      sample.rss_bytes,
      sample.heap_used_bytes,
      sample.heap_limit_bytes,
      JSON.stringify(sample.pools),
    ],
  });
}

type Found = Omit<ProcessSample, 'started_at' | 'seen_at'> & { started_at: string; minute: string };

/** The processes that were seen since a moment, each as it was last, those seen last first. */
export async function listProcesses(tx: Transaction, since: Date): Promise<ProcessSample[]> {
  const found = await tx.execute<Found & Record<string, unknown>>(sql`
    select * from (
      select distinct on (process) process, role, started_at, minute, event_loop_p99_ms,
        max(event_loop_p99_ms) over (partition by process) as event_loop_worst_ms, cpu_percent, memory_percent,
        rss_bytes::float8 as rss_bytes, heap_used_bytes::float8 as heap_used_bytes,
        heap_limit_bytes::float8 as heap_limit_bytes, pools
      from process_minutes where minute >= ${since.toISOString()}::timestamptz order by process, minute desc) as newest
    order by minute desc, process limit ${LIMITS.processes_shown_max}`);
  return found.rows.map(({ started_at, minute, ...sample }) => ({
    ...sample,
    started_at: new Date(started_at).toISOString(),
    seen_at: new Date(minute).toISOString(),
  }));
}

export async function deleteProcessMinutesBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(process_minutes).where(lt(process_minutes.minute, moment));
}
