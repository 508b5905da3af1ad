import type { MentionCount } from './keyword-rate.ts';
import { type Interval, scoreInterval, Z_95 } from './wilson-interval.ts';

/** The answers of one keyword. */
export interface KeywordCount extends MentionCount {
  /** The same answers by check: those of one moment may resemble each other. Without it each is of another moment. */
  checks?: readonly MentionCount[] | undefined;
}

/** The answers of a keyword that one check gave. */
export function countOfCheck(count: MentionCount): KeywordCount {
  return { ...count, checks: [count] };
}

/** A keyword and how much it counts in the rate, for example its number of answers. */
export interface WeighedKeyword extends KeywordCount {
  weight: number;
}

export interface WeighedRate {
  rate: number;
  interval: Interval;
  /** The number of answers whose Wilson interval this is. */
  effective_answers: number;
}

/**
 * How many keywords' worth of answers are assumed to vary as all answers together do, before the keywords show how much
 * their own answers vary. From `bench/statistics`: with 3 the least coverage there is 89.5%, with 8 ranges only widen.
 */
const PRIOR_KEYWORDS = 6;

/** An answer is worth at most so many, however much keywords differ. */
const MOST_GAIN = 4;

/**
 * The weighted mean of the rates of these keywords, with its 95% range for exactly these keywords: that other keywords
 * have other rates is no uncertainty of theirs. Only the variance within keywords counts (stratified sampling: Cochran
 * 1977, Sampling Techniques, 5.6): with W = Σ w, q = w² / n and the variance v of an answer within its keyword,
 * Var(rate) = Σ q v / W². v is k(n - k) / (n(n - 1)), or estimated from the checks of a keyword where these gave several
 * answers (ultimate clusters: Cochran 1977, 9A.4), and `PRIOR_KEYWORDS` are added that vary by r(1 - r), times what the
 * answers of a check are found to resemble each other, where one keyword's worth is assumed to agree. The answers of an
 * only check are assumed to agree. The range is Wilson's on r(1 - r) / Var(rate) answers (effective size: Kish 1965, Survey
 * Sampling, 8.2), at least W² / Σ q, so that it is never wider than without keywords, and at most `MOST_GAIN` times that.
 * Keywords without answers are left out; null when none is left.
 */
export function weighedRate(keywords: readonly WeighedKeyword[]): WeighedRate | null {
  const seen = keywords.filter(({ answers }) => answers > 0);
  if (seen.length === 0) return null;
  const weight = sum(seen, (one) => one.weight);
  const rate = sum(seen, (one) => one.weight * (one.mentioned / one.answers)) / weight;
  const overall = rate * (1 - rate);
  const parts = seen.map((one) => ({ share: one.weight ** 2 / one.answers, ...varianceOf(one, overall) }));
  const shares = sum(parts, ({ share }) => share);
  const over = (value: (part: Variance) => number) => sum(parts, (part) => part.share * value(part)) / shares;
  const prior = PRIOR_KEYWORDS / seen.length;
  const assumed = overall / seen.length;
  const alikeness =
    overall > 0
      ? (over(({ ofChecks }) => ofChecks) + assumed * over(({ perCheck }) => perCheck)) /
        (over(({ ofAnswers }) => ofAnswers) + assumed)
      : 1;
  const variance = (over(({ within }) => within) + prior * overall * Math.max(1, alikeness)) / (1 + prior);
  const gain = variance > 0 ? Math.min(MOST_GAIN, Math.max(1, overall / variance)) : 1;
  const effective_answers = (gain * weight ** 2) / shares;
  return {
    rate,
    interval: scoreInterval({ rate, n: effective_answers, quantile: Z_95 }),
    effective_answers,
  };
}

/** How an answer varies within its keyword. */
interface Variance {
  within: number;
  /** As its checks show it, and as it would be if the answers of a check did not resemble each other. */
  ofChecks: number;
  ofAnswers: number;
  /** Answers of a check. */
  perCheck: number;
}

function varianceOf({ answers, mentioned, checks }: KeywordCount, overall: number): Variance {
  const rate = mentioned / answers;
  const single = rate * (1 - rate);
  const seen = checks?.filter((check) => check.answers > 0) ?? [];
  if (seen.every((check) => check.answers === 1)) {
    const within = answers === 1 ? overall : (single * answers) / (answers - 1);
    return { within, ofChecks: single, ofAnswers: single, perCheck: 1 };
  }
  const perCheck = answers / seen.length;
  if (seen.length === 1)
    return { within: answers * single, ofChecks: answers * single, ofAnswers: single, perCheck };
  const unbiased = seen.length / (seen.length - 1);
  const squares = sum(seen, (check) => (check.mentioned - rate * check.answers) ** 2);
  const within = (unbiased * squares) / answers;
  return { within, ofChecks: within, ofAnswers: unbiased * single, perCheck };
}

function sum<One>(all: readonly One[], value: (one: One) => number): number {
  return all.reduce((total, one) => total + value(one), 0);
}
