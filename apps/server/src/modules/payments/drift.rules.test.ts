import { describe, expect, it } from 'vitest';
import { accountId } from '../../../test/ids.ts';
import { type Billed, driftOf } from './drift.rules.ts';

const USER = accountId('0199c1de-0000-7000-8000-000000000001');
const subscription: Billed['subscriptions'][number] = {
  account_id: USER,
  id: 'sub_1',
  customer_id: 'cus_1',
  status: 'active',
  product_id: 'prod_1',
  plan_id: 'p1',
  interval: 'monthly',
  amount_cents: 4_900,
  next_amount_cents: 4_900,
  currency: 'usd',
  created_at: new Date('2026-10-01T00:00:00Z'),
  period_ends_at: new Date('2026-11-01T00:00:00Z'),
  cancel_at: null,
  ended_at: null,
  trial_ends_at: null,
  unpaid_since: null,
  has_card: true,
  dispute: null,
};
const payment: Billed['payments'][number] = {
  account_id: USER,
  id: 'in_1',
  subscription_id: 'sub_1',
  plan_id: 'p1',
  number: 'A-1',
  status: 'paid',
  amount_due_cents: 4_900,
  amount_paid_cents: 4_900,
  refunded_cents: 0,
  currency: 'usd',
  created_at: new Date('2026-10-01T00:00:00Z'),
  paid_at: new Date('2026-10-01T00:00:00Z'),
  dispute_id: null,
  dispute_status: null,
  dispute_reason: null,
  dispute_due_at: null,
};
const ROWS: Billed = { subscriptions: [subscription], payments: [payment] };
const NOTHING: Billed = { subscriptions: [], payments: [] };

describe('our rows and the payment provider', () => {
  it('agree where they say the same, and about invoices that are told no more', () => {
    expect(driftOf(ROWS, ROWS)).toEqual([]);
    expect(driftOf(ROWS, { ...ROWS, payments: [] })).toEqual([]);
  });

  it('differ in what only one of them knows', () => {
    expect(driftOf(NOTHING, ROWS)).toEqual([
      'sub_1 is active at Stripe and unknown here',
      'Invoice A-1 is paid at Stripe and unknown here',
    ]);
    expect(driftOf(ROWS, NOTHING)).toEqual(['sub_1 is active here and unknown at Stripe']);
    const over = { ...ROWS, subscriptions: [{ ...subscription, status: 'canceled' }] };
    expect(driftOf(over, NOTHING)).toEqual([]);
  });

  it('differ in state, plan, end and what was given back', () => {
    const told: Billed = {
      subscriptions: [
        {
          ...subscription,
          status: 'past_due',
          interval: 'yearly',
          amount_cents: 49_000,
          next_amount_cents: 24_500,
          period_ends_at: new Date('2026-12-01T00:00:00Z'),
          cancel_at: new Date('2026-12-01T00:00:00Z'),
          trial_ends_at: new Date('2026-10-15T00:00:00Z'),
          unpaid_since: new Date('2026-11-02T00:00:00Z'),
          dispute: 'open',
        },
      ],
      payments: [{ ...payment, refunded_cents: 4_900 }],
    };
    expect(driftOf(ROWS, told)).toEqual([
      'sub_1 is past_due at Stripe and active here',
      'sub_1 is for another plan or interval at Stripe than here',
      'sub_1 costs 49000 cents, next 24500, at Stripe and 4900 cents, next 4900, here',
      'The period of sub_1 ends on 2026-12-01 at Stripe and on 2026-11-01 here',
      'The trial of sub_1 ends on 2026-10-15 at Stripe and on no day here',
      'sub_1 is unpaid since 2026-11-02 at Stripe and since no day here',
      'A payment for sub_1 is disputed at Stripe and not disputed here',
      'sub_1 ends on 2026-12-01 at Stripe and on no day here',
      'Invoice A-1 was refunded 4900 cents at Stripe and 0 here',
    ]);
  });

  it('do not differ in amounts of subscriptions synced before amounts were stored', () => {
    const before = { ...subscription, amount_cents: null, next_amount_cents: null, currency: null };
    expect(driftOf({ ...ROWS, subscriptions: [before] }, ROWS)).toEqual([]);
  });

  it('differ in a dispute of which only the payment provider knows', () => {
    const disputed = { ...payment, dispute_status: 'needs_response' };
    expect(driftOf(ROWS, { ...ROWS, payments: [disputed] })).toEqual([
      'The dispute of invoice A-1 is needs_response at Stripe and unknown here',
    ]);
  });
});
