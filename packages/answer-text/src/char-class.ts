/** Kinds of UTF-16 code units the engine tells apart. Letters are split by script because some scripts write no spaces. */
export const PUNCTUATION = 0;
export const SPACE = 1;
export const NEWLINE = 2;
export const LATIN = 3;
export const DIGIT = 4;
export const HAN = 5;
export const KATAKANA = 6;
export const HIRAGANA = 7;
export const HANGUL = 8;
/** Thai, Lao, Khmer, Burmese: letters without spaces between words. */
export const SOUTHEAST_ASIAN = 9;
/** Zero-width characters, soft hyphens, direction marks: not there for the reader. */
export const INVISIBLE = 10;
/** Accents and vowel points that matching ignores. */
export const MARK = 11;
export const ARABIC = 12;
export const HEBREW = 13;
export const CYRILLIC = 14;
export const GREEK = 15;
export const OTHER_LETTER = 16;

const UNKNOWN = 255;
const CLASSES = new Uint8Array(65536).fill(UNKNOWN);

type Ranges = readonly (readonly [number, number])[];
const INVISIBLES: Ranges = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2064],
  [0x2066, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
];
const IGNORED_MARKS: Ranges = [
  [0x300, 0x36f],
  [0x591, 0x5c7],
  [0x610, 0x61a],
  [0x640, 0x640],
  [0x64b, 0x65f],
  [0x670, 0x670],
  [0x6d6, 0x6ed],
  [0x20d0, 0x20f0],
];

function isWithin(ranges: Ranges, code: number): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to);
}

const SCRIPTS: readonly (readonly [RegExp, number])[] = [
  [/\p{Nd}/u, DIGIT],
  [/[\p{Script=Latin}]/u, LATIN],
  [/\p{Script=Cyrillic}/u, CYRILLIC],
  [/\p{Script=Greek}/u, GREEK],
  [/\p{Script=Arabic}/u, ARABIC],
  [/\p{Script=Hebrew}/u, HEBREW],
  [/[\p{Script=Han}々〆]/u, HAN],
  [/[\p{Script=Katakana}ー・ｰ]/u, KATAKANA],
  [/\p{Script=Hiragana}/u, HIRAGANA],
  [/\p{Script=Hangul}/u, HANGUL],
  [/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u, SOUTHEAST_ASIAN],
];

function classify(code: number): number {
  const char = String.fromCharCode(code);
  if (char === '\n' || char === '\r' || code === 0x2028 || code === 0x2029) return NEWLINE;
  if (isWithin(INVISIBLES, code)) return INVISIBLE;
  if (/\s/.test(char)) return SPACE;
  if (isWithin(IGNORED_MARKS, code)) return MARK;
  if (char === '・') return PUNCTUATION;
  const isWord = /[\p{L}\p{M}\p{Nd}]/u.test(char);
  if (!isWord && char !== 'ー' && char !== 'ｰ')
    return code >= 0xd800 && code <= 0xdfff ? OTHER_LETTER : PUNCTUATION;
  for (const [pattern, value] of SCRIPTS) if (pattern.test(char)) return value;
  return OTHER_LETTER;
}

/** Class of one UTF-16 code unit. Surrogates are OTHER_LETTER; `charClassAt` knows better. */
export function charClass(code: number): number {
  const known = CLASSES[code] ?? PUNCTUATION;
  if (known !== UNKNOWN) return known;
  const value = classify(code);
  CLASSES[code] = value;
  return value;
}

for (let code = 0; code < 0x250; code++) charClass(code);

const ASTRAL_HAN = /\p{Script=Han}/u;
const ASTRAL_LATIN = /[\u{1d400}-\u{1d7cb}]/u;
const ASTRAL_LETTER = /[\p{L}\p{M}\p{Nd}]/u;

/** Class at an offset of a string, surrogate pairs resolved; PUNCTUATION outside the string. */
export function charClassAt(text: string, offset: number): number {
  if (offset < 0 || offset >= text.length) return PUNCTUATION;
  const code = text.charCodeAt(offset);
  if (code < 0xd800 || code > 0xdfff) return charClass(code);
  const point = code >= 0xdc00 ? text.codePointAt(offset - 1) : text.codePointAt(offset);
  if (point === undefined || point < 0x10000) return PUNCTUATION;
  const char = String.fromCodePoint(point);
  if (ASTRAL_HAN.test(char)) return HAN;
  if (ASTRAL_LATIN.test(char)) return LATIN;
  return ASTRAL_LETTER.test(char) ? OTHER_LETTER : PUNCTUATION;
}

/** Letters, digits and the marks that belong to them. */
export function isWordClass(value: number): boolean {
  return value >= LATIN && value !== INVISIBLE;
}

/** Scripts that write words one after the other without a space. */
export function isUnspaced(value: number): boolean {
  return value === HAN || value === KATAKANA || value === HIRAGANA || value === SOUTHEAST_ASIAN;
}
