import { expect, it } from 'vitest';
import { keywordTrendTitle } from './keyword-trend.ts';

const current = (mentions: number, answers: number) => ({ mentions, answers, window_days: 28 });
const alike = {
  verdict: 'no_detectable_change' as const,
  window_days: 90,
  earlier: { mentioned: 3, answers: 9 },
  recent: { mentioned: 4, answers: 10 },
  wait: null,
};
const unknown = {
  verdict: 'not_enough_data' as const,
  window_days: null,
  earlier: null,
  recent: null,
  wait: { possible_from: '2999-12-26T05:00:00.000Z', helps_now: null },
};

it('says in a sentence how often the keyword brings a mention, and whether that changed', () => {
  expect(keywordTrendTitle('openai', current(4, 10), alike)).toBe(
    'ChatGPT mentions you in 4 of 10 answers, no significant change: 33% → 40% in 90 days against the 90 before',
  );
  expect(keywordTrendTitle('openai', current(1, 1), unknown)).toBe(
    'ChatGPT mentions you in its only answer, trend from about 26 December 2999',
  );
  expect(keywordTrendTitle('openai', null, unknown)).toBe('ChatGPT: no answer of these days counts');
});
