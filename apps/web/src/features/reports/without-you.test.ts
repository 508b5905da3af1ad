import { expect, it } from 'vitest';
import { withoutYou } from './without-you.ts';

it('tells how many of the answers leave the brand out', () => {
  expect(withoutYou(4, 6)).toBe('4 / 6');
  expect(withoutYou(0, 1200)).toBe('0 / 1,200');
});
