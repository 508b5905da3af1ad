import { API_KEY_SCOPES } from '@answerscope/contract';
import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accountId, goesWith, keyOf, ownKey, time } from '../../database/columns.ts';

const hashKey = keyOf('account_id', 'key_hash');

/** Keys by which programs ask in the name of their user. Of a key itself only the hash is kept. */
export const api_keys = pgTable(
  'api_keys',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    name: text().notNull(),
    scope: text({ enum: API_KEY_SCOPES }).notNull(),
    /** SHA-256 of the key, as base64url. */
    key_hash: text().notNull(),
    created_at: time().notNull(),
    /** Null: it works until it is revoked. */
    expires_at: time(),
    /** Right to the minute. */
    last_used_at: time(),
    revoked_at: time(),
    is_revoked_by_administrator: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    unique('api_keys_hash').on(...hashKey(table)),
    index('api_keys_id').on(table.id),
    index('api_keys_user').on(table.account_id, table.created_at.desc().nullsFirst()),
    index('api_keys_newest').on(table.created_at.desc().nullsFirst(), table.id),
  ],
);

/** The account of a key, found by its hash. */
export const api_key_accounts = pgTable(
  'api_key_accounts',
  { key_hash: text().primaryKey(), account_id: accountId() },
  (table) => [goesWith('api_key_accounts_key', hashKey(table), hashKey(api_keys))],
);
