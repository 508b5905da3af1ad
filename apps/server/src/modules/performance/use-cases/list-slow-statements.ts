import type { SlowStatements } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { hasStatementCounts, listSlowStatements } from '../statements.queries.ts';

/** What PostgreSQL says of a view whose library its server has not loaded. */
const NOT_LOADED = '55000';

/** The slowest statements, where the database counts them. */
export async function readSlowStatements(ctx: AdminContext): Promise<SlowStatements> {
  if (!(await ctx.readAll(hasStatementCounts))) return { state: 'absent', statements: [], hidden: 0 };
  try {
    return { state: 'read', ...(await ctx.readAll(listSlowStatements)) };
  } catch (error) {
    if (!isNotLoaded(error)) throw error;
    return { state: 'not_loaded', statements: [], hidden: 0 };
  }
}

function isNotLoaded(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code') === NOT_LOADED;
}
