import type { PooledRate } from '@answerscope/contract';
import type { TrackedRate } from '@answerscope/statistics';

/** A rate as it is answered, with the moments of its first and last answer; newest results have no window. */
export function toPooledRate(
  { rate, interval, similar, keywords, answers, mentions }: TrackedRate,
  { window_days, since, until }: { window_days: number | null; since: Date; until: Date },
): PooledRate {
  return {
    rate,
    interval,
    interval_for_similar_keywords: similar.interval,
    keywords,
    answers,
    mentions,
    window_days,
    since: since.toISOString(),
    until: until.toISOString(),
  };
}
