import type { Channel } from '@answerscope/contract';
import type { TrendRow } from './trend.ts';

const DAY_MS = 86_400_000;

/** Where the drawing lies inside its box; pixels. */
export interface PlotArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Places moments and rates in the drawing. */
export interface PlotScale {
  x: (at_ms: number) => number;
  /** Of a fraction from 0 to 1. */
  y: (rate: number) => number;
}

/** Time from the first to the last row, rates from 0 to 1. One row alone stands in the middle. */
export function toPlotScale(rows: readonly TrendRow[], area: PlotArea): PlotScale {
  const first = rows[0]?.at_ms ?? 0;
  const last = rows.at(-1)?.at_ms ?? first;
  const start = first === last ? first - DAY_MS : first;
  const end = first === last ? last + DAY_MS : last;
  return {
    x: (at_ms) => area.left + ((at_ms - start) / (end - start)) * (area.right - area.left),
    y: (rate) => area.bottom - rate * (area.bottom - area.top),
  };
}

/** What of one channel is drawn. */
export interface ChannelShapes {
  channel: Channel;
  line: string;
  /** Empty when there is one measurement: its interval is a bar. */
  band: string;
  points: readonly { at_ms: number; x: number; y: number; top: number; bottom: number }[];
}

/** The line and the band of a channel as paths; what it lacks at a moment is bridged. */
export function toChannelShapes(
  rows: readonly TrendRow[],
  channel: Channel,
  { x, y }: PlotScale,
): ChannelShapes {
  const points = rows.flatMap(({ at_ms, measured }) => {
    const point = measured[channel];
    if (!point) return [];
    const { low, high } = point.interval;
    return [
      { at_ms, x: round(x(at_ms)), y: round(y(point.rate)), top: round(y(high)), bottom: round(y(low)) },
    ];
  });
  const upper = points.map((point) => `${point.x} ${point.top}`);
  const lower = points.map((point) => `${point.x} ${point.bottom}`).reverse();
  return {
    channel,
    line: points.length > 1 ? `M${points.map((point) => `${point.x} ${point.y}`).join('L')}` : '',
    band: points.length > 1 ? `M${[...upper, ...lower].join('L')}Z` : '',
    points,
  };
}

/**
 * The rows whose moment is written below the drawing, with the middle of the word: measured ones, far enough apart to be
 * read, none beyond the edge, each word once.
 */
export function toTimeMarks(
  rows: readonly TrendRow[],
  { x }: PlotScale,
  {
    word,
    gap,
    edge,
  }: { word: (at_ms: number) => string; gap: number; edge: { left: number; right: number } },
): { x: number; text: string }[] {
  const marks: { x: number; text: string }[] = [];
  for (const { at_ms } of rows) {
    const before = marks.at(-1);
    const place = Math.max(edge.left, Math.min(edge.right, x(at_ms)));
    const mark = { x: round(place), text: word(at_ms) };
    if (!before || (mark.x - before.x >= gap && mark.text !== before.text)) marks.push(mark);
  }
  return marks;
}

/** The row nearest to a place, by its number; -1 without rows. */
export function nearestRow(rows: readonly TrendRow[], { x }: PlotScale, place: number): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { at_ms }] of rows.entries()) {
    const distance = Math.abs(x(at_ms) - place);
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;
