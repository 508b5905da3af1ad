import {
  type BlockNode,
  coveredText,
  separator,
  sliceText,
  type TextNode,
  textLinesWithoutMarks,
} from '@answerscope/answer-text';
import { cutAtSpans, type MarkedSpan, type TextPiece } from './answer-spans.ts';

/** A stretch of an answer's visible text with the judged places in it. */
export interface Excerpt {
  pieces: TextPiece[];
  starts_inside: boolean;
  ends_inside: boolean;
}

/** Visible text and where it stands in the flattened answer. */
interface Run {
  node: TextNode;
  at: number;
}

/** How much of the excerpt stands before the mention. */
const LEAD_SHARE = 0.3;
/** A word longer than this is cut through. */
const WORD_MAX = 40;

/**
 * The part of an answer around its first mention, else around its first rejected place, else its beginning: about
 * `length` UTF-16 code units, from the beginning of a line or sentence where one is near. Blocks and lines are separated by
 * line breaks; markdown and citation marks are left out.
 */
export function excerptAround(
  blocks: readonly BlockNode[],
  spans: readonly MarkedSpan[],
  length: number,
): Excerpt {
  const runs = flatten(blocks);
  const flat = runs.map(({ node }) => node.text).join('');
  const target = spans.find(({ counted }) => counted) ?? spans[0];
  const anchor = target ? placeOf(runs, target.start) : 0;
  const earliest = Math.min(flat.length - length, anchor - Math.round(length * LEAD_SHARE));
  const from = earliest <= 0 ? 0 : thoughtStart(flat, earliest, anchor);
  const to = wordEnd(flat, Math.min(flat.length, from + length));
  const pieces = runs.flatMap(({ node, at }) => {
    const start = Math.max(0, from - at);
    const end = Math.min(node.text.length, to - at);
    if (end <= start) return [];
    return cutAtSpans(sliceText(node, start, end), spans);
  });
  return { pieces, starts_inside: from > 0, ends_inside: to < flat.length };
}

function placeOf(runs: readonly Run[], source: number): number {
  const run = runs.find(({ node }) => node.start <= source && source < node.end);
  return run ? run.at + coveredText(run.node, source, source)[0] : 0;
}

/** Where the line of the anchor begins, else the first sentence after `from`, else a word. */
function thoughtStart(text: string, from: number, anchor: number): number {
  const line = text.lastIndexOf('\n', anchor - 1) + 1;
  if (line >= from) return line;
  const sentence = /[.!?。！？]\s+/.exec(text.slice(from, anchor));
  return sentence ? from + sentence.index + sentence[0].length : wordStart(text, from);
}

/** Moves on to the beginning of a word, unless the word has no end in sight. */
function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.slice(at, at + WORD_MAX).search(/\s/);
  return space === -1 ? wholeCharacter(text, at) : at + space + 1;
}

/** Moves back to the end of a word, unless the word has no beginning in sight. */
function wordEnd(text: string, at: number): number {
  if (at === text.length) return at;
  const cut = text.slice(at - WORD_MAX, at + 1).search(/\s\S*$/);
  return cut === -1 ? wholeCharacter(text, at) : at - WORD_MAX + cut;
}

function wholeCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}

function flatten(blocks: readonly BlockNode[]): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const [index, line] of textLinesWithoutMarks(blocks).entries()) {
    // A separator stands nowhere in the source, so no mark can touch it.
    const parts = index === 0 ? line : [separator('\n'), ...line];
    for (const node of parts) {
      runs.push({ node, at });
      at += node.text.length;
    }
  }
  return runs;
}
