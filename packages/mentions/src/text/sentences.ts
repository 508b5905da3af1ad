import {
  charClass,
  DIGIT,
  isUnspaced,
  isWordClass,
  NEWLINE,
  SPACE,
  type VisibleText,
} from '@answerscope/answer-text';

/** Sentences of the visible text in order: visible offsets and word counts (a letter of an unspaced script is a word). */
export interface Sentences {
  starts: readonly number[];
  ends: readonly number[];
  words: readonly number[];
  totalWords: number;
  mayMixCase: boolean;
  /** Visible offsets of the units that may be capitals, of the first `NOTED_UNITS`. */
  capitals: readonly number[];
}

export const NOTED_UNITS = 20_000;

const ABBREVIATIONS = new Set(
  'inc corp co ltd llc vs etc e.g i.e dr mr mrs ms st no approx dept est fig jr sr prof gen u.s u.k z.b d.h bzw ca usw p.ej ej sr sra dra núm t.ex bl.a np tzn m.in itp др тыс руб напр т.е т.д т.п'.split(
    ' ',
  ),
);
const LEADING = new Set('vs e.g i.e dr mr mrs ms approx z.b d.h bzw p.ej t.ex bl.a np m.in напр'.split(' '));
const FULL_STOP = 0x2e;
const CJK_STOPS = new Set([0x3002, 0xff01, 0xff1f, 0xff61]);
const STOPS = new Set([0x21, 0x3f, 0x2026, 0x0964, 0x061f, 0x06d4]);
const CLOSERS = new Set(Array.from('"\'”’»)]*_」』】', (char) => char.charCodeAt(0)));

const LETTER = 1;
const GAP = 2;
const OTHER = 3;
const SIGN = 4;
const CAPITAL = 5;
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const value = charClass(code);
  if (code >= 0x41 && code <= 0x5a) return CAPITAL;
  if (isWordClass(value)) return LETTER;
  if (value === SPACE) return GAP;
  return value === NEWLINE || code === FULL_STOP || STOPS.has(code) ? SIGN : OTHER;
});

export function splitSentences(visible: VisibleText): Sentences {
  const found: Growing = { starts: [], ends: [], words: [], totalWords: 0, mayMixCase: false, capitals: [] };
  const { text, units } = visible;
  const { length } = text;
  let start = 0;
  let count = 0;
  let inWord = false;
  for (let at = 0; at < length; at++) {
    const code = units[at] ?? 0;
    let value = 0;
    if (code < 128) {
      const kind = ASCII[code];
      if (kind === LETTER) {
        if (!inWord) count++;
        inWord = true;
        while (at + 1 < length && isSmall(units[at + 1] ?? 0)) at++;
        continue;
      }
      if (kind === CAPITAL) {
        if (!inWord) count++;
        else if (isSmall(units[at - 1] ?? 0)) found.mayMixCase = true;
        if (at < NOTED_UNITS) found.capitals.push(at);
        inWord = true;
        continue;
      }
      inWord = false;
      if (kind !== SIGN) continue;
      value = charClass(code);
    } else {
      value = charClass(code);
      if (isWordClass(value)) {
        if (!inWord || isUnspaced(value)) count++;
        found.mayMixCase = true;
        if (at < NOTED_UNITS) found.capitals.push(at);
        inWord = true;
        continue;
      }
      inWord = false;
      if (value === SPACE) continue;
    }
    const end = sentenceEnd(text, at, code, value);
    if (end < 0) continue;
    if (count > 0) addSentence(found, start, end, count);
    start = end;
    count = 0;
    if (end - 1 > at) at = end - 1;
  }
  if (count > 0) addSentence(found, start, length, count);
  return found;
}

interface Growing {
  starts: number[];
  ends: number[];
  words: number[];
  totalWords: number;
  mayMixCase: boolean;
  capitals: number[];
}

function isSmall(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

function addSentence(found: Growing, ...[start, end, count]: [number, number, number]): void {
  found.starts.push(start);
  found.ends.push(end);
  found.words.push(count);
  found.totalWords += count;
}

/** Where the sentence ends when the sign at `at` closes it, -1 when it does not. */
function sentenceEnd(text: string, at: number, ...[code, value]: [number, number]): number {
  if (value === NEWLINE) return at;
  if (CJK_STOPS.has(code)) return at + 1;
  if ((code !== FULL_STOP && !STOPS.has(code)) || !endsSentence(text, at)) return -1;
  let end = at + 1;
  while (end < text.length && (CLOSERS.has(text.charCodeAt(end)) || STOPS.has(text.charCodeAt(end)))) end++;
  return end;
}

function endsSentence(text: string, at: number): boolean {
  let next = at + 1;
  while (next < text.length && CLOSERS.has(text.charCodeAt(next))) next++;
  const after = next < text.length ? charClass(text.charCodeAt(next)) : SPACE;
  if (after !== SPACE && after !== NEWLINE) return false;
  if (text.charCodeAt(at) !== FULL_STOP) return true;
  if (isPlainStop(text, at, next)) return true;
  let begin = at;
  while (begin > 0 && at - begin < 12 && isAbbreviated(text.charCodeAt(begin - 1))) begin--;
  if (charClass(text.charCodeAt(begin)) === DIGIT) {
    if (at - begin <= 3 && isLineStart(text, begin)) return false;
  } else {
    const word = text.slice(begin, at).toLowerCase();
    if (LEADING.has(word)) return false;
    if (ABBREVIATIONS.has(word) && !/^\s+\p{Lu}/u.test(text.slice(next, next + 3))) return false;
    if (word.length <= 2 && /^\p{L}$/u.test(word) && /^[a-z]/i.test(text.charAt(next + 1))) return false;
  }
  const follows = text.charCodeAt(next + 1);
  if (follows < 128) return !isSmall(follows) || hasInnerCapital(text, next + 1);
  return !/^\s\p{Ll}/u.test(text.slice(next, next + 2));
}

/** `easyJet`, `iPhone`, `eBay`: a name that also begins a sentence with a small letter. */
function hasInnerCapital(text: string, at: number): boolean {
  let inner = at;
  while (isSmall(text.charCodeAt(inner))) inner++;
  return ASCII[text.charCodeAt(inner)] === CAPITAL;
}

function isAbbreviated(code: number): boolean {
  if (code < 128) return code === FULL_STOP || ASCII[code] === LETTER || ASCII[code] === CAPITAL;
  return /[\p{L}\p{N}]/u.test(String.fromCharCode(code));
}

const LONGEST_LEADING = 6;

function isPlainStop(text: string, at: number, next: number): boolean {
  for (let back = 1; back <= LONGEST_LEADING + 1; back++) {
    const code = text.charCodeAt(at - back);
    if (!(code >= 0x61 && code <= 0x7a)) return false;
  }
  const after = text.charCodeAt(next + 1);
  return Number.isNaN(after) || (after >= 0x41 && after <= 0x5a);
}

function isLineStart(text: string, at: number): boolean {
  let begin = at;
  while (begin > 0 && charClass(text.charCodeAt(begin - 1)) === SPACE) begin--;
  return begin === 0 || charClass(text.charCodeAt(begin - 1)) === NEWLINE;
}

export function sentenceIndexAt(sentences: Sentences, offset: number): number {
  let low = 0;
  let high = sentences.starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sentences.starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return offset < (sentences.ends[low] ?? -1) ? low : -1;
}
