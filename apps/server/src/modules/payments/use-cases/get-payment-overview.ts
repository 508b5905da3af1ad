import type { PaymentMode, PaymentOverview } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { Transaction } from '../../../database/pool.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { followCoupon } from '../../coupons/index.ts';
import { listActivePlans, setUpStanding } from '../../plans/index.ts';
import { findNewestSetUp, type StripeDoor } from '../../stripe/index.ts';
import {
  countSubscriptions,
  countWaitingCustomers,
  listDisputes,
  listRefunds,
  listSuspects,
  readEvents,
  readFailedJobs,
  sumPayments,
} from '../overview.queries.ts';
import { PAYMENT_JOBS } from '../payments.jobs.ts';
import type { PaymentServices } from '../payments.services.ts';
import { listNewestDrift, listReconciliations, toReconciliation } from '../reconciliations.queries.ts';
import { readSubscription } from './get-subscription.ts';

/** How payments are doing over all users: as it was last written, nobody is asked. No key is ever among it. */
export async function getPaymentOverview(
  ctx: AdminContext & { payments: PaymentServices },
): Promise<PaymentOverview> {
  const { stripe } = ctx.payments;
  const now = ctx.payments.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return ctx.readAll(async (tx) => {
    const plans = (await listActivePlans(tx)).filter(({ price_monthly }) => price_monthly > 0);
    return {
      mode: paymentModeOf(stripe),
      settings: { secret_key: stripe !== null, webhook_secrets: stripe?.webhookSecrets.length ?? 0 },
      plans: plans.map((plan) => ({
        id: plan.id,
        name: plan.name,
        standing: setUpStanding(plan, stripe?.isLive === true),
      })),
      set_up: await findNewestSetUp(tx),
      webhook: {
        ...(await readEvents(tx, { day: ago(1), week: ago(7) })),
        waiting: await countWaitingCustomers(tx),
        ...(await readFailedJobs(
          tx,
          [...PAYMENT_JOBS, followCoupon].map(({ name }) => name),
        )),
      },
      subscriptions: await countSubscriptions(tx),
      taken: await sumPayments(tx, ago(30)),
      conflicts: await listPlanConflicts(tx, { stripe, now }),
      refunds: await listRefunds(tx),
      disputes: await listDisputes(tx),
      reconciliations: (await listReconciliations(tx)).map(toReconciliation),
      drift: await listNewestDrift(tx),
    };
  });
}

/** Users whose plan contradicts what they pay for, so many at most. */
export async function listPlanConflicts(
  tx: Transaction,
  { stripe, now }: Pick<PaymentServices, 'stripe'> & { now: Date },
): Promise<PaymentOverview['conflicts']> {
  const conflicts: PaymentOverview['conflicts'] = [];
  for (const suspect of await listSuspects(tx, now)) {
    const { conflict } = await readSubscription(tx, suspect.user_id, { stripe, now });
    if (conflict !== null) conflicts.push({ ...suspect, conflict });
  }
  return conflicts;
}

/** What payments are made with. */
export function paymentModeOf(stripe: StripeDoor | null): PaymentMode {
  if (stripe === null) return 'not_configured';
  if (stripe.isSimulated) return 'simulated';
  return stripe.isLive ? 'live' : 'test';
}
