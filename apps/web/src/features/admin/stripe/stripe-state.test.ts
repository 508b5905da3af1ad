import type { PaymentOverview } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { paymentsInWords } from './stripe-state.ts';

const USER = { user_id: '0199c1de-0000-7000-8000-000000000001', email: 'ada@example.com' };
const QUIET: PaymentOverview = {
  mode: 'live',
  settings: { secret_key: true, webhook_secrets: 1 },
  plans: [{ id: USER.user_id, name: 'Professional', standing: 'done' }],
  set_up: null,
  webhook: {
    last: null,
    received_today: 0,
    left_alone: [],
    waiting: { count: 0, since: null },
    retried_jobs: 0,
    failed_jobs: 0,
    last_error: null,
  },
  subscriptions: [],
  taken: [],
  conflicts: [],
  refunds: [],
  disputes: [],
  reconciliations: [],
  drift: [],
};

const DISPUTE: PaymentOverview['disputes'][number] = {
  ...USER,
  payment_id: 'in_1',
  number: null,
  dispute_id: 'dp_1',
  status: 'needs_response',
  reason: 'fraudulent',
  needs_answer: true,
  answer_by: null,
  amount_cents: 4_900,
  currency: 'usd',
};

describe('the first line of the page', () => {
  it('says that nothing needs anybody, or that nobody can buy', () => {
    expect(paymentsInWords(QUIET)).toBe('Live: nothing to do.');
    expect(paymentsInWords({ ...QUIET, mode: 'not_configured' })).toBe(
      'Not configured. Plans cannot be bought.',
    );
  });

  it('names everything that does', () => {
    expect(
      paymentsInWords({
        ...QUIET,
        mode: 'test',
        plans: [{ id: USER.user_id, name: 'Professional', standing: 'changed' }],
        webhook: { ...QUIET.webhook, failed_jobs: 1 },
        conflicts: [{ ...USER, plan_name: 'Free', conflict: 'plan_mismatch' }],
        disputes: [DISPUTE, { ...DISPUTE, status: 'under_review', needs_answer: false }],
        drift: [{ ...USER, differences: ['sub_1 is active at Stripe and unknown here'] }],
      }),
    ).toBe(
      'Test: 1 dispute to answer, 1 plan differs at Stripe, 1 conflict, 1 failed job, 1 user differed from Stripe.',
    );
  });
});
