import { expect, it } from 'vitest';
import { trendInWords } from './trend-in-words.ts';

const nothing = { window_days: null, earlier: null, recent: null, p_value: null, q_value: null };

const missing = (answers: number) => ({
  answers,
  answers_per_check: 1,
  cost_usd: null,
  check_every_days: null,
});

it('says what both windows held', () => {
  const trend = {
    ...nothing,
    window_days: 28,
    earlier: { mentioned: 1, answers: 9 },
    recent: { mentioned: 7, answers: 10 },
    missing_answers: 0,
  };
  expect(trendInWords(trend, missing(0))).toBe(
    'Named 7 times in 10 answers of the last 28 days, once in 9 answers of the 28 before.',
  );
});

it('says how many answers are missing and, where it is known, what they cost', () => {
  const trend = { ...nothing, missing_answers: 14 };
  expect(trendInWords(trend, { ...missing(14), cost_usd: 0.28 })).toBe(
    '14 more answers are needed to tell a change from chance, about $0.28.',
  );
  expect(trendInWords(trend, { ...missing(14), answers_per_check: 3, cost_usd: 0.84 })).toBe(
    '14 more checks of 3 answers each are needed to tell a change from chance, about $0.84.',
  );
  expect(trendInWords({ ...trend, missing_answers: 1 }, missing(1))).toBe(
    '1 more answer is needed to tell a change from chance.',
  );
});

it('says how often to check where more checks as rare as now would never be enough', () => {
  const trend = { ...nothing, missing_answers: 12 };
  expect(trendInWords(trend, { ...missing(12), check_every_days: 10 })).toBe(
    'Checked this rarely, a change cannot be distinguished from chance: check at least every 10 days.',
  );
});
