import { expect, it } from 'vitest';
import { isAlwaysEmpty } from './always-empty.ts';

it('holds where neither this report nor the weeks before it brought an answer that names a brand', () => {
  expect(isAlwaysEmpty({ n: 3, empty: 3 }, { verdict: 'not_enough_data' })).toBe(true);
  expect(isAlwaysEmpty({ n: 3, empty: 3 }, { verdict: 'no_detectable_change' })).toBe(false);
  expect(isAlwaysEmpty({ n: 3, empty: 2 }, { verdict: 'not_enough_data' })).toBe(false);
});

it('does not hold of a keyword that failed, which is unknown', () => {
  expect(isAlwaysEmpty({ n: 0, empty: 0 }, { verdict: 'not_enough_data' })).toBe(false);
});
