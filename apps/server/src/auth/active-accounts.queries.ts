import type { Pool } from '../database/pool.ts';
import type { AccountId } from '../lib/ids.ts';

/**
 * Whether an account may be used: an administrator may have set it inactive, its user asked for its deletion. False for
 * one that is gone.
 */
export async function isAccountActive(authPool: Pool, accountId: AccountId): Promise<boolean> {
  const found = await authPool.query<{ is_active: boolean }>({
    name: 'is_account_active',
    text: 'select is_active and deletion_asked_at is null as is_active from auth."user" where id = $1',
    values: [accountId],
  });
  return found.rows[0]?.is_active ?? false;
}
