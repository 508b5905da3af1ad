import type { TextNode } from './block-tree.ts';

/** A run of text as it stands in the source. */
export function plainNode(text: string, start: number): TextNode {
  return { type: 'text', text, start, end: start + text.length, wide: [] };
}

/** Text that parts two runs and stands nowhere in the source, so that no place of the source can touch it. */
export function separator(text: string): TextNode {
  return { type: 'text', text, start: -1, end: -1, wide: [] };
}

/** Where a unit of a run's text stands in the source; the end of the run for the end of its text. */
export function sourceOffset(node: TextNode, at: number): number {
  let further = 0;
  for (const wide of node.wide) {
    if (wide.at + wide.units > at) return node.start + Math.min(at, wide.at) + further;
    further += wide.width - wide.units;
  }
  return node.start + at + further;
}

/** What of a run's text a range of the source covers: a character that is written as an entity is covered whole. */
export function coveredText(node: TextNode, start: number, end: number): [number, number] {
  return [textOffset(node, Math.max(start, node.start), 0), textOffset(node, Math.min(end, node.end), 1)];
}

/** Where a place of the source stands in the text; inside an entity before (0) or behind (1) its character. */
function textOffset(node: TextNode, source: number, side: 0 | 1): number {
  let further = 0;
  for (const wide of node.wide) {
    const begin = node.start + wide.at + further;
    if (source <= begin) break;
    if (source < begin + wide.width) return wide.at + side * wide.units;
    further += wide.width - wide.units;
  }
  return source - node.start - further;
}

/** A part of a run, cut at offsets of its text; `[0, length)` is the whole. No character may be cut in two. */
export function sliceText(node: TextNode, from: number, to: number): TextNode {
  if (node.start < 0) return separator(node.text.slice(from, to));
  return {
    type: 'text',
    text: node.text.slice(from, to),
    start: sourceOffset(node, from),
    end: sourceOffset(node, to),
    wide: node.wide
      .filter(({ at }) => at >= from && at < to)
      .map((wide) => ({ ...wide, at: wide.at - from })),
  };
}
