import { LIMITS, type SlowStatements } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';

/** True where the database counts its statements, or could if its server loaded the library. */
export async function hasStatementCounts(tx: Transaction): Promise<boolean> {
  const found = await tx.execute(sql`select from pg_extension where extname = 'pg_stat_statements'`);
  return found.rows.length > 0;
}

/**
 * The slowest statements of this database by their average, and how many others there are that the role may not read.
 * Statements that read or write rows only: others may hold what they were sent with, a password among it.
 */
export async function listSlowStatements(tx: Transaction): Promise<Omit<SlowStatements, 'state'>> {
  const schema = await tx.execute<{ name: string }>(sql`
    select extnamespace::regnamespace::text as name from pg_extension where extname = 'pg_stat_statements'`);
  const view = sql`${sql.raw(schema.rows[0]?.name ?? 'public')}.pg_stat_statements`;
  const here = sql`dbid = (select oid from pg_database where datname = current_database())`;
  const found = await tx.execute<SlowStatements['statements'][number] & Record<string, unknown>>(sql`
    select max(queryid)::text as id, left(query, ${LIMITS.statement_shown_max}) as statement, sum(calls)::float8 as calls,
      sum(total_exec_time) / sum(calls) as average_ms, sum(total_exec_time) as total_ms, sum(rows)::float8 as rows
    from ${view} where ${here} and queryid is not null and calls > 0
      and query ~* '^\\s*(select|insert|update|delete|merge|with)\\M'
    group by query order by average_ms desc, id limit ${LIMITS.performance_top_max}`);
  const others = await tx.execute<{ hidden: number }>(sql`
    select count(*)::int as hidden from ${view} where ${here} and queryid is null`);
  return { statements: found.rows, hidden: others.rows[0]?.hidden ?? 0 };
}
