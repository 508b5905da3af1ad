import { PAYMENT_STATES } from '../../packages/contract/src/choices.ts';

const somebody = (name: string) => ({
  user_id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47db',
  email: `${name}@example.com`,
});

/** Payments that need somebody: all that the page can show. */
export function cannedPayments(now: Date) {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  return {
    mode: 'live',
    settings: { secret_key: true, webhook_secrets: 2 },
    plans: [
      { id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47d1', name: 'Professional', standing: 'changed' },
      { id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47d2', name: 'Enterprise', standing: 'never' },
      { id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47d3', name: 'Agency', standing: 'done' },
    ],
    set_up: {
      id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47d4',
      state: 'failed',
      asked_at: ago(12),
      ended_at: ago(11),
      prices_made: 0,
      prices_kept: 0,
      failure: 'Stripe refuses the key (Invalid API Key).',
    },
    webhook: {
      last: { type: 'customer.subscription.updated', received_at: ago(3), lag_seconds: 1.2 },
      received_today: 184,
      left_alone: [
        { reason: 'no_customer', count: 12 },
        { reason: 'other_mode', count: 3 },
      ],
      waiting: { count: 2, since: ago(4) },
      retried_jobs: 1,
      failed_jobs: 2,
      last_error: {
        job: 'sync-stripe-customer',
        message: 'The payment provider does not answer. Please try again in a few minutes.',
        at: ago(6),
      },
    },
    subscriptions: [
      { state: 'active', count: 212 },
      { state: 'trialing', count: 31 },
      { state: 'canceling', count: 4 },
      { state: 'past_due', count: 3 },
      { state: 'disputed', count: 2 },
      { state: 'ended', count: 57 },
    ],
    taken: [{ currency: 'usd', payments: 216, paid_cents: 1_164_400, refunded_cents: 9_800 }],
    conflicts: [
      { ...somebody('ada'), plan_name: 'Free', conflict: 'plan_mismatch' },
      {
        ...somebody('grace'),
        user_id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47dc',
        plan_name: 'Professional',
        conflict: 'status_conflict',
      },
    ],
    refunds: [
      {
        ...somebody('alan'),
        payment_id: 'in_1',
        number: 'A-0001',
        paid_at: ago(9_000),
        paid_cents: 4_900,
        refunded_cents: 4_900,
        currency: 'usd',
      },
      {
        ...somebody('edsger'),
        payment_id: 'in_2',
        number: 'A-0002',
        paid_at: ago(12_000),
        paid_cents: 9_900,
        refunded_cents: 4_900,
        currency: 'usd',
      },
    ],
    disputes: [
      {
        ...somebody('barbara'),
        payment_id: 'in_3',
        number: 'A-0004',
        dispute_id: 'dp_1QxT0aB2eZvKYlo2C3d4E5f6',
        status: 'needs_response',
        reason: 'product_not_received',
        needs_answer: true,
        answer_by: ago(-7_000),
        amount_cents: 4_900,
        currency: 'usd',
      },
      {
        ...somebody('donald'),
        payment_id: 'in_4',
        number: null,
        dispute_id: 'dp_1QxT0aB2eZvKYlo2C3d4E5f7',
        status: 'lost',
        reason: 'fraudulent',
        needs_answer: false,
        answer_by: null,
        amount_cents: 14_900,
        currency: 'usd',
      },
    ],
    reconciliations: [
      {
        id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47dd',
        is_dry_run: true,
        state: 'done',
        asked_at: ago(2),
        ended_at: ago(1),
        customers: 250,
        unanswered: 1,
        missed_events: 4,
        drifted: 1,
        failure: null,
      },
    ],
    drift: [
      {
        ...somebody('ada'),
        differences: [
          'sub_1QxT0aB2eZvKYlo2C3d4E5f6 is active at Stripe and unknown here',
          'Invoice A-0003 is paid at Stripe and unknown here',
        ],
      },
    ],
  };
}

/** Subscriptions of users, one of each state that is said in words of its own. */
export function cannedSubscriptions(now: Date) {
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  const one = (name: string, status: string, more: object = {}) => ({
    ...somebody(name),
    id: `sub_1QxT0aB2eZvKYlo2C3d4${name}`,
    customer_id: `cus_${name}`,
    status,
    plan_name: 'Professional',
    interval: 'monthly',
    created_at: at(-40),
    period_ends_at: at(12),
    cancel_at: null,
    dashboard_url: `https://dashboard.stripe.com/subscriptions/sub_1QxT0aB2eZvKYlo2C3d4${name}`,
    ...more,
  });
  const items = [
    one('ada', 'active'),
    one('grace', 'active', { cancel_at: at(12), plan_name: 'Enterprise', interval: 'yearly' }),
    one('alan', 'trialing'),
    one('edsger', 'past_due'),
    one('barbara', 'incomplete_expired'),
    one('donald', 'canceled', { plan_name: null, interval: null, dashboard_url: null }),
  ];
  return { items, total: 57, is_total_capped: false, page: 1, page_size: 20 };
}

/** Invoices of users, one of each state. */
export function cannedInvoices(now: Date) {
  const items = PAYMENT_STATES.map((state, at) => ({
    ...somebody(state.replace('_', '-')),
    id: `in_1QxT0aB2eZvKYlo2C3d4E5f${at}`,
    number: at === 2 ? null : `A-000${at}`,
    state,
    amount_cents: 14_900,
    refunded_cents: state === 'partly_refunded' ? 4_900 : 0,
    currency: 'usd',
    created_at: new Date(now.getTime() - at * 86_400_000).toISOString(),
    paid_at: null,
    dashboard_url: `https://dashboard.stripe.com/invoices/in_1QxT0aB2eZvKYlo2C3d4E5f${at}`,
  }));
  return { items, total: items.length, is_total_capped: false, page: 1, page_size: 20 };
}

/** Coupons in every state that looks different. */
export function cannedCoupons(now: Date) {
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  const coupon = {
    percent_off: 20,
    amount_off: null,
    duration: 'repeating',
    duration_months: 3,
    max_redemptions: null,
    expires_at: null,
    first_purchase_only: false,
    is_active: true,
    redemptions: 2,
    is_open: true,
    version: 1,
    sort_order: 0,
    created_at: at(-9),
    updated_at: at(-9),
    deleted_at: null,
  };
  const items = [
    { code: 'SPRING-SALE' },
    { code: 'PARTNER', percent_off: 100, duration: 'forever', duration_months: null, max_redemptions: 5 },
    {
      code: 'WELCOME10',
      percent_off: null,
      amount_off: 10,
      duration: 'once',
      duration_months: null,
      first_purchase_only: true,
      expires_at: at(30),
      is_open: false,
    },
    { code: 'AUTUMN', expires_at: at(-2), is_open: false, redemptions: 41 },
    { code: 'FRIENDS', max_redemptions: 2, is_open: false },
    { code: 'OLD', is_active: false, is_open: false, redemptions: 0 },
  ].map((one, index) => ({ ...coupon, ...one, id: `01a1fb62-272e-7e0a-ac32-a0b1df7d47e${index}` }));
  return { items, total: items.length, trashed: 0, page: 1, page_size: 20 };
}

/** Two who redeemed one of them. */
export function cannedRedemptions(now: Date) {
  const items = ['ada', 'grace'].map((name, index) => ({
    ...somebody(name),
    subscription_id: `sub_${index}`,
    redeemed_at: new Date(now.getTime() - index * 86_400_000).toISOString(),
  }));
  return { items, total: items.length };
}
