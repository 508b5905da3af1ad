import { expect, test } from 'vitest';
import { nearestRow, toChannelShapes, toPlotScale, toTimeMarks } from './plot-scale.ts';
import { toTrendRows } from './trend.ts';

const AREA = { left: 0, right: 100, top: 0, bottom: 50 };
const dayOf = (at_ms: number) => new Date(at_ms).toISOString().slice(0, 10);
const at = (day: number, hour = 12) => `2026-11-${String(day).padStart(2, '0')}T${hour}:00:00Z`;
const point = (day: number, k: number, hour?: number) => ({
  at: at(day, hour),
  k,
  n: 4,
  interval: { low: 0, high: 1 },
});

test('time runs from the first to the last measurement, rates from the bottom to the top', () => {
  const rows = toTrendRows([{ channel: 'openai', points: [point(1, 0), point(2, 4), point(5, 2)] }]);
  const { line, band } = toChannelShapes(rows, 'openai', toPlotScale(rows, AREA));
  expect(line).toBe('M0 50L25 0L100 25');
  expect(band).toBe('M0 0L25 0L100 0L100 50L25 50L0 50Z');
});

test('a measurement alone stands in the middle, with its interval and without a line', () => {
  const rows = toTrendRows([{ channel: 'openai', points: [point(1, 1)] }]);
  expect(toChannelShapes(rows, 'openai', toPlotScale(rows, AREA))).toMatchObject({
    line: '',
    band: '',
    points: [{ x: 50, y: 37.5, top: 0, bottom: 50 }],
  });
});

test('a moment at which another assistant was measured is bridged', () => {
  const rows = toTrendRows([
    { channel: 'openai', points: [point(1, 4), point(3, 0)] },
    { channel: 'claude', points: [point(2, 2)] },
  ]);
  expect(toChannelShapes(rows, 'openai', toPlotScale(rows, AREA)).line).toBe('M0 0L100 50');
});

test('days are written once each and never on top of each other', () => {
  const rows = toTrendRows([
    { channel: 'openai', points: [point(1, 1, 10), point(1, 1, 23), point(2, 1), point(3, 1), point(5, 1)] },
  ]);
  const marks = (gap: number) =>
    toTimeMarks(rows, toPlotScale(rows, AREA), { word: dayOf, gap, edge: { left: 0, right: 100 } }).map(
      ({ text }) => text,
    );
  expect(marks(1)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-05']);
  expect(marks(45)).toEqual(['2026-11-01', '2026-11-03', '2026-11-05']);
});

test('a word at the edge is moved inside, and must be as far from the one before there', () => {
  const rows = toTrendRows([{ channel: 'openai', points: [point(1, 1), point(3, 1), point(5, 1)] }]);
  const marks = (edge: { left: number; right: number }) =>
    toTimeMarks(rows, toPlotScale(rows, AREA), { word: dayOf, gap: 40, edge }).map(({ x }) => x);
  expect(marks({ left: 5, right: 95 })).toEqual([5, 50, 95]);
  expect(marks({ left: 5, right: 80 })).toEqual([5, 50]);
});

test('the nearest measurement is pointed at', () => {
  const rows = toTrendRows([{ channel: 'openai', points: [point(1, 1), point(2, 1), point(5, 1)] }]);
  const scale = toPlotScale(rows, AREA);
  expect([0, 14, 60, 70, 400].map((place) => nearestRow(rows, scale, place))).toEqual([0, 1, 1, 2, 2]);
  expect(nearestRow([], scale, 10)).toBe(-1);
});
