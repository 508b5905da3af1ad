import { binomialProbabilities, logBinomialCoefficients } from './distributions.ts';
import type { MentionCount } from './keyword-rate.ts';

/** Two adjoining windows of one keyword: the earlier and the recent one. */
export interface WindowPair {
  earlier: MentionCount;
  recent: MentionCount;
}

/** How surprising the counts are if nothing changed. Probabilities from 0 to 1. */
export interface ChangeEvidence {
  direction: 'up' | 'down' | 'none';
  /** Two-sided: twice the smaller one-sided value, at most 1. */
  p_value: number;
}

/** Tells a change between two windows; see `createChangeTest`. */
export type ChangeTest = (windows: WindowPair) => ChangeEvidence;

/** Fisher's values that differ by less are the same value, computed twice. */
const TIE = 1 + 1e-7;

/**
 * The exact unconditional test of two proportions by Boschloo (1970), Statistica Neerlandica 24:1-35, one-sided
 * each way and doubled: never less powerful than Fisher's, and its error stays below the level at every rate.
 * Answers count as independent within a window. Remembers what it computed: a report asks for few distinct tables.
 */
export function createChangeTest(): ChangeTest {
  const tables = new Map<string, FisherTable>();
  const values = new Map<string, number>();
  function upward(before: MentionCount, after: MentionCount): number {
    const sizes = `${before.answers}/${after.answers}`;
    const key = `${sizes}:${before.mentioned}/${after.mentioned}`;
    const known = values.get(key);
    if (known !== undefined) return known;
    const table = tables.get(sizes) ?? new FisherTable(before.answers, after.answers);
    tables.set(sizes, table);
    const value = table.size(table.value(before.mentioned, after.mentioned));
    values.set(key, value);
    return value;
  }
  return ({ earlier, recent }) => {
    const up = upward(earlier, recent);
    const down = upward(recent, earlier);
    const p_value = Math.min(1, 2 * Math.min(up, down));
    return { direction: up === down ? 'none' : up < down ? 'up' : 'down', p_value };
  };
}

/**
 * Fisher's one-sided values (for a rise) of every outcome of two windows of these sizes, the hypergeometric tails
 * (Fisher 1935, J. R. Stat. Soc. 98:39-82), and the chance of regions of outcomes made of them.
 */
export class FisherTable {
  readonly #before: number;
  readonly #after: number;
  readonly #values: Float64Array;
  readonly #logBefore: Float64Array;
  readonly #logAfter: Float64Array;

  constructor(before: number, after: number) {
    this.#before = before;
    this.#after = after;
    this.#logBefore = logBinomialCoefficients(before);
    this.#logAfter = logBinomialCoefficients(after);
    this.#values = new Float64Array((before + 1) * (after + 1));
    const logAll = logBinomialCoefficients(before + after);
    for (let total = 0; total <= before + after; total++) {
      let tail = 0;
      for (let b = Math.min(after, total); b >= Math.max(0, total - before); b--) {
        const a = total - b;
        const log = (this.#logBefore[a] ?? 0) + (this.#logAfter[b] ?? 0) - (logAll[total] ?? 0);
        tail += Math.exp(log);
        this.#values[a * (after + 1) + b] = Math.min(1, tail);
      }
    }
  }

  /** Fisher's one-sided value of a mentions before and b after. */
  value(a: number, b: number): number {
    return this.#values[a * (this.#after + 1) + b] ?? 1;
  }

  /** For each number of mentions before, the fewest mentions after whose Fisher value is at most this. */
  region(fisherValue: number): number[] {
    const limit = fisherValue * TIE;
    let least = 0;
    return Array.from({ length: this.#before + 1 }, (_, a) => {
      // More mentions before never need fewer after (Barnard 1947, Biometrika 34:123-138: convexity).
      while (least <= this.#after && this.value(a, least) > limit) least++;
      return least;
    });
  }

  /** The chance of a region when the rates before and after are these. */
  chance(region: readonly number[], rateBefore: number, rateAfter: number): number {
    const before = binomialProbabilities(this.#logBefore, rateBefore);
    const tails = binomialProbabilities(this.#logAfter, rateAfter);
    for (let b = this.#after - 1; b >= 0; b--) tails[b] = (tails[b] ?? 0) + (tails[b + 1] ?? 0);
    return region.reduce((chance, least, a) => chance + (before[a] ?? 0) * (tails[least] ?? 0), 0);
  }

  /** The largest chance, at any common rate, of a Fisher value of at most this: Boschloo's one-sided p. */
  size(fisherValue: number): number {
    const region = this.region(fisherValue);
    // Equal steps of the angle are equal steps of the standard error, so no peak near 0 or 1 is skipped.
    const chanceAt = (angle: number): number => {
      const rate = Math.sin(angle) ** 2;
      return this.chance(region, rate, rate);
    };
    const steps = Math.ceil(64 + 8 * Math.sqrt(Math.max(this.#before, this.#after)));
    const width = Math.PI / 2 / steps;
    let best = 0;
    let bestAngle = 0;
    for (let step = 0; step <= steps; step++) {
      const chance = chanceAt(step * width);
      if (chance > best) [best, bestAngle] = [chance, step * width];
    }
    return Math.min(1, Math.max(best, peakBetween(chanceAt, bestAngle - width, bestAngle + width)));
  }

  /** The region of all outcomes whose Boschloo value is at most this level, one-sided. */
  regionAtLevel(level: number): number[] {
    let inside = 0;
    let outside = 1;
    // Size grows with Fisher's value in steps; 40 halvings are finer than any two distinct values.
    for (let halving = 0; halving < 40 && outside - inside > inside * 1e-8; halving++) {
      const middle = inside === 0 ? Math.min(level, outside / 2) : (inside + outside) / 2;
      if (this.size(middle) <= level) inside = middle;
      else outside = middle;
    }
    return this.region(inside);
  }
}

/** The highest value between two angles, by golden-section search (Kiefer 1953, Proc. AMS 4:502-506). */
function peakBetween(height: (angle: number) => number, from: number, to: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [left, right] = [from, to];
  for (let step = 0; step < 24; step++) {
    const third = golden * (right - left);
    if (height(right - third) < height(left + third)) left = right - third;
    else right = left + third;
  }
  return height((left + right) / 2);
}
