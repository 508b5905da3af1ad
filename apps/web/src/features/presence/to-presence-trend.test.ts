import type { PresencePoint, PresenceSeries } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { toPresenceTrend } from './to-presence-trend.ts';

const NONE = { value: null, k: 0, n: 0 };
const point = (day: number, more: Partial<PresencePoint> = {}): PresencePoint => ({
  score: 40,
  interval: { low: 30, high: 50 },
  interval_for_similar_keywords: { low: 20, high: 60 },
  answers: 24,
  keywords: 6,
  parts: { named: { value: 0.5, k: 12, n: 24 }, place: NONE, share: NONE, reach: NONE },
  at: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
  report_id: null,
  channels: ['openai'],
  since: null,
  breaks: [],
  ...more,
});
const series = (channel: PresenceSeries['channel'], points: PresencePoint[]): PresenceSeries => ({
  channel,
  points,
  unreached: { total: 0, items: [] },
  change: {
    named: null,
    place: null,
    share: null,
    reach: null,
    window_days: channel && 28,
  },
});
const score = (all: PresenceSeries | null, channels: PresenceSeries[]) => ({
  weights: { named: 50, place: 20, share: 20, reach: 10 },
  weights_change: null,
  has_competitors: false,
  least: { answers: 9, keywords: 5 },
  is_capped: false,
  all,
  channels,
});

it('draws one assistant alone without drawing it twice, and several together first', () => {
  const one = series('openai', [point(1)]);
  expect(toPresenceTrend(score(series(null, [point(1)]), [one])).map(({ channel }) => channel)).toEqual([
    'openai',
  ]);
  const both = toPresenceTrend(score(series(null, [point(1)]), [one, series('claude', [point(1)])]));
  expect(both.map(({ channel }) => channel)).toEqual([null, 'openai', 'claude']);
  expect(both[1]?.title).toBe('ChatGPT: 40 of 100 (30-50 · 24 answers)');
  expect(both[1]?.compared?.middle).toBe('2026-10-04T09:00:00.000Z');
  expect(both[0]?.compared).toBeNull();
});

it('ends the line where other assistants are counted, and where one of them is measured otherwise', () => {
  const reason = { reason: 'model', keywords: 9, before: 'm1', after: 'm2' } as const;
  const all = series(null, [
    point(1),
    point(8, { channels: ['openai', 'claude'], breaks: [{ channel: 'claude', reason }] }),
    point(9, { channels: ['openai', 'claude'], score: null, interval: null }),
  ]);
  const [drawn] = toPresenceTrend(score(all, [series('openai', []), series('claude', [])]));
  expect(drawn?.points.map(({ breaks }) => breaks)).toEqual([
    [],
    [
      'The score counts ChatGPT and Claude from here on; before, it counted ChatGPT.',
      'Claude: The model changed from m1 to m2, for 9 keywords.',
    ],
    [],
  ]);
  expect(drawn?.points.at(-1)?.pooled).toBeNull();
});
