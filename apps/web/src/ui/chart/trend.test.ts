import { expect, test } from 'vitest';
import { shownChannels, toTrendRows } from './trend.ts';

const MONDAY = '2026-11-16T09:00:00Z';
const TUESDAY = '2026-11-17T09:00:00Z';

test('measurements of one moment share a row, the oldest stands first', () => {
  const rows = toTrendRows([
    {
      channel: 'claude',
      points: [
        { at: TUESDAY, k: 1, n: 4 },
        { at: MONDAY, k: 2, n: 4 },
      ],
    },
    { channel: 'openai', points: [{ at: MONDAY, k: 3, n: 4 }] },
  ]);
  expect(rows.map(({ at_ms }) => at_ms)).toEqual([Date.parse(MONDAY), Date.parse(TUESDAY)]);
  expect(rows[0]?.measured.claude?.rate).toBe(0.5);
  expect(rows[0]?.measured.openai?.rate).toBe(0.75);
  expect(rows[1]?.measured.openai).toBeUndefined();
  expect(shownChannels(rows)).toEqual(['openai', 'claude']);
});

test('a moment without an answer is a gap, never a rate of zero', () => {
  expect(toTrendRows([{ channel: 'openai', points: [{ at: MONDAY, k: 0, n: 0 }] }])).toEqual([]);
});

test("an interval that is given stands in place of Wilson's", () => {
  const interval = { low: 0.1, high: 0.9 };
  const own = toTrendRows([{ channel: 'openai', points: [{ at: MONDAY, k: 5, n: 10, interval }] }]);
  const wilson = toTrendRows([{ channel: 'openai', points: [{ at: MONDAY, k: 5, n: 10 }] }]);
  expect(own[0]?.measured.openai?.interval).toEqual(interval);
  expect(wilson[0]?.measured.openai?.interval.low).toBeCloseTo(0.2366, 3);
});
