import { logBinomialCoefficients, normalTail } from './distributions.ts';
import { type ChangeEvidence, createChangeTest, type WindowPair } from './exact-test.ts';
import { adjustForFalseDiscovery } from './false-discovery.ts';
import { type ChangeVerdict, decide, SIGNIFICANCE_LEVEL } from './keyword-verdict.ts';
import { requireCounts } from './wilson-interval.ts';

/** Of more possible numbers of mentions the normal approximation takes over; there it is within 3% of a value near .01. */
const MOST_EXACT_OUTCOMES = 500;

/** How surprising a change of the rate over several keywords is, of all of them and of all but one. */
export interface PooledEvidence extends ChangeEvidence {
  /** The same in the same direction, without the keyword that moved the most that way. */
  p_value_of_others: number;
}

/**
 * How surprising a change of the rate over several keywords is if none of them changed, two-sided. Each keyword is
 * compared with itself only, so how different keywords are costs no power and cannot look like a change: given how
 * many answers of a keyword name the brand, which window they fall into is chance, and the number in the recent windows
 * of all keywords is a sum of hypergeometric numbers. Its tail is added up exactly (Gart 1970, Biometrika 57:471-475;
 * Mehta, Patel & Gray 1985, J. Am. Stat. Assoc. 80:969-973); of very many answers it is normal with a correction for
 * continuity (Mantel & Haenszel 1959, J. Natl. Cancer Inst. 22:719-748).
 *
 * There is no change where the rates as they are shown go the other way than the keywords do (their answers are spread
 * unevenly) or not at all. Only keywords with answers in both windows count; of one alone: `createChangeTest`.
 * @throws RangeError when counts are not whole with 0 <= mentioned <= answers
 */
export function pooledChange(pairs: readonly WindowPair[]): PooledEvidence {
  for (const { mentioned, answers } of pairs.flatMap(({ earlier, recent }) => [earlier, recent]))
    requireCounts(mentioned, answers);
  const both = pairs.filter(({ earlier, recent }) => earlier.answers > 0 && recent.answers > 0);
  const [only, ...more] = both;
  if (only === undefined) return NOTHING;
  if (more.length === 0) {
    const alone = createChangeTest()(only);
    return { ...alone, p_value_of_others: alone.p_value };
  }
  const keywords = both.map(toKeyword);
  const shift = sum(keywords, (one) => one.shift);
  const shown = rateOf(both.map(({ recent }) => recent)) - rateOf(both.map(({ earlier }) => earlier));
  if (shift * shown <= 0) return NOTHING;
  const sign = Math.sign(shift);
  const most = keywords.reduce((found, one) => (one.shift * sign > found.shift * sign ? one : found));
  const others = keywords.filter((one) => one !== most);
  const isSameWay = sum(others, (one) => one.shift) * sign > 0;
  return {
    direction: sign > 0 ? 'up' : 'down',
    p_value: twoSided(keywords),
    p_value_of_others: isSameWay ? twoSided(others) : 1,
  };
}

const NOTHING: PooledEvidence = { direction: 'none', p_value: 1, p_value_of_others: 1 };

/** Mentions of one keyword in its recent window, given those in both windows. */
interface Keyword {
  seen: number;
  /** How many more than chance puts there on average. */
  shift: number;
  least: number;
  most: number;
  variance: number;
  answers: { earlier: number; recent: number; mentioned: number };
}

function toKeyword({ earlier, recent }: WindowPair): Keyword {
  const all = earlier.answers + recent.answers;
  const mentioned = earlier.mentioned + recent.mentioned;
  const expected = (recent.answers * mentioned) / all;
  return {
    seen: recent.mentioned,
    shift: recent.mentioned - expected,
    least: Math.max(0, mentioned - earlier.answers),
    most: Math.min(recent.answers, mentioned),
    variance: (expected * (earlier.answers / all) * (all - mentioned)) / (all - 1),
    answers: { earlier: earlier.answers, recent: recent.answers, mentioned },
  };
}

