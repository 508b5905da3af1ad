import { scanInline } from './inline.ts';
import { readLineStart } from './line-start.ts';
import { isSourceHeading } from './source-section.ts';
import { VisibleBuilder } from './visible-builder.ts';
import type { LineKind, VisibleText } from './visible-text.ts';

const FENCE = /[ \t>]*(`{3,}|~{3,})[ \t]*([\w+#-]*)/y;
/** Fences that hold prose for the reader to copy, not a program. */
const PROSE_FENCES = new Set(['markdown', 'md', 'text', 'txt', 'plaintext', 'email', 'csv']);

/**
 * The visible text of a markdown answer: marks, link targets, URLs, e-mail addresses and tags are gone, entities are
 * decoded, every remaining code unit knows its original offset. One pass, linear.
 */
export function projectVisibleText(answer: string): VisibleText {
  const builder = new VisibleBuilder(answer);
  let fence: string | null = null;
  let inSources = false;
  for (let start = 0; start <= answer.length; ) {
    const newline = answer.indexOf('\n', start);
    const end = newline < 0 ? answer.length : newline;
    const mark: RegExpExecArray | null = fenceAt(answer, start, end);
    if (mark && (fence === null || mark[1]?.startsWith(fence))) {
      fence = fence === null ? fenceKey(mark) : null;
      addLine(builder, start, 'blank', start, () => undefined);
    } else if (fence !== null && fence !== '') {
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

function fenceAt(answer: string, start: number, end: number): RegExpExecArray | null {
  FENCE.lastIndex = start;
  const mark = FENCE.exec(answer);
  return mark && FENCE.lastIndex <= end ? mark : null;
}

/** The closing mark a fence waits for; null when its content is prose and is read like the rest. */
function fenceKey(mark: RegExpExecArray): string | null {
  return PROSE_FENCES.has((mark[2] ?? '').toLowerCase()) ? null : (mark[1] ?? '```');
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
