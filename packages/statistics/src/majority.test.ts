import { describe, expect, it } from 'vitest';
import { judgeMajorities } from './majority.ts';

const judge = (k: number, n: number) => judgeMajorities([{ k, n }])[0];

describe('whether something happens in most answers', () => {
  it('takes the exact chance of a fair coin', () => {
    expect(judge(9, 9)?.p_value).toBeCloseTo(1 / 512, 12);
    expect(judge(8, 9)?.p_value).toBeCloseTo(10 / 512, 12);
    expect(judge(0, 9)?.p_value).toBeCloseTo(1, 12);
    expect(judge(15, 20)?.p_value).toBeCloseTo(0.020695, 6);
  });

  it('is told of eight in nine, and not of seven, nor of all of four', () => {
    expect(judge(8, 9)?.is_majority).toBe(true);
    expect(judge(7, 9)?.is_majority).toBe(false);
    expect(judge(4, 4)?.is_majority).toBe(false);
    expect(judge(5, 5)?.is_majority).toBe(true);
    expect(judge(0, 0)).toEqual({ is_majority: false, p_value: 1, q_value: 1 });
  });

  it('asks more of one among many, and no more of many that are all sure', () => {
    const alike = Array.from({ length: 19 }, () => ({ k: 5, n: 10 }));
    expect(judgeMajorities([{ k: 8, n: 9 }, ...alike])[0]?.is_majority).toBe(false);
    expect(judgeMajorities([{ k: 20, n: 20 }, ...alike])[0]?.is_majority).toBe(true);
    const sure = judgeMajorities(Array.from({ length: 500 }, () => ({ k: 9, n: 9 })));
    expect(sure.every(({ is_majority }) => is_majority)).toBe(true);
  });

  it('errs about all of them in at most one case of twenty where there is no majority at all', () => {
    // Of twenty coins thrown ten times each, the chance that one of them shows a majority.
    const needed = Array.from({ length: 11 }, (_, k) => k).filter((k) => {
      const others = Array.from({ length: 19 }, () => ({ k: 5, n: 10 }));
      return judgeMajorities([{ k, n: 10 }, ...others])[0]?.is_majority;
    });
    const chance = needed.reduce((sum, k) => sum + ([1, 10, 45][10 - k] ?? 1024) / 1024, 0);
    expect(1 - (1 - chance) ** 20).toBeLessThanOrEqual(0.05);
  });

  it('refuses what cannot have been counted', () => {
    expect(() => judgeMajorities([{ k: 3, n: 2 }])).toThrow(RangeError);
    expect(() => judgeMajorities([{ k: 0.5, n: 2 }])).toThrow(RangeError);
  });
});
