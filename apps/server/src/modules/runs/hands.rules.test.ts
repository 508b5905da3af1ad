import { expect, it } from 'vitest';
import { nextHands } from './hands.rules.ts';

const MOST = 40;

/** The hands after so many looks at which a process was as busy as given, having all it may have. */
function after(looks: number, { from, utilization }: { from: number; utilization: number }): number {
  let hands = from;
  for (let look = 0; look < looks; look += 1)
    hands = nextHands({ hands, held: hands, utilization, most: MOST });
  return hands;
}

it('a process that has time takes more at each look, up to the most', () => {
  expect(nextHands({ hands: 10, held: 3, utilization: 0.3, most: MOST })).toBe(14);
  expect(after(20, { from: 10, utilization: 0.5 })).toBe(MOST);
});

it('a busy one lets go of a quarter of what it has, look by look, and keeps a few', () => {
  expect(nextHands({ hands: MOST, held: 20, utilization: 1, most: MOST })).toBe(15);
  expect(after(20, { from: 20, utilization: 0.95 })).toBe(10);
});

it('a busy one that has not let go yet is asked for no more than that', () => {
  expect(nextHands({ hands: 15, held: 20, utilization: 1, most: MOST })).toBe(15);
});

it('a busy one with few channels keeps them, and takes none beyond a few', () => {
  expect(nextHands({ hands: MOST, held: 2, utilization: 1, most: MOST })).toBe(10);
  expect(nextHands({ hands: 1, held: 1, utilization: 1, most: 1 })).toBe(1);
});
