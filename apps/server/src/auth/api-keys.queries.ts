import type { ApiKeyScope } from '@answerscope/contract';
import type { Pool } from '../database/pool.ts';
import type { AccountId, PersonId } from '../lib/ids.ts';

interface LiveKey {
  id: string;
  account_id: AccountId;
  /** The owner of that account. */
  person_id: PersonId;
  scope: ApiKeyScope;
}

/** The API key of this hash where it works: neither revoked nor expired, of an account that is active. One prepared statement, by the service role. */
export async function findLiveKey(servicePool: Pool, hash: string): Promise<LiveKey | null> {
  const found = await servicePool.query<LiveKey>({
    name: 'read_api_key',
    text: `select k.id, k.account_id, u.id as person_id, k.scope
           from api_key_accounts a join api_keys k on k.account_id = a.account_id and k.key_hash = a.key_hash
             join accounts w on w.id = k.account_id join auth."user" u on u.id = w.owner_id
           where a.key_hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
             and u.is_active and u.deletion_asked_at is null`,
    values: [hash],
  });
  return found.rows[0] ?? null;
}

/** Those of these API keys that work, of accounts that are active. By the service role. */
export async function listLiveKeys(servicePool: Pool, ids: string[]): Promise<Set<string>> {
  const found = await servicePool.query<{ id: string }>({
    name: 'live_api_keys',
    text: `select k.id from api_keys k join accounts w on w.id = k.account_id join auth."user" u on u.id = w.owner_id
           where k.id = any($1::uuid[]) and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
             and u.is_active and u.deletion_asked_at is null`,
    values: [ids],
  });
  return new Set(found.rows.map(({ id }) => id));
}
