import type { TestDatabase } from '../database.ts';

/** What is stored in each table, as a hash, but for some that change with whatever is asked. */
export async function hashesOf(
  database: TestDatabase,
  besides: readonly string[],
): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
       and relname <> all($1) order by 1`,
    [besides],
  );
  const stored = await database.query<{ name: string; hash: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from ${name} t`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(stored.map(({ name, hash }) => [name, hash]));
}
