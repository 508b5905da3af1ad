import { appError } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { bind, bindOwn, bindRead } from '../../http/bind.ts';
import { signedIn } from '../../http/context.ts';
import type { Mount } from '../../http/mounts.ts';
import { procedures } from '../../http/procedures.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { readBytes } from '../../http/read-body.ts';
import { administering } from '../audit/index.ts';
import { askForSetUp } from '../stripe/index.ts';
import { listPayments } from './payments.queries.ts';
import { toPayment } from './payments.rules.ts';
import type { PaymentServices } from './payments.services.ts';
import { askForReconciliation } from './use-cases/ask-for-reconciliation.ts';
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

/** Binds calls that ask the payment provider. */
const askingBy = ({ payments: services, rateLimiter, baseUrl }: PaymentRouteServices) =>
  bind((context) => ({ ...signedIn(context), services, rateLimiter, baseUrl }));

/** Binds a user's calls on subscription and payments. */
export function createPaymentsRoutes(routes: PaymentRouteServices) {
  const { payments } = procedures;
  const services = routes.payments;
  const bindAsking = askingBy(routes);
  return {
    get_my_subscription: bindOwn(payments.get_my_subscription, (ctx) => getSubscription(ctx, services)),
    refresh_my_subscription: bindAsking(payments.refresh_my_subscription, refreshSubscription),
    create_stripe_checkout: bindAsking(payments.create_stripe_checkout, beginCheckout),
    verify_subscription: bindAsking(payments.verify_subscription, verifyCheckout),
    create_portal_session: bindAsking(payments.create_portal_session, openPortal),
    list_my_payments: bindRead(payments.list_my_payments, async (tx, accountId) => ({
      items: (await listPayments(tx, accountId)).map(toPayment),
    })),
  };
}

/** Stands here and not with the plans because what may be changed to depends on what is paid for. */
export function createPlanChangeRoutes(routes: PaymentRouteServices) {
  const { plans } = procedures;
  const bindAsking = askingBy(routes);
  return {
    check_plan_change: bindAsking(plans.check_plan_change, checkPlanChange),
    change_my_plan: bindAsking(plans.change_my_plan, changeOwnPlan),
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
  const asAdmin = administering(servicePool);
  const bindAdmin = bind((context) => ({ ...asAdmin(context), payments }));
  return {
    get_payment_overview: bindAdmin(admin.get_payment_overview, getPaymentOverview),
    set_up_payments: bindAdmin(admin.set_up_payments, askForSetUp),
    reconcile_payments: bindAdmin(admin.reconcile_payments, askForReconciliation),
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
