import { expect, it } from 'vitest';
import { createInteractions, createLayoutShifts, isSeenFromStart } from './vitals.ts';

it('what moves within a second of the last is one burst, of five seconds at most; the worst burst counts', () => {
  const shifts = createLayoutShifts();
  expect(shifts.worst()).toBe(0);
  const add = (value: number, startTime: number, hadRecentInput = false) =>
    shifts.add({ value, startTime, hadRecentInput });
  add(0.1, 0);
  add(0.1, 900);
  expect(shifts.worst()).toBeCloseTo(0.2);
  add(0.15, 1_900);
  expect(shifts.worst()).toBeCloseTo(0.2);
  add(5, 2_000, true);
  expect(shifts.worst()).toBeCloseTo(0.2);
  for (let at = 10_000; at <= 15_600; at += 800) add(0.05, at);
  expect(shifts.worst()).toBeCloseTo(0.35);
});

it('the slowest answer to input counts, of one interaction its longest event, and one of fifty is left out', () => {
  const interactions = createInteractions();
  expect(interactions.slow()).toBeNull();
  interactions.add({ interactionId: 0, duration: 900 });
  expect(interactions.slow()).toBeNull();
  interactions.add({ interactionId: 1, duration: 400 });
  interactions.add({ interactionId: 1, duration: 120 });
  expect(interactions.slow()).toBe(400);
  for (let id = 2; id <= 50; id += 1) interactions.add({ interactionId: id, duration: 40 });
  expect(interactions.slow()).toBe(40);
});

it('a page that was opened in a tab behind was not seen from its beginning on, also once somebody turns to it', () => {
  const states = (...names: string[]) => names.map((name) => ({ name }));
  expect(isSeenFromStart('visible', states('visible'))).toBe(true);
  expect(isSeenFromStart('visible', [])).toBe(true);
  expect(isSeenFromStart('hidden', [])).toBe(false);
  expect(isSeenFromStart('visible', states('hidden', 'visible'))).toBe(false);
});
