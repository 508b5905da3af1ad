import { expect, it } from 'vitest';
import { trendInWords, trendSizes } from './trend-in-words.ts';

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
  expect(trendInWords(trend)).toBe('7 of 10 answers in 28 days, 1 of 9 before.');
  expect(trendInWords(nothing)).toBe('');
  expect(trendSizes(trend, 28)).toBe('11% → 70%');
  expect(trendSizes(trend, 7)).toBe('11% → 70% in 28 days');
  expect(trendSizes(nothing, 28)).toBeNull();
});
