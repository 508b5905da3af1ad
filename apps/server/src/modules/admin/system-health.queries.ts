import { sql } from 'drizzle-orm';
import { JOB_SCHEMA } from '../../database/job-tables.ts';
import type { Transaction } from '../../database/pool.ts';
import type { SystemFacts } from './system-health.rules.ts';
import type { StoredTables } from './tables-version.rules.ts';

const moment = (value: string | null): Date | null => (value === null ? null : new Date(value));

/** What the database says of itself; it takes no table, so that the time it takes is the way to it. */
export async function readServer(
  tx: Transaction,
): Promise<Pick<SystemFacts['database'], 'version' | 'bytes' | 'now'>> {
  const { rows } = await tx.execute<{ version: string; bytes: number; now: string }>(sql`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes, clock_timestamp() as now`);
  const [row] = rows;
  if (row === undefined) throw new Error('the database said nothing of itself');
  return { version: row.version, bytes: row.bytes, now: new Date(row.now) };
}

/** The version of the tables, as the process that changed them last wrote it: an older one had fewer columns. */
export async function readStoredTables(tx: Transaction): Promise<StoredTables | null> {
  const { rows } = await tx.execute<{ version: string; newest: number | null; stored_at: string | null }>(sql`
    select version, (to_jsonb(stored)->>'newest_migration')::float8 as newest,
      (to_jsonb(stored)->>'stored_at')::timestamptz as stored_at
    from migrations.schema_version stored`);
  const [row] = rows;
  if (row === undefined) return null;
  return { version: row.version, newestMigration: row.newest, storedAt: moment(row.stored_at) };
}

/** Jobs that are due and not begun, and those that failed for good, as far as they are kept. */
export async function countLateJobs(tx: Transaction, now: Date): Promise<SystemFacts['jobs']> {
  const { rows } = await tx.execute<{ overdue: number; since: string | null; failed: number }>(sql`
    select count(*) filter (where state in ('created', 'retry') and start_after < ${now.toISOString()})::int as overdue,
      min(start_after) filter (where state in ('created', 'retry') and start_after < ${now.toISOString()}) as since,
      count(*) filter (where state = 'failed')::int as failed
    from ${sql.identifier(JOB_SCHEMA)}.job`);
  const { overdue = 0, since = null, failed = 0 } = rows[0] ?? {};
  return { overdue, since: moment(since), failed };
}

/** What became of mails since a moment. */
export async function readMailState(
  tx: Transaction,
  since: Date,
): Promise<Omit<SystemFacts['mail'], 'isSentBySmtp'>> {
  const { rows } = await tx.execute<{
    waiting_since: string | null;
    given_up: number;
    last_sent_at: string | null;
    error: string | null;
  }>(sql`
    select min(created_at) filter (where sent_at is null and given_up_at is null) as waiting_since,
      count(*) filter (where given_up_at > ${since.toISOString()})::int as given_up,
      max(sent_at) as last_sent_at,
      (select error from mails where error is not null and sent_at is null and created_at > ${since.toISOString()}
        order by given_up_at desc nulls last, created_at desc limit 1) as error
    from mails`);
  const { waiting_since = null, given_up = 0, last_sent_at = null, error = null } = rows[0] ?? {};
  return { waitingSince: moment(waiting_since), givenUp: given_up, lastSentAt: moment(last_sent_at), error };
}

/** When the newest backup was taken, or null. */
export async function findLastBackup(tx: Transaction): Promise<Date | null> {
  const { rows } = await tx.execute<{ taken_at: string | null }>(
    sql`select max(taken_at) as taken_at from backups`,
  );
  return moment(rows[0]?.taken_at ?? null);
}
