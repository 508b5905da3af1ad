import { expect, it } from 'vitest';
import { answersPerCheck, priceOf } from './missing-answers.rules.ts';

const MISSING = { missing_answers: 12, answers_to_show_20_points: 200 };
const every = (days: number, checks: number) =>
  Array.from(
    { length: checks },
    (_one, index) => new Date(Date.UTC(2026, 10, 1) - index * days * 86_400_000),
  );
const recent = { cost_microdollars: 10_000, answers_per_check: 1, checked_at: every(1, 5) };

it('a missing answer costs a whole check: one of its samples counts over time', () => {
  expect(priceOf(MISSING, recent)).toMatchObject({ cost_usd: 0.12, cost_to_show_20_points_usd: 2 });
  expect(priceOf(MISSING, { ...recent, answers_per_check: 3 })).toMatchObject({
    answers: 12,
    answers_per_check: 3,
    cost_per_answer_usd: 0.01,
    cost_usd: 0.36,
    cost_to_show_20_points_usd: 6,
  });
  expect(priceOf(MISSING, { ...recent, cost_microdollars: null })).toMatchObject({ cost_usd: null });
});

it.each([
  [30, 3, 10],
  [11, 4, 10],
  [10, 4, null],
  [7, 4, null],
  [30, 1, null],
])('checks every %d days, %d of them: must be asked at least every %s days', (days, checks, expected) => {
  expect(priceOf(MISSING, { ...recent, checked_at: every(days, checks) }).check_every_days).toBe(expected);
});

it('who checks often since lately is not told of a long pause before, nor who lacks nothing', () => {
  const lately = [...every(1, 4), new Date(Date.UTC(2026, 7, 1))];
  expect(priceOf(MISSING, { ...recent, checked_at: lately }).check_every_days).toBeNull();
  const enough = { ...MISSING, missing_answers: 0 };
  expect(priceOf(enough, { ...recent, checked_at: every(30, 3) }).check_every_days).toBeNull();
});

it('the samples of a check are those that were answered and those that failed', () => {
  const lines = [
    { n: 2, failed: 1 },
    { n: 0, failed: 0 },
  ];
  expect(answersPerCheck(lines)).toBe(3);
  expect(answersPerCheck([])).toBe(1);
});
