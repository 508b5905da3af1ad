import type { Channel } from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { Settlement } from '../plans/index.ts';

export interface AttemptKey {
  account_id: AccountId;
  id: string;
}

/** Marks closed attempts as settled; only those that were not are returned, each to exactly one caller. */
export async function markSettled(tx: Transaction, keys: readonly AttemptKey[]): Promise<Settlement[]> {
  const marked = await tx.$client.query<{
    account_id: AccountId;
    channel: string;
    asked_at: Date;
    reserved: string;
    cost: string;
  }>({
    name: 'mark_settled',
    text: `update check_attempts a set is_settled = true
           from unnest($1::uuid[], $2::uuid[]) k(account_id, id)
           where a.account_id = k.account_id and a.id = k.id and not a.is_settled and a.state <> 'asking'
           returning a.account_id, a.channel, a.asked_at,
             a.reserved_microdollars as reserved, a.cost_microdollars as cost`,
    values: [keys.map(({ account_id }) => account_id), keys.map(({ id }) => id)],
  });
  return marked.rows.map((row) => ({
    accountId: row.account_id,
    provider: row.channel,
    at: row.asked_at,
    reservedMicrodollars: Number(row.reserved),
    spentMicrodollars: Number(row.cost),
  }));
}

/** Closed attempts whose process ended before it settled them: of one channel of a run, or of all. */
export async function listUnsettled(
  tx: Transaction,
  of: { limit: number; slice?: { account_id: AccountId; run_id: string; channel: Channel } },
): Promise<AttemptKey[]> {
  const { slice } = of;
  const within: SQL =
    slice === undefined
      ? sql``
      : sql`and account_id = ${slice.account_id} and run_id = ${slice.run_id} and channel = ${slice.channel}`;
  const found = await tx.execute<{ account_id: AccountId; id: string }>(
    sql`select account_id, id from check_attempts where not is_settled and state <> 'asking' ${within} limit ${of.limit}`,
  );
  return found.rows;
}
