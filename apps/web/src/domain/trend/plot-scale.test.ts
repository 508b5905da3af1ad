import { expect, test } from 'vitest';
import {
  namePlace,
  nearestRow,
  toBreakMarks,
  toDots,
  toLineShapes,
  toPlotScale,
  toTimeMarks,
  toWindowShapes,
} from './plot-scale.ts';
import { type TrendPoint, type TrendRow, timeSpan, toTrendRows } from './trend.ts';

const AREA = { left: 0, right: 100, top: 0, bottom: 50 };
const dayOf = (at_ms: number) => new Date(at_ms).toISOString().slice(0, 10);
const at = (day: number, hour = 12) => `2026-11-${String(day).padStart(2, '0')}T${hour}:00:00Z`;
const point = (day: number, k: number, of: { hour?: number; breaks?: string[] } = {}): TrendPoint => ({
  at: at(day, of.hour),
  pooled: { k, n: 4, interval: { low: 0, high: 1 }, window_days: 28 },
  own: null,
  breaks: of.breaks ?? [],
});
const scaleOf = (rows: readonly TrendRow[], area = AREA) =>
  toPlotScale(timeSpan([rows]) ?? { from_ms: 0, to_ms: 0 }, area);

test('time runs from the first to the last report, rates from the bottom to the top', () => {
  const rows = toTrendRows([point(1, 0), point(2, 4), point(5, 2)]);
  expect(toLineShapes(rows, scaleOf(rows))).toMatchObject([
    { line: 'M0 50L25 0L100 25', band: 'M0 0L25 0L100 0L100 50L25 50L0 50Z' },
  ]);
});

test('a report alone stands in the middle, with its interval and without a line', () => {
  const rows = toTrendRows([point(1, 1)]);
  expect(toLineShapes(rows, scaleOf(rows))).toMatchObject([
    { line: '', band: '', points: [{ x: 50, y: 37.5, top: 0, bottom: 50 }] },
  ]);
});

test('what is drawn can be computed back from it: it is the counts of the rows, and nothing in between', () => {
  const series = [7, 9, 4, 12, 0, 20].map((k, index) => ({
    at: at(1 + index * 3),
    pooled: { k, n: 20 + index, window_days: 28 },
    own: { k: index % 4, n: 3 },
    breaks: index === 3 ? ['The model changed.'] : [],
  }));
  const rows = toTrendRows(series);
  const area = { left: 44, right: 388, top: 28, bottom: 194 };
  const scale = scaleOf(rows, area);
  const rateAt = (y: number) => (area.bottom - y) / (area.bottom - area.top);
  const near = { k: (place: number, n: number) => Math.round(rateAt(place) * n) };
  const shapes = toLineShapes(rows, scale);
  const drawn = shapes.flatMap(({ line }) =>
    [...line.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  );
  expect(shapes.map(({ points }) => points.length)).toEqual([3, 3]);
  expect(drawn.map(({ y }, index) => near.k(y, series[index]?.pooled.n ?? 0))).toEqual(
    series.map(({ pooled }) => pooled.k),
  );
  for (const [index, { x }] of drawn.entries())
    expect(x).toBeCloseTo(scale.x(Date.parse(series[index]?.at ?? '')), 0);
  expect(toDots(rows, scale).map(({ y }) => near.k(y, 3))).toEqual(series.map(({ own }) => own.k));
  for (const { points } of shapes) {
    for (const { at_ms, top, bottom } of points) {
      const row = rows.find((one) => one.at_ms === at_ms);
      expect(rateAt(top)).toBeCloseTo(row?.pooled?.interval.high ?? -1, 2);
      expect(rateAt(bottom)).toBeCloseTo(row?.pooled?.interval.low ?? -1, 2);
    }
  }
});

test('where the line ends a mark between the two reports says why', () => {
  const rows = toTrendRows([
    point(1, 0, { breaks: ['Nothing stands before this.'] }),
    point(3, 0),
    point(5, 2, { breaks: ['33 keywords were added.'] }),
  ]);
  expect(toBreakMarks(rows, scaleOf(rows), 10)).toEqual([{ x: 75, reasons: ['33 keywords were added.'] }]);
});

test('marks that would lie on each other are one, which gives every reason once', () => {
  const rows = toTrendRows([
    point(1, 0),
    point(2, 0, { breaks: ['The model changed.'] }),
    point(3, 0, { breaks: ['The model changed.', 'Names were added.'] }),
    point(11, 0, { breaks: ['The model changed.'] }),
  ]);
  expect(toBreakMarks(rows, scaleOf(rows), 28)).toEqual([
    { x: 5, reasons: ['The model changed.', 'Names were added.'] },
    { x: 60, reasons: ['The model changed.'] },
  ]);
});

test('the compared windows are shaded as far as the drawing goes, and not at all without the earlier one', () => {
  const rows = toTrendRows([point(11, 1), point(21, 1)]);
  const shade = (from: number, middle: number) =>
    toWindowShapes({ from: at(from), middle: at(middle), to: at(21) }, scaleOf(rows), AREA);
  expect(shade(1, 16)).toEqual({ earlier: { x: 0, width: 50 }, recent: { x: 50, width: 50 } });
  expect(shade(13, 17)).toEqual({ earlier: { x: 20, width: 40 }, recent: { x: 60, width: 40 } });
  expect(shade(1, 11)).toBeNull();
});

test('days are written once each and never on top of each other', () => {
  const rows = toTrendRows([
    point(1, 1, { hour: 10 }),
    point(1, 1, { hour: 23 }),
    point(2, 1),
    point(3, 1),
    point(5, 1),
  ]);
  const marks = (gap: number) =>
    toTimeMarks(rows, scaleOf(rows), { word: dayOf, gap, edge: { left: 0, right: 100 } }).map(
      ({ text }) => text,
    );
  expect(marks(1)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-05']);
  expect(marks(45)).toEqual(['2026-11-01', '2026-11-03', '2026-11-05']);
});

test('a word at the edge is moved inside, and must be as far from the one before there', () => {
  const rows = toTrendRows([point(1, 1), point(3, 1), point(5, 1)]);
  const marks = (edge: { left: number; right: number }) =>
    toTimeMarks(rows, scaleOf(rows), { word: dayOf, gap: 40, edge }).map(({ x }) => x);
  expect(marks({ left: 5, right: 95 })).toEqual([5, 50, 95]);
  expect(marks({ left: 5, right: 80 })).toEqual([5, 50]);
});

test('the nearest report is pointed at', () => {
  const rows = toTrendRows([point(1, 1), point(2, 1), point(5, 1)]);
  const scale = scaleOf(rows);
  expect([0, 14, 60, 70, 400].map((place) => nearestRow(rows, scale, place))).toEqual([0, 1, 1, 2, 2]);
  expect(nearestRow([], scale, 10)).toBe(-1);
});

test('the name of a window stands beside a break, within the window, or nowhere', () => {
  const window = { x: 100, width: 120 };
  expect(namePlace(window, [])).toBe(160);
  expect(namePlace(window, [{ x: 100 }])).toBe(160);
  expect(namePlace(window, [{ x: 150 }])).toBe(187);
  expect(namePlace(window, [{ x: 170 }])).toBe(133);
  expect(namePlace(window, [{ x: 130 }, { x: 200 }])).toBeNull();
  expect(namePlace({ x: 0, width: 40 }, [])).toBeNull();
});
