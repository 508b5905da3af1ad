import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Text in a column, whatever its case; the wildcards of LIKE stand for themselves. */
export function isLike(column: PgColumn, search: string): SQL {
  return sql`${column} ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`;
}
