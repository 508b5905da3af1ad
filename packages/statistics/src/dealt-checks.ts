import { logBinomialCoefficients, normalTail } from './distributions.ts';
import type { MentionCount } from './keyword-rate.ts';
import type { KeywordCount } from './weighed-rate.ts';

/** Of more possible outcomes the normal approximation takes over; there it is within 3% of a value near .01. */
const MOST_EXACT_OUTCOMES = 500;

/** Into so many parts a mention is divided where the checks of a keyword have unequal numbers of answers. */
const UNEVEN_PARTS = 4;

/**
 * The checks of a keyword, dealt to two ranges as they came. The score of a check is its mentions less those expected of
 * as many answers at the keyword's rate in both ranges; the scores of the recent checks add up to
 * n₁n₂ / (n₁ + n₂) · (k₂ / n₂ - k₁ / n₁), whichever checks are dealt to them.
 */
export interface DealtKeyword {
  /** The sum of the recent scores: how many mentions more than chance puts there on average. */
  shift: number;
  variance: number;
  /** The sum as a whole number of parts of a mention: the least and most that any deal gives, and the one seen. */
  least: number;
  most: number;
  seen: number;
  /** The chances of each sum from the least to the most, if every deal is as likely. */
  chances: (coefficientsOf: Coefficients) => Float64Array;
  parts: number;
}

type Coefficients = (n: number) => Float64Array;
type Sides = Readonly<Record<'earlier' | 'recent', KeywordCount>>;

/** Keywords that are dealt together: their sums are counted in the same parts. */
export function dealKeywords(pairs: readonly Sides[]): DealtKeyword[] {
  const parts = pairs.every(isEven) ? 1 : UNEVEN_PARTS;
  return pairs.map((pair) => (hasSingleAnswers(pair) ? dealAnswers(pair, parts) : dealChecks(pair, parts)));
}

/** Whether every check of a keyword gave one answer. */
export function hasSingleAnswers({ earlier, recent }: Sides): boolean {
  return [earlier, recent].every(({ checks }) => checks?.every(({ answers }) => answers <= 1) ?? true);
}

function isEven({ earlier, recent }: Sides): boolean {
  const sizes = [earlier, recent].flatMap(checksOf).map(({ answers }) => answers);
  return sizes.every((size) => size === sizes[0]);
}

function checksOf({ checks, answers, mentioned }: KeywordCount): readonly MentionCount[] {
  return (
    checks?.filter((check) => check.answers > 0) ??
    Array.from({ length: answers }, (_, index) => ({ answers: 1, mentioned: Number(index < mentioned) }))
  );
}

/** Single answers: mentions among the recent ones are hypergeometric. */
function dealAnswers({ earlier, recent }: Sides, parts: number): DealtKeyword {
  const all = earlier.answers + recent.answers;
  const mentioned = earlier.mentioned + recent.mentioned;
  const expected = (recent.answers * mentioned) / all;
  const least = Math.max(0, mentioned - earlier.answers);
  const most = Math.min(recent.answers, mentioned);
  return {
    shift: recent.mentioned - expected,
    variance: (expected * (earlier.answers / all) * (all - mentioned)) / (all - 1),
    least: parts * least,
    most: parts * most,
    seen: parts * recent.mentioned,
    parts,
    chances: (of) => {
      const [before, after] = [of(earlier.answers), of(recent.answers)];
      const ways = of(all)[mentioned] ?? 0;
      const chances = new Float64Array(parts * (most - least) + 1);
      for (let k = least; k <= most; k++)
        chances[parts * (k - least)] = Math.exp((after[k] ?? 0) + (before[mentioned - k] ?? 0) - ways);
      return chances;
    },
  };
}

