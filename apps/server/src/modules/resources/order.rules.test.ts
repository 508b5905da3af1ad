import { describe, expect, it } from 'vitest';
import { placed } from './order.rules.ts';

describe('a new order', () => {
  it.each([
    [
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
      ['c', 'a', 'b'],
    ],
    [
      ['a', 'b', 'c', 'd'],
      ['d', 'b'],
      ['a', 'd', 'c', 'b'],
    ],
    [
      ['a', 'b', 'c'],
      ['b', 'b', 'a'],
      ['b', 'a', 'c'],
    ],
    [['a'], [], ['a']],
  ])('of %j by %j is %j', (all, wanted, expected) => {
    expect(placed(all, wanted)).toEqual(expected);
  });

  it('with a row that is not there is none', () => {
    expect(placed(['a', 'b'], ['b', 'x'])).toBeNull();
  });
});
