import { describe, expect, it } from 'vitest';
import { nextAmount } from './discounts.rules.ts';

const AT = new Date('2026-12-12T00:00:00Z');
const off = (discount: object) => ({ percent_off: null, amount_off: null, ends_at: null, ...discount });

describe('what the next invoice comes to', () => {
  it('is the price where nothing is taken off', () => {
    expect(nextAmount(49_000, [], AT)).toBe(49_000);
  });

  it('is the price less a share of it, or less an amount, and never less than nothing', () => {
    expect(nextAmount(4_900, [off({ percent_off: 33.33 })], AT)).toBe(3_267);
    expect(nextAmount(4_900, [off({ amount_off: 1_000 })], AT)).toBe(3_900);
    expect(nextAmount(4_900, [off({ amount_off: 10_000 })], AT)).toBe(0);
  });

  it('takes each discount off what those before it left', () => {
    expect(nextAmount(10_000, [off({ percent_off: 50 }), off({ amount_off: 1_000 })], AT)).toBe(4_000);
  });

  it('leaves out what has ended by then', () => {
    const half = (ends_at: Date) => [off({ percent_off: 50, ends_at })];
    expect(nextAmount(4_900, half(AT), AT)).toBe(4_900);
    expect(nextAmount(4_900, half(new Date(AT.getTime() + 1)), AT)).toBe(2_450);
  });
});
