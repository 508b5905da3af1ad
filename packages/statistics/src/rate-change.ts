import { dealKeywords, hasSingleAnswers, twoSided } from './dealt-checks.ts';
import { type ChangeEvidence, type ChangeTest, createChangeTest } from './exact-test.ts';
import { SIGNIFICANCE_LEVEL } from './keyword-verdict.ts';
import { type KeywordCount, weighedRate } from './weighed-rate.ts';
import { type Interval, requireCounts } from './wilson-interval.ts';

/** A keyword in two ranges of days. */
export interface KeywordPair {
  earlier: KeywordCount;
  recent: KeywordCount;
}

/** How the rate of some keywords changed. Rates, difference and interval are fractions. */
export interface RateChange extends ChangeEvidence {
  before: number;
  after: number;
  /** The ranges of both rates. */
  intervals: { before: Interval; after: Interval };
  /** after - before. */
  difference: number;
  /** The 95% range of the difference; holds 0 where the change alone is not significant. */
  interval: Interval;
  /** `p_value` without the keyword that moved the most this way; 1 where the others moved another way. */
  p_value_of_others: number;
  keywords: number;
  /** Mentions more, or fewer, in the recent answers than there were at the rate of each keyword before: Σ k₂ - n₂k₁ / n₁. */
  gained: number;
}

/**
 * The change of the rate of the keywords that have answers in both ranges, if none of them changed how surprising it is,
 * two-sided, and its range. Each keyword has one weight on both sides, n₁n₂ / (n₁ + n₂) of its answers (Mantel &
 * Haenszel 1959, J. Natl. Cancer Inst. 22:719-748; as a difference of rates: Greenland & Robins 1985, Biometrics
 * 41:55-68), so that to ask some keywords more often moves nothing.
 *
 * The difference itself is tested: each keyword is compared with itself only, and given what its checks said, into which
 * range they fall is chance (Fisher 1935, The Design of Experiments, 21). Of single answers the number of mentions in the
 * recent range is then hypergeometric (Gart 1970, Biometrika 57:471-475), and the weighted difference is the sum over
 * keywords of how far it is from its mean. One keyword of single answers takes `createChangeTest`. The range is made of
 * the ranges of both rates (Newcombe 1998, Stat. Med. 17:873-890, method 10; Yan & Su 2010, Stat. Biopharm. Res.
 * 2:388-396).
 * @returns null when no keyword has answers in both ranges
 * @throws RangeError when counts are not whole with 0 <= mentioned <= answers
 */
export function rateChange(
  pairs: readonly KeywordPair[],
  test: ChangeTest = createChangeTest(),
): RateChange | null {
  for (const { mentioned, answers } of pairs.flatMap(({ earlier, recent }) => [earlier, recent]))
    requireCounts(mentioned, answers);
  const both = pairs.filter(({ earlier, recent }) => earlier.answers > 0 && recent.answers > 0);
  const weights = both.map(({ earlier: { answers: n1 }, recent: { answers: n2 } }) => (n1 * n2) / (n1 + n2));
  const weighed = (side: keyof KeywordPair) =>
    weighedRate(both.map((pair, index) => ({ ...pair[side], weight: weights[index] ?? 0 })));
  const [before, after] = [weighed('earlier'), weighed('recent')];
  if (before === null || after === null) return null;
  const evidence = evidenceOf(both, test);
  const difference = evidence.direction === 'none' ? 0 : after.rate - before.rate;
  const below = Math.hypot(after.rate - after.interval.low, before.interval.high - before.rate);
  const above = Math.hypot(after.interval.high - after.rate, before.rate - before.interval.low);
  const isSure = evidence.p_value <= SIGNIFICANCE_LEVEL;
  return {
    ...evidence,
    before: before.rate,
    after: after.rate,
    intervals: { before: before.interval, after: after.interval },
    difference,
    interval: {
      low: Math.min(difference - below, isSure ? 1 : 0),
      high: Math.max(difference + above, isSure ? -1 : 0),
    },
    keywords: both.length,
    gained: both.reduce((total, pair) => total + gainedBy(pair), 0),
  };
}

function gainedBy({ earlier, recent }: KeywordPair): number {
  return recent.mentioned - (recent.answers * earlier.mentioned) / earlier.answers;
}

type Evidence = Pick<RateChange, 'direction' | 'p_value' | 'p_value_of_others'>;

function evidenceOf(pairs: readonly KeywordPair[], test: ChangeTest): Evidence {
  const [only, ...more] = pairs;
  if (only !== undefined && more.length === 0 && hasSingleAnswers(only)) {
    const alone = test(only);
    return { ...alone, p_value_of_others: alone.p_value };
  }
  const keywords = dealKeywords(pairs);
  const shift = shiftOf(keywords);
  // Equal rates whose weighted sum was rounded are equal.
  if (Math.abs(shift) < 1e-9) return { direction: 'none', p_value: 1, p_value_of_others: 1 };
  const sign = Math.sign(shift);
  const p_value = twoSided(keywords);
  const direction = sign > 0 ? 'up' : 'down';
  if (more.length === 0) return { direction, p_value, p_value_of_others: p_value };
  const most = keywords.reduce((found, one) => (one.shift * sign > found.shift * sign ? one : found));
  const others = keywords.filter((one) => one !== most);
  return { direction, p_value, p_value_of_others: shiftOf(others) * sign > 0 ? twoSided(others) : 1 };
}

function shiftOf(keywords: readonly { shift: number }[]): number {
  return keywords.reduce((total, { shift }) => total + shift, 0);
}
