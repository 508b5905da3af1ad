import { appError } from '@answerscope/contract';
import { reading } from '../../context/user-context.ts';
import type { Pool } from '../../database/pool.ts';
import { asAdministrator, type RequestContext, signedIn } from '../../http/context.ts';
import type { Mount } from '../../http/mounts.ts';
import { procedures } from '../../http/procedures.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { readBytes } from '../../http/read-body.ts';
import { administration } from '../audit/index.ts';
import { listPayments } from './payments.queries.ts';
import { toPayment } from './payments.rules.ts';
import type { PaymentServices } from './payments.services.ts';
import { askForReconciliation } from './use-cases/ask-for-reconciliation.ts';
import { askForSetUp } from './use-cases/ask-for-set-up.ts';
import { beginCheckout } from './use-cases/begin-checkout.ts';
import { changeOwnPlan, checkPlanChange } from './use-cases/change-own-plan.ts';
import { getPaymentOverview } from './use-cases/get-payment-overview.ts';
import { getSubscription } from './use-cases/get-subscription.ts';
import { openPortal } from './use-cases/open-portal.ts';
import { receiveEvent } from './use-cases/receive-event.ts';
import { refreshSubscription } from './use-cases/refresh-subscription.ts';
import { verifyCheckout } from './use-cases/verify-checkout.ts';

/** What the calls of payments need besides. */
export interface PaymentRouteServices {
  payments: PaymentServices;
  rateLimiter: RateLimiter;
  /** The address people use: nobody is sent elsewhere. */
  baseUrl: () => string;
}

/** Binds a user's calls on subscription and payments. */
export function createPaymentsRoutes({ payments: services, rateLimiter, baseUrl }: PaymentRouteServices) {
  const { payments } = procedures;
  const asking = (context: RequestContext) => ({ ...signedIn(context), services, rateLimiter, baseUrl });
  return {
    get_my_subscription: payments.get_my_subscription.handler(({ context }) =>
      getSubscription(signedIn(context), services),
    ),
    refresh_my_subscription: payments.refresh_my_subscription.handler(({ context }) =>
      refreshSubscription(asking(context)),
    ),
    create_stripe_checkout: payments.create_stripe_checkout.handler(({ context, input }) =>
      beginCheckout(asking(context), input),
    ),
    verify_subscription: payments.verify_subscription.handler(({ context, input }) =>
      verifyCheckout(asking(context), input),
    ),
    create_portal_session: payments.create_portal_session.handler(({ context, input }) =>
      openPortal(asking(context), input),
    ),
    list_my_payments: payments.list_my_payments.handler(({ context }) =>
      reading(signedIn(context), async (tx, userId) => ({
        items: (await listPayments(tx, userId)).map(toPayment),
      })),
    ),
  };
}

/** Stands here and not with the plans because what may be changed to depends on what is paid for. */
export function createPlanChangeRoutes(services: PaymentServices) {
  const { plans } = procedures;
  return {
    check_plan_change: plans.check_plan_change.handler(({ context, input }) =>
      checkPlanChange({ ...signedIn(context), services }, input),
    ),
    change_my_plan: plans.change_my_plan.handler(({ context, input }) =>
      changeOwnPlan({ ...signedIn(context), services }, input),
    ),
  };
}

/** Binds what administrators see and do of payments over all users. */
export function createPaymentAdministrationRoutes({
  servicePool,
  payments,
}: {
  servicePool: Pool;
  payments: PaymentServices;
}) {
  const { admin } = procedures;
  const asAdmin = (context: RequestContext) => ({
    ...administration(servicePool, asAdministrator(context)),
    payments,
  });
  return {
    get_payment_overview: admin.get_payment_overview.handler(({ context }) =>
      getPaymentOverview(asAdmin(context)),
    ),
    set_up_payments: admin.set_up_payments.handler(({ context }) => askForSetUp(asAdmin(context))),
    reconcile_payments: admin.reconcile_payments.handler(({ context, input }) =>
      askForReconciliation(asAdmin(context), input),
    ),
  };
}

const EVENT_BYTES_MAX = 500_000;

/** Where the payment provider tells of what happened. What it sends is read as it came: it is signed byte by byte. */
export function createStripeMount(services: PaymentServices): Mount {
  return {
    at: '/webhooks/stripe',
    methods: services.stripe === null ? [] : ['POST'],
    guard: 'host',
    body: { bytes: EVENT_BYTES_MAX, entries: 0 },
    label: 'webhooks/stripe',
    answer: async ({ exchange: { request, response }, body }) => {
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string')
        throw appError('VALIDATION_ERROR', { details: { reason: 'bad_signature' } });
      await receiveEvent(services, { body: await readBytes(request, body.bytes), signature });
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end('{"received":true}');
    },
  };
}
