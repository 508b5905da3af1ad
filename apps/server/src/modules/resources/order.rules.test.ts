import { describe, expect, it } from 'vitest';
import { movedPlaces, placed } from './order.rules.ts';

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

  it('is told by the places of those that it moves, and of one that moves none there is nothing to tell', () => {
    expect(movedPlaces(['a', 'b', 'c', 'd'], ['a', 'd', 'c', 'b'])).toEqual({
      before: { b: 2, d: 4 },
      after: { b: 4, d: 2 },
      moved: 2,
    });
    expect(movedPlaces(['a', 'b'], ['a', 'b'])).toBeNull();
  });
});
