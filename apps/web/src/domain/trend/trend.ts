import type { Channel } from '@answerscope/contract';
import { type Interval, wilsonInterval } from '@answerscope/statistics';

/** How many of the n answers name the brand. */
interface Count {
  k: number;
  n: number;
}

/** A report, and the answers of the weeks up to it counted together. */
export interface TrendPoint {
  /** ISO time. */
  at: string;
  /**
   * Counted together; null where nothing counts. The interval in fractions from 0 to 1; left out, Wilson's of k and n. The
   * rate, too, where it is not k of n: a score.
   */
  pooled: (Count & { rate?: number; interval?: Interval; window_days: number | null }) | null;
  /** The report alone; null where it has no rate. */
  own: Count | null;
  /** Why this is not compared with the report before, in sentences; nothing where it is. */
  breaks: readonly string[];
}

/** Two adjoining windows whose rates are compared; ISO times. */
export interface ComparedWindows {
  from: string;
  middle: string;
  to: string;
}

/** What is drawn: shares of answers in percent, or scores from 0 to 100. */
export type TrendMeasure = 'rate' | 'score';

/** What is told of an assistant over time. */
export interface TrendSeries {
  /** Null: all together. */
  channel: Channel | null;
  /** What the line says, in a sentence. */
  title: string;
  points: readonly TrendPoint[];
  /** Null where nothing could be compared. */
  compared: ComparedWindows | null;
}

/** A point as it is drawn. Fractions from 0 to 1; `at_ms` in milliseconds since 1970. */
export interface TrendRow {
  at_ms: number;
  pooled: (Count & { rate: number; interval: Interval; window_days: number | null }) | null;
  own: (Count & { rate: number }) | null;
  breaks: readonly string[];
}

/** The points oldest first, with their rates. What holds no answer has no rate: it is a gap, never a zero. */
export function toTrendRows(points: readonly TrendPoint[]): TrendRow[] {
  return points
    .map(({ at, pooled, own, breaks }) => ({
      at_ms: Date.parse(at),
      pooled: pooled && withRate(pooled),
      own: own && own.n > 0 ? { ...own, rate: own.k / own.n } : null,
      breaks,
    }))
    .sort((a, b) => a.at_ms - b.at_ms);
}

function withRate(pooled: NonNullable<TrendPoint['pooled']>): TrendRow['pooled'] {
  const { k, n, window_days } = pooled;
  const interval = pooled.interval ?? wilsonInterval(k, n);
  return interval && n > 0 ? { k, n, window_days, interval, rate: pooled.rate ?? k / n } : null;
}

/** True when there is anything to draw. */
export function hasRate(rows: readonly TrendRow[]): boolean {
  return rows.some(({ pooled, own }) => pooled !== null || own !== null);
}

/** The rows that one line joins: it ends where the next is not compared with it, and where there is no rate. */
export function toSegments(rows: readonly TrendRow[]): TrendRow[][] {
  const segments: TrendRow[][] = [];
  let open: TrendRow[] | null = null;
  for (const row of rows) {
    if (row.pooled === null) {
      open = null;
      continue;
    }
    if (open === null || row.breaks.length > 0) {
      open = [];
      segments.push(open);
    }
    open.push(row);
  }
  return segments;
}

/** From the first to the last row of all that is drawn to one scale; null without rows. */
export function timeSpan(all: readonly (readonly TrendRow[])[]): { from_ms: number; to_ms: number } | null {
  const times = all.flatMap((rows) => rows.map(({ at_ms }) => at_ms));
  if (times.length === 0) return null;
  return { from_ms: Math.min(...times), to_ms: Math.max(...times) };
}
