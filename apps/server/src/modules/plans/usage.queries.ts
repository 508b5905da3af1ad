import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { monthOf } from '../../lib/time.ts';

/** Counts additions of keywords in the month of `at`. */
export async function countKeywordAddition(
  tx: Transaction,
  addition: { accountId: AccountId; at: Date; count: number },
): Promise<void> {
  await tx.execute(
    sql`insert into user_plan_usage as u (account_id, month_year, keywords_used)
        values (${addition.accountId}, ${monthOf(addition.at)}, ${addition.count})
        on conflict (account_id, month_year) do update set keywords_used = u.keywords_used + excluded.keywords_used`,
  );
}
