import type { RangePoint } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { headlineOf, pooledRate, UNTOLD } from '../../domain/rate/headline.fixture.ts';
import { toTrendSeries } from './to-trend-series.ts';

const point = (of: Partial<RangePoint>): RangePoint => ({
  from: '2026-11-16',
  to: '2026-11-22',
  rate: null,
  breaks: [],
  ...of,
});

it('draws the points of the range and of the one before, and says what breaks the line', () => {
  const [series] = toTrendSeries([
    {
      channel: 'gemini',
      headline: headlineOf(pooledRate(10, 24)),
      series: [
        point({ from: '2026-11-09', to: '2026-11-15' }),
        point({
          rate: pooledRate(10, 24),
          breaks: [{ reason: 'model', keywords: 12, before: 'm1', after: 'm2' }],
        }),
      ],
    },
  ]);
  expect(series?.points).toEqual([
    { from: '2026-11-09', to: '2026-11-15', counted: null, breaks: [] },
    {
      from: '2026-11-16',
      to: '2026-11-22',
      counted: { k: 10, n: 24, interval: { low: 0, high: 1 } },
      breaks: ['The model changed from m1 to m2, for 12 keywords.'],
    },
  ]);
});

it('says as its title what the card says, and shades the range and the one before', () => {
  const [series] = toTrendSeries([
    { channel: 'openai', headline: headlineOf(pooledRate(40, 100)), series: [point({})] },
  ]);
  expect(series?.title).toBe('ChatGPT: 40 of 100');
  expect(series?.compared).toEqual({
    from: '2026-09-28T00:00:00.000Z',
    middle: '2026-10-26T00:00:00.000Z',
    to: '2026-11-23T00:00:00.000Z',
  });
});

it('draws nobody without a report', () => {
  const headline = headlineOf(null, { change: UNTOLD });
  const found = toTrendSeries([
    { channel: 'openai', headline, series: [point({})] },
    { channel: 'claude', headline, series: [] },
  ]);
  expect(found).toMatchObject([{ channel: 'openai', title: 'ChatGPT: no counted answers' }]);
});
