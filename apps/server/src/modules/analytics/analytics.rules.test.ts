import { ANALYTICS_REPORTS, type AnalyticsReport } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { turnsDuring } from '../../../test/turns-during.ts';
import {
  compareRanges,
  daysOf,
  type RangeNumbers,
  rangesOf,
  rateNumbersOf,
  ratesByName,
  reportCells,
} from './analytics.rules.ts';

const NOW = new Date('2026-03-31T15:00:00Z');

describe('the range before', () => {
  it('is as many days, and ends at the same time of day where today is not over', () => {
    const ranges = rangesOf({ from: '2026-03-25', to: '2026-03-31' }, NOW);
    expect(ranges.before).toEqual({ from: '2026-03-18', to: '2026-03-24' });
    expect(ranges.span).toEqual({ from: new Date('2026-03-25'), to: NOW });
    expect(ranges.spanBefore).toEqual({
      from: new Date('2026-03-18'),
      to: new Date('2026-03-24T15:00:00Z'),
    });
  });

  it('is whole where the range is over', () => {
    const ranges = rangesOf({ from: '2026-03-01', to: '2026-03-01' }, NOW);
    expect(ranges.spanBefore).toEqual({ from: new Date('2026-02-28'), to: new Date('2026-03-01') });
    expect(daysOf(ranges.before)).toEqual(['2026-02-28']);
  });

  it('belongs to thirty days with today where nothing is asked for', () => {
    expect(rangesOf(7, NOW)).toEqual(rangesOf({ from: '2026-03-25', to: '2026-03-31' }, NOW));
    expect(rangesOf(undefined, NOW)).toMatchObject({
      range: { from: '2026-03-02', to: '2026-03-31' },
      before: { from: '2026-01-31', to: '2026-03-01' },
    });
  });

  it('is none of a range that ends after today', () => {
    expect(() => rangesOf({ from: '2026-03-01', to: '2026-04-01' }, NOW)).toThrow(
      'Please check your input and try again.',
    );
  });
});

describe('a rate', () => {
  it('stands with its answers and interval, and one answer makes none', () => {
    const rate = rateNumbersOf([
      { n: 4, k: 1, keywords: 2, several: null },
      { n: 2, k: 2, keywords: 1, several: null },
    ]);
    expect(rate).toMatchObject({ answers: 10, named: 4, rate: 0.4 });
    expect(rate.rate_low).toBeLessThan(0.4);
    expect(rate.rate_high).toBeGreaterThan(0.4);
    expect(rate.rate_low_for_similar_keywords).toBeLessThan(rate.rate_low ?? 0);
    expect(rate.rate_high_for_similar_keywords).toBeGreaterThan(rate.rate_high ?? 1);
    expect(rateNumbersOf([{ n: 1, k: 1, keywords: 1, several: null }])).toEqual({
      answers: 1,
      named: 1,
      rate: null,
      rate_low: null,
      rate_high: null,
      rate_low_for_similar_keywords: null,
      rate_high_for_similar_keywords: null,
    });
    expect(rateNumbersOf([])).toMatchObject({ answers: 0, rate: null });
  });
});

const money = (currency: string, paid: number) => ({ currency, values: { paid } });
const numbers = (part: Partial<RangeNumbers>): RangeNumbers => ({
  totals: [],
  rows: [],
  charts: [],
  ...part,
});

