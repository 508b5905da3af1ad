import { expect, it } from 'vitest';
import { mapWithPauses } from './map-with-pauses.ts';

it('makes something of each in order, and lets others have their turn meanwhile', async () => {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 1);
  const busyFor = (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };
  const made = await mapWithPauses([1, 2, 3, 4, 5, 6], (one) => {
    busyFor(6);
    return one * 2;
  });
  clearInterval(others);
  expect(made).toEqual([2, 4, 6, 8, 10, 12]);
  expect(turns).toBeGreaterThanOrEqual(4);
});
