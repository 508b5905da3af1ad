import { z } from 'zod';
import { inTransaction } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { DAY_MS } from '../../lib/time.ts';
import { deleteSetUpsBefore, setUpPlansAtStripe } from '../stripe/index.ts';
import { endDisputedSubscription } from './end-disputed.jobs.ts';
import { endExtraSubscription } from './end-extra.jobs.ts';
import { deleteEventsBefore } from './events.queries.ts';
import type { PaymentServices } from './payments.services.ts';
import { reconcileOnDemand } from './reconciliation.jobs.ts';
import { deleteReconciliationsBefore } from './reconciliations.queries.ts';
import { refundPayment } from './refund.jobs.ts';
import { syncDisputedCharge, syncStripeCustomer } from './sync.jobs.ts';
import { reconcileDue, reconcileEverything } from './use-cases/reconcile.ts';

const RETRY = { times: 3, first_pause_seconds: 60, longest_pause_seconds: 600 };
/** An event comes again for three days at most. */
const EVENTS_KEPT_DAYS = 90;

/** Looks at customers for whom something should have happened of which nobody told, and settles grants whose time has come. */
export const reconcileDuePayments = defineJob({
  name: 'reconcile-due-payments',
  input: z.object({}),
  retry: RETRY,
  expire_seconds: 3_000,
  schedule: '11 * * * *',
  run: (services: PaymentServices) => reconcileDue(services),
});

/** Looks at everybody with a subscription, and takes up events that never arrived. */
export const reconcileAllPayments = defineJob({
  name: 'reconcile-all-payments',
  input: z.object({}),
  retry: RETRY,
  expire_seconds: 10_000,
  schedule: '41 2 * * *',
  run: async (services: PaymentServices) => {
    const { servicePool, now } = services;
    const before = new Date(now().getTime() - EVENTS_KEPT_DAYS * DAY_MS);
    await inTransaction(servicePool, null, async (tx) => {
      await deleteEventsBefore(tx, before);
      await deleteReconciliationsBefore(tx, before);
      await deleteSetUpsBefore(tx, before);
    });
    await reconcileEverything(services);
  },
});

export const PAYMENT_JOBS = [
  syncStripeCustomer,
  syncDisputedCharge,
  endExtraSubscription,
  endDisputedSubscription,
  refundPayment,
  reconcileDuePayments,
  reconcileAllPayments,
  reconcileOnDemand,
  setUpPlansAtStripe,
] as const;
