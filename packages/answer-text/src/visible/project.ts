import { type HiddenElement, HiddenElements } from './hidden-elements.ts';
import { scanInline } from './inline.ts';
import { InlineState } from './inline-state.ts';
import { readLineStart } from './line-start.ts';
import { headsSources } from './source-section.ts';
import { type BuiltText, VisibleBuilder } from './visible-builder.ts';
import type { IsHost, Line, LineKind } from './visible-text.ts';

const FENCE = /[ \t>]*(`{3,}|~{3,})[ \t]*([\w+#-]*)/y;
/** 1 for the signs with which the line of a fence may begin. */
const MAY_BEGIN_FENCE = new Uint8Array(128);
for (const sign of ' \t>`~') MAY_BEGIN_FENCE[sign.charCodeAt(0)] = 1;
/** Fences that hold prose for the reader to copy, not a program. */
const PROSE_FENCES = new Set(['markdown', 'md', 'text', 'txt', 'plaintext', 'email', 'csv']);

const NEWLINE_UNIT = 0x0a;

/** An open fence: its mark and whether its content is a program. */
interface Fence {
  mark: string;
  holds: 'code' | 'prose' | 'either';
}

/**
 * The visible text of a markdown answer: marks, link targets, URLs, e-mail addresses, tags and the contents of elements
 * that no page shows are gone, entities are decoded, every remaining code unit knows its original offset. One pass,
 * linear. Without `isHost` an address that is only told by its host stays, and nothing on its line is taken for a link
 * that would be none if it went: what is visible then contains what is visible with it.
 */
export function projectVisibleText(answer: string, isHost: IsHost | null): BuiltText {
  const builder = new VisibleBuilder(answer, isHost);
  const state = new InlineState(builder);
  let fence: Fence | null = null;
  let inSources = false;
  const elements = new HiddenElements(answer);
  const { sourceUnits } = builder;
  const { length } = answer;
  let lineEnd = -1;
  for (let start = 0; start <= length; ) {
    if (lineEnd < start) {
      lineEnd = start;
      while (lineEnd < length && sourceUnits[lineEnd] !== NEWLINE_UNIT) lineEnd++;
    }
    const hidden: HiddenElement | null = fence === null ? hiddenIn(answer, elements, start, lineEnd) : null;
    const end: number = hidden?.start ?? lineEnd;
    const mark = end > start ? fenceAt(answer, start, end) : null;
    if (mark !== null && (fence === null || mark.mark.startsWith(fence.mark))) {
      fence = fence === null ? mark : null;
      addLine(builder, 'blank', builder.length);
    } else if (end === start && fence?.holds !== 'code') {
      if (builder.lines.at(-1)?.kind !== 'blank') addLine(builder, 'blank', builder.length);
    } else if (fence !== null && isCode(fence, answer.slice(start, Math.min(end, start + MAX_CODE_PROBE)))) {
      const from = builder.length;
      emitVerbatim(builder, start, end);
      addLine(builder, 'code', from);
    } else {
      inSources = readLine(state, { start, end, inSources });
    }
    if (lineEnd === length && hidden === null) break;
    builder.emit(NEWLINE_UNIT, end);
    start = hidden?.end ?? end + 1;
  }
  return builder.finish();
}

/** An element no page shows that opens in the line, outside inline code; a comment that ends in the line reads as a tag. */
function hiddenIn(
  answer: string,
  elements: HiddenElements,
  ...[start, end]: [number, number]
): HiddenElement | null {
  const found = elements.openingIn(start, end);
  if (found === null || (found.end <= end && answer.startsWith('<!--', found.start))) return null;
  return answer.slice(start, found.start).split('`').length % 2 === 1 ? found : null;
}

function fenceAt(answer: string, start: number, end: number): Fence | null {
  if (MAY_BEGIN_FENCE[answer.charCodeAt(start)] !== 1) return null;
  FENCE.lastIndex = start;
  const match = FENCE.exec(answer);
  if (!match || FENCE.lastIndex > end) return null;
  const label = (match[2] ?? '').toLowerCase();
  return {
    mark: match[1] ?? '',
    holds: label === '' ? 'either' : PROSE_FENCES.has(label) ? 'prose' : 'code',
  };
}

const MAX_CODE_PROBE = 300;
const CODE_LINE =
  /[;{}]\s*$|^\s*(?:[$#>%]|import\b|from\b.*\bimport\b|def\b|class\b|function\b|const\b|let\b|var\b|npm\b|pip\b|curl\b|sudo\b|<\/?\w)|[\w)\]]\s*=\s*\S|\w\([^)]*\)|=>|::|\w_\w|\w\.\w+\(/;

/** Fences without a language hold drafts for the reader as often as programs: their lines tell. */
function isCode(fence: Fence, line: string): boolean {
  return fence.holds === 'code' || (fence.holds === 'either' && CODE_LINE.test(line));
}

const NOTE_MARK = /^\s*\[\^?\d+\]/;

function readLine(state: InlineState, at: { start: number; end: number; inSources: boolean }): boolean {
  const { builder, begin } = state;
  readLineStart(builder, begin, at.start, at.end);
  const from = builder.length;
  const linksBefore = builder.links.length;
  for (let i = at.start; i < begin.content; i++) builder.emit(0x20, i);
  const content = builder.length;
  scanInline(state, begin.content, at.end);
  const { kind, ordinal, indent } = begin;
  const line: Line = { start: from, end: builder.length, kind, ordinal, indent, content };
  builder.lines.push(line);
  if (headsSources(builder, from)) return true;
  if (begin.kind === 'blank' || !at.inSources) return at.inSources;
  const hasLink =
    builder.links.length > linksBefore ||
    (opensBracket(builder, from) && NOTE_MARK.test(builder.textSince(from)));
  if (begin.kind === 'heading' || !hasLink) return false;
  line.kind = 'source';
  return true;
}

/** Whether the first sign of the line, of those in ASCII, is an opening bracket; needs no string. */
function opensBracket({ visibleUnits, length }: VisibleBuilder, from: number): boolean {
  let at = from;
  while (at < length && (visibleUnits[at] === 0x20 || visibleUnits[at] === 0x09)) at++;
  const first = visibleUnits[at] ?? 0;
  return at < length && (first === 0x5b || first < 0x20 || first > 0x7e);
}

/** Adds the line that began at the visible offset `from` and ends here. */
function addLine(builder: VisibleBuilder, kind: LineKind, from: number): void {
  builder.lines.push({ start: from, end: builder.length, kind, ordinal: null, indent: 0, content: from });
}

function emitVerbatim(builder: VisibleBuilder, start: number, end: number): void {
  builder.emitRange(start, end);
}
