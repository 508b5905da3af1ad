import { expect, it } from 'vitest';
import { changeInWords, otherDays } from './change-in-words.ts';
import { headlineChangeOf, UNTOLD } from './headline.fixture.ts';

const sizes = { before: 0.376, now: 0.4 };

it('gives the size of a change with its verdict, whichever it is', () => {
  expect(changeInWords('no_detectable_change', sizes)).toBe('no significant change: 38% → 40%');
  expect(changeInWords('improved', sizes)).toBe('improved: 38% → 40%');
  expect(changeInWords('declined', { before: 0.5, now: 0.2 })).toBe('declined: 50% → 20%');
});

it('gives no size of what could not be compared', () => {
  expect(changeInWords('not_enough_data', sizes)).toBe('not enough answers for a trend yet');
  expect(changeInWords('not_comparable', sizes)).toBe('not comparable with the range before');
});

it('says beside a badge over which days a change was judged where the rate has others', () => {
  expect(otherDays(headlineChangeOf(), 28)).toBeUndefined();
  expect(otherDays(headlineChangeOf(), 7)).toBe('in 28 days');
  expect(otherDays(headlineChangeOf(UNTOLD), 7)).toBeUndefined();
});
