import type { Pool } from '../../database/pool.ts';
import type { JobQueue } from '../../jobs/index.ts';
import type { Log } from '../../lib/log.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { setUpStanding } from '../plans/index.ts';
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
  /** The page of plans, for mails. */
  plansUrl: string;
}

/** Whether a payment for a plan can be taken: somebody takes payments, and knows the plan as it stands. */
export function takesPaymentsFor(
  { stripe }: Pick<PaymentServices, 'stripe'>,
  plan: Parameters<typeof setUpStanding>[0],
): boolean {
  return stripe !== null && setUpStanding(plan, stripe.isLive) === 'done';
}
