import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChangeTest } from './exact-test.ts';
import {
  answersNeeded,
  answersPerCheckNeeded,
  changePower,
  detectableChange,
  reportSignificanceLevel,
  roughAnswersNeeded,
} from './planner.ts';

const rate = fc.double({ min: 0.02, max: 0.98, noNaN: true });

describe('planning how many answers a change takes', () => {
  it('sums exactly the outcomes that the verdict calls improved', () => {
    const test = createChangeTest();
    const chance = (k: number, p: number) => {
      const ways = [1, 9, 36, 84, 126, 126, 84, 36, 9, 1][k] ?? 0;
      return ways * p ** k * (1 - p) ** (9 - k);
    };
    let power = 0;
    for (let a = 0; a <= 9; a++) {
      for (let b = 0; b <= 9; b++) {
        const evidence = test({
          earlier: { mentioned: a, answers: 9 },
          recent: { mentioned: b, answers: 9 },
        });
        if (evidence.direction === 'up' && evidence.p_value <= 0.05) power += chance(a, 0.2) * chance(b, 0.7);
      }
    }
    expect(changePower({ answers_per_window: 9, rate_before: 0.2, rate_after: 0.7 })).toBeCloseTo(power, 9);
  });

  it('needs what the textbook needs for a change from 50% to 52%', () => {
    // n = (1.96 √(2 · .51 · .49) + .8416 √(.25 + .2496))² / .02² = 9806.
    const plan = answersNeeded({ rate_before: 0.5, rate_after: 0.52, price_per_answer: 0.01 });
    expect(plan).toMatchObject({ answers_per_window: 9806, answers_in_all: 19_612, exact: false });
    expect(plan?.price).toBeCloseTo(196.12, 6);
  });

  it('asks for the fewest answers that reach 80%', () => {
    const change = { rate_before: 0.2, rate_after: 0.5 };
    const plan = answersNeeded({ ...change, price_per_answer: 0.02 });
    const needed = plan?.answers_per_window ?? 0;
    expect(plan?.exact).toBe(true);
    expect(changePower({ ...change, answers_per_window: needed })).toBeGreaterThanOrEqual(0.8);
    expect(changePower({ ...change, answers_per_window: needed - 1 })).toBeLessThan(0.8);
    expect(answersNeeded({ rate_before: 0.3, rate_after: 0.3, price_per_answer: 1 })).toBeNull();
  });

  it.each([
    { rate_before: 0, rate_after: 0.2, significance_level: 0.05 },
    { rate_before: 0.15, rate_after: 0.35, significance_level: 0.05 },
    { rate_before: 0, rate_after: 0.3, significance_level: 0.005 },
    { rate_before: 0.4, rate_after: 0.7, significance_level: 0.005 },
  ])('needs about as many by the approximation as exactly: %o', (change) => {
    const exact = answersNeeded({ ...change, price_per_answer: 0 })?.answers_per_window ?? 0;
    const rough = roughAnswersNeeded(change) ?? 0;
    expect(exact).toBeGreaterThan(9);
    expect(rough).toBeGreaterThanOrEqual(0.95 * exact);
    expect(rough).toBeLessThanOrEqual(1.25 * exact);
  });

  it('plans nothing by the approximation where nothing changes, and never less than a window', () => {
    expect(roughAnswersNeeded({ rate_before: 0.3, rate_after: 0.3 })).toBeNull();
    expect(roughAnswersNeeded({ rate_before: 0, rate_after: 1 })).toBe(9);
    expect(() => roughAnswersNeeded({ rate_before: 0, rate_after: 1.1 })).toThrow(RangeError);
  });

  it('shows the same power for a fall as for the rise back, and more for a greater change', () => {
    fc.assert(
      fc.property(rate, rate, (from, to) => {
        const power = (rate_before: number, rate_after: number) =>
          changePower({ answers_per_window: 12, rate_before, rate_after });
        expect(power(to, from)).toBeCloseTo(power(from, to), 12);
        expect(power(from, (from + to) / 2)).toBeLessThanOrEqual(power(from, to) + 1e-9);
      }),
      { numRuns: 20 },
    );
  });

  it('tells which change nine answers can show, and when none can be shown', () => {
    const change = detectableChange({ answers_per_window: 9, rate: 0.3 });
    expect(change.declines_to).toBeNull();
    const improves_to = change.improves_to ?? 0;
    expect(changePower({ answers_per_window: 9, rate_before: 0.3, rate_after: improves_to })).toBeCloseTo(
      0.8,
      4,
    );
    const more = detectableChange({ answers_per_window: 40, rate: 0.3 });
    expect(more.improves_to).toBeLessThan(improves_to);
  });

  it('asks more of one keyword among many', () => {
    expect(reportSignificanceLevel({ cells: 1, changed_cells: 1 })).toBe(0.05);
    expect(reportSignificanceLevel({ cells: 20, changed_cells: 1 })).toBeCloseTo(0.05 / 20, 9);
    expect(reportSignificanceLevel({ cells: 100, changed_cells: 20 })).toBeLessThan(0.01);
  });

  it.each([
    { rate_before: -1 },
    { rate_after: 1.2 },
    { rate_before: Number.NaN },
    { power: 1 },
    { significance_level: 0 },
    { price_per_answer: -0.01 },
  ])('refuses a plan for what cannot be: %o', (wrong) => {
    const plan = { rate_before: 0.2, rate_after: 0.6, price_per_answer: 0.01 };
    expect(() => answersNeeded({ ...plan, ...wrong })).toThrow(RangeError);
  });

  it('refuses windows without answers and rates that are none', () => {
    expect(() => changePower({ answers_per_window: 0, rate_before: 0.2, rate_after: 0.6 })).toThrow(
      RangeError,
    );
    expect(() => changePower({ answers_per_window: 9, rate_before: 2, rate_after: 0.6 })).toThrow(RangeError);
    expect(() => detectableChange({ answers_per_window: 9.5, rate: 0.3 })).toThrow(RangeError);
    expect(() => detectableChange({ answers_per_window: 9, rate: -0.1 })).toThrow(RangeError);
  });
});

describe('answers per check', () => {
  const of = (checks_per_window: number, more: Partial<Parameters<typeof answersPerCheckNeeded>[0]> = {}) =>
    answersPerCheckNeeded({ rate: 0.4, change: 0.2, checks_per_window, most: 10, ...more });

  it('are as few as show the change, and none where not even the most do', () => {
    const needed = roughAnswersNeeded({ rate_before: 0.4, rate_after: 0.6 }) ?? 0;
    expect(of(needed)).toBe(1);
    expect(of(needed - 1)).toBe(2);
    expect(of(Math.ceil(needed / 3))).toBeNull();
    expect(of(needed - 1, { most: 1 })).toBeNull();
  });

  it('are more where many verdicts are judged together', () => {
    expect(of(100, { significance_level: 0.05 })).toBe(1);
    expect(of(100, { significance_level: 0.005 })).toBeGreaterThan(1);
  });
});
