import type { RangeFigures, RangeOfDays } from '@answerscope/contract';
import { compareCounts, type RangeCount, rateOfCounts, splitByMeaning, voiceOf } from './range.rules.ts';
import type { ChannelCount } from './range-counts.queries.ts';
import { agesOfPoints } from './range-points.rules.ts';

/** A line as small as a word needs no more digits. */
const DIGITS = 1_000;

/**
 * The figures of some keywords over all assistants. A keyword is compared with itself on the same assistant, so neither
 * another mix of assistants nor of keywords is a change.
 * @param counts of the range and the one before it
 */
export function figuresOf(counts: readonly ChannelCount[], range: RangeOfDays): RangeFigures {
  const byChannel = Map.groupBy(counts, ({ channel }) => channel);
  const alike = [...byChannel].flatMap(([channel, of]) =>
    splitByMeaning(of).alike.map((one) => ({ ...one, keyword_id: `${channel} ${one.keyword_id}` })),
  );
  const inRange = alike.filter(({ age }) => age < range.days);
  const rate = rateOfCounts(inRange, range.days);
  const { earlier = null, recent = null } = compareCounts(alike, range.days) ?? {};
  return {
    current: rate && {
      rate: rate.rate,
      interval: rate.interval,
      answers: rate.answers,
      mentions: rate.mentions,
    },
    change: earlier && recent && { before: earlier.rate, after: recent.rate },
    voice: voiceOf(inRange),
    points: ratesByPoint(alike, range),
  };
}

function ratesByPoint(counts: readonly RangeCount[], { days }: RangeOfDays): (number | null)[] {
  const ages = agesOfPoints(days);
  return ages
    .map((from, index) => {
      const within = counts.filter(({ age }) => age >= from && age < (ages[index + 1] ?? 2 * days));
      const answers = within.reduce((total, one) => total + one.answers * one.checks, 0);
      const mentions = within.reduce((total, one) => total + one.mentions * one.checks, 0);
      return answers === 0 ? null : Math.round((DIGITS * mentions) / answers) / DIGITS;
    })
    .toReversed();
}
