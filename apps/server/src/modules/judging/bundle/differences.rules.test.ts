import { describe, expect, it } from 'vitest';
import { differences } from './differences.rules.ts';

const report = (numbers: Record<string, unknown>) => ({ numbers, lines: [{ keyword_id: 'a', k: 1 }] });
/** The next number that a double can hold. */
const nextTo = (value: number) => value + value * Number.EPSILON;

describe('the differences of two reports', () => {
  it('are none where a range differs in the last bit only', () => {
    const ranges = { rate_low: 0.1234, rate_high: 0.5678, similar_low: 0.0123, similar_high: 0.789 };
    const stored = Object.fromEntries(Object.entries(ranges).map(([name, end]) => [name, nextTo(end)]));
    expect(stored).not.toEqual(ranges);
    expect(differences(report(ranges), report(stored))).toEqual([]);
  });

  it('are found where a range differs in the eleventh digit, and other numbers in the last bit', () => {
    expect(differences(report({ rate_low: 0.12345678901 }), report({ rate_low: 0.12345678902 }))).toEqual([
      'numbers.rate_low is 0.12345678901 instead of 0.12345678902',
    ]);
    expect(differences(report({ rate_low: 0.5 }), report({ rate_low: null }))).toHaveLength(1);
    expect(differences(report({ rate: 0.3 }), report({ rate: nextTo(0.3) }))).toHaveLength(1);
  });
});
