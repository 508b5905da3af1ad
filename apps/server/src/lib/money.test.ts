import { describe, expect, it } from 'vitest';
import { formatDollars, toDollars, toMicrodollars } from './money.ts';

describe('money', () => {
  it('is whole micro-dollars, so that adding never rounds', () => {
    expect(toMicrodollars(0.1) + toMicrodollars(0.2)).toBe(toMicrodollars(0.3));
    expect(toMicrodollars(0.000_001)).toBe(1);
    expect(toDollars(toMicrodollars(24.99))).toBe(24.99);
  });

  it('reads as a price in a sentence', () => {
    expect(formatDollars(1_000_000)).toBe('$1');
    expect(formatDollars(250_000)).toBe('$0.25');
    expect(formatDollars(2_500_000)).toBe('$2.50');
  });
});
