import { charClass, DIGIT, isUnspaced, isWordClass, NEWLINE, SPACE } from './char-class.ts';
import type { VisibleText } from './visible-text.ts';

/** Sentences of the visible text in order: visible offsets and word counts (a letter of an unspaced script is a word). */
export interface Sentences {
  starts: readonly number[];
  ends: readonly number[];
  words: readonly number[];
  totalWords: number;
}

const ABBREVIATIONS = new Set(
  'inc corp co ltd llc vs etc e.g i.e dr mr mrs ms st no approx dept est fig jr sr prof gen u.s u.k z.b d.h bzw ca usw p.ej ej sr sra dra núm t.ex bl.a np tzn m.in itp др тыс руб напр т.е т.д т.п'.split(
    ' ',
  ),
);
const FULL_STOP = 0x2e;
const CJK_STOPS = new Set([0x3002, 0xff01, 0xff1f, 0xff61]);
const STOPS = new Set([0x21, 0x3f, 0x2026, 0x0964, 0x061f, 0x06d4]);
const CLOSERS = /["'”’»)\]*_」』】]/;

/** Splits the visible text at sentence ends and line ends. Linear. */
export function splitSentences(visible: VisibleText): Sentences {
  const starts: number[] = [];
  const ends: number[] = [];
  const words: number[] = [];
  let totalWords = 0;
  const { text } = visible;
  let start = 0;
  let count = 0;
  let inWord = false;
  const close = (end: number): void => {
    if (count > 0) {
      starts.push(start);
      ends.push(end);
      words.push(count);
      totalWords += count;
    }
    start = end;
    count = 0;
    inWord = false;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const value = charClass(code);
    if (isWordClass(value)) {
      if (!inWord || isUnspaced(value)) count++;
      inWord = true;
      continue;
    }
    if (value === NEWLINE) close(at);
    else if (CJK_STOPS.has(code)) close(at + 1);
    else if ((code === FULL_STOP || STOPS.has(code)) && endsSentence(text, at)) {
      let end = at + 1;
      while (end < text.length && (CLOSERS.test(text.charAt(end)) || STOPS.has(text.charCodeAt(end)))) end++;
      close(end);
      at = end - 1;
    }
    inWord = false;
  }
  close(text.length);
  return { starts, ends, words, totalWords };
}

function endsSentence(text: string, at: number): boolean {
  let next = at + 1;
  while (next < text.length && CLOSERS.test(text.charAt(next))) next++;
  const after = next < text.length ? charClass(text.charCodeAt(next)) : SPACE;
  if (after !== SPACE && after !== NEWLINE) return false;
  if (text.charCodeAt(at) !== FULL_STOP) return true;
  let begin = at;
  while (begin > 0 && at - begin < 12 && /[\p{L}\p{N}.]/u.test(text.charAt(begin - 1))) begin--;
  const word = text.slice(begin, at).toLowerCase();
  if (ABBREVIATIONS.has(word) && !/^\s+\p{Lu}/u.test(text.slice(next, next + 3))) return false;
  if (/^\p{L}$/u.test(word) && /^[a-z]/i.test(text.charAt(next + 1))) return false;
  if (word.length <= 3 && charClass(word.charCodeAt(0)) === DIGIT && isLineStart(text, begin)) return false;
  return !/^\s\p{Ll}/u.test(text.slice(next, next + 2));
}

function isLineStart(text: string, at: number): boolean {
  let begin = at;
  while (begin > 0 && charClass(text.charCodeAt(begin - 1)) === SPACE) begin--;
  return begin === 0 || charClass(text.charCodeAt(begin - 1)) === NEWLINE;
}

/** Index of the sentence that holds a visible offset, -1 when it lies between sentences. */
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
