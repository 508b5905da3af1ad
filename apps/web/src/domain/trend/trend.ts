import type { Channel } from '@answerscope/contract';
import type { Interval } from '@answerscope/statistics';

/** How many of the n answers name the brand. */
interface Count {
  k: number;
  n: number;
}

/** Some days of a line, and what was counted in them. */
export interface TrendPoint {
  /** Days, both included. */
  from: string;
  to: string;
  /** Null where nothing counts. A score has a rate of its own, which is not k of n. Fractions from 0 to 1. */
  counted: (Count & { rate?: number; interval: Interval }) | null;
  /** Why this is not compared with the point before, in sentences; nothing where it is. */
  breaks: readonly string[];
}

/** Two adjoining ranges whose rates are compared; ISO times. */
export interface ComparedRanges {
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
  /** Null where only one range is drawn. */
  compared: ComparedRanges | null;
}

/** A point as it is drawn: in the middle of its days. Fractions from 0 to 1; times in milliseconds since 1970. */
export interface TrendRow extends Pick<TrendPoint, 'from' | 'to' | 'breaks'> {
  start_ms: number;
  at_ms: number;
  end_ms: number;
  counted: (Count & { rate: number; interval: Interval }) | null;
}

const DAY_MS = 86_400_000;

/** The points oldest first, with their rates. What holds no answer has no rate: it is a gap, never a zero. */
export function toTrendRows(points: readonly TrendPoint[]): TrendRow[] {
  return points
    .map(({ from, to, counted, breaks }) => {
      const [start_ms, end_ms] = [Date.parse(from), Date.parse(to) + DAY_MS];
      const at_ms = (start_ms + end_ms) / 2;
      return { from, to, breaks, start_ms, at_ms, end_ms, counted: counted && withRate(counted) };
    })
    .sort((a, b) => a.at_ms - b.at_ms);
}

function withRate({ k, n, interval, rate }: NonNullable<TrendPoint['counted']>): TrendRow['counted'] {
  return n > 0 ? { k, n, interval, rate: rate ?? k / n } : null;
}

/** A range and the equally long one before it, as they are shaded. */
export function comparedRanges({
  from,
  to,
  days,
}: {
  from: string;
  to: string;
  days: number;
}): ComparedRanges {
  const iso = (day: string, more: number) => new Date(Date.parse(day) + more * DAY_MS).toISOString();
  return { from: iso(from, -days), middle: iso(from, 0), to: iso(to, 1) };
}

/** True when there is anything to draw. */
export function hasRate(rows: readonly TrendRow[]): boolean {
  return rows.some(({ counted }) => counted !== null);
}

/** The rows that one line joins: it ends where the next is not compared with it, and where there is no rate. */
export function toSegments(rows: readonly TrendRow[]): TrendRow[][] {
  const segments: TrendRow[][] = [];
  let open: TrendRow[] | null = null;
  for (const row of rows) {
    if (row.counted === null) {
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
  const times = all.flatMap((rows) => rows.flatMap(({ start_ms, end_ms }) => [start_ms, end_ms]));
  if (times.length === 0) return null;
  return { from_ms: Math.min(...times), to_ms: Math.max(...times) };
}
