import { studentQuantile } from './distributions.ts';
import { trackedRate } from './tracked-rate.ts';
import { type Interval, scoreInterval, spanOf, Z_95 } from './wilson-interval.ts';
import { WINDOW } from './windows.ts';

/** What a presence score is made of: each is a rate from 0 to 1 that is counted, never guessed. */
export const PRESENCE_PARTS = ['named', 'place', 'share', 'reach'] as const;
export type PresencePartName = (typeof PRESENCE_PARTS)[number];

/** How much each part counts, in percent; together 100. */
export type PresenceWeights = Record<PresencePartName, number>;

/** One check of a keyword on an assistant, of which some answer measured something. */
export interface PresenceCheck {
  keyword_id: string;
  /** Answers that measured something, and those of them that name the brand. */
  answers: number;
  mentions: number;
  /** 1 / its place among all companies named where the check names the brand, 0 where it does not; null without another. */
  place: number | null;
  brand_mentions: number;
  /** Mentions of the brand and of all other companies. */
  all_mentions: number;
}

/** `k` of `n` make the value; null where nothing is below it. */
export interface PresencePart {
  value: number | null;
  k: number;
  n: number;
}
export type PresenceParts = Record<PresencePartName, PresencePart>;

/** A score and what it is made of. Score and intervals go from 0 to 100. */
export interface PresenceFigure {
  /** Null while answers or keywords are too few. */
  score: number | null;
  /** For exactly these keywords. */
  interval: Interval | null;
  interval_for_similar_keywords: Interval | null;
  answers: number;
  keywords: number;
  parts: PresenceParts;
}

export interface PresenceBasis {
  weights: PresenceWeights;
}

/** Of fewer there is no score: of answers as of a window that is compared, and of keywords as few resamples tell nothing. */
export const PRESENCE_LEAST = { answers: WINDOW.answers, keywords: 5 } as const;

/** Numbers that are added up: of a check, of a keyword, of all. */
export interface PresenceTally {
  answers: number;
  mentions: number;
  checks: number;
  /** Checks with a place, and the sum of their places. */
  placed: number;
  places: number;
  brand_mentions: number;
  all_mentions: number;
}

/**
 * The presence score of some checks: 100 times the weighted mean of four rates.
 * named: answers that name the brand, of all that measured something. place: the mean of 1 / rank over checks that name
 * another company, 0 where the brand is not named (the mean reciprocal rank: Voorhees 1999, TREC-8, 77-82). share: the
 * brand's mentions of those of all companies; unknown, as place is, where nobody else is named at all. reach: keywords for which it was named at least once. A part that nothing can be said of
 * leaves its weight to the others in proportion.
 *
 * The 95% range for these keywords is Wilson's: a mean of values from 0 to 1 varies no more than a rate does. A part stands
 * on its checks, reach on its keywords, and the standard errors of the parts are added by weight, as if they all erred
 * together. That keywords differ narrows nothing: what it gains the rate of being named need not hold for the other parts.
 * Reach is that of as many checks: its expectation rises with every further one, and the range is for the checks there are.
 *
 * For keywords like these each keyword is left out in turn (the jackknife: Quenouille 1956, Biometrika 43:353-360; Tukey
 * 1958, Ann. Math. Stat. 29:614), the variance so found says how many independent answers the score is worth, at most as
 * many as `rateOverKeywords` finds in them, and Wilson's interval stands on that number with Student's t of K - 1 degrees
 * of freedom.
 */
export function presenceFigure(checks: readonly PresenceCheck[], basis: PresenceBasis): PresenceFigure {
  const byKeyword = Map.groupBy(checks, ({ keyword_id }) => keyword_id);
  return presenceFigureOf([...byKeyword.values()].map(tallyPresence), basis);
}

