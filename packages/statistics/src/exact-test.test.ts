import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChangeTest, FisherTable } from './exact-test.ts';

const test = createChangeTest();
const window = fc
  .integer({ min: 1, max: 25 })
  .chain((answers) =>
    fc.record({ mentioned: fc.integer({ min: 0, max: answers }), answers: fc.constant(answers) }),
  );

describe('telling a change between two windows', () => {
  it("agrees with Fisher's lady tasting tea", () => {
    // Fisher (1935), The Design of Experiments, chapter 2: 3 of 4 against 1 of 4, one-sided 17/70.
    expect(new FisherTable(4, 4).value(1, 3)).toBeCloseTo(17 / 70, 10);
  });

  it("agrees with the documented example of SciPy's boschloo_exact", () => {
    // docs.scipy.org, boschloo_exact: 74 of 117 against 31 of 63; statistic .0483, p .0355.
    const table = new FisherTable(63, 117);
    expect(table.value(31, 74)).toBeCloseTo(0.0483, 4);
    expect(table.size(table.value(31, 74))).toBeCloseTo(0.035564, 5);
  });

  it.each([
    // One-sided, SciPy 1.17.1, boschloo_exact(alternative='greater', n=512).
    [0, 9, 4, 9, 0.016403198],
    [2, 9, 7, 9, 0.015441895],
    [3, 20, 10, 15, 0.001377071],
    [1, 12, 9, 30, 0.079229208],
  ])(
    'gives %i of %i against %i of %i the one-sided p %f of SciPy, doubled',
    (a, before, b, after, oneSided) => {
      const evidence = test({
        earlier: { mentioned: a, answers: before },
        recent: { mentioned: b, answers: after },
      });
      expect(evidence.direction).toBe('up');
      expect(evidence.p_value).toBeCloseTo(2 * oneSided, 7);
    },
  );

  it('turns round when the windows change places', () => {
    fc.assert(
      fc.property(window, window, (earlier, recent) => {
        const there = test({ earlier, recent });
        const back = test({ earlier: recent, recent: earlier });
        expect(back.p_value).toBe(there.p_value);
        const opposite = { up: 'down', down: 'up', none: 'none' } as const;
        expect(back.direction).toBe(opposite[there.direction]);
      }),
      { numRuns: 50 },
    );
  });

  it('errs at most at its level, whatever the common rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 40 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, rate) => {
        const table = new FisherTable(n, n);
        expect(table.chance(table.regionAtLevel(0.025), rate, rate)).toBeLessThanOrEqual(0.025 + 1e-9);
      }),
      { numRuns: 40 },
    );
  });
});
