import { expect, it } from 'vitest';
import { trendInWords } from './trend-in-words.ts';

const nothing = {
  window_days: null,
  earlier: null,
  recent: null,
  p_value: null,
  q_value: null,
  wait: null,
};

it('says what both windows held, and nothing where they are not compared', () => {
  const trend = {
    ...nothing,
    window_days: 28,
    earlier: { mentioned: 1, answers: 9 },
    recent: { mentioned: 7, answers: 10 },
  };
  expect(trendInWords(trend)).toBe(
    'Mentioned 7 times in 10 answers of 28 days, once in 9 answers of the 28 before.',
  );
  expect(trendInWords(nothing)).toBe('');
});
