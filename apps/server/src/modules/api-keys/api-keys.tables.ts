import { API_KEY_SCOPES } from '@answerscope/contract';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, time } from '../../database/columns.ts';

/** Keys by which programs ask in the name of their user. Of a key itself only the hash is kept. */
export const api_keys = pgTable(
  'api_keys',
  {
    account_id: accountId(),
    id: uuid().primaryKey(),
    name: text().notNull(),
    scope: text({ enum: API_KEY_SCOPES }).notNull(),
    /** SHA-256 of the key, as base64url. */
    key_hash: text().notNull().unique(),
    created_at: time().notNull(),
    /** Null: it works until it is revoked. */
    expires_at: time(),
    /** Right to the minute. */
    last_used_at: time(),
    revoked_at: time(),
    is_revoked_by_administrator: boolean().notNull().default(false),
  },
  (table) => [
    index('api_keys_user').on(table.account_id, table.created_at.desc().nullsFirst()),
    index('api_keys_newest').on(table.created_at.desc().nullsFirst(), table.id),
  ],
);
