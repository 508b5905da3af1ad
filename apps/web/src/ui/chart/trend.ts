import { CHANNELS, type Channel } from '@answerscope/contract';
import { type Interval, wilsonInterval } from '@answerscope/statistics';

/** One measurement of a channel: k of n answers name the brand. */
export interface TrendPoint {
  /** ISO time. */
  at: string;
  k: number;
  n: number;
  /** Fractions from 0 to 1; left out, Wilson's 95% interval of k and n. */
  interval?: Interval;
}

export interface TrendSeries {
  channel: Channel;
  points: readonly TrendPoint[];
}

/** What a channel's line and band show at one moment; all fractions from 0 to 1. */
interface Measured extends TrendPoint {
  rate: number;
  interval: Interval;
}

/** All channels at one moment. `at_ms` in milliseconds since 1970. */
export interface TrendRow {
  at_ms: number;
  measured: Partial<Record<Channel, Measured>>;
}

/** The measurements by moment, oldest first. Those without an answer are gaps: they have no rate. */
export function toTrendRows(series: readonly TrendSeries[]): TrendRow[] {
  const rows = new Map<number, TrendRow>();
  for (const { channel, points } of series) {
    for (const point of points) {
      const interval = point.interval ?? wilsonInterval(point.k, point.n);
      if (!interval || point.n === 0) continue;
      const at_ms = Date.parse(point.at);
      const row = rows.get(at_ms) ?? { at_ms, measured: {} };
      row.measured[channel] = { ...point, interval, rate: point.k / point.n };
      rows.set(at_ms, row);
    }
  }
  return [...rows.values()].sort((a, b) => a.at_ms - b.at_ms);
}

/** The channels that have anything to show, in their fixed order. */
export function shownChannels(rows: readonly TrendRow[]): Channel[] {
  return CHANNELS.filter((channel) => rows.some(({ measured }) => measured[channel]));
}
