import { oc } from '@orpc/contract';
import { z } from 'zod';
import { BILLING_INTERVALS, PaymentList, Subscription } from './payments.ts';
import * as messages from './plans-messages.ts';
import { plainText } from './text.ts';

const ADDRESS_MAX = 2_000;

/** Where the payment provider sends the browser back to: a page of ours, anything else is refused. */
const ReturnAddress = plainText(ADDRESS_MAX).max(ADDRESS_MAX);

const SESSION_ID_MAX = 200;

export const paymentsContract = {
  get_my_subscription: oc
    .route({
      method: 'GET',
      path: '/api/subscription',
      tags: ['payments'],
      summary: 'My subscription as it was last written, with the conflict it may be in',
    })
    .output(Subscription),
  refresh_my_subscription: oc
    .route({
      method: 'POST',
      path: '/api/subscription/refresh',
      tags: ['payments'],
      summary:
        'Asks the payment provider how my subscription stands and writes it down, which resolves a conflict; SERVICE_UNAVAILABLE where it does not answer',
    })
    .output(Subscription),
  create_stripe_checkout: oc
    .route({
      method: 'POST',
      path: '/functions/create-stripe-checkout',
      tags: ['payments'],
      summary:
        'Begins a checkout of a plan and answers its address. With a subscription that is in force it is the page on which that is changed. CONFLICT with the reason not_configured, too_many_keywords, plan_inactive, same_plan or other_checkout',
    })
    .input(
      z.strictObject({
        planId: z.uuid(messages.chooseAPlan),
        /** `session_id` is added to it. */
        successUrl: ReturnAddress,
        cancelUrl: ReturnAddress,
        interval: z.enum(BILLING_INTERVALS).default('monthly'),
      }),
    )
    .output(
      z.object({
        url: z.string(),
        /** `checkout` comes back with a session_id to verify; `change` comes back to `successUrl` without one. */
        kind: z.enum(['checkout', 'change']),
      }),
    ),
  verify_subscription: oc
    .route({
      method: 'POST',
      path: '/functions/verify-subscription',
      tags: ['payments'],
      summary:
        "Reads the payment provider's truth after a checkout of mine. The session only says whose return it is; NOT_FOUND for somebody else's",
    })
    .input(z.strictObject({ session_id: plainText(SESSION_ID_MAX).min(1).max(SESSION_ID_MAX) }))
    .output(
      z.object({
        /** True when the checkout is complete and the subscription is in force. False: not yet, or not at all. */
        success: z.boolean(),
        subscription: Subscription,
      }),
    ),
  create_portal_session: oc
    .route({
      method: 'POST',
      path: '/functions/create-portal-session',
      tags: ['payments'],
      summary:
        'The page of the payment provider for cards, invoices, cancelling and resuming; CONFLICT with the reason no_customer before the first checkout',
    })
    .input(
      z.strictObject({
        returnUrl: ReturnAddress,
        /** Leads straight to one thing; left out: the page with everything. */
        flow: z.enum(['payment_method', 'cancel']).optional(),
      }),
    )
    .output(z.object({ url: z.string() })),
  list_my_payments: oc
    .route({
      method: 'GET',
      path: '/api/payments',
      tags: ['payments'],
      summary: 'My newest invoices, newest first',
    })
    .output(PaymentList),
};
