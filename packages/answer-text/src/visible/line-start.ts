import { charClass, NEWLINE, SPACE as SPACE_CLASS } from '../char-class.ts';
import type { VisibleBuilder } from './visible-builder.ts';
import type { LineKind } from './visible-text.ts';

/** How a line begins: its kind and the original offset of its content. */
export interface LineStart {
  kind: LineKind;
  ordinal: number | null;
  indent: number;
  content: number;
}

const BULLETS = '-*+•‣▪▫●○◦·–—➤►▶➡→✓✔✅☑❌⭐🔹🔸👉';
const DEFINITION = /\[\^?[^\]\n]{1,80}\]:\s*(?=\S)/y;
const ORDINAL = /\(?(\d{1,3})(?:[.)]|\uFE0F?\u20E3)[ \t]+/y;

const SPACE = 0x20;
const TAB = 0x09;

/** Reads heading marks, quote marks, list markers and table pipes at the start of the line `[start, end)` into `line`. */
export function readLineStart(builder: VisibleBuilder, line: LineStart, start: number, end: number): void {
  const { source, sourceUnits: units } = builder;
  let at = start;
  for (; at < end; at++) {
    const code = units[at] ?? 0;
    if (code !== SPACE && code !== TAB && code !== 0x3e) break;
  }
  line.kind = 'prose';
  line.ordinal = null;
  line.indent = at - start;
  line.content = at;
  if (at >= end) line.kind = 'blank';
  else {
    const first = units[at] ?? 0;
    if (isAsciiLetter(first)) return;
    if (first === 0x23) readHeading(source, line, end);
    else if (first === 0x7c) line.kind = isRule(units, at, end) ? 'blank' : 'table';
    else if (first === 0x5b) {
      DEFINITION.lastIndex = at;
      if (DEFINITION.test(source)) line.kind = 'source';
    } else if ((first >= 0x30 && first <= 0x39) || first === 0x28) readOrdinal(source, line, end);
    else readBullet(source, line, end);
  }
}

/** Whether the line is the rule of a table: bars, colons, spaces and two hyphens in a row. */
function isRule(units: Uint16Array, start: number, end: number): boolean {
  let isRuled = false;
  for (let at = start; at < end; at++) {
    const code = units[at] ?? 0;
    if (code === 0x2d) isRuled ||= units[at + 1] === 0x2d && at + 1 < end;
    else if (code !== 0x7c && code !== 0x3a && !isWhite(code)) return false;
  }
  return isRuled;
}

function isWhite(code: number): boolean {
  if (code < 128) return code === SPACE || (code >= TAB && code <= 0x0d);
  return code === 0xfeff || [SPACE_CLASS, NEWLINE].includes(charClass(code));
}

function readHeading(source: string, line: LineStart, end: number): void {
  let at = line.content;
  while (at < end && source.charAt(at) === '#') at++;
  const level = at - line.content;
  if (level > 6 || (at < end && source.charAt(at) !== ' ')) return;
  line.kind = 'heading';
  line.content = skipSpaces(source, at, end);
}

function readOrdinal(source: string, line: LineStart, end: number): void {
  ORDINAL.lastIndex = line.content;
  const match = ORDINAL.exec(source);
  if (!match || ORDINAL.lastIndex > end) return;
  line.kind = 'item';
  line.ordinal = Number(match[1]);
  line.content = ORDINAL.lastIndex;
}

const RULE_LINE = /^([-*_])(?:[ \t]*\1){2,}[ \t]*$/;

function readBullet(source: string, line: LineStart, end: number): void {
  const char = String.fromCodePoint(source.codePointAt(line.content) ?? 0x20);
  if (!BULLETS.includes(char)) return;
  const after = line.content + char.length;
  if (RULE_LINE.test(source.slice(line.content, Math.min(end, line.content + 200)))) {
    line.kind = 'blank';
    return;
  }
  if (after < end && !isGap(source.charCodeAt(after))) return;
  line.kind = 'item';
  line.content = skipSpaces(source, after, end);
}

const VARIATION_SELECTOR = 0xfe0f;

function isAsciiLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

function isGap(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === VARIATION_SELECTOR;
}

function skipSpaces(source: string, start: number, end: number): number {
  let at = start;
  while (at < end && isGap(source.charCodeAt(at))) at++;
  return at;
}
