import { expect, test } from 'vitest';
import { comparedRanges, hasRate, type TrendPoint, timeSpan, toSegments, toTrendRows } from './trend.ts';

const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
const INTERVAL = { low: 0, high: 1 };
const point = (day: number, k: number | null, breaks: string[] = []): TrendPoint => ({
  from: on(day),
  to: on(day),
  counted: k === null ? null : { k, n: 10, interval: INTERVAL },
  breaks,
});
const days = (rows: readonly { at_ms: number }[]) => rows.map(({ at_ms }) => new Date(at_ms).getUTCDate());

test('the oldest days stand first, with their rates', () => {
  const rows = toTrendRows([point(17, 4), point(16, 2)]);
  expect(days(rows)).toEqual([16, 17]);
  expect(rows.map(({ counted }) => counted?.rate)).toEqual([0.2, 0.4]);
});

test('what holds no answer has no rate, never a rate of zero', () => {
  const rows = toTrendRows([{ ...point(16, 0), counted: { k: 0, n: 0, interval: INTERVAL } }]);
  expect(rows).toMatchObject([{ counted: null }]);
  expect(hasRate(rows)).toBe(false);
  expect(hasRate(toTrendRows([point(16, 0)]))).toBe(true);
});

test('a line ends where the next point is not comparable, and where there is no rate', () => {
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
  expect(timeSpan(rows)).toEqual({ from_ms: Date.parse(on(1)), to_ms: Date.parse(on(10)) });
  expect(timeSpan([[]])).toBeNull();
});

test('a range is shaded beside the equally long one before it, whole days', () => {
  expect(comparedRanges({ from: on(8), to: on(14), days: 7 })).toEqual({
    from: '2026-11-01T00:00:00.000Z',
    middle: '2026-11-08T00:00:00.000Z',
    to: '2026-11-15T00:00:00.000Z',
  });
});
