import type { MentionCount } from './keyword-rate.ts';
import { type Interval, scoreInterval, Z_95 } from './wilson-interval.ts';

/** The answers of one keyword. */
export interface KeywordCount extends MentionCount {
  /** The same answers by check, where a check asks several times: answers of one moment may resemble each other. */
  checks?: readonly MentionCount[] | undefined;
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

/**
 * The weighted mean of the rates of these keywords, with its 95% range for exactly these keywords: that other keywords
 * have other rates is no uncertainty of theirs. Only the variance within keywords counts (stratified sampling: Cochran
 * 1977, Sampling Techniques, 5.6): with W = Σ w, q = w² / n and the variance v of an answer within its keyword,
 * Var(rate) = Σ q v / W². v is k(n - k) / (n(n - 1)), or estimated from the checks of a keyword where these gave several
 * answers (ultimate clusters: Cochran 1977, 9A.4), and `PRIOR_KEYWORDS` are added that vary by r(1 - r), times what the
 * answers of a check are found to resemble each other, where one keyword's worth is assumed to agree. The range is
 * Wilson's on r(1 - r) / Var(rate) answers (effective size: Kish 1965, Survey Sampling, 8.2): never on fewer than W² / Σ q,
 * so never wider than without keywords, and where checks gave several answers never on fewer than there are checks.
 * Keywords without answers are left out; null when none is left.
 */
export function weighedRate(keywords: readonly WeighedKeyword[]): WeighedRate | null {
  const seen = keywords.filter(({ answers }) => answers > 0);
  if (seen.length === 0) return null;
  const weight = sum(seen, (one) => one.weight);
  const rate = sum(seen, (one) => one.weight * (one.mentioned / one.answers)) / weight;
  const overall = rate * (1 - rate);
  const parts = seen.map((one) => {
    const single = varianceOfAnswers(one) ?? overall;
    const share = one.weight ** 2 / one.answers;
    return {
      share,
      single,
      within: varianceOfChecks(one) ?? single,
      checks: one.weight ** 2 / countOfChecks(one),
    };
  });
  const shares = sum(parts, ({ share }) => share);
  const within = sum(parts, (part) => part.share * part.within);
  const single = sum(parts, (part) => part.share * part.single);
  const perCheck = sum(parts, ({ checks }) => checks) / shares;
  const one = shares / seen.length;
  const alikeness = overall > 0 ? (within + one * overall * perCheck) / (single + one * overall) : 1;
  const prior = PRIOR_KEYWORDS / seen.length;
  const variance = (within / shares + prior * overall * Math.max(1, alikeness)) / (1 + prior);
  const gain = variance > 0 ? Math.max(1 / perCheck, overall / variance) : 1;
  const effective_answers = (gain * weight ** 2) / shares;
  return {
    rate,
    interval: scoreInterval({ rate, n: effective_answers, quantile: Z_95 }),
    effective_answers,
  };
}

/** The variance of single answers of this keyword; null of fewer than two. */
function varianceOfAnswers({ answers, mentioned }: KeywordCount): number | null {
  return answers < 2 ? null : (mentioned * (answers - mentioned)) / (answers * (answers - 1));
}

/** The same by its checks: more where the answers of a check resemble each other. Null of fewer than two. */
function varianceOfChecks({ answers, mentioned, checks }: KeywordCount): number | null {
  const seen = checks?.filter((check) => check.answers > 0) ?? [];
  if (seen.length < 2) return null;
  const rate = mentioned / answers;
  const squares = sum(seen, (check) => (check.mentioned - rate * check.answers) ** 2);
  return (squares * seen.length) / ((seen.length - 1) * answers);
}

/** Checks of which several tell how alike their answers are; else the answers. */
function countOfChecks({ answers, checks }: KeywordCount): number {
  const seen = checks?.filter((check) => check.answers > 0) ?? [];
  return seen.length < 2 ? answers : seen.length;
}

function sum<One>(all: readonly One[], value: (one: One) => number): number {
  return all.reduce((total, one) => total + value(one), 0);
}
