import type { Auth } from '../../auth/auth.ts';
import type { Pool } from '../../database/pool.ts';
import type { Outbox } from '../../mail/outbox.ts';

/** What keys need besides the request. */
export interface ApiKeyServices {
  auth: Auth;
  outbox: Outbox;
  servicePool: Pool;
}

/** Where a user sees their keys. */
export function keysUrl(auth: Auth): string {
  return new URL('/tracker/settings/api', auth.options.baseURL).href;
}
