import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from './pool.ts';

/** How many rows a list counts at most. */
const COUNTED_ROWS = 100_000;

export interface Counted {
  total: number;
  /** Counting stopped at `total`: there are more. */
  is_total_capped: boolean;
}

/**
 * How many rows there are, counted only as far as somebody looks: to `most`, and always beyond the page that is shown,
 * so that a list of a million rows costs no more than its page.
 */
export async function countRows(
  tx: Transaction,
  from: SQL,
  { shown, most = COUNTED_ROWS }: { shown: number; most?: number },
): Promise<Counted> {
  const limit = Math.max(most, shown);
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from (select 1 ${from} limit ${limit + 1}) as counted`,
  );
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, limit), is_total_capped: total > limit };
}
