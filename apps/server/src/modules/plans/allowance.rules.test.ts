import { describe, expect, it } from 'vitest';
import { keywordCapacity, keywordLimit, monthlyCapOf } from './allowance.rules.ts';

describe('what a plan allows', () => {
  it('keywords: an administrator’s number goes before the plan’s, null is unlimited', () => {
    expect(keywordLimit({ max_keywords: 5 }, null)).toBe(5);
    expect(keywordLimit({ max_keywords: 5 }, 12)).toBe(12);
    expect(keywordLimit({ max_keywords: 5 }, 0)).toBe(0);
    expect(keywordLimit({ max_keywords: null }, null)).toBeNull();
    expect(keywordLimit({ max_keywords: null }, 3)).toBe(3);
  });

  it('a plan holds the keywords of a channel times its channels', () => {
    expect(keywordCapacity({ keywords_per_channel: 25, allowed_channels: ['a', 'b', 'c', 'd'] })).toBe(100);
    expect(keywordCapacity({ keywords_per_channel: 5, allowed_channels: ['a'] })).toBe(5);
    expect(keywordCapacity({ keywords_per_channel: null, allowed_channels: ['a'] })).toBeNull();
  });

  it('money a month: the smaller of the plan’s budget and the person’s own cap, null is unlimited', () => {
    const capOf = (budget: number | null, own: number | null) => {
      const { monthly_cap_microdollars, monthly_cap_kind } = monthlyCapOf(
        { monthly_budget_usd: budget },
        own,
      );
      return [monthly_cap_microdollars, monthly_cap_kind];
    };
    expect(capOf(25, null)).toEqual([25_000_000, 'plan_budget']);
    expect(capOf(25, 0.5)).toEqual([500_000, 'own_cap']);
    expect(capOf(1, 100)).toEqual([1_000_000, 'plan_budget']);
    expect(capOf(25, 25)).toEqual([25_000_000, 'plan_budget']);
    expect(capOf(null, 7)).toEqual([7_000_000, 'own_cap']);
    expect(capOf(null, null)).toEqual([null, 'plan_budget']);
    expect(capOf(25, 0)).toEqual([0, 'own_cap']);
  });
});
