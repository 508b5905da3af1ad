import { expect, test } from 'vitest';
import { hasRate, type TrendPoint, timeSpan, toSegments, toTrendRows } from './trend.ts';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T09:00:00Z`;
const point = (day: number, k: number | null, breaks: string[] = []): TrendPoint => ({
  at: at(day),
  pooled: k === null ? null : { k, n: 10, window_days: 28 },
  own: { k: 1, n: 2 },
  breaks,
});
const days = (rows: readonly { at_ms: number }[]) => rows.map(({ at_ms }) => new Date(at_ms).getUTCDate());

test('the oldest report stands first, with its rates', () => {
  const rows = toTrendRows([point(17, 4), point(16, 2)]);
  expect(days(rows)).toEqual([16, 17]);
  expect(rows.map(({ pooled, own }) => [pooled?.rate, own?.rate])).toEqual([
    [0.2, 0.5],
    [0.4, 0.5],
  ]);
});

test('what holds no answer has no rate, never a rate of zero', () => {
  const nothing = { ...point(16, 0), pooled: { k: 0, n: 0, window_days: 28 }, own: { k: 0, n: 0 } };
  const rows = toTrendRows([nothing]);
  expect(rows).toMatchObject([{ pooled: null, own: null }]);
  expect(hasRate(rows)).toBe(false);
  expect(hasRate(toTrendRows([point(16, 0)]))).toBe(true);
});

test("an interval that is given takes the place of Wilson's", () => {
  const interval = { low: 0.1, high: 0.9 };
  const [own] = toTrendRows([{ ...point(16, 5), pooled: { k: 5, n: 10, window_days: 28, interval } }]);
  const [wilson] = toTrendRows([point(16, 5)]);
  expect(own?.pooled?.interval).toEqual(interval);
  expect(wilson?.pooled?.interval.low).toBeCloseTo(0.2366, 3);
});

test('a line ends where the next report is not comparable, and where there is no rate', () => {
  const rows = toTrendRows([
    point(1, 0),
    point(2, 0),
    point(3, 5, ['33 keywords were added.']),
    point(4, 5),
    point(5, null),
    point(6, 5),
  ]);
  expect(toSegments(rows).map(days)).toEqual([[1, 2], [3, 4], [6]]);
});

test('all drawings of a page show the same time', () => {
  const rows = [toTrendRows([point(3, 1), point(9, 1)]), toTrendRows([point(1, 1)]), []];
  expect(timeSpan(rows)).toEqual({ from_ms: Date.parse(at(1)), to_ms: Date.parse(at(9)) });
  expect(timeSpan([[]])).toBeNull();
});
