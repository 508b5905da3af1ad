import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What LIKE finds a part of a text by; its wildcards stand for themselves. */
export function partPattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Text in a column, whatever its case. */
export function isLike(column: PgColumn | SQL, search: string): SQL {
  return sql`${column} ilike ${partPattern(search)}`;
}
