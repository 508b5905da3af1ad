import type { Plan } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { keywordLimit } from './allowance.rules.ts';
import { judgePlanChange, planAction, planDirection } from './plan-change.rules.ts';

const plan = (facts: Partial<Plan>): Plan => ({
  id: '0199c1de-0000-7000-8000-000000000000',
  name: 'A plan',
  description: '',
  price_monthly: 0,
  price_yearly: 0,
  is_active: true,
  is_highlighted: false,
  stripe_product_id: null,
  is_set_up: false,
  max_keywords: 5,
  keywords_per_channel: 5,
  total_channels: 1,
  allowed_channels: ['openai'],
  samples_max: 1,
  monthly_budget_usd: 1,
  webhook_endpoints_max: 0,
  ranking_refresh_frequency_hours: 720,
  features: [],
  ...facts,
});
const FREE = plan({ name: 'Free' });
const PAID = plan({
  name: 'Professional',
  price_monthly: 49,
  max_keywords: 100,
  keywords_per_channel: 25,
  total_channels: 4,
  allowed_channels: ['openai', 'claude', 'gemini', 'perplexity'],
  ranking_refresh_frequency_hours: 168,
});
const PAID_UNTIL = new Date('2026-12-20T09:00:00Z');
const judge = (facts: Partial<Parameters<typeof judgePlanChange>[0]>) =>
  judgePlanChange({
    current: FREE,
    target: PAID,
    keywords: 0,
    keyword_limit_override: null,
    takesPayments: false,
    paidUntil: null,
    ...facts,
  });

