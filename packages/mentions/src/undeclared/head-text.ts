import { charClass, NEWLINE, SPACE, type VisibleText } from '@answerscope/answer-text';

export interface TextRange {
  start: number;
  end: number;
}

export type HeadEnd = 'line' | 'colon' | 'sign' | 'words';

/** What stands at the head of an entry, a row or a paragraph in bold: visible offsets. */
export interface Head extends TextRange {
  text: string;
  ending: HeadEnd;
}

const LONGEST = 48;
const LEAD = /^(?:[^\p{L}\p{N}]*#?\d{1,2}[.):]\s)?[^\p{L}\p{N}]*/u;
const WORD_JOINER = 0x2060;
const COMMA = 0x2c;
const COLON = 0x3a;
const WIDE_COLON = 0xff1a;
const WIDE_COMMA = 0x3001;
const HYPHEN = 0x2d;
const DASHES = new Set([0x2013, 0x2014]);
const ENDS = new Set([...DASHES, ...Array.from(':：(（[|', (sign) => sign.charCodeAt(0))]);

/**
 * The head a range begins with, marks and numbers before it aside; null when the text there is none. What is only the
 * beginning of a line, and not set apart by a sign, ends before the words that tell of it: `Bosch from Germany`.
 */
export function headOf(visible: VisibleText, range: TextRange, isWhole: boolean): Head | null {
  const { text, units } = visible;
  const limit = Math.min(range.end, range.start + 2 * LONGEST);
  const start = range.start + leadOf(text, units[range.start] ?? 0, range.start, limit);
  const cut = cutBehind(units, start, limit);
  const written = text.slice(start, cut.at);
  let head = (written.includes('\u2060') ? written.replaceAll('\u2060', ' ') : written).trimEnd();
  let ending: HeadEnd =
    cut.sign === COLON || cut.sign === WIDE_COLON ? 'colon' : cut.sign > 0 ? 'sign' : 'line';
  if (cut.sign === 0 && !isWhole) {
    const alone = beforeWords(head);
    if (alone !== head) ending = 'words';
    head = alone;
  }
  if (head === '' || head.length > LONGEST) return null;
  if (cut.isEnd && start + head.length < range.end && ending !== 'words') return null;
  if (ending === 'line' && isWhole) ending = endingBehind(visible, range.end);
  return { start, end: start + head.length, text: head, ending };
}

/** What stands behind something in bold: `**Name:** …`, `**Name** – …`. */
function endingBehind({ text }: VisibleText, end: number): HeadEnd {
  const behind = /^[\s\u2060]*([:：–—(（,-]?)/u.exec(text.slice(end, end + 6))?.[1] ?? '';
  if (behind === ':' || behind === '：') return 'colon';
  return behind === '' ? 'line' : 'sign';
}

const TELLS = / (?:\p{Ll}|[¿¡])[\p{Ll}'’]*(?: |$)/u;
const JOINS =
  /^ (?:of|and|de|la|le|du|des|del|della|delle|di|do|da|dos|von|van|der|und|et|y|e|og|en|i|och|the|to|for|by|for|la|el|los|las|u|con|z|w|med|com|à|a|au|aux|zur?|zum|vom|bei|&) /u;

function beforeWords(line: string): string {
  const sentence = /[.?!;](?=\s|$)/u.exec(line);
  const text = sentence === null ? line : line.slice(0, sentence.index);
  for (let at = 0; at < text.length; ) {
    const found = TELLS.exec(text.slice(at));
    if (found === null) return text;
    const from = at + found.index;
    const joins = JOINS.exec(text.slice(from));
    if (joins === null || !/^\p{Lu}/u.test(text.slice(from + joins[0].length))) return text.slice(0, from);
    at = from + joins[0].length;
  }
  return text;
}

function leadOf(text: string, first: number, start: number, limit: number): number {
  const small = first | 0x20;
  if (start < limit && small >= 0x61 && small <= 0x7a) return 0;
  return LEAD.exec(text.slice(start, limit).replaceAll('\u2060', ' '))?.[0].length ?? 0;
}

interface Cut {
  at: number;
  sign: number;
  isEnd: boolean;
}

/** Where a head ends, and what ends it: `:`, ` (`, ` – `, ` - `, `, ` or the end of the text. */
function cutBehind(units: Uint16Array, start: number, limit: number): Cut {
  for (let at = start; at < limit; at++) {
    const code = units[at] ?? 0;
    if (isPlain(code)) continue;
    let behind = at;
    while (behind < limit && isSpace(units[behind] ?? 0)) behind++;
    if (behind === limit) return { at, sign: 0, isEnd: false };
    if (endsHead(units, behind, limit) || (behind > at && isLooseHyphen(units, behind, limit)))
      return { at, sign: units[behind] ?? 0, isEnd: false };
    at = behind > at ? behind - 1 : at;
  }
  return { at: limit, sign: 0, isEnd: true };
}

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
  return (
    ENDS.has(code) || code === WIDE_COMMA || (code === COMMA && at + 1 < limit && isSpace(units[at + 1] ?? 0))
  );
}

function isLooseHyphen(units: Uint16Array, at: number, limit: number): boolean {
  if (units[at] !== HYPHEN) return false;
  const next = units[at + 1] ?? 0;
  const behind = next === HYPHEN || DASHES.has(next) ? at + 2 : at + 1;
  return behind < limit && isSpace(units[behind] ?? 0);
}
