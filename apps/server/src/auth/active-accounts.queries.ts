import type { Pool } from '../database/pool.ts';
import type { AccountId } from '../lib/ids.ts';

/** Whether the owner of an account is active and keeps it. False for an account that is gone. */
export async function isAccountActive(authPool: Pool, accountId: AccountId): Promise<boolean> {
  const found = await authPool.query<{ is_active: boolean }>({
    name: 'is_account_active',
    text: `select u.is_active and u.deletion_asked_at is null as is_active
           from accounts w join auth."user" u on u.id = w.owner_id where w.id = $1`,
    values: [accountId],
  });
  return found.rows[0]?.is_active ?? false;
}
