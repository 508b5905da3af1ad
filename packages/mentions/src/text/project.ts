import { scanInline } from './inline.ts';
import { readLineStart } from './line-start.ts';
import { isSourceHeading } from './source-section.ts';
import { VisibleBuilder } from './visible-builder.ts';
import type { LineKind, VisibleText } from './visible-text.ts';

const FENCE = /[ \t>]*(`{3,}|~{3,})[ \t]*([\w+#-]*)/y;
/** Fences that hold prose for the reader to copy, not a program. */
const PROSE_FENCES = new Set(['markdown', 'md', 'text', 'txt', 'plaintext', 'email', 'csv']);

/** An open fence: its mark and whether its content is a program. */
interface Fence {
  mark: string;
  holds: 'code' | 'prose' | 'either';
}

/**
 * The visible text of a markdown answer: marks, link targets, URLs, e-mail addresses and tags are gone, entities are
 * decoded, every remaining code unit knows its original offset. One pass, linear.
 */
export function projectVisibleText(answer: string): VisibleText {
  const builder = new VisibleBuilder(answer);
  let fence: Fence | null = null;
  let inSources = false;
  for (let start = 0; start <= answer.length; ) {
    const newline = answer.indexOf('\n', start);
    const end = newline < 0 ? answer.length : newline;
    const mark = end > start ? fenceAt(answer, start, end) : null;
    if (mark !== null && (fence === null || mark.mark.startsWith(fence.mark))) {
      fence = fence === null ? mark : null;
      addLine(builder, start, 'blank', start, () => undefined);
    } else if (fence !== null && isCode(fence, answer.slice(start, Math.min(end, start + MAX_CODE_PROBE)))) {
      addLine(builder, start, 'code', start, () => emitVerbatim(builder, start, end));
    } else {
      inSources = readLine(builder, { start, end, inSources });
    }
    if (newline < 0) break;
    builder.emit(0x0a, newline);
    start = newline + 1;
  }
  return builder.finish();
}

function fenceAt(answer: string, start: number, end: number): Fence | null {
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

function readLine(builder: VisibleBuilder, at: { start: number; end: number; inSources: boolean }): boolean {
  const begin = readLineStart(builder.source, at.start, at.end);
  const from = builder.length;
  const linksBefore = builder.links.length;
  addLine(builder, at.start, begin.kind, begin.content, () =>
    scanInline(builder, begin.kind === 'source' ? at.start : begin.content, at.end),
  );
  const line = builder.lines.at(-1);
  if (!line) return at.inSources;
  line.ordinal = begin.ordinal;
  line.indent = begin.indent;
  const text = builder.textSince(from);
  if (isSourceHeading(text)) return true;
  if (begin.kind === 'blank') return at.inSources;
  const hasLink = builder.links.length > linksBefore || /^\s*\[\^?\d+\]/.test(text);
  if (begin.kind === 'heading' || (at.inSources && !hasLink)) return false;
  if (at.inSources) line.kind = 'source';
  return at.inSources;
}

function addLine(
  builder: VisibleBuilder,
  start: number,
  kind: LineKind,
  content: number,
  fill: () => void,
): void {
  const from = builder.length;
  for (let i = start; i < content; i++) builder.emit(0x20, i);
  const contentStart = builder.length;
  fill();
  builder.lines.push({
    start: from,
    end: builder.length,
    kind,
    ordinal: null,
    indent: 0,
    content: contentStart,
  });
}

function emitVerbatim(builder: VisibleBuilder, start: number, end: number): void {
  for (let i = start; i < end; i++) builder.emit(builder.source.charCodeAt(i), i);
}
