import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { daysAgo } from './canned-figures.ts';
import { reply } from './replies.ts';

const minutesAgo = (minutes: number) => daysAgo(minutes / 1_440);
const PAGING = { page: 1, page_size: 20 };

/** Payments that need somebody: all that the page can show. */
export const showPaymentOverview = (page: Page) =>
  reply(page, contract.admin.get_payment_overview, {
    mode: 'live',
    settings: { secret_key: true, webhook_secrets: 2 },
    plans: [
      { name: 'Professional', standing: 'changed' },
      { name: 'Enterprise', standing: 'never' },
      { name: 'Agency', standing: 'done' },
    ],
    set_up: { state: 'failed', ended_at: minutesAgo(11), failure: 'Stripe refuses the key.' },
    webhook: {
      last: { type: 'customer.subscription.updated', received_at: minutesAgo(3), lag_seconds: 1.2 },
      received_today: 184,
      left_alone: [{ reason: 'no_customer', count: 12 }],
      waiting: { count: 2, since: minutesAgo(4) },
      retried_jobs: 1,
      failed_jobs: 2,
      last_error: { job: 'sync-stripe-customer', message: 'No answer from Stripe.', at: minutesAgo(6) },
    },
    subscriptions: [
      { state: 'active', count: 212 },
      { state: 'past_due', count: 3 },
    ],
    taken: [{ currency: 'usd', payments: 216, paid_cents: 1_164_400, refunded_cents: 9_800 }],
    conflicts: [{ email: 'grace@example.com', plan_name: 'Professional', conflict: 'status_conflict' }],
    refunds: [
      {
        email: 'alan@example.com',
        payment_id: 'in_1',
        number: 'A-0001',
        paid_at: daysAgo(6),
        paid_cents: 9_900,
        refunded_cents: 4_900,
        currency: 'usd',
      },
    ],
    disputes: [
      {
        email: 'barbara@example.com',
        payment_id: 'in_3',
        number: 'A-0004',
        dispute_id: 'dp_1QxT0aB2eZvKYlo2C3d4E5f6',
        status: 'needs_response',
        reason: 'product_not_received',
        needs_answer: true,
        answer_by: daysAgo(-4),
        amount_cents: 14_900,
        currency: 'usd',
      },
    ],
  });

/** Subscriptions in states that are said in words of their own. */
export const showSubscriptions = (page: Page) =>
  reply(page, contract.admin.list_subscriptions, {
    items: [
      { status: 'active' },
      { status: 'active', cancel_at: daysAgo(-12), plan_name: 'Enterprise', interval: 'yearly' },
      { status: 'past_due' },
      { status: 'incomplete_expired' },
      { status: 'canceled', plan_name: null, interval: null, dashboard_url: null },
    ].map((one, index) => ({
      email: `person-${index}@example.com`,
      id: `sub_1QxT0aB2eZvKYlo2C3d4-${index}`,
      customer_id: `cus_${index}`,
      plan_name: 'Professional',
      interval: 'monthly',
      dashboard_url: 'https://dashboard.stripe.com/subscriptions/sub_1',
      ...one,
    })),
    total: 57,
    ...PAGING,
  });

const COUPONS = [
  { code: 'SPRING-SALE', is_open: true, redemptions: 2 },
  { code: 'PARTNER', percent_off: 100, duration: 'forever', duration_months: null, max_redemptions: 5 },
  {
    code: 'WELCOME10',
    percent_off: null,
    amount_off: 10,
    duration: 'once',
    duration_months: null,
    first_purchase_only: true,
    expires_at: daysAgo(-30),
  },
  { code: 'OLD', is_active: false },
].map((coupon) => ({
  percent_off: 20,
  duration: 'repeating',
  duration_months: 3,
  is_active: true,
  version: 1,
  ...coupon,
}));

/** Coupons in several states, and two who redeemed the first. */
export async function showCoupons(page: Page): Promise<void> {
  await reply(page, contract.admin.coupons.list, { items: COUPONS, total: COUPONS.length, ...PAGING });
  await reply(page, contract.admin.coupons.get, COUPONS[0] ?? {});
  await reply(page, contract.admin.list_coupon_redemptions, {
    items: ['ada', 'grace'].map((name) => ({ email: `${name}@example.com`, subscription_id: 'sub_1' })),
    total: 2,
  });
}
