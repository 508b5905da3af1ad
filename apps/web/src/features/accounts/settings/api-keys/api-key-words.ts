import type { ApiKey, ApiKeyScope } from '@answerscope/contract';
import { formatDate } from '../../../../lib/format.ts';
import { timeAgo } from '../../../../lib/time-ago.ts';
import * as messages from './messages.ts';

/** What a key may do. */
export const SCOPE_LABELS: Readonly<Record<ApiKeyScope, string>> = {
  read: messages.mayRead,
  write: messages.mayReadAndWrite,
};

/** What is known of a key, in one line. */
export function keyInWords(key: ApiKey, timeZone: string | undefined, now_ms = Date.now()): string {
  const day = (iso: string) => formatDate(iso, timeZone);
  const used =
    key.last_used_at === null
      ? messages.neverUsed
      : messages.lastUsed({ ago: timeAgo(key.last_used_at, now_ms) });
  return [
    SCOPE_LABELS[key.scope],
    messages.madeOn({ day: day(key.created_at) }),
    used,
    endInWords(key, day),
  ].join(' · ');
}

function endInWords(key: ApiKey, day: (iso: string) => string): string {
  if (key.revoked_at !== null)
    return (key.is_revoked_by_administrator ? messages.revokedByAdministrator : messages.revokedOn)({
      day: day(key.revoked_at),
    });
  if (key.expires_at === null) return messages.doesNotExpire;
  return (key.is_live ? messages.expiresOn : messages.expiredOn)({ day: day(key.expires_at) });
}

/** A first request by a key, as a command line. */
export function exampleRequest(origin: string, key: string): string {
  return `curl '${origin}/api/keywords' \\\n  -H 'authorization: Bearer ${key}'`;
}
