import type { HeadlineChange, PooledRate } from '@answerscope/contract';
import {
  type KeywordCount,
  type MentionCount,
  type RateChange,
  rateChange,
  spanOf,
  trackedRate,
} from '@answerscope/statistics';
import { toPooledRate } from '../checks/index.ts';

/** What a keyword comes to over some days. */
export interface Tally {
  answers: number;
  mentions: number;
  /** Its answers by check: those of one moment may resemble each other. Left out where every check gave one. */
  checks?: readonly MentionCount[] | undefined;
  since: Date;
  until: Date;
}

/** The evidence of a change; what is shown of it depends on the other assistants that are shown beside. */
export interface PooledChange extends Pick<HeadlineChange, 'earlier' | 'recent'> {
  /** Null unless compared. */
  evidence: RateChange | null;
  state: 'compared' | 'not_enough_data' | 'not_comparable';
}

export function rateOf(tallies: readonly Tally[], window_days: number): PooledRate | null {
  const measured = trackedRate(tallies.map(countOf));
  if (measured === null) return null;
  const since = tallies.map((one) => one.since).reduce((least, one) => (one < least ? one : least));
  const until = tallies.map((one) => one.until).reduce((most, one) => (one > most ? one : most));
  return toPooledRate(measured, { window_days, since, until });
}

/** What the keywords that are in two ranges of equal length show. */
export function compareTallies(pairs: readonly { before: Tally; now: Tally }[], days: number): PooledChange {
  const evidence = rateChange(
    pairs.map(({ before, now }) => ({ earlier: countOf(before), recent: countOf(now) })),
  );
  const ofSide = (side: 'before' | 'after', tallies: readonly Tally[]): PooledRate | null => {
    const rate = rateOf(tallies, days);
    if (rate === null || evidence === null) return null;
    const interval = evidence.intervals[side];
    const interval_for_similar_keywords = spanOf(rate.interval_for_similar_keywords, interval);
    return { ...rate, rate: evidence[side], interval, interval_for_similar_keywords };
  };
  return {
    state: 'compared',
    evidence,
    earlier: ofSide(
      'before',
      pairs.map(({ before }) => before),
    ),
    recent: ofSide(
      'after',
      pairs.map(({ now }) => now),
    ),
  };
}

export function countOf({ answers, mentions, checks }: Tally): KeywordCount {
  return { answers, mentioned: mentions, checks };
}
