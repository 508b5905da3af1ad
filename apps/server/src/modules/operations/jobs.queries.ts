import { type AdminJob, type JobList, LIMITS } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { JOB_SCHEMA } from '../../database/job-tables.ts';
import type { Transaction } from '../../database/pool.ts';

const JOBS = sql`${sql.identifier(JOB_SCHEMA)}.job`;
/** What the queue has of its own is no work of the product. */
const IS_OURS = sql`name not like '\\_\\_%'`;
const LISTED: Record<JobList, { states: AdminJob['state'][]; order: ReturnType<typeof sql> }> = {
  failed: { states: ['failed'], order: sql`completed_on desc, id` },
  waiting: { states: ['working', 'retrying', 'waiting'], order: sql`start_after, id` },
};
/** Our word for each state of the queue's. */
const STATE_OF = { created: 'waiting', active: 'working', retry: 'retrying', failed: 'failed' } as const;

interface JobRow extends Record<string, unknown> {
  id: string;
  name: string;
  state: keyof typeof STATE_OF;
  input: string;
  retry_count: number;
  retry_limit: number;
  error: string | null;
  created_on: string;
  start_after: string;
  completed_on: string | null;
}

/** A page of the jobs that failed for the last time, or of those that are still to be done. */
export async function listJobs(
  tx: Transaction,
  { list, page }: { list: JobList; page: number },
): Promise<{ items: AdminJob[]; total: number }> {
  const { states, order } = LISTED[list];
  const queued = Object.entries(STATE_OF).flatMap(([state, ours]) => (states.includes(ours) ? [state] : []));
  const where = sql`${IS_OURS} and state::text in (${sql.join(
    queued.map((state) => sql`${state}`),
    sql`, `,
  )})`;
  const found = await tx.execute<JobRow>(sql`
    select id, name, state::text as state, coalesce(left(data::text, ${LIMITS.job_input_shown_max}), '') as input,
      retry_count, retry_limit, left(output->>'message', ${LIMITS.error_message_max}) as error,
      created_on, start_after, completed_on
    from ${JOBS} where ${where} order by ${order}
    limit ${LIMITS.page_size} offset ${(page - 1) * LIMITS.page_size}`);
  const counted = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from ${JOBS} where ${where}`,
  );
  return { items: found.rows.map(toJob), total: counted.rows[0]?.total ?? 0 };
}

/** A job that failed for the last time, which nobody changes until the transaction is over; null when it is no such job. */
export async function findFailedJob(
  tx: Transaction,
  id: string,
): Promise<{ id: string; name: string } | null> {
  const found = await tx.execute<{ id: string; name: string }>(
    sql`select id, name from ${JOBS} where id = ${id} and state = 'failed' and ${IS_OURS} for update`,
  );
  return found.rows[0] ?? null;
}

function toJob(row: JobRow): AdminJob {
  const state = STATE_OF[row.state];
  const at = (moment: string) => new Date(moment).toISOString();
  return {
    id: row.id,
    name: row.name,
    state,
    input: row.input,
    // The queue counts the repeats: the first try is none of them.
    tries: state === 'waiting' ? 0 : row.retry_count + 1,
    tries_max: row.retry_limit + 1,
    error: row.error,
    created_at: at(row.created_on),
    next_try_at: state === 'waiting' || state === 'retrying' ? at(row.start_after) : null,
    failed_at: state === 'failed' && row.completed_on !== null ? at(row.completed_on) : null,
  };
}
