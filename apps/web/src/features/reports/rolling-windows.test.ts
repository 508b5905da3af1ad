import { expect, it } from 'vitest';
import { rollingWindows } from './rolling-windows.ts';

const DAY_MS = 86_400_000;
const END_MS = Date.parse('2026-11-20T06:00:00.000Z');
/** What was found so many days before the newest report. */
const line = (
  daysAgo: number,
  k: number,
  of: { n?: number; empty?: number; surface_hash?: string } = {},
) => ({
  created_at: new Date(END_MS - daysAgo * DAY_MS).toISOString(),
  k,
  n: of.n ?? 1,
  empty: of.empty ?? 0,
  surface_hash: of.surface_hash ?? 'a',
});
const pooled = (lines: ReturnType<typeof line>[]) => rollingWindows(lines).map((point) => point.pooled);

it('counts the answers of the 28 days up to each report together, the oldest first', () => {
  expect(pooled([line(0, 3, { n: 9 }), line(27, 5, { n: 9 }), line(30, 1, { n: 9 })])).toEqual([
    { k: 1, n: 9, window_days: 28 },
    { k: 6, n: 18, window_days: 28 },
    { k: 8, n: 18, window_days: 28 },
  ]);
});

it('grows the window until it holds 9 answers, and never beyond 90 days', () => {
  expect(pooled([line(0, 1, { n: 5 }), line(40, 2, { n: 4 }), line(89, 3, { n: 4 })]).at(-1)).toEqual({
    k: 3,
    n: 9,
    window_days: 41,
  });
  expect(pooled([line(0, 1), line(89, 1), line(90, 1)]).at(-1)).toEqual({ k: 2, n: 2, window_days: 90 });
});

it('leaves answers out that name no company at all', () => {
  expect(pooled([line(0, 1), line(1, 0, { empty: 1 })])).toMatchObject([null, { k: 1, n: 1 }]);
});

it('never counts answers together that were asked for in different ways, and breaks the line between them', () => {
  const points = rollingWindows([line(0, 1, { surface_hash: 'b' }), line(1, 0), line(2, 0)]);
  expect(points.map(({ pooled: together }) => together && [together.k, together.n])).toEqual([
    [0, 1],
    [0, 2],
    [1, 1],
  ]);
  expect(points.map(({ breaks }) => breaks.length)).toEqual([0, 0, 1]);
});
