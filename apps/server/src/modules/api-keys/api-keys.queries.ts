import { type ApiKeyList, LIMITS, LIST_MAX } from '@answerscope/contract';
import { and, desc, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import { partPattern } from '../../database/search.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { ApiKeyRow } from './api-keys.rules.ts';
import { api_key_accounts, api_keys } from './api-keys.tables.ts';

const SHOWN = {
  id: api_keys.id,
  name: api_keys.name,
  scope: api_keys.scope,
  created_at: api_keys.created_at,
  expires_at: api_keys.expires_at,
  last_used_at: api_keys.last_used_at,
  revoked_at: api_keys.revoked_at,
  is_revoked_by_administrator: api_keys.is_revoked_by_administrator,
};

/** The keys of a user, the newest first. */
export function listKeys(tx: Transaction, accountId: AccountId): Promise<ApiKeyRow[]> {
  return tx
    .select(SHOWN)
    .from(api_keys)
    .where(matching(api_keys, { account_id: accountId }))
    .orderBy(desc(api_keys.created_at), desc(api_keys.id))
    .limit(LIST_MAX);
}

/** Writes a new key down. */
export async function insertKey(tx: Transaction, row: typeof api_keys.$inferInsert): Promise<void> {
  await tx.insert(api_keys).values(row);
  const { key_hash, account_id } = row;
  await tx.insert(api_key_accounts).values({ key_hash, account_id });
}

/** Removes the keys of a user that ended before a moment. */
export async function deleteKeysEndedBefore(
  tx: Transaction,
  accountId: AccountId,
  before: Date,
): Promise<void> {
  await tx
    .delete(api_keys)
    .where(
      and(
        matching(api_keys, { account_id: accountId }),
        or(lt(api_keys.revoked_at, before), lt(api_keys.expires_at, before)),
      ),
    );
}

/** Ends a key of a user; false when there is none of this id that was not revoked before. */
export async function revokeKey(
  tx: Transaction,
  { accountId, id, at }: { accountId: AccountId; id: string; at: Date },
): Promise<boolean> {
  const revoked = await tx
    .update(api_keys)
    .set({ revoked_at: at })
    .where(and(matching(api_keys, { account_id: accountId, id }), isNull(api_keys.revoked_at)))
    .returning({ id: api_keys.id });
  return revoked.length > 0;
}

/** Notes that a key was used, unless that was noted after `before` already. By the service role. */
export async function setKeyUsed(
  tx: Transaction,
  { account_id, id }: { account_id: AccountId; id: string },
  { at, before }: { at: Date; before: Date },
): Promise<void> {
  await tx
    .update(api_keys)
    .set({ last_used_at: sql`date_trunc('minute', ${at}::timestamptz)` })
    .where(
      and(
        matching(api_keys, { account_id, id }),
        or(isNull(api_keys.last_used_at), sql`${api_keys.last_used_at} <= ${before}`),
      ),
    );
}

/** A key of anybody that was not revoked; its row stays locked. By the service role. */
export async function findKeyToRevoke(
  tx: Transaction,
  id: string,
): Promise<(ApiKeyRow & { account_id: AccountId }) | null> {
  const [row] = await tx
    .select({ ...SHOWN, account_id: api_keys.account_id })
    .from(api_keys)
    .where(and(matching(api_keys, { id }), isNull(api_keys.revoked_at)))
    .for('update');
  return row ?? null;
}

/** Ends a key of anybody, as an administrator. By the service role. */
export async function revokeKeyOfUser(
  tx: Transaction,
  { account_id, id, at }: { account_id: AccountId; id: string; at: Date },
): Promise<void> {
  await tx
    .update(api_keys)
    .set({ revoked_at: at, is_revoked_by_administrator: true })
    .where(matching(api_keys, { account_id, id }));
}

type OwnedRow = ApiKeyRow & { account_id: AccountId; email: string; full_name: string };

/** A page of the keys of all users, the newest first. By the service role. */
export async function listKeysOfAll(
  tx: Transaction,
  { list, search, page, now }: { list: ApiKeyList; search: string; page: number; now: Date },
): Promise<{ rows: OwnedRow[]; total: number }> {
  const live = sql`(k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now}))`;
  const conditions: SQL[] = [list === 'live' ? live : sql`not ${live}`];
  if (search !== '') {
    const pattern = partPattern(search);
    conditions.push(sql`(k.name ilike ${pattern} or u.email ilike ${pattern} or u.name ilike ${pattern})`);
  }
  const from = sql`from api_keys k join accounts w on w.id = k.account_id join auth."user" u on u.id = w.owner_id
    where ${sql.join(conditions, sql` and `)}`;
  const found = await tx.execute<Record<keyof OwnedRow, string> & Record<string, unknown>>(sql`
    select k.id, k.name, k.scope, k.created_at, k.expires_at, k.last_used_at, k.revoked_at,
      k.is_revoked_by_administrator, k.account_id, u.email, u.name as full_name
    ${from} order by k.created_at desc, k.id desc
    limit ${LIMITS.page_size} offset ${(page - 1) * LIMITS.page_size}`);
  const counted = await tx.execute<{ total: number }>(sql`select count(*)::int as total ${from}`);
  return { rows: found.rows.map(toOwnedRow), total: counted.rows[0]?.total ?? 0 };
}

function toOwnedRow(row: Record<string, unknown>): OwnedRow {
  const moment = (value: unknown) => (value === null ? null : new Date(String(value)));
  return {
    ...(row as unknown as OwnedRow),
    created_at: new Date(String(row.created_at)),
    expires_at: moment(row.expires_at),
    last_used_at: moment(row.last_used_at),
    revoked_at: moment(row.revoked_at),
  };
}
