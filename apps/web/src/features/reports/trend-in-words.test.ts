import { expect, it } from 'vitest';
import { trendInWords } from './trend-in-words.ts';

const nothing = { window_days: null, earlier: null, recent: null, p_value: null, q_value: null };

it('says what both windows held', () => {
  const trend = {
    ...nothing,
    window_days: 28,
    earlier: { mentioned: 1, answers: 9 },
    recent: { mentioned: 7, answers: 10 },
    missing_answers: 0,
  };
  expect(trendInWords(trend, { cost_per_answer_usd: null })).toBe(
    'Named 7 times in 10 answers of the last 28 days, once in 9 answers of the 28 before.',
  );
});

it('says how many answers are missing and, where it is known, what they cost', () => {
  const trend = { ...nothing, missing_answers: 14 };
  expect(trendInWords(trend, { cost_per_answer_usd: 0.02 })).toBe(
    '14 more answers are needed to tell a change from chance, about $0.28.',
  );
  expect(trendInWords({ ...trend, missing_answers: 1 }, { cost_per_answer_usd: null })).toBe(
    '1 more answer is needed to tell a change from chance.',
  );
});
