import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { dayOf, monthOf } from '../../lib/time.ts';

/** The end of one reservation of the moment `at`: what was really spent is booked, the rest is free again. */
export interface Settlement {
  accountId: AccountId;
  provider: string;
  at: Date;
  reservedMicrodollars: number;
  spentMicrodollars: number;
}

/**
 * Ends many reservations at once, of any users. Rows are locked in the order in which a reservation locks them:
 * months by user, then days with 'all' first.
 */
export async function settleGroup(tx: Transaction, settlements: readonly Settlement[]): Promise<void> {
  const rows = settlements.map(({ at, ...one }) => ({
    account_id: one.accountId,
    provider: one.provider,
    month: monthOf(at),
    day: dayOf(at),
    reserved: one.reservedMicrodollars,
    spent: one.spentMicrodollars,
  }));
  const ended = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as e(account_id uuid, provider text, month text, day text, reserved bigint, spent bigint)`;
  await Promise.all([
    tx.execute(sql`
      with sums as (
          select account_id, month, sum(reserved) as reserved, sum(spent) as spent
          from ${ended} group by 1, 2),
        locked as (
          select m.account_id, m.month from spend_months m join sums using (account_id, month)
          order by m.account_id, m.month for update of m)
      update spend_months m set reserved_microdollars = m.reserved_microdollars - s.reserved,
        spent_microdollars = m.spent_microdollars + s.spent
      from sums s join locked l using (account_id, month)
      where m.account_id = s.account_id and m.month = s.month`),
    tx.execute(sql`
      insert into spend_days as d (day, provider, reserved_microdollars, spent_microdollars)
      select day, name, -sum(reserved), sum(spent)
      from ${ended}, unnest(array['all', provider]) name
      group by day, name order by day, name <> 'all', name
      on conflict (day, provider) do update set
        reserved_microdollars = d.reserved_microdollars + excluded.reserved_microdollars,
        spent_microdollars = d.spent_microdollars + excluded.spent_microdollars`),
  ]);
}
