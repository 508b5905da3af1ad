import { expect, test } from 'vitest';
import { checksThatFit, leftThisMonth, shortOfMoney } from './checks-that-fit.ts';

const left = (usd: number) => ({ monthly_budget_usd: usd + 1, spent_usd: 0.75, reserved_usd: 0.25 });
const forecast = { calls: 8, cost_ceiling_usd: 0.16, expected_cost_usd: null };

test('what is left is what is neither spent nor set aside', () => {
  expect(leftThisMonth(left(2))).toBe(2);
  expect(leftThisMonth({ monthly_budget_usd: 1, spent_usd: 2, reserved_usd: 0 })).toBe(0);
  expect(leftThisMonth({ monthly_budget_usd: null, spent_usd: 2, reserved_usd: 0 })).toBeNull();
});

test('questions fit while the most that one may cost is left', () => {
  expect(checksThatFit(forecast, left(0.16))).toBeNull();
  expect(checksThatFit(forecast, left(0.06))).toBe(3);
  expect(checksThatFit(forecast, left(0.01))).toBe(0);
  expect(checksThatFit(forecast, { ...left(0), monthly_budget_usd: null })).toBeNull();
});

test('where they probably cost less, more of them fit', () => {
  expect(checksThatFit({ ...forecast, expected_cost_usd: 0.08 }, left(0.06))).toBe(5);
  expect(checksThatFit({ ...forecast, expected_cost_usd: 0.04 }, left(0.06))).toBeNull();
  expect(checksThatFit({ ...forecast, expected_cost_usd: 0.04 }, left(0.01))).toBe(0);
});

test('a check that the money does not suffice for is warned of, and what becomes of its report', () => {
  expect(shortOfMoney(forecast, left(1), true)).toBeNull();
  expect(shortOfMoney(forecast, left(0.06), false)).toBe(
    'Your remaining budget covers about 3 of the 8 checks.',
  );
  expect(shortOfMoney(forecast, left(0.01), true)).toBe(
    'Your remaining budget covers none of the 8 checks. A report needs all keywords.',
  );
  expect(shortOfMoney({ ...forecast, calls: 1 }, left(0.01), false)).toBe(
    'Your remaining budget does not cover this check.',
  );
});
