import { type ApiKey, LIMITS } from '@answerscope/contract';
import { DAY_MS } from '../../lib/time.ts';
import type { api_keys } from './api-keys.tables.ts';

/** What is read of a key: all but its hash. */
export type ApiKeyRow = Omit<typeof api_keys.$inferSelect, 'account_id' | 'key_hash'>;

/** Whether a key works at a moment. */
export function isLive({ revoked_at, expires_at }: Pick<ApiKeyRow, 'revoked_at' | 'expires_at'>, now: Date) {
  return revoked_at === null && (expires_at === null || expires_at > now);
}

/** How many more keys somebody may make who has these. */
export function remainingKeys(rows: readonly ApiKeyRow[], now: Date): number {
  return Math.max(0, LIMITS.api_keys_max - rows.filter((row) => isLive(row, now)).length);
}

/** When a key of so many days expires that is made now. */
export function keyExpiresAt(days: number | null | undefined, now: Date): Date | null {
  return days == null ? null : new Date(now.getTime() + days * DAY_MS);
}

/** A key as it is shown: those that work come first. */
export function toApiKeys(rows: readonly ApiKeyRow[], now: Date): { items: ApiKey[] } {
  const keys = rows.map((row) => toApiKey(row, now));
  return { items: [...keys.filter((one) => one.is_live), ...keys.filter((one) => !one.is_live)] };
}

/** One key as it is shown. */
export function toApiKey(row: ApiKeyRow, now: Date): ApiKey {
  const { created_at, expires_at, last_used_at, revoked_at } = row;
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    created_at: created_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    last_used_at: last_used_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
    is_revoked_by_administrator: row.is_revoked_by_administrator,
    is_live: isLive(row, now),
  };
}
