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

/** Reads heading marks, quote marks, list markers and table pipes at the start of the line `[start, end)`. */
export function readLineStart(source: string, start: number, end: number): LineStart {
  let at = start;
  while (at < end && (source.charAt(at) === ' ' || source.charAt(at) === '\t' || source.charAt(at) === '>'))
    at++;
  const indent = at - start;
  const line: LineStart = { kind: 'prose', ordinal: null, indent, content: at };
  if (at >= end) return { ...line, kind: 'blank' };
  const first = source.charAt(at);
  if (first === '#') return readHeading(source, line, end);
  if (first === '|') return { ...line, kind: isRule(source, at, end) ? 'blank' : 'table' };
  if (first === '[') {
    DEFINITION.lastIndex = at;
    if (DEFINITION.test(source)) return { ...line, kind: 'source' };
    return line;
  }
  if ((first >= '0' && first <= '9') || first === '(') return readOrdinal(source, line, end);
  return readBullet(source, line, end);
}

function isRule(source: string, start: number, end: number): boolean {
  const line = source.slice(start, end);
  return line.includes('--') && /^[|\s:-]+$/.test(line);
}

function readHeading(source: string, line: LineStart, end: number): LineStart {
  let at = line.content;
  while (at < end && source.charAt(at) === '#') at++;
  const level = at - line.content;
  if (level > 6 || (at < end && source.charAt(at) !== ' ')) return line;
  return { ...line, kind: 'heading', content: skipSpaces(source, at, end) };
}

function readOrdinal(source: string, line: LineStart, end: number): LineStart {
  ORDINAL.lastIndex = line.content;
  const match = ORDINAL.exec(source);
  if (!match || ORDINAL.lastIndex > end) return line;
  return { ...line, kind: 'item', ordinal: Number(match[1]), content: ORDINAL.lastIndex };
}

const RULE_LINE = /^([-*_])(?:[ \t]*\1){2,}[ \t]*$/;

function readBullet(source: string, line: LineStart, end: number): LineStart {
  if (isAsciiLetter(source.charCodeAt(line.content))) return line;
  const char = String.fromCodePoint(source.codePointAt(line.content) ?? 0x20);
  if (!BULLETS.includes(char)) return line;
  const after = line.content + char.length;
  if (RULE_LINE.test(source.slice(line.content, Math.min(end, line.content + 200)))) {
    return { ...line, kind: 'blank' };
  }
  if (after < end && !isGap(source.charCodeAt(after))) return line;
  return { ...line, kind: 'item', content: skipSpaces(source, after, end) };
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