/** Twice the smaller one-sided value, at most 1. */
function twoSided(keywords: readonly Keyword[]): number {
  // Where all answers are alike there is one outcome, which is the one seen.
  const open = keywords.filter(({ least, most }) => most > least);
  const outcomes = sum(open, ({ least, most }) => most - least);
  if (outcomes === 0) return 1;
  const above = sum(open, ({ seen, least }) => seen - least);
  const [up, down] = outcomes > MOST_EXACT_OUTCOMES ? normalTails(open) : exactTails(open, above);
  return Math.min(1, 2 * Math.min(up, down));
}

function normalTails(keywords: readonly Keyword[]): [number, number] {
  const shift = sum(keywords, (one) => one.shift);
  const deviation = Math.sqrt(sum(keywords, ({ variance }) => variance));
  return [normalTail((shift - 0.5) / deviation), normalTail((-shift - 0.5) / deviation)];
}

/** The chances of at least and of at most so many mentions above the least possible. */
function exactTails(keywords: readonly Keyword[], above: number): [number, number] {
  const coefficients = new Map<number, Float64Array>();
  const of = (n: number): Float64Array => {
    const known = coefficients.get(n) ?? logBinomialCoefficients(n);
    coefficients.set(n, known);
    return known;
  };
  const chances = keywords.map((keyword) => chancesOf(keyword, of)).reduce(convolve);
  let [up, down] = [0, 0];
  chances.forEach((chance, outcome) => {
    if (outcome >= above) up += chance;
    if (outcome <= above) down += chance;
  });
  return [up, down];
}

/** The hypergeometric chances of each number of mentions in the recent window, from the least on. */
function chancesOf({ least, most, answers }: Keyword, of: (n: number) => Float64Array): Float64Array {
  const [before, after] = [of(answers.earlier), of(answers.recent)];
  const all = of(answers.earlier + answers.recent)[answers.mentioned] ?? 0;
  return Float64Array.from({ length: most - least + 1 }, (_, index) => {
    const recent = least + index;
    return Math.exp((after[recent] ?? 0) + (before[answers.mentioned - recent] ?? 0) - all);
  });
}

/** The chances of the sum of two independent numbers. */
function convolve(one: Float64Array, other: Float64Array): Float64Array {
  const chances = new Float64Array(one.length + other.length - 1);
  for (let x = 0; x < one.length; x++)
    for (let y = 0; y < other.length; y++)
      chances[x + y] = (chances[x + y] ?? 0) + (one[x] ?? 0) * (other[y] ?? 0);
  return chances;
}

function rateOf(counts: readonly { mentioned: number; answers: number }[]): number {
  return sum(counts, ({ mentioned }) => mentioned) / sum(counts, ({ answers }) => answers);
}

function sum<One>(all: readonly One[], value: (one: One) => number): number {
  return all.reduce((total, one) => total + value(one), 0);
}

/** A change of a rate as it is shown beside others; `q_value` is its p-value adjusted for all of them. */
export interface PooledVerdict {
  verdict: ChangeVerdict;
  p_value: number;
  q_value: number;
  /** The rate changed, but by one keyword among several: that is no change of the whole. */
  is_one_keyword: boolean;
}

/**
 * The verdicts of rates that are shown together, in their order: where nothing changed, any of them shows a change in at
 * most 5% of cases (`adjustForFalseDiscovery`). A change that all keywords but the one that moved the most do not show by
 * themselves, at 5%, is none: that only takes verdicts away, so it errs no more often.
 */
export function judgePooledChanges(changes: readonly PooledEvidence[]): PooledVerdict[] {
  const adjusted = adjustForFalseDiscovery(changes.map(({ p_value }) => p_value));
  return changes.map((one, index) => {
    const q_value = adjusted[index] ?? 1;
    const isSignificant = q_value <= SIGNIFICANCE_LEVEL;
    const is_one_keyword = isSignificant && one.p_value_of_others > SIGNIFICANCE_LEVEL;
    return {
      verdict: decide(one, isSignificant && !is_one_keyword),
      p_value: one.p_value,
      q_value,
      is_one_keyword,
    };
  });
}
