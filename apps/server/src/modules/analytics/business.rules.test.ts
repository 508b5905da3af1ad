import { describe, expect, it } from 'vitest';
import { monthlyRevenue, shareOf } from './business.rules.ts';

const alike = (more: object) => ({
  currency: 'usd',
  interval: 'monthly',
  cents: 4_900,
  subscriptions: 1,
  ...more,
});

describe('monthly recurring revenue', () => {
  it('counts a yearly price as a twelfth and rounds once', () => {
    const yearly = alike({ interval: 'yearly', cents: 49_000, subscriptions: 3 });
    expect(monthlyRevenue([alike({ subscriptions: 2 }), yearly])).toEqual({
      mrr: [{ currency: 'usd', cents: 9_800 + 12_250, subscriptions: 5 }],
      unpriced_subscriptions: 0,
    });
  });

  it('never adds one currency to another, and counts apart what has no known price', () => {
    const found = monthlyRevenue([
      alike({}),
      alike({ currency: 'eur' }),
      alike({ cents: null, subscriptions: 4 }),
    ]);
    expect(found.mrr.map(({ currency, cents }) => [currency, cents])).toEqual([
      ['usd', 4_900],
      ['eur', 4_900],
    ]);
    expect(found.unpriced_subscriptions).toBe(4);
  });
});

it('a share of nothing is none', () => {
  expect(shareOf(0, 0)).toEqual({ count: 0, of: 0, share: null });
  expect(shareOf(1, 4)).toEqual({ count: 1, of: 4, share: 0.25 });
});