describe('a change of plan', () => {
  it('is an upgrade when it costs more or is the first, else a downgrade', () => {
    expect(planDirection(null, FREE)).toBe('upgrade');
    expect(planDirection(FREE, PAID)).toBe('upgrade');
    expect(planDirection(PAID, FREE)).toBe('downgrade');
    expect(planDirection(FREE, FREE)).toBe('downgrade');
  });

  it('to what is paid for is refused while nothing takes a payment', () => {
    expect(judge({}).blockers).toEqual([
      {
        code: 'not_configured',
        message: 'This plan is not configured for payments. Please contact support.',
      },
    ]);
    expect(judge({ target: plan({ ...PAID, stripe_product_id: 'prod_1' }) }).is_allowed).toBe(false);
    expect(judge({ takesPayments: true }).is_allowed).toBe(true);
  });

  it('goes through checkout to what is paid for, at once to what is free, and where a subscription runs through that', () => {
    expect(judge({}).way).toBe('checkout');
    expect(judge({ current: PAID, target: FREE }).way).toBe('switch');
    expect(judge({ paidUntil: PAID_UNTIL }).way).toBe('change');
    expect(judge({ current: PAID, target: FREE, paidUntil: PAID_UNTIL }).way).toBe('change');
  });

  it('takes effect at once, but for a paid plan that is given up: that goes on to its end', () => {
    expect(judge({ current: PAID, target: FREE, paidUntil: PAID_UNTIL }).takes_effect_at).toBe(
      '2026-12-20T09:00:00.000Z',
    );
    expect(judge({ paidUntil: PAID_UNTIL }).takes_effect_at).toBeNull();
    expect(judge({ current: PAID, target: FREE }).takes_effect_at).toBeNull();
    expect(judge({}).takes_effect_at).toBeNull();
  });

  it('to a withdrawn plan is refused', () => {
    expect(judge({ target: plan({ is_active: false }) }).blockers[0]).toEqual({
      code: 'plan_inactive',
      message: 'This plan is no longer available',
    });
  });

  it('down is refused while there are more keywords than the plan holds, with the numbers', () => {
    expect(judge({ current: PAID, target: FREE, keywords: 12 }).blockers).toEqual([
      {
        code: 'too_many_keywords',
        message:
          "You're currently using 12 keywords, but this plan only allows 5. Please delete 7 keywords first.",
      },
    ]);
    expect(judge({ current: PAID, target: FREE, keywords: 5 }).is_allowed).toBe(true);
  });

  it("goes by an administrator's limit before the plan's", () => {
    expect(judge({ current: PAID, target: FREE, keywords: 12, keyword_limit_override: 20 }).is_allowed).toBe(
      true,
    );
    expect(judge({ keyword_limit_override: 20 }).recommendations).toEqual([
      'New for you: Claude, Gemini, and Perplexity.',
    ]);
  });

  it('goes by the limit that is enforced, whatever made it so', () => {
    const wider = plan({
      ...FREE,
      allowed_channels: ['openai', 'claude'],
      total_channels: 2,
      max_keywords: 10,
    });
    for (const [keywords, isAllowed] of [
      [10, true],
      [11, false],
    ] as const) {
      expect(judge({ current: PAID, target: wider, keywords }).is_allowed).toBe(isAllowed);
      expect(keywords <= (keywordLimit(wider, null) ?? 0)).toBe(isAllowed);
    }
  });

  it('says what is lost', () => {
    expect(judge({ current: PAID, target: FREE }).warnings).toEqual([
      'Claude, Gemini, and Perplexity will no longer be checked. Their answers and reports stay.',
      'Keywords will be refreshed less often, every 30 days instead of weekly.',
    ]);
    expect(judge({}).warnings).toEqual([]);
  });

  it('says how many answers to a question are lost and won', () => {
    const surer = plan({ ...PAID, samples_max: 5 });
    expect(judge({ target: surer }).recommendations).toContain(
      'You can ask for up to 5 answers per keyword per check.',
    );
    expect(judge({ current: surer, target: FREE }).warnings).toContain(
      'You can ask for 1 answer per keyword per check instead of 5.',
    );
  });

  it('says how much more or less answers may cost in a month', () => {
    const richer = plan({ ...PAID, monthly_budget_usd: 25 });
    const boundless = plan({ ...PAID, monthly_budget_usd: null });
    expect(judge({ target: richer }).recommendations).toContain(
      'Your AI usage per month rises from $1 to $25.',
    );
    expect(judge({ target: boundless }).recommendations).toContain(
      'Your AI usage is unlimited instead of $1 per month.',
    );
    expect(judge({ current: richer, target: FREE }).warnings).toContain(
      'Your AI usage per month falls from $25 to $1.',
    );
    expect(judge({ current: boundless, target: plan({ monthly_budget_usd: 0.5 }) }).warnings).toContain(
      'Your AI usage is limited to $0.50 per month.',
    );
    expect(judge({ current: boundless, target: boundless })).toMatchObject({
      warnings: [],
      recommendations: [],
    });
  });

  it('says what is won', () => {
    expect(judge({}).recommendations).toEqual([
      'You can track 95 more keywords.',
      'New for you: Claude, Gemini, and Perplexity.',
    ]);
    const unlimited = plan({ ...PAID, keywords_per_channel: null, max_keywords: null });
    expect(judge({ current: PAID, target: unlimited }).recommendations).toEqual([
      'You can track as many keywords as you like.',
    ]);
  });
});

it('a row of the history is one action', () => {
  const free = { id: 'free', price_monthly: 0 };
  const paid = { id: 'paid', price_monthly: 49 };
  const dear = { id: 'dear', price_monthly: 149 };
  const none = new Set<string>();
  expect(planAction({ previous: null, next: paid, earlier: none })).toBe('upgrade');
  expect(planAction({ previous: free, next: paid, earlier: none })).toBe('upgrade');
  expect(planAction({ previous: free, next: paid, earlier: new Set(['paid']) })).toBe('reactivate');
  expect(planAction({ previous: paid, next: free, earlier: none })).toBe('cancel');
  expect(planAction({ previous: dear, next: paid, earlier: none })).toBe('downgrade');
});