/** `presenceFigure` of checks that were added up, one sum for each keyword. */
export function presenceFigureOf(keywords: readonly PresenceTally[], basis: PresenceBasis): PresenceFigure {
  const all = keywords.reduce(addPresence, NOTHING);
  const reached = keywords.filter(({ mentions }) => mentions > 0).length;
  const parts = partsOf(all, { reached, keywords: keywords.length });
  const figure = { answers: all.answers, keywords: keywords.length, parts };
  const isEnough = all.answers >= PRESENCE_LEAST.answers && keywords.length >= PRESENCE_LEAST.keywords;
  const score = isEnough ? scoreOf(parts, basis.weights) : null;
  const measured = trackedRate(keywords.map(({ answers, mentions }) => ({ answers, mentioned: mentions })));
  if (score === null || measured === null)
    return { ...figure, score: null, interval: null, interval_for_similar_keywords: null };
  const without = keywords.map((one) =>
    scoreOf(
      partsOf(subtract(all, one), {
        reached: reached - Number(one.mentions > 0),
        keywords: keywords.length - 1,
      }),
      basis.weights,
    ),
  );
  const variance = jackknifeVariance(without.map((one) => one ?? score));
  const worth = variance > 0 ? (score * (1 - score)) / variance : Number.POSITIVE_INFINITY;
  const n = Math.min(measured.similar.effective_answers, worth);
  const quantile = studentQuantile(0.975, keywords.length - 1);
  const own = independentOf(parts, basis, { ...all, keywords: keywords.length });
  const interval = inPoints(scoreInterval({ rate: score, n: own, quantile: Z_95 }));
  return {
    ...figure,
    score: 100 * score,
    interval,
    interval_for_similar_keywords: spanOf(
      interval,
      inPoints(n > 0 ? scoreInterval({ rate: score, n, quantile }) : { low: 0, high: 1 }),
    ),
  };
}

/** The number of independent values that a score of these parts stands on, between those of its parts. */
function independentOf(
  parts: PresenceParts,
  { weights }: PresenceBasis,
  on: Pick<PresenceTally, 'checks' | 'placed'> & { keywords: number },
): number {
  const known = PRESENCE_PARTS.filter((name) => parts[name].value !== null);
  const weight = known.reduce((total, name) => total + weights[name], 0);
  const error = known.reduce((total, name) => {
    const values = name === 'reach' ? on.keywords : name === 'place' ? on.placed : on.checks;
    return total + weights[name] / Math.sqrt(values);
  }, 0);
  return (weight / error) ** 2;
}

function inPoints({ low, high }: Interval): Interval {
  return { low: 100 * low, high: 100 * high };
}

/** The weighted mean of the parts that are known, from 0 to 1; null where none that counts is. */
export function scoreOf(parts: PresenceParts, weights: PresenceWeights): number | null {
  let [total, weight] = [0, 0];
  for (const name of PRESENCE_PARTS) {
    const { value } = parts[name];
    if (value === null) continue;
    total += weights[name] * value;
    weight += weights[name];
  }
  return weight === 0 ? null : total / weight;
}

/** The four rates of what was added up. */
export function partsOf(
  tally: PresenceTally,
  { reached, keywords }: { reached: number; keywords: number },
): PresenceParts {
  const part = (k: number, n: number, isKnown = true): PresencePart => ({
    value: isKnown && n > 0 ? k / n : null,
    k,
    n,
  });
  const isShared = tally.all_mentions > tally.brand_mentions;
  return {
    named: part(tally.mentions, tally.answers),
    place: part(tally.places, tally.placed),
    share: part(tally.brand_mentions, tally.all_mentions, isShared),
    reach: part(reached, keywords),
  };
}

const NOTHING: PresenceTally = {
  answers: 0,
  mentions: 0,
  checks: 0,
  placed: 0,
  places: 0,
  brand_mentions: 0,
  all_mentions: 0,
};

/** Checks of one keyword, added up. */
export function tallyPresence(checks: readonly PresenceCheck[]): PresenceTally {
  const total = { ...NOTHING };
  for (const check of checks) {
    total.answers += check.answers;
    total.mentions += check.mentions;
    total.checks += 1;
    total.placed += Number(check.place !== null);
    total.places += check.place ?? 0;
    total.brand_mentions += check.brand_mentions;
    total.all_mentions += check.all_mentions;
  }
  return total;
}

/** Two sums in one. */
export const addPresence = (one: PresenceTally, other: PresenceTally): PresenceTally =>
  combine(one, other, 1);

/** What is left of all without one part of it. */
export const subtract = (all: PresenceTally, part: PresenceTally): PresenceTally => combine(all, part, -1);

function combine(one: PresenceTally, other: PresenceTally, sign: 1 | -1): PresenceTally {
  return {
    answers: one.answers + sign * other.answers,
    mentions: one.mentions + sign * other.mentions,
    checks: one.checks + sign * other.checks,
    placed: one.placed + sign * other.placed,
    places: one.places + sign * other.places,
    brand_mentions: one.brand_mentions + sign * other.brand_mentions,
    all_mentions: one.all_mentions + sign * other.all_mentions,
  };
}

function jackknifeVariance(without: readonly number[]): number {
  const mean = without.reduce((total, one) => total + one, 0) / without.length;
  const squares = without.reduce((total, one) => total + (one - mean) ** 2, 0);
  // What rounding leaves of equal numbers is no variance.
  return squares < 1e-18 ? 0 : ((without.length - 1) / without.length) * squares;
}
