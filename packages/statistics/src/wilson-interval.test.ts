import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

describe('the interval beside a rate', () => {
  it('agrees with the published values for 81 of 263 and 15 of 148', () => {
    // Newcombe (1998), Statistics in Medicine 17:857-872, table I, method 3.
    const larger = wilsonInterval(81, 263);
    expect(larger?.low).toBeCloseTo(0.2553, 4);
    expect(larger?.high).toBeCloseTo(0.3662, 4);
    const smaller = wilsonInterval(15, 148);
    expect(smaller?.low).toBeCloseTo(0.0624, 4);
    expect(smaller?.high).toBeCloseTo(0.1605, 4);
  });

  it('stays inside 0 and 1 and keeps its width when nothing or everything was seen', () => {
    const none = wilsonInterval(0, 20);
    expect(none?.low).toBe(0);
    expect(none?.high).toBeCloseTo(0.1611, 4);
    const all = wilsonInterval(20, 20);
    expect(all?.low).toBeCloseTo(0.8389, 4);
    expect(all?.high).toBe(1);
  });

  it('says nothing without answers', () => {
    expect(wilsonInterval(0, 0)).toBeNull();
  });

  it.each([
    [11, 10],
    [-1, 10],
    [Number.NaN, 10],
    [1.5, 10],
    [0, -1],
    [0, Number.NaN],
  ])('refuses counts that nobody can have counted: %d of %d', (k, n) => {
    expect(() => wilsonInterval(k, n)).toThrow(RangeError);
  });
});