/** Checks of several answers: each subset of as many checks as the recent range has is as likely. */
function dealChecks(pair: Sides, parts: number): DealtKeyword {
  const [before, after] = [checksOf(pair.earlier), checksOf(pair.recent)];
  const all = [...before, ...after];
  const answers = pair.earlier.answers + pair.recent.answers;
  const rate = (pair.earlier.mentioned + pair.recent.mentioned) / answers;
  const scoreOf = (check: MentionCount) => check.mentioned - rate * check.answers;
  // Of checks of equal size the mentions say the same in whole numbers.
  const rough = all.map((check) =>
    isEven(pair) ? parts * check.mentioned : Math.round(parts * scoreOf(check)),
  );
  const smallest = Math.min(...rough);
  const scores = rough.map((score) => score - smallest);
  const sorted = scores.toSorted((x, y) => x - y);
  const least = total(sorted.slice(0, after.length));
  const most = total(sorted.slice(before.length));
  const perDeal = (before.length * after.length) / Math.max(1, all.length * (all.length - 1));
  return {
    shift: total(after.map(scoreOf)),
    variance: perDeal * total(all.map((check) => scoreOf(check) ** 2)),
    least,
    most,
    seen: total(scores.slice(before.length)),
    parts,
    chances: () => chancesOfSums(scores, after.length).slice(least, most + 1),
  };
}

/** The chances of each sum of so many of these scores, chosen at random: subsets counted one score after the other. */
function chancesOfSums(scores: readonly number[], chosen: number): Float64Array {
  const sums = total(scores.toSorted((x, y) => y - x).slice(0, chosen)) + 1;
  const ways = Array.from({ length: chosen + 1 }, () => new Float64Array(sums));
  const first = ways[0];
  if (first) first[0] = 1;
  scores.forEach((score, index) => {
    for (let size = Math.min(chosen, index + 1); size >= 1; size--) {
      const [smaller, larger] = [ways[size - 1], ways[size]];
      if (smaller === undefined || larger === undefined) continue;
      for (let sum = score; sum < sums; sum++) larger[sum] = (larger[sum] ?? 0) + (smaller[sum - score] ?? 0);
    }
  });
  const counted = ways[chosen] ?? new Float64Array(sums);
  const subsets = total([...counted]);
  return counted.map((count) => count / subsets);
}

/** How surprising the sum over these keywords is: twice the smaller tail, at most 1. */
export function twoSided(keywords: readonly DealtKeyword[]): number {
  // Where all answers are alike there is one outcome, which is the one seen.
  const open = keywords.filter(({ least, most }) => most > least);
  const outcomes = total(open.map(({ least, most }) => most - least));
  if (outcomes === 0) return 1;
  const above = total(open.map(({ seen, least }) => seen - least));
  const [up, down] = outcomes > MOST_EXACT_OUTCOMES ? normalTails(open) : exactTails(open, above);
  return Math.min(1, 2 * Math.min(up, down));
}

/** With a correction for continuity of half a part (Mantel & Haenszel 1959). */
function normalTails(keywords: readonly DealtKeyword[]): [number, number] {
  const shift = total(keywords.map((one) => one.shift));
  const deviation = Math.sqrt(total(keywords.map(({ variance }) => variance)));
  const half = 0.5 / (keywords[0]?.parts ?? 1);
  return [normalTail((shift - half) / deviation), normalTail((-shift - half) / deviation)];
}

/** The chances of at least and of at most so many parts above the least possible. */
function exactTails(keywords: readonly DealtKeyword[], above: number): [number, number] {
  const known = new Map<number, Float64Array>();
  const coefficientsOf = (n: number): Float64Array => {
    const found = known.get(n) ?? logBinomialCoefficients(n);
    known.set(n, found);
    return found;
  };
  const chances = keywords.map((keyword) => keyword.chances(coefficientsOf)).reduce(convolve);
  let [up, down] = [0, 0];
  chances.forEach((chance, outcome) => {
    if (outcome >= above) up += chance;
    if (outcome <= above) down += chance;
  });
  return [up, down];
}

/** The chances of the sum of two independent numbers. */
function convolve(one: Float64Array, other: Float64Array): Float64Array {
  const chances = new Float64Array(one.length + other.length - 1);
  for (let x = 0; x < one.length; x++)
    for (let y = 0; y < other.length; y++)
      chances[x + y] = (chances[x + y] ?? 0) + (one[x] ?? 0) * (other[y] ?? 0);
  return chances;
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
