import { expect, it } from 'vitest';
import { withoutYou } from './without-you.ts';

it('tells how many of the answers leave the brand out', () => {
  expect(withoutYou(4, 6)).toBe('4 of 6 answers without you');
  expect(withoutYou(1, 1)).toBe('1 of 1 answer without you');
  expect(withoutYou(0, 3)).toBe('3 answers, none without you');
});
