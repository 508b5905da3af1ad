import type { DashboardPoint } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { headlineOf, pooledRate, UNTOLD } from '../../domain/rate/headline.fixture.ts';
import { toTrendSeries } from './to-trend-series.ts';

const point = (of: Partial<DashboardPoint>): DashboardPoint => ({
  report_id: 'r',
  created_at: '2026-11-20T06:00:00.000Z',
  rate: null,
  pooled: null,
  breaks: [],
  failed_keywords: 0,
  ...of,
});

it('draws the window of each report as the line, the report alone beside it, and says what breaks it', () => {
  const own = {
    rate: 0.75,
    interval: { low: 0.3, high: 0.95 },
    interval_for_similar_keywords: { low: 0.1, high: 0.99 },
    answers: 4,
    mentions: 3,
  };
  const [series] = toTrendSeries([
    {
      channel: 'gemini',
      headline: headlineOf(pooledRate(10, 24)),
      series: [
        point({ created_at: '2026-11-13T06:00:00.000Z' }),
        point({
          rate: own,
          pooled: pooledRate(10, 24),
          breaks: [{ reason: 'model', keywords: 12, before: 'm1', after: 'm2' }],
        }),
      ],
    },
  ]);
  expect(series?.points).toEqual([
    { at: '2026-11-13T06:00:00.000Z', pooled: null, own: null, breaks: [] },
    {
      at: '2026-11-20T06:00:00.000Z',
      pooled: { k: 10, n: 24, interval: { low: 0, high: 1 }, window_days: 28 },
      own: { k: 3, n: 4 },
      breaks: ['The model changed from m1 to m2, for 12 keywords.'],
    },
  ]);
});

it('says as its title what the card says, and shades the days that this compares', () => {
  const [series] = toTrendSeries([
    { channel: 'openai', headline: headlineOf(pooledRate(40, 100)), series: [point({})] },
  ]);
  expect(series?.title).toBe('ChatGPT names you in 40 of 100 answers, no significant change: 38% → 40%');
  expect(series?.compared).toEqual({
    from: '2026-09-28T00:00:00.000Z',
    middle: '2026-10-26T00:00:00.000Z',
    to: '2026-11-20T06:00:00.000Z',
  });
});

it('shades nothing where nothing was compared, and draws nobody without a report', () => {
  const headline = headlineOf(null, { change: UNTOLD });
  const found = toTrendSeries([
    { channel: 'openai', headline, series: [point({})] },
    { channel: 'claude', headline, series: [] },
  ]);
  expect(found).toMatchObject([
    { channel: 'openai', title: 'ChatGPT: no answer of the last weeks counts', compared: null },
  ]);
});
