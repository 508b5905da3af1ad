import { expect, it } from 'vitest';
import { toTrendSeries } from './to-trend-series.ts';

const point = (created_at: string, mentions: number | null) => ({
  report_id: 'r',
  created_at,
  failed_keywords: 0,
  pooled: null,
  breaks: [],
  rate:
    mentions === null ? null : { rate: mentions / 4, mentions, answers: 4, interval: { low: 0, high: 1 } },
});

it('puts the reports of one day at the same place, and leaves a report without a rate out', () => {
  const series = toTrendSeries([
    { channel: 'openai', series: [point('2026-11-20T06:00:00Z', null), point('2026-11-21T06:00:00Z', 1)] },
    { channel: 'claude', series: [point('2026-11-21T06:01:30Z', 2)] },
  ]);
  expect(series.map(({ points }) => points.map(({ at, k, n }) => [at, k, n]))).toEqual([
    [['2026-11-21T12:00:00.000Z', 1, 4]],
    [['2026-11-21T12:00:00.000Z', 2, 4]],
  ]);
});

it('keeps the exact times where there are several reports a day', () => {
  const times = ['2026-11-21T06:00:00Z', '2026-11-21T18:00:00Z'];
  const [series] = toTrendSeries([{ channel: 'openai', series: times.map((time) => point(time, 1)) }]);
  expect(series?.points.map(({ at }) => at)).toEqual(times);
});
