import { type ComparedRanges, type TrendRow, toSegments } from './trend.ts';

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

/** Time along the span, rates from 0 to the highest one shown. One moment alone stands in the middle. */
export function toPlotScale(
  { from_ms, to_ms }: { from_ms: number; to_ms: number },
  area: PlotArea,
  highest = 1,
): PlotScale {
  const start = from_ms === to_ms ? from_ms - DAY_MS : from_ms;
  const end = from_ms === to_ms ? to_ms + DAY_MS : to_ms;
  return {
    x: (at_ms) => area.left + ((at_ms - start) / (end - start)) * (area.right - area.left),
    y: (rate) => area.bottom - (rate / highest) * (area.bottom - area.top),
  };
}

/** The rates of a grid's lines, up to the next quarter above all of these; beyond three of them every other one. */
export function gridRates(rates: readonly number[]): number[] {
  const quarters = Math.min(4, Math.max(1, Math.ceil(Math.max(0, ...rates) * 4)));
  return quarters === 4 ? [0, 0.5, 1] : Array.from({ length: quarters + 1 }, (_, at) => at / 4);
}

/** A piece of the line with its band. */
export interface LineShape {
  line: string;
  /** Empty for a point alone: its interval is a bar. */
  band: string;
  points: readonly { at_ms: number; x: number; y: number; top: number; bottom: number }[];
}

/** The line and the band as paths, piece by piece. */
export function toLineShapes(rows: readonly TrendRow[], { x, y }: PlotScale): LineShape[] {
  return toSegments(rows).map((segment) => {
    const points = segment.flatMap(({ at_ms, counted }) => {
      if (!counted) return [];
      const { low, high } = counted.interval;
      return [
        { at_ms, x: round(x(at_ms)), y: round(y(counted.rate)), top: round(y(high)), bottom: round(y(low)) },
      ];
    });
    const upper = points.map((point) => `${point.x} ${point.top}`);
    const lower = points.map((point) => `${point.x} ${point.bottom}`).reverse();
    return {
      line: points.length > 1 ? `M${points.map((point) => `${point.x} ${point.y}`).join('L')}` : '',
      band: points.length > 1 ? `M${[...upper, ...lower].join('L')}Z` : '',
      points,
    };
  });
}

/** A place where the line is not continued, and why. */
export interface BreakMark {
  x: number;
  reasons: readonly string[];
}

/**
 * Where the line is broken: halfway between the two points that are not compared. Marks nearer than the gap are one,
 * which gives all reasons. The first row has nothing before it to be compared with.
 */
export function toBreakMarks(rows: readonly TrendRow[], { x }: PlotScale, gap: number): BreakMark[] {
  const marks: { x: number; reasons: string[] }[] = [];
  for (const [index, { at_ms, breaks }] of rows.entries()) {
    const before = rows[index - 1];
    if (!before || breaks.length === 0) continue;
    const place = round((x(before.at_ms) + x(at_ms)) / 2);
    const last = marks.at(-1);
    if (last && place - last.x < gap) {
      last.reasons.push(...breaks.filter((reason) => !last.reasons.includes(reason)));
    } else marks.push({ x: place, reasons: [...breaks] });
  }
  return marks;
}

/** The compared ranges as far as they lie within the drawing; null where nothing of the earlier one does. */
export function toRangeShapes(
  { from, middle, to }: ComparedRanges,
  { x }: PlotScale,
  area: Pick<PlotArea, 'left' | 'right'>,
): { earlier: { x: number; width: number }; recent: { x: number; width: number } } | null {
  const inside = (iso: string) => Math.max(area.left, Math.min(area.right, x(Date.parse(iso))));
  const [start, between, end] = [inside(from), inside(middle), inside(to)];
  if (between <= start) return null;
  return {
    earlier: { x: round(start), width: round(between - start) },
    recent: { x: round(between), width: round(end - between) },
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
  }: { word: (row: TrendRow) => string; gap: number; edge: { left: number; right: number } },
): { x: number; text: string }[] {
  const marks: { x: number; text: string }[] = [];
  for (const row of rows) {
    const before = marks.at(-1);
    const place = Math.max(edge.left, Math.min(edge.right, x(row.at_ms)));
    const mark = { x: round(place), text: word(row) };
    if (!before || (mark.x - before.x >= gap && mark.text !== before.text)) marks.push(mark);
  }
  return marks;
}

/** Joins marks of several lines that are nearer than the gap. A reason names its lines unless all share it. */
export function joinBreakMarks(
  lines: readonly { name: string; marks: readonly BreakMark[] }[],
  gap: number,
): BreakMark[] {
  const sorted = lines
    .flatMap(({ name, marks }) => marks.map((mark) => ({ name, ...mark })))
    .sort((one, other) => one.x - other.x);
  const joined: { x: number; found: { name: string; reason: string }[] }[] = [];
  for (const { name, x, reasons } of sorted) {
    const found = reasons.map((reason) => ({ name, reason }));
    const last = joined.at(-1);
    if (last && x - last.x < gap) last.found.push(...found);
    else joined.push({ x, found });
  }
  return joined.map(({ x, found }) => ({
    x,
    reasons: [...Map.groupBy(found, ({ reason }) => reason)].map(([reason, of]) => {
      const names = [...new Set(of.map(({ name }) => name))];
      return names.length === lines.length ? reason : `${names.join(', ')}: ${reason}`;
    }),
  }));
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

/** Half of the widest name of a range, and half of a break's button with some air beside it, in pixels. */
const NAME_HALF_PX = 22;
const BREAK_HALF_PX = 15;

/**
 * The middle of a range's name, in pixels: as near to the middle of the range as the buttons of breaks allow,
 * and within the range. null where there is no such place.
 */
export function namePlace(
  range: { x: number; width: number },
  breaks: readonly { x: number }[],
): number | null {
  const [left, right] = [range.x + NAME_HALF_PX, range.x + range.width - NAME_HALF_PX];
  const middle = range.x + range.width / 2;
  const apart = NAME_HALF_PX + BREAK_HALF_PX;
  const places = [middle, left, right, ...breaks.flatMap(({ x }) => [x - apart, x + apart])];
  return (
    places
      .filter((place) => place >= left && place <= right)
      .filter((place) => breaks.every(({ x }) => Math.abs(x - place) >= apart))
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? null
  );
}
