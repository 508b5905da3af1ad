import { expect, test } from 'vitest';
import {
  gridRates,
  joinBreakMarks,
  namePlace,
  nearestRow,
  toBreakMarks,
  toLineShapes,
  toPlotScale,
  toRangeShapes,
  toTimeMarks,
} from './plot-scale.ts';
import { type TrendPoint, type TrendRow, timeSpan, toTrendRows } from './trend.ts';

const AREA = { left: 0, right: 100, top: 0, bottom: 50 };
const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
const at = (day: number) => `${on(day)}T12:00:00Z`;
const point = (day: number, k: number, of: { breaks?: string[] } = {}): TrendPoint => ({
  from: on(day),
  to: on(day),
  counted: { k, n: 4, interval: { low: 0, high: 1 } },
  breaks: of.breaks ?? [],
});
const scaleOf = (rows: readonly TrendRow[], area = AREA) =>
  toPlotScale(timeSpan([rows]) ?? { from_ms: 0, to_ms: 0 }, area);

test('time runs from the first to the last day, points stand in the middle of theirs, rates from the bottom to the top', () => {
  const rows = toTrendRows([point(1, 0), point(2, 4), point(5, 2)]);
  expect(toLineShapes(rows, scaleOf(rows))).toMatchObject([
    { line: 'M10 50L30 0L90 25', band: 'M10 0L30 0L90 0L90 50L30 50L10 50Z' },
  ]);
});

test('a single point is drawn in the middle, with its interval and without a line', () => {
  const rows = toTrendRows([point(1, 1)]);
  expect(toLineShapes(rows, scaleOf(rows))).toMatchObject([
    { line: '', band: '', points: [{ x: 50, y: 37.5, top: 0, bottom: 50 }] },
  ]);
});

test('what is drawn can be computed back from it: it is the counts of the rows, and nothing in between', () => {
  const series = [7, 9, 4, 12, 0, 20].map((k, index) => ({
    from: on(1 + index * 3),
    to: on(1 + index * 3),
    counted: { k, n: 20 + index, interval: { low: 0, high: 1 } },
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
  expect(drawn.map(({ y }, index) => near.k(y, series[index]?.counted.n ?? 0))).toEqual(
    series.map(({ counted }) => counted.k),
  );
  for (const [index, { x }] of drawn.entries())
    expect(x).toBeCloseTo(scale.x(Date.parse(`${series[index]?.from}T12:00:00Z`)), 0);
  for (const { points } of shapes) {
    for (const { at_ms, top, bottom } of points) {
      const row = rows.find((one) => one.at_ms === at_ms);
      expect(rateAt(top)).toBeCloseTo(row?.counted?.interval.high ?? -1, 2);
      expect(rateAt(bottom)).toBeCloseTo(row?.counted?.interval.low ?? -1, 2);
    }
  }
});

test('where the line ends a mark between the two points says why', () => {
  const rows = toTrendRows([
    point(1, 0, { breaks: ['Nothing stands before this.'] }),
    point(3, 0),
    point(5, 2, { breaks: ['33 keywords were added.'] }),
  ]);
  expect(toBreakMarks(rows, scaleOf(rows), 10)).toEqual([{ x: 70, reasons: ['33 keywords were added.'] }]);
});

test('marks that would lie on each other are one, which gives every reason once', () => {
  const rows = toTrendRows([
    point(1, 0),
    point(2, 0, { breaks: ['The model changed.'] }),
    point(3, 0, { breaks: ['The model changed.', 'Names were added.'] }),
    point(11, 0, { breaks: ['The model changed.'] }),
  ]);
  expect(toBreakMarks(rows, scaleOf(rows), 28)).toEqual([
    { x: 9.1, reasons: ['The model changed.', 'Names were added.'] },
    { x: 59.1, reasons: ['The model changed.'] },
  ]);
});

test('the compared ranges are shaded as far as the drawing goes, and not at all without the earlier one', () => {
  const rows = toTrendRows([point(11, 1), point(21, 1)]);
  const shade = (from: number, middle: number) =>
    toRangeShapes({ from: at(from), middle: at(middle), to: '2026-11-22T00:00:00Z' }, scaleOf(rows), AREA);
  expect(shade(1, 16)).toEqual({ earlier: { x: 0, width: 50 }, recent: { x: 50, width: 50 } });
  expect(shade(13, 17)).toEqual({ earlier: { x: 22.7, width: 36.4 }, recent: { x: 59.1, width: 40.9 } });
  expect(shade(1, 10)).toBeNull();
});

test('days are written and never on top of each other', () => {
  const rows = toTrendRows([point(1, 1), point(2, 1), point(3, 1), point(5, 1)]);
  const marks = (gap: number) =>
    toTimeMarks(rows, scaleOf(rows), { word: ({ from }) => from, gap, edge: { left: 0, right: 100 } }).map(
      ({ text }) => text,
    );
  expect(marks(1)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-05']);
  expect(marks(40)).toEqual(['2026-11-01', '2026-11-03', '2026-11-05']);
});

test('a word at the edge is moved inside, and must be as far from the one before there', () => {
  const rows = toTrendRows([point(1, 1), point(3, 1), point(5, 1)]);
  const marks = (edge: { left: number; right: number }) =>
    toTimeMarks(rows, scaleOf(rows), { word: ({ from }) => from, gap: 40, edge }).map(({ x }) => x);
  expect(marks({ left: 5, right: 95 })).toEqual([10, 50, 90]);
  expect(marks({ left: 15, right: 85 })).toEqual([15, 85]);
});

test('the nearest point is pointed at', () => {
  const rows = toTrendRows([point(1, 1), point(2, 1), point(5, 1)]);
  const scale = scaleOf(rows);
  expect([0, 21, 59, 61, 400].map((place) => nearestRow(rows, scale, place))).toEqual([0, 1, 1, 2, 2]);
  expect(nearestRow([], scale, 10)).toBe(-1);
});

test('the name of a range is drawn beside a break, within the range, or not at all', () => {
  const window = { x: 100, width: 120 };
  expect(namePlace(window, [])).toBe(160);
  expect(namePlace(window, [{ x: 100 }])).toBe(160);
  expect(namePlace(window, [{ x: 150 }])).toBe(187);
  expect(namePlace(window, [{ x: 170 }])).toBe(133);
  expect(namePlace(window, [{ x: 130 }, { x: 200 }])).toBeNull();
  expect(namePlace({ x: 0, width: 40 }, [])).toBeNull();
});

test('a grid reaches to the next quarter above what is drawn', () => {
  expect(gridRates([])).toEqual([0, 0.25]);
  expect(gridRates([0.1, 0.26])).toEqual([0, 0.25, 0.5]);
  expect(gridRates([0.74])).toEqual([0, 0.25, 0.5, 0.75]);
  expect(gridRates([0.76])).toEqual([0, 0.5, 1]);
});

test('marks of several lines are joined, and a reason names its lines unless all share it', () => {
  const [names, model] = ['Your names changed.', 'The model changed.'];
  const lines = [
    { name: 'ChatGPT', marks: [{ x: 10, reasons: [names] }] },
    {
      name: 'Claude',
      marks: [
        { x: 12, reasons: [names, model] },
        { x: 80, reasons: [model] },
      ],
    },
  ];
  expect(joinBreakMarks(lines, 28)).toEqual([
    { x: 10, reasons: [names, `Claude: ${model}`] },
    { x: 80, reasons: [`Claude: ${model}`] },
  ]);
});
