import { sql } from 'drizzle-orm';
import { notFound } from '../../context/not-found.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';

/** The days that a user chose, and how often the plan refreshes. @throws NOT_FOUND */
export async function findRangeChoice(
  tx: Transaction,
  accountId: AccountId,
): Promise<{ day_range: string | null; frequency_hours: number }> {
  const { rows } = await tx.execute<{ day_range: string | null; frequency_hours: number }>(
    sql`select b.day_range, p.ranking_refresh_frequency_hours as frequency_hours
      from accounts a join brands b on b.account_id = a.id and b.id = a.id join plans p on p.id = a.plan_id
      where a.id = ${accountId}`,
  );
  const [found] = rows;
  if (found === undefined) throw notFound();
  return found;
}
