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
  starts: Int32Array;
  ends: Int32Array;
  words: Int32Array;
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
const CLOSER = 1;
const STOP = 2;
/** Ends a sentence whatever follows. */
const CJK_STOP = 4;
/** What each code unit may do at the end of a sentence. */
const SIGNS = new Uint8Array(65536);
for (const char of '"\'”’»)]*_」』】') SIGNS[char.charCodeAt(0)] = CLOSER;
for (const code of [0x21, 0x3f, 0x2026, 0x0964, 0x061f, 0x06d4]) SIGNS[code] = STOP;
for (const code of [0x3002, 0xff01, 0xff1f, 0xff61]) SIGNS[code] = CJK_STOP;

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
  return value === NEWLINE || code === FULL_STOP || SIGNS[code] === STOP ? SIGN : OTHER;
});

export function splitSentences(visible: Pick<VisibleText, 'text' | 'units'>): Sentences {
  const { text, units } = visible;
  const { length } = text;
  const found = new Growing();
  const capitals: number[] = [];
  let mayMixCase = false;
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
        else if (isSmall(units[at - 1] ?? 0)) mayMixCase = true;
        if (at < NOTED_UNITS) capitals.push(at);
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
        mayMixCase = true;
        if (at < NOTED_UNITS) capitals.push(at);
        inWord = true;
        continue;
      }
      inWord = false;
      if (value === SPACE) continue;
    }
    const end = value === NEWLINE ? at : sentenceEnd(text, units, at, code);
    if (end < 0) continue;
    if (count > 0) found.add(start, end, count);
    start = end;
    count = 0;
    if (end - 1 > at) at = end - 1;
  }
  if (count > 0) found.add(start, length, count);
  return { ...found.sentences(), mayMixCase, capitals };
}

/** Starts, ends and words of the sentences found so far: texts of a million sentences would be slow in plain arrays. */
class Growing {
  #starts = new Int32Array(64);
  #ends = new Int32Array(64);
  #words = new Int32Array(64);
  #size = 0;
  #total = 0;

  add(start: number, end: number, words: number): void {
    if (this.#size === this.#starts.length) {
      this.#starts = twice(this.#starts);
      this.#ends = twice(this.#ends);
      this.#words = twice(this.#words);
    }
    this.#starts[this.#size] = start;
    this.#ends[this.#size] = end;
    this.#words[this.#size++] = words;
    this.#total += words;
  }

  sentences(): Pick<Sentences, 'starts' | 'ends' | 'words' | 'totalWords'> {
    return {
      starts: this.#starts.subarray(0, this.#size),
      ends: this.#ends.subarray(0, this.#size),
      words: this.#words.subarray(0, this.#size),
      totalWords: this.#total,
    };
  }
}

function twice(values: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(values.length * 2);
  longer.set(values);
  return longer;
}

function isSmall(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

/** Where the sentence ends when the sign at `at` closes it, -1 when it does not. */
function sentenceEnd(text: string, units: Uint16Array, at: number, code: number): number {
  const sign = SIGNS[code];
  if (sign === CJK_STOP) return at + 1;
  if ((code !== FULL_STOP && sign !== STOP) || !endsSentence(text, units, at)) return -1;
  let end = at + 1;
  while (end < text.length && ((SIGNS[units[end] ?? 0] ?? 0) & (CLOSER | STOP)) !== 0) end++;
  return end;
}

function endsSentence(text: string, units: Uint16Array, at: number): boolean {
  const { length } = text;
  let next = at + 1;
  while (next < length && SIGNS[units[next] ?? 0] === CLOSER) next++;
  const after = next < length ? charClass(units[next] ?? 0) : SPACE;
  if (after !== SPACE && after !== NEWLINE) return false;
  if (units[at] !== FULL_STOP) return true;
  if (isPlainStop(units, at, next, length)) return true;
  let begin = at;
  while (begin > 0 && at - begin < 12 && isAbbreviated(units[begin - 1] ?? 0)) begin--;
  if (charClass(units[begin] ?? 0) === DIGIT) {
    if (at - begin <= 3 && isLineStart(units, begin)) return false;
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

/** 1 for the letters and numbers beyond ASCII, 2 for other units, 0 for what nobody asked about yet. */
const ABBREVIATED = new Uint8Array(65536);

function isAbbreviated(code: number): boolean {
  if (code < 128) return code === FULL_STOP || ASCII[code] === LETTER || ASCII[code] === CAPITAL;
  if (ABBREVIATED[code] === 0) ABBREVIATED[code] = /[\p{L}\p{N}]/u.test(String.fromCharCode(code)) ? 1 : 2;
  return ABBREVIATED[code] === 1;
}

const LONGEST_LEADING = 6;

function isPlainStop(units: Uint16Array, at: number, next: number, length: number): boolean {
  if (at <= LONGEST_LEADING) return false;
  for (let back = 1; back <= LONGEST_LEADING + 1; back++) if (!isSmall(units[at - back] ?? 0)) return false;
  if (next + 1 >= length) return true;
  const after = units[next + 1] ?? 0;
  return after >= 0x41 && after <= 0x5a;
}

function isLineStart(units: Uint16Array, at: number): boolean {
  let begin = at;
  while (begin > 0 && charClass(units[begin - 1] ?? 0) === SPACE) begin--;
  return begin === 0 || charClass(units[begin - 1] ?? 0) === NEWLINE;
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
