import type { Auth } from '../../auth/auth.ts';
import type { Pool } from '../../database/pool.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { JobQueue } from '../../jobs/index.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { WebhookPublisher } from './use-cases/publish-webhook.ts';
import type { WebhookSender } from './webhook-sender.client.ts';

/** What webhooks need besides the request. */
export interface WebhookServices {
  auth: Auth;
  jobs: JobQueue;
  rateLimiter: RateLimiter;
  webhooks: WebhookPublisher;
  /** Also this machine may be sent to, without encryption: for development and tests. */
  allowsLoopbackWebhooks: boolean;
}

/** What sending them needs. */
export interface WebhookJobContext {
  auth: Auth;
  jobs: JobQueue;
  rateLimiter: RateLimiter;
  outbox: Outbox;
  servicePool: Pool;
  webhookSender: WebhookSender;
  /** False for an account that was set inactive or is to be deleted: nothing is sent for it. */
  isAccountActive: (accountId: AccountId) => Promise<boolean>;
  log: Log;
  now: () => Date;
}

/** Where a user sees their endpoints. */
export function webhooksUrl(auth: Auth): string {
  return new URL('/tracker/settings/webhooks', auth.options.baseURL).href;
}
