import {
  type LineBreak,
  type PooledRate,
  RANGE_DAYS,
  type RangeOfDays,
  type VoiceCounts,
} from '@answerscope/contract';
import { type KeywordPair, WINDOW } from '@answerscope/statistics';
import {
  compareTallies,
  countOf,
  isAlike,
  type Meaning,
  type Meanings,
  type PooledChange,
  rateOf,
  reasonsBetween,
  type Tally,
} from '../reports/index.ts';
import { keywordCount } from './answer-share.rules.ts';

/** Checks of a tracked, unbranded keyword on one assistant that came to the same, in some days. */
export interface RangeCount {
  keyword_id: string;
  /** Whole days before the last one of the range; the least of those that are counted together. */
  age: number;
  /** Of each of these checks; without answers it measured nothing. */
  answers: number;
  mentions: number;
  checks: number;
  /** Of all of them together, as what follows. */
  empty_answers: number;
  brand_mentions: number;
  competitor_mentions: number;
  /** Checks whose answer names another company, and the sum of 1 / place over them: 0 where it does not name the brand. */
  placed: number;
  places: number;
  /** How they were asked and judged; null where they measured nothing. */
  meaning: Meaning | null;
  since: Date;
  until: Date;
}

/** A keyword in the two ranges that are compared. */
export interface ComparedCount extends KeywordPair {
  keyword_id: string;
}

export interface RangeNumbers {
  current: PooledRate | null;
  empty_answers: number;
  unlike_answers: number;
  /** What a share of voice is a share of. */
  voice: VoiceCounts;
  change: PooledChange;
  /** The keywords that are compared, in both ranges; empty where none are. */
  compared: ComparedCount[];
  /** When each check was made that a comparison would count; empty where there is one. */
  checked: Date[];
  breaks: LineBreak[];
  /** Whether a report of the range asked one of these keywords. */
  is_asked: boolean;
}

/** The lengths over which a change is judged: that of the range, or the shortest longer one that holds enough. */
export function lengthsOf({ days }: RangeOfDays): number[] {
  return [days, ...RANGE_DAYS.filter((longer) => longer > days && longer >= WINDOW.least_days)];
}

/**
 * What a range of days says of some keywords on one assistant. Every answer in it counts, whichever report brought it, as
 * long as it was asked and judged as the keyword's newest in or before the range. Compared are the keywords asked in both
 * ranges, each weighted equally.
 * @param counts of the range and as far before it as `lengthsOf` reaches; no two lengths lie within one count
 */
export function rangeNumbersOf(
  counts: readonly RangeCount[],
  range: RangeOfDays,
  meanings: Meanings,
): RangeNumbers {
  const { newest, measuring, alike, unlike } = splitByMeaning(counts);
  const inRange = counts.filter(({ age }) => age < range.days);
  return {
    current: rateWithin(alike, range),
    empty_answers: sum(inRange, (one) => one.empty_answers),
    unlike_answers: sum(unlike, (one) => (one.age < range.days ? one.answers * one.checks : 0)),
    voice: voiceOf(alike.filter(({ age }) => age < range.days)),
    ...changeOf(alike, measuring, range),
    breaks: breaksOf(
      unlike.filter(({ age }) => age < 2 * range.days),
      newest,
      meanings,
    ),
    is_asked: inRange.length > 0,
  };
}

/** The rate of a range alone: every answer in it that was asked and judged as the keyword's newest. */
export function currentRate(counts: readonly RangeCount[], range: RangeOfDays): PooledRate | null {
  return rateWithin(splitByMeaning(counts).alike, range);
}

function rateWithin(alike: readonly RangeCount[], { days }: RangeOfDays): PooledRate | null {
  return rateOfCounts(
    alike.filter(({ age }) => age < days),
    days,
  );
}

/** Counts that measured something: those asked and judged as the keyword's newest, and others. */
export function splitByMeaning<Count extends RangeCount>(counts: readonly Count[]) {
  const newest = newestMeanings(counts);
  const measuring = counts.filter(({ answers, checks }) => answers * checks > 0);
  const isCounted = ({ keyword_id, meaning }: Count) => {
    const now = newest.get(keyword_id);
    return meaning !== null && now !== undefined && isAlike(meaning, now);
  };
  return {
    newest,
    measuring,
    alike: measuring.filter(isCounted),
    unlike: measuring.filter((one) => !isCounted(one)),
  };
}

