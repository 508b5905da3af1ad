import { charClass, NEWLINE, SPACE, type VisibleText } from '@answerscope/answer-text';

/** A range of the visible text, end exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** What stands alone at the head of an entry, a row or a paragraph in bold: visible offsets. */
export interface Head extends TextRange {
  text: string;
}

const LONGEST = 48;
const LEAD = /^(?:[^\p{L}\p{N}]*#?\d{1,2}[.):]\s)?[^\p{L}\p{N}]*/u;
const WORD_JOINER = 0x2060;
const COMMA = 0x2c;
const HYPHEN = 0x2d;
const DASHES = new Set([0x2013, 0x2014]);
/** What ends a head wherever it stands. */
const ENDS = new Set([...DASHES, ...Array.from(':：(（[|', (sign) => sign.charCodeAt(0))]);

/** The head a range begins with, marks and numbers before it aside; null when the text there is none. */
export function headOf({ text, units }: VisibleText, range: TextRange, isWhole: boolean): Head | null {
  const limit = Math.min(range.end, range.start + 2 * LONGEST);
  const start = range.start + leadOf(text, units[range.start] ?? 0, range.start, limit);
  const cut = cutBehind(units, start, limit);
  const written = text.slice(start, cut.at);
  const head = (written.includes('\u2060') ? written.replaceAll('\u2060', ' ') : written).trimEnd();
  if (head === '' || head.length > LONGEST) return null;
  if (cut.isEnd && start + head.length < range.end) return null;
  if (!isWhole && !cut.hasSign && (head.split(' ').length > 3 || /[.!?。]$/.test(head))) return null;
  return { start, end: start + head.length, text: head };
}

function leadOf(text: string, first: number, start: number, limit: number): number {
  const small = first | 0x20;
  if (start < limit && small >= 0x61 && small <= 0x7a) return 0;
  return LEAD.exec(text.slice(start, limit).replaceAll('\u2060', ' '))?.[0].length ?? 0;
}

interface Cut {
  at: number;
  /** Something else than spaces stands there. */
  hasSign: boolean;
  /** Nothing stands there: the text ends. */
  isEnd: boolean;
}

/** Where a head ends, and what ends it: `:`, ` (`, ` – `, ` - `, `, ` or the end of the text. */
function cutBehind(units: Uint16Array, start: number, limit: number): Cut {
  for (let at = start; at < limit; at++) {
    const code = units[at] ?? 0;
    if (isPlain(code)) continue;
    let behind = at;
    while (behind < limit && isSpace(units[behind] ?? 0)) behind++;
    if (behind === limit) return { at, hasSign: false, isEnd: false };
    if (endsHead(units, behind, limit) || (behind > at && isLooseHyphen(units, behind, limit)))
      return { at, hasSign: true, isEnd: false };
    at = behind > at ? behind - 1 : at;
  }
  return { at: limit, hasSign: false, isEnd: true };
}

/** An ASCII letter or digit. */
function isPlain(code: number): boolean {
  const small = code | 0x20;
  return (small >= 0x61 && small <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

function isSpace(code: number): boolean {
  if (code === WORD_JOINER || code === 0xfeff) return true;
  const value = charClass(code);
  return value === SPACE || value === NEWLINE;
}

function endsHead(units: Uint16Array, at: number, limit: number): boolean {
  const code = units[at] ?? 0;
  return ENDS.has(code) || (code === COMMA && at + 1 < limit && isSpace(units[at + 1] ?? 0));
}

/** One or two hyphens, the second perhaps a dash, with a space behind. */
function isLooseHyphen(units: Uint16Array, at: number, limit: number): boolean {
  if (units[at] !== HYPHEN) return false;
  const next = units[at + 1] ?? 0;
  const behind = next === HYPHEN || DASHES.has(next) ? at + 2 : at + 1;
  return behind < limit && isSpace(units[behind] ?? 0);
}
