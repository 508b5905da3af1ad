import { expect, it } from 'vitest';
import { percentageOf } from './percentage.ts';

it('a percentage has one decimal, and there is none of nothing', () => {
  expect(percentageOf(1, 3)).toBe(33.3);
  expect(percentageOf(2, 3)).toBe(66.7);
  expect(percentageOf(0, 3)).toBe(0);
  expect(percentageOf(0, 0)).toBeNull();
});
