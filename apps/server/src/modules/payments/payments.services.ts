import type { Pool } from '../../database/pool.ts';
import type { JobQueue } from '../../jobs/index.ts';
import type { Log } from '../../lib/log.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { StripeDoor } from '../stripe/index.ts';

/** What payments need. Their rows are written by the service role alone: nobody gives a plan to themselves. */
export interface PaymentServices {
  servicePool: Pool;
  jobs: JobQueue;
  outbox: Outbox;
  log: Log;
  now: () => Date;
  /** The payment provider; null where nothing takes payments. */
  stripe: StripeDoor | null;
  /** Where users get help; null where the operator names nowhere. */
  supportAddress: string | null;
  /** The page of plans, for mails. */
  plansUrl: string;
}
