import { expect, it } from 'vitest';
import type { TrendPoint } from '../../domain/trend/trend.ts';
import { comparedWindows, keywordTrendTitle } from './keyword-trend.ts';

const point = (k: number, n: number): TrendPoint => ({
  at: '2026-11-20T06:00:00.000Z',
  pooled: n === 0 ? null : { k, n, window_days: 28 },
  own: null,
  breaks: [],
});
const alike = {
  verdict: 'no_detectable_change' as const,
  window_days: 30,
  earlier: { mentioned: 3, answers: 9 },
  recent: { mentioned: 4, answers: 10 },
};
const unknown = { verdict: 'not_enough_data' as const, window_days: null, earlier: null, recent: null };

it('says in a sentence how often the keyword brings the name, and whether that changed', () => {
  expect(keywordTrendTitle('openai', [point(0, 5), point(4, 10)], alike)).toBe(
    'ChatGPT names you in 4 of 10 answers, no significant change: 33% → 40% in 30 days against the 30 before',
  );
  expect(keywordTrendTitle('openai', [point(1, 1)], unknown)).toBe(
    'ChatGPT names you in its only answer, not enough answers for a trend yet',
  );
  expect(keywordTrendTitle('openai', [point(0, 0)], unknown)).toBe(
    'ChatGPT: no answer of the last weeks counts',
  );
});

it('gives the two windows that end with the newest report, and none where nothing was compared', () => {
  const lines = [{ created_at: '2026-11-20T06:00:00.000Z' }, { created_at: '2026-10-01T06:00:00.000Z' }];
  expect(comparedWindows(lines, alike)).toEqual({
    from: '2026-09-21T06:00:00.000Z',
    middle: '2026-10-21T06:00:00.000Z',
    to: '2026-11-20T06:00:00.000Z',
  });
  expect(comparedWindows(lines, unknown)).toBeNull();
  expect(comparedWindows([], alike)).toBeNull();
});