/** The rate of all these counts together. */
export function rateOfCounts(counts: readonly RangeCount[], days: number): PooledRate | null {
  const byKeyword = Map.groupBy(counts, ({ keyword_id }) => keyword_id);
  return rateOf([...byKeyword.values()].map(tallyOf), days);
}

/** What a share of voice over these counts is a share of. */
export function voiceOf(counts: readonly RangeCount[]): VoiceCounts {
  const brand_mentions = sum(counts, (one) => one.brand_mentions);
  return { brand_mentions, all_mentions: brand_mentions + sum(counts, (one) => one.competitor_mentions) };
}

/** How each keyword was asked and judged last. */
export function newestMeanings(counts: readonly RangeCount[]): Map<string, Meaning> {
  const newest = new Map<string, { meaning: Meaning; until: Date }>();
  for (const { keyword_id, meaning, until } of counts) {
    const known = newest.get(keyword_id);
    if (meaning !== null && (known === undefined || until > known.until))
      newest.set(keyword_id, { meaning, until });
  }
  return new Map([...newest].map(([id, { meaning }]) => [id, meaning]));
}

/** What these counts show of the last days against as many before; null where either holds too few checks. */
export function compareCounts(counts: readonly RangeCount[], days: number): PooledChange | null {
  const pairs = pairsOf(counts, days);
  return pairs && compareTallies(pairs, days);
}

function changeOf(
  alike: readonly RangeCount[],
  everything: readonly RangeCount[],
  range: RangeOfDays,
): Pick<RangeNumbers, 'change' | 'compared' | 'checked'> {
  const lengths = lengthsOf(range);
  for (const days of lengths) {
    const pairs = pairsOf(alike, days);
    if (pairs !== null)
      return {
        change: compareTallies(pairs, days),
        compared: pairs.map(({ keyword_id, before, now }) => ({
          keyword_id,
          earlier: countOf(before),
          recent: countOf(now),
        })),
        checked: [],
      };
  }
  return {
    change: {
      evidence: null,
      earlier: null,
      recent: null,
      state: lengths.some((days) => pairsOf(everything, days) !== null)
        ? 'not_comparable'
        : 'not_enough_data',
    },
    compared: [],
    checked: alike.flatMap(({ checks, until }) => Array.from({ length: checks }, () => until)),
  };
}

/** The keywords asked in both ranges; null where these hold too few checks on either side. */
function pairsOf(
  counts: readonly RangeCount[],
  days: number,
): { keyword_id: string; before: Tally; now: Tally }[] | null {
  const recent = tally(counts, { from: 0, days });
  const earlier = tally(counts, { from: days, days });
  const checks = { before: 0, now: 0 };
  for (const { keyword_id, age, checks: more } of counts) {
    if (age >= 2 * days || !recent.has(keyword_id) || !earlier.has(keyword_id)) continue;
    checks[age < days ? 'now' : 'before'] += more;
  }
  if (Math.min(checks.before, checks.now) < WINDOW.answers) return null;
  return [...recent].flatMap(([id, now]) => {
    const before = earlier.get(id);
    return before ? [{ keyword_id: id, before, now }] : [];
  });
}

function tally(
  counts: readonly RangeCount[],
  { from, days }: { from: number; days: number },
): Map<string, Tally> {
  const within = counts.filter(({ age }) => age >= from && age < from + days);
  const byKeyword = Map.groupBy(within, ({ keyword_id }) => keyword_id);
  return new Map([...byKeyword].map(([id, of]) => [id, tallyOf(of)]));
}

function tallyOf(counts: readonly RangeCount[]): Tally {
  const { answers, mentioned, checks } = keywordCount(counts);
  const time = (of: 'since' | 'until') => counts.map((one) => one[of].getTime());
  return {
    answers,
    mentions: mentioned,
    checks,
    since: new Date(Math.min(...time('since'))),
    until: new Date(Math.max(...time('until'))),
  };
}

/** Why answers of a range are left out: how each keyword was asked and judged last before the present way. */
function breaksOf(
  unlike: readonly RangeCount[],
  newest: ReadonlyMap<string, Meaning>,
  meanings: Meanings,
): LineBreak[] {
  const moved = [...newestMeanings(unlike)].flatMap(([id, was]) => {
    const now = newest.get(id);
    return now ? [{ was, now }] : [];
  });
  return moved.length === 0 ? [] : reasonsBetween(moved, meanings);
}

function sum(counts: readonly RangeCount[], value: (count: RangeCount) => number): number {
  return counts.reduce((total, one) => total + value(one), 0);
}
