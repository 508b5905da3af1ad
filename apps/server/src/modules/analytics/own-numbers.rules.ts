import {
  type AnalyticsNumbers,
  CHANNEL_LABELS,
  CHANNELS,
  daysBefore,
  type PooledRate,
  type RangeOfDays,
} from '@answerscope/contract';
import { mapWithPauses } from '../../lib/map-with-pauses.ts';
import { type ChannelCount, compareCounts, rateOfCounts, voiceOf } from '../ranges/index.ts';
import type { RangeNumbers } from './analytics.rules.ts';

/** What a range says, and what the one before it does. */
export interface Sides<One = AnalyticsNumbers> {
  now: One;
  before: One;
}

/** What counts in a user's range and the one before it: the answers of the headlines. */
export interface OwnCounts {
  counts: readonly ChannelCount[];
  range: RangeOfDays;
}

/** Both sides of a report. */
export function bothSides<One>(sideOf: (side: keyof Sides) => One): Sides<One> {
  return { now: sideOf('now'), before: sideOf('before') };
}

export function within({ counts, range }: OwnCounts): Sides<ChannelCount[]> {
  return bothSides((side) => counts.filter(({ age }) => age < range.days === (side === 'now')));
}

/**
 * The rate of a range and, before it, that of the keywords asked in both, weighed as the headline compares them; unknown
 * where either range holds too little to compare.
 */
export function ratesOf(own: OwnCounts): Sides {
  const { now, before } = within(own);
  const change = compareCounts(own.counts.map(bySeries), own.range.days);
  return {
    now: {
      ...rateNumbersOf(rateOfCounts(now, own.range.days)),
      rate_compared: change?.recent?.rate ?? null,
    },
    before: change?.earlier
      ? rateNumbersOf(change.earlier)
      : { ...rateNumbersOf(null), ...countsOf(rateOfCounts(before, own.range.days)) },
  };
}

/** The share of voice of a range and, before it, that of the keywords asked in both, where the rates are compared. */
export function voicesOf(own: OwnCounts): Sides<number | null> {
  const series = own.counts.map(bySeries);
  const { now, before } = within({ ...own, counts: series });
  const asked = new Set(now.map(({ keyword_id }) => keyword_id));
  const isCompared = compareCounts(series, own.range.days) !== null;
  return {
    now: shareOfVoice(now),
    before: isCompared ? shareOfVoice(before.filter(({ keyword_id }) => asked.has(keyword_id))) : null,
  };
}

/** Your share of all mentions; null where no other company is mentioned: alone nobody has a share. */
function shareOfVoice(counts: readonly ChannelCount[]): number | null {
  const { brand_mentions, all_mentions } = voiceOf(counts);
  return all_mentions === brand_mentions ? null : brand_mentions / all_mentions;
}

/** The share of voice of each day. */
export function dayVoices({ counts, range }: OwnCounts): Map<string, number | null> {
  const days = Map.groupBy(counts, ({ age }) => age);
  return new Map([...days].map(([age, of]) => [daysBefore(range.to, age), shareOfVoice(of)]));
}

/** The rate of each day. Others have their turn meanwhile: a year of thousands of keywords takes a second to add up. */
export async function dayRates({ counts, range }: OwnCounts): Promise<Map<string, AnalyticsNumbers>> {
  const days = [...Map.groupBy(counts, ({ age }) => age)];
  return new Map(
    await mapWithPauses(
      days,
      ([age, of]) => [daysBefore(range.to, age), rateNumbersOf(rateOfCounts(of, 1))] as const,
    ),
  );
}

/** The days on which there was something to count, as a chart. */
export function rateChart(rates: ReadonlyMap<string, AnalyticsNumbers>): RangeNumbers['charts'][number] {
  const days = new Map([...rates].map(([day, { rate = null }]) => [day, rate]));
  return { measure: 'rate', currency: null, days, rates };
}

/** The assistants of some reports, each with what counts of it. */
export function byChannel(own: OwnCounts): { name: string; channel: string; own: OwnCounts }[] {
  return CHANNELS.map((channel) => ({
    channel,
    name: CHANNEL_LABELS[channel],
    own: { ...own, counts: own.counts.filter((one) => one.channel === channel) },
  }));
}

/** Counts per keyword and assistant: an assistant that was asked in only one range changes nothing. */
const bySeries = (count: ChannelCount): ChannelCount => ({
  ...count,
  keyword_id: `${count.channel} ${count.keyword_id}`,
});

const countsOf = (rate: PooledRate | null) => ({ answers: rate?.answers ?? 0, named: rate?.mentions ?? 0 });

/** As numbers of a report; of one answer there is no rate. */
export function rateNumbersOf(measured: PooledRate | null): AnalyticsNumbers {
  const rate = measured !== null && measured.answers > 1 ? measured : null;
  return {
    ...countsOf(measured),
    rate: rate?.rate ?? null,
    rate_low: rate?.interval.low ?? null,
    rate_high: rate?.interval.high ?? null,
    rate_low_for_similar_keywords: rate?.interval_for_similar_keywords.low ?? null,
    rate_high_for_similar_keywords: rate?.interval_for_similar_keywords.high ?? null,
  };
}