describe('two ranges', () => {
  const ranges = rangesOf({ from: '2026-03-30', to: '2026-03-31' }, NOW);
  const compare = (now: Partial<RangeNumbers>, before: Partial<RangeNumbers>): AnalyticsReport =>
    compareRanges('revenue-analytics', ranges, {
      numbers: numbers(now),
      numbersBefore: numbers(before),
      madeAt: NOW,
    });

  it('meet by currency and name, and what only one has is nothing in the other', () => {
    const { totals, rows } = compare(
      { totals: [money('usd', 4_900)], rows: [{ name: 'Professional', ...money('usd', 4_900) }] },
      {
        totals: [money('eur', 900), money('usd', 100)],
        rows: [{ name: 'Professional', ...money('eur', 900) }],
      },
    );
    expect(totals).toEqual([
      { currency: 'usd', values: { paid: 4_900 }, before: { paid: 100 } },
      { currency: 'eur', values: { paid: 0 }, before: { paid: 900 } },
    ]);
    expect(rows.map(({ currency, values, before }) => [currency, values.paid, before.paid])).toEqual([
      ['usd', 4_900, 0],
      ['eur', 0, 900],
    ]);
  });

  it('have each day beside the one in its place, and a day without a rate has none', () => {
    const { charts } = compare(
      {
        charts: [
          { measure: 'paid', currency: 'usd', days: new Map([['2026-03-31', 4_900]]) },
          { measure: 'rate', currency: null, days: new Map([['2026-03-31', 0.5]]) },
        ],
      },
      { charts: [{ measure: 'paid', currency: 'usd', days: new Map([['2026-03-28', 100]]) }] },
    );
    expect(charts[0]?.days).toEqual([
      { day: '2026-03-30', value: 0, before: 100 },
      { day: '2026-03-31', value: 4_900, before: 0 },
    ]);
    expect(charts[1]?.days.map(({ value }) => value)).toEqual([null, 0.5]);
  });

  it('have a row that is a day beside the day in its place, the newest first', () => {
    const day = (name: string, reports: number) => ({ name, currency: null, values: { reports } });
    const { rows } = compareRanges('visibility-trends', ranges, {
      numbers: numbers({ rows: [day('2026-03-30', 2)] }),
      numbersBefore: numbers({ rows: [day('2026-03-29', 5), day('2026-03-28', 3)] }),
      madeAt: NOW,
    });
    expect(rows.map(({ name, values, before }) => [name, values.reports, before.reports])).toEqual([
      ['2026-03-31', 0, 5],
      ['2026-03-30', 2, 3],
    ]);
  });

  it('stand in a file side by side, money in its currency', () => {
    const report = compare({ totals: [money('usd', 4_950)] }, { totals: [money('usd', 100)] });
    const [head = [], all = []] = reportCells(report, ANALYTICS_REPORTS['revenue-analytics']);
    expect(all.slice(0, 2)).toEqual(['All', 'USD']);
    expect([all[head.indexOf('Paid')], all[head.indexOf('Paid, range before')]]).toEqual([49.5, 1]);
    expect(all[head.indexOf('Payments')]).toBe('');
  });

  it('have a chart for each row that has one, its days with what their rates stand on', () => {
    const rates = new Map([['2026-03-31', { answers: 4, rate: 0.5, rate_low: 0.2, rate_high: 0.8 }]]);
    const chart = (name: string, day: string, value: number) =>
      ({ measure: 'rate', currency: null, name, days: new Map([[day, value]]) }) as const;
    const { charts } = compare(
      { charts: [{ ...chart('Claude', '2026-03-31', 0.5), rates }] },
      { charts: [chart('Claude', '2026-03-29', 0.25), chart('Gemini', '2026-03-29', 0.75)] },
    );
    expect(charts.map(({ name, days }) => [name, days[1]])).toEqual([
      ['Claude', { day: '2026-03-31', value: 0.5, before: 0.25, low: 0.2, high: 0.8, answers: 4 }],
      ['Gemini', { day: '2026-03-31', value: null, before: 0.75 }],
    ]);
  });
});

it('the rates of a year of very many keywords stop nobody else', async () => {
  const groups = [
    { n: 4, k: 1, keywords: 1_000, several: null },
    { n: 4, k: 0, keywords: 2_000, several: null },
  ];
  const days = new Map(Array.from({ length: 366 }, (_, at) => [`day ${at}`, groups]));
  const { turns, result } = await turnsDuring(() => ratesByName(days));
  expect([...result.values()].map(({ answers, named }) => [answers, named])).toEqual(
    Array.from({ length: 366 }, () => [12_000, 1_000]),
  );
  expect(turns).toBeGreaterThan(3);
});
