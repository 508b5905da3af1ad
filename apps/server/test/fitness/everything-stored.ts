import { createHash } from 'node:crypto';
import type { TestDatabase } from '../database.ts';

/** What is done later. */
const JOBS = 'pgboss.job_common';

/**
 * Of each table, and of the jobs, how many rows there are and which transaction wrote last: both stay the same where
 * nothing was committed.
 * @param options.besides tables that change with whatever is asked
 * @param options.conditions of tables of which only some rows are looked at, by their name
 */
export async function writtenSoFar(
  database: TestDatabase,
  { besides, conditions = {} }: { besides: readonly string[]; conditions?: Readonly<Record<string, string>> },
): Promise<Record<string, string>> {
  const options = JSON.stringify([besides, conditions]);
  const statement = `written_${createHash('sha256').update(options).digest('hex').slice(0, 16)}`;
  const prepared = PREPARED.get(database) ?? new Set();
  if (!prepared.has(statement)) {
    const tables = await database.query<{ name: string }>(
      `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
       where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
         and relname <> all($1) order by 1`,
      [besides],
    );
    const statements = [...tables.map(({ name }) => name), JOBS].map(
      (name) =>
        `select '${name}' as name, concat(count(*), ' ', max(xmin::text::bigint)) as written from ${name} ${conditions[name] ?? ''}`,
    );
    // Planning it takes longer than running it.
    await database.query(`prepare ${statement} as ${statements.join(' union all ')}`);
    PREPARED.set(database, prepared.add(statement));
  }
  const written = await database.query<{ name: string; written: string }>(`execute ${statement}`);
  return Object.fromEntries(written.map(({ name, written }) => [name, written]));
}

/** The statements that the connection of a database has prepared. */
const PREPARED = new WeakMap<TestDatabase, Set<string>>();
