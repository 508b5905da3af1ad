import type { PresenceFigure, PresencePoint, PresenceSeries } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { LAST_DAYS } from '../../domain/rate/headline.fixture.ts';
import { toPresenceTrend } from './to-presence-trend.ts';

const NONE = { value: null, k: 0, n: 0 };
const FIGURE: PresenceFigure = {
  score: 40,
  interval: { low: 30, high: 50 },
  interval_for_similar_keywords: { low: 20, high: 60 },
  answers: 24,
  keywords: 6,
  parts: { named: { value: 0.5, k: 12, n: 24 }, place: NONE, share: NONE, reach: NONE },
};
const point = (more: Partial<PresencePoint> = {}): PresencePoint => ({
  ...FIGURE,
  from: '2026-11-16',
  to: '2026-11-22',
  breaks: [],
  ...more,
});
const series = (channel: PresenceSeries['channel'], points: PresencePoint[]): PresenceSeries => ({
  channel,
  report: { id: 'r', created_at: '2026-11-22T06:00:00.000Z' },
  channels: channel ? [channel] : ['openai', 'claude'],
  current: FIGURE,
  points,
  unreached: { total: 0, items: [] },
  change: { named: null, score: null, place: null, share: null, reach: null },
});
const score = (all: PresenceSeries | null, channels: PresenceSeries[]) => ({
  range: LAST_DAYS,
  weights: { named: 50, place: 20, share: 20, reach: 10 },
  weights_change: null,
  has_competitors: false,
  least: { answers: 9, keywords: 5 },
  all,
  channels,
});

it('draws one assistant alone without drawing it twice, and several together first', () => {
  const one = series('openai', [point()]);
  expect(toPresenceTrend(score(series(null, [point()]), [one])).map(({ channel }) => channel)).toEqual([
    'openai',
  ]);
  const both = toPresenceTrend(score(series(null, [point()]), [one, series('claude', [point()])]));
  expect(both.map(({ channel }) => channel)).toEqual([null, 'openai', 'claude']);
  expect(both[1]?.title).toBe('ChatGPT: 40 of 100 (30-50 · 24 answers)');
  expect(both[1]?.compared?.middle).toBe('2026-10-26T00:00:00.000Z');
});

it('ends the line where an assistant is measured otherwise, and draws no point without a score', () => {
  const reason = { reason: 'model', keywords: 9, before: 'm1', after: 'm2' } as const;
  const all = series(null, [
    point({ from: '2026-11-02', to: '2026-11-08' }),
    point({ from: '2026-11-09', to: '2026-11-15', breaks: [{ channel: 'claude', reason }] }),
    point({ score: null, interval: null }),
  ]);
  const [drawn] = toPresenceTrend(score(all, [series('openai', []), series('claude', [])]));
  expect(drawn?.points.map(({ breaks }) => breaks)).toEqual([
    [],
    ['Claude: The model changed from m1 to m2, for 9 keywords.'],
    [],
  ]);
  expect(drawn?.points.at(-1)?.counted).toBeNull();
});
