import { expect, it } from 'vitest';
import { rollingWindows } from './rolling-windows.ts';

const line = (day: string, k: number, surface_hash = 'a') => ({
  created_at: `2026-11-${day}T06:00:00.000Z`,
  n: 1,
  k,
  empty: 0,
  surface_hash,
});

it('counts the answers of the days up to each report together', () => {
  const points = rollingWindows([line('20', 1), line('13', 0), line('12', 1)], 7);
  expect(points.map(({ k, n }) => [k, n])).toEqual([
    [1, 1],
    [1, 2],
    [1, 1],
  ]);
});

it('leaves answers out that name no company at all', () => {
  const silent = { ...line('19', 0), empty: 1 };
  expect(rollingWindows([line('20', 1), silent], 28)).toMatchObject([
    { k: 1, n: 1 },
    { k: 0, n: 0 },
  ]);
});

it('never counts answers together that were asked for in different ways', () => {
  const points = rollingWindows([line('20', 1, 'b'), line('19', 0, 'a')], 28);
  expect(points.map(({ k, n }) => [k, n])).toEqual([
    [1, 1],
    [0, 1],
  ]);
});
