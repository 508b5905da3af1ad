import type pg from 'pg';
import { getConstructionPlans, PgBoss } from 'pg-boss';
import { GROUP_ROLES } from './roles.ts';

/** The schema of the queue's own tables. */
export const JOB_SCHEMA = 'pgboss';

/** How the installed version of the queue makes its tables: another text is another version. */
export function jobTablesPlan(): string {
  return getConstructionPlans(JOB_SCHEMA);
}

/** Makes the tables of the queue, or brings them to the installed version. Run by the owner. */
export async function ensureJobTables(owner: pg.ClientBase): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => lastResult(await owner.query(text, values as unknown[])) },
    schema: JOB_SCHEMA,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Several statements sent at once have a result each; the queue wants that of the last. */
function lastResult(result: pg.QueryResult | pg.QueryResult[]): pg.QueryResult {
  const last = Array.isArray(result) ? result.at(-1) : result;
  if (last === undefined) throw new Error('a statement of the job queue had no result');
  return last;
}

/**
 * The service role works on jobs; the others only put some in, inside the transaction that causes them. To enqueue reads
 * the queues, and of a job its id and when it starts; nobody else's input can be read.
 */
export function jobAccessStatements(): string[] {
  const { app, service, auth } = GROUP_ROLES;
  return [
    `grant usage on schema ${JOB_SCHEMA} to ${app}, ${service}, ${auth}`,
    `grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to ${service}`,
    `grant usage on all sequences in schema ${JOB_SCHEMA} to ${service}`,
    `grant execute on all functions in schema ${JOB_SCHEMA} to ${service}`,
    `grant select on ${JOB_SCHEMA}.queue to ${app}, ${auth}`,
    `grant insert, select (id, start_after) on ${JOB_SCHEMA}.job_common to ${app}, ${auth}`,
  ];
}
