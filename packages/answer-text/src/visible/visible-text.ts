/** What a line of the rendered answer is. `source` lines belong to a list of references. */
export type LineKind = 'prose' | 'heading' | 'item' | 'table' | 'code' | 'source' | 'blank';

/** One line of visible text: visible offsets, end exclusive. */
export interface Line {
  start: number;
  end: number;
  kind: LineKind;
  /** Number of an ordered item, else null. */
  ordinal: number | null;
  indent: number;
  /** Visible offset behind the list marker, heading mark or quote mark. */
  content: number;
}

/** A URL of the answer. `start`/`end` are its visible text (equal when it has none), `from`/`to` original offsets. */
export interface Link {
  url: string;
  start: number;
  end: number;
  from: number;
  to: number;
  style: 'inline' | 'bare' | 'image' | 'definition';
}

/** The answer as a reader sees it, with the way back to the stored text. */
export interface VisibleText {
  text: string;
  /** Code units of the text, and whatever behind them. */
  units: Uint16Array;
  /** Original UTF-16 offset of each visible code unit. */
  origin: Int32Array;
  /** Original length of visible units that stand for more than one unit (entities). */
  widths: { at(offset: number): number };
  lines: readonly Line[];
  links: readonly Link[];
  /** Visible ranges of inline code, in order. */
  codeSpans: readonly (readonly [number, number])[];
}

/** Whether a host name is one that can be registered: zillow.com is, node.js is not. */
export type IsHost = (host: string) => boolean;

/** Stands in visible text where something was taken out that is not a name (a URL, an e-mail address, a picture). */
export const REMOVED = '\ufffc';

/** Original range of a visible range; both ends exclusive of markup around it. */
export function toOriginalRange(visible: VisibleText, start: number, end: number): [number, number] {
  const from = visible.origin[start] ?? 0;
  const last = end - 1;
  const to = (visible.origin[last] ?? from) + visible.widths.at(last);
  return [from, to];
}

/** Index of the line holding a visible offset (lines are ordered and cover the text). */
export function lineIndexAt(visible: VisibleText, offset: number): number {
  let low = 0;
  let high = visible.lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((visible.lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
