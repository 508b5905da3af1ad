import { expect, it } from 'vitest';
import { nextWorkerSlots } from './worker-slots.rules.ts';

const MOST = 40;

/** The slots after so many looks at which a process was as busy as given, having all it may have. */
function after(looks: number, { from, utilization }: { from: number; utilization: number }): number {
  let slots = from;
  for (let look = 0; look < looks; look += 1)
    slots = nextWorkerSlots({ slots, taken: slots, utilization, most: MOST });
  return slots;
}

it('a process that has time takes more at each look, up to the most', () => {
  expect(nextWorkerSlots({ slots: 10, taken: 3, utilization: 0.3, most: MOST })).toBe(14);
  expect(after(20, { from: 10, utilization: 0.5 })).toBe(MOST);
});

it('a busy one lets go of a quarter of what it has, look by look, and keeps a few', () => {
  expect(nextWorkerSlots({ slots: MOST, taken: 20, utilization: 1, most: MOST })).toBe(15);
  expect(after(20, { from: 20, utilization: 0.95 })).toBe(10);
});

it('a busy one that has not let go yet is asked for no more than that', () => {
  expect(nextWorkerSlots({ slots: 15, taken: 20, utilization: 1, most: MOST })).toBe(15);
});

it('a busy one with few channels keeps them, and takes none beyond a few', () => {
  expect(nextWorkerSlots({ slots: MOST, taken: 2, utilization: 1, most: MOST })).toBe(10);
  expect(nextWorkerSlots({ slots: 1, taken: 1, utilization: 1, most: 1 })).toBe(1);
});
