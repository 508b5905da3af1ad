import { expect, it } from 'vitest';
import { changeInWords } from './change-in-words.ts';

const sizes = { before: 0.376, now: 0.4 };

it('gives the size of a change with its verdict, whichever it is', () => {
  expect(changeInWords('no_detectable_change', sizes)).toBe('no change beyond chance: 38% → 40%');
  expect(changeInWords('improved', sizes)).toBe('improved beyond chance: 38% → 40%');
  expect(changeInWords('declined', { before: 0.5, now: 0.2 })).toBe('declined beyond chance: 50% → 20%');
});

it('gives no size of what could not be compared', () => {
  expect(changeInWords('not_enough_data', sizes)).toBe('too few answers yet to tell a change from chance');
  expect(changeInWords('not_comparable', sizes)).toBe('not comparable with the weeks before');
});
