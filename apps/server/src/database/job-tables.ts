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

/** Where the queue puts every job that failed for the last time. */
export const DEAD_LETTERS = 'given-up';
/** The queue copies a failed job to the dead letters that the job itself names: others would be any job of any user. */
const HAS_DEAD_LETTERS = `dead_letter = '${DEAD_LETTERS}'`;

/** Sends a stored mail that was not sent yet. Enqueuing it twice sends nothing twice. */
const SENDS_MAIL = 'send-mail';
/** Jobs about one user, which a request in that user's name may enqueue. */
const OF_THE_USER = ['deliver-webhook', 'deliver-webhook-apart', 'end-account', 'prepare-data-copy'];

const policy = (name: string, rule: string): string[] => [
  `drop policy if exists ${name} on ${JOB_SCHEMA}.job_common`,
  `create policy ${name} on ${JOB_SCHEMA}.job_common ${rule}`,
];

/**
 * The service role works on jobs and believes their inputs. The others only enqueue, inside the transaction that causes a
 * job: mails, and in a user's name the jobs about that user. To enqueue reads the queues, and of a job its id and when it
 * starts; nobody else's input can be read.
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
    `alter table ${JOB_SCHEMA}.job_common enable row level security`,
    ...policy('works', `to ${service} using (true) with check (true)`),
    ...policy('is_seen', `for select to ${app}, ${auth} using (true)`),
    ...policy(
      'sends_mail',
      `for insert to ${app}, ${auth} with check (name = '${SENDS_MAIL}' and ${HAS_DEAD_LETTERS})`,
    ),
    ...policy(
      'is_of_the_user',
      `for insert to ${app} with check (name in (${OF_THE_USER.map((name) => `'${name}'`).join(', ')}) and ${HAS_DEAD_LETTERS}
       and data ->> 'account_id' = nullif(current_setting('app.account_id', true), ''))`,
    ),
  ];
}
