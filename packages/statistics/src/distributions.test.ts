import { describe, expect, it } from 'vitest';
import {
  binomialProbabilities,
  logBinomialCoefficients,
  normalQuantile,
  studentQuantile,
} from './distributions.ts';

describe('the distributions behind the intervals', () => {
  it("gives Student's t and the normal as tabulated", () => {
    // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.1 and 1.3.6.7.2.
    expect(studentQuantile(0.975, 1)).toBeCloseTo(12.706, 3);
    expect(studentQuantile(0.975, 4)).toBeCloseTo(2.776, 3);
    expect(studentQuantile(0.975, 100)).toBeCloseTo(1.984, 3);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 6);
  });

  it('keeps the chances of all counts together at one, also for a thousand answers', () => {
    for (const rate of [0, 0.001, 0.4, 1]) {
      const chances = binomialProbabilities(logBinomialCoefficients(1000), rate);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });
});
