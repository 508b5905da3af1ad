import { oc } from '@orpc/contract';
import { z } from 'zod';
import { PAYMENT_STATES, SUBSCRIPTION_STATUSES } from './choices.ts';
import { LIMITS } from './limits.ts';
import { BILLING_INTERVALS, Payment } from './payments.ts';
import { plainText } from './text.ts';

/** Whose a row is, and where the payment provider shows it: null where payments are simulated or nothing takes them. */
const Owned = { user_id: z.uuid(), email: z.string(), dashboard_url: z.url().nullable() };

/** A subscription at the payment provider, as it was last told. */
export const ListedSubscription = z.object({
  ...Owned,
  id: z.string(),
  customer_id: z.string(),
  /** In the payment provider's own words. */
  status: z.string(),
  /** Null where its price is none of ours. */
  plan_name: z.string().nullable(),
  interval: z.enum(BILLING_INTERVALS).nullable(),
  created_at: z.iso.datetime(),
  period_ends_at: z.iso.datetime(),
  /** When it ends by itself; null while it is renewed. */
  cancel_at: z.iso.datetime().nullable(),
});
export type ListedSubscription = z.infer<typeof ListedSubscription>;

/** An invoice of anybody's. */
export const ListedPayment = Payment.extend(Owned);
export type ListedPayment = z.infer<typeof ListedPayment>;

const SEARCHED = {
  /** In the address of the user; or a whole id of the payment provider's. */
  search: plainText(LIMITS.user_search_max).trim().max(LIMITS.user_search_max).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
};

/** A page of a list. */
const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    items: z.array(row).max(LIMITS.page_size),
    total: z.number().int(),
    /** Counting stopped at `total`: there are more. */
    is_total_capped: z.boolean(),
    page: z.number().int(),
    page_size: z.number().int(),
  });

export const paymentListsContract = {
  list_subscriptions: oc
    .route({
      method: 'GET',
      path: '/api/admin/payments/subscriptions',
      tags: ['admin'],
      summary: 'Subscriptions of all users, the newest first',
    })
    .input(z.strictObject({ ...SEARCHED, status: z.enum(SUBSCRIPTION_STATUSES).optional() }))
    .output(pageOf(ListedSubscription)),
  list_payments: oc
    .route({
      method: 'GET',
      path: '/api/admin/payments/invoices',
      tags: ['admin'],
      summary: 'Invoices of all users with what became of them, the newest first',
    })
    .input(z.strictObject({ ...SEARCHED, state: z.enum(PAYMENT_STATES).optional() }))
    .output(pageOf(ListedPayment)),
};
