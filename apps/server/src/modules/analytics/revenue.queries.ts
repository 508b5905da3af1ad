import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';

interface PaidDay {
  /** UTC, '2026-03-02'. */
  day: string;
  currency: string;
  paid_cents: number;
}

/** What counts as revenue of a span, of rows of payments called p: what was paid in it, refunded since or not. */
export const isRevenueOf = ({ from, to }: { from: Date; to: Date }): SQL =>
  sql`p.paid_at >= ${from.toISOString()} and p.paid_at < ${to.toISOString()} and p.amount_paid_cents > 0`;

/** Revenue by day and currency, which are never added; days without any are not there. */
export async function listRevenueDays(tx: Transaction, span: { from: Date; to: Date }): Promise<PaidDay[]> {
  const { rows } = await tx.execute<PaidDay & Record<string, unknown>>(sql`
    select to_char(p.paid_at at time zone 'UTC', 'YYYY-MM-DD') as day, p.currency,
      sum(p.amount_paid_cents)::float8 as paid_cents
    from payments p where ${isRevenueOf(span)} group by 1, 2 order by 2, 1`);
  return rows;
}
