import type { ApiKey, ApiKeyScope } from '@answerscope/contract';
import { formatDate } from '../../../../lib/format.ts';
import { timeAgo } from '../../../../lib/time-ago.ts';
import * as messages from '../../messages.ts';

/** What a key may do. */
export const SCOPE_LABELS: Readonly<Record<ApiKeyScope, string>> = {
  read: messages.mayRead,
  write: messages.mayReadChangeAndStart,
};

/** What is known of a key, in one line. */
export function keyInWords(key: ApiKey, timeZone: string | undefined, now_ms = Date.now()): string {
  const day = (iso: string) => formatDate(iso, timeZone);
  const used = key.last_used_at === null ? 'never used' : `last used ${timeAgo(key.last_used_at, now_ms)}`;
  return [SCOPE_LABELS[key.scope], `made ${day(key.created_at)}`, used, endInWords(key, day)].join(' · ');
}

function endInWords(key: ApiKey, day: (iso: string) => string): string {
  if (key.revoked_at !== null)
    return `revoked ${key.is_revoked_by_administrator ? 'by an administrator ' : ''}${day(key.revoked_at)}`;
  if (key.expires_at === null) return 'does not expire';
  return `${key.is_live ? 'expires' : 'expired'} ${day(key.expires_at)}`;
}

/** A first request by a key, as a command line. */
export function exampleRequest(origin: string, key: string): string {
  return `curl '${origin}/api/keywords' \\\n  -H 'authorization: Bearer ${key}'`;
}
