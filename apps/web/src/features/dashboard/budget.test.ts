import { expect, it } from 'vitest';
import { budgetOf } from './budget.ts';

const month = {
  month: '2026-11',
  spent_usd: 4,
  reserved_usd: 1,
  budget_usd: 25,
  own_cap_usd: null,
};

it('is what the plan allows, or the lower limit a user set', () => {
  expect(budgetOf(month)).toEqual({ budget_usd: 25, isOwnCap: false, share: 0.2 });
  expect(budgetOf({ ...month, own_cap_usd: 10 })).toEqual({ budget_usd: 10, isOwnCap: true, share: 0.5 });
  expect(budgetOf({ ...month, own_cap_usd: 50 })).toMatchObject({ budget_usd: 25, isOwnCap: false });
});

it('has no share without a limit, and is never more than full', () => {
  expect(budgetOf({ ...month, budget_usd: null })).toEqual({
    budget_usd: null,
    isOwnCap: false,
    share: null,
  });
  expect(budgetOf({ ...month, own_cap_usd: 2 }).share).toBe(1);
  expect(budgetOf({ ...month, own_cap_usd: 0 }).share).toBe(1);
});
