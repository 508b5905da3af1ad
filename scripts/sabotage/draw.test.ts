import { describe, expect, it } from 'vitest';
import { draw } from './draw.ts';

const LIST = Array.from({ length: 10 }, (_, at) => at);

describe('a draw', () => {
  it('is the same for the same list and seed', () => {
    expect(draw(LIST, 4, 20261128)).toEqual(draw(LIST, 4, 20261128));
    expect(draw(LIST, 10, 1)).not.toEqual(draw(LIST, 10, 2));
  });

  it('holds each entry at most once, and the start of a larger draw', () => {
    expect(draw(LIST, 10, 7).toSorted((a, b) => a - b)).toEqual(LIST);
    expect(draw(LIST, 3, 7)).toEqual(draw(LIST, 10, 7).slice(0, 3));
  });

  it('draws every entry about as often as the others', () => {
    const times = LIST.map(() => 0);
    for (let seed = 1; seed <= 2_000; seed += 1)
      for (const drawn of draw(LIST, 3, seed)) times[drawn] = (times[drawn] ?? 0) + 1;
    // 600 expected, with a standard deviation of 20.
    for (const count of times) expect(Math.abs(count - 600)).toBeLessThan(100);
  });
});
