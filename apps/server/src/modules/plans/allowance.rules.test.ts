import { describe, expect, it } from 'vitest';
import { keywordLimit, monthlyCapMicrodollars } from './allowance.rules.ts';

describe('what a plan allows', () => {
  it('keywords: an administrator’s number goes before the plan’s, null is unlimited', () => {
    expect(keywordLimit({ max_keywords: 5 }, null)).toBe(5);
    expect(keywordLimit({ max_keywords: 5 }, 12)).toBe(12);
    expect(keywordLimit({ max_keywords: 5 }, 0)).toBe(0);
    expect(keywordLimit({ max_keywords: null }, null)).toBeNull();
    expect(keywordLimit({ max_keywords: null }, 3)).toBe(3);
  });

  it('money a month: the smaller of the plan’s budget and the person’s own cap, null is unlimited', () => {
    expect(monthlyCapMicrodollars({ monthly_budget_usd: 25 }, null)).toBe(25_000_000);
    expect(monthlyCapMicrodollars({ monthly_budget_usd: 25 }, 0.5)).toBe(500_000);
    expect(monthlyCapMicrodollars({ monthly_budget_usd: 1 }, 100)).toBe(1_000_000);
    expect(monthlyCapMicrodollars({ monthly_budget_usd: null }, 7)).toBe(7_000_000);
    expect(monthlyCapMicrodollars({ monthly_budget_usd: null }, null)).toBeNull();
    expect(monthlyCapMicrodollars({ monthly_budget_usd: 25 }, 0)).toBe(0);
  });
});
