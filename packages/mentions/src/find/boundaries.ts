import {
  ARABIC,
  charClassAt,
  DIGIT,
  HANGUL,
  HEBREW,
  isUnspaced,
  isWordClass,
  KATAKANA,
  LATIN,
} from '@answerscope/answer-text';
import { isEnding, mayBeEnding } from '../names/inflection.ts';
import { foldText } from '../text/fold.ts';
import { isKoreanTail } from './korean.ts';
import type { TextRange, WordContext } from './segments.ts';

const ARABIC_PREFIXES = /^(?:[وف]?(?:[بكل]?(?:ال)?|لل|س))$/;
const HEBREW_PREFIXES = /^[ושכ]?[ושהבלמכ]{0,2}$/;
const MAX_PREFIX = 4;
const MAX_ENDING = 6;
const APOSTROPHES = new Set(Array.from("'’‘ʼ`´′", (sign) => sign.charCodeAt(0)));
const UNDERSCORE = 0x5f;

/** `楽天的`, `楽天家`: another word is derived from the characters of the name. */
const JAPANESE_DERIVATION = /^(?:的[なに]|家(?![\p{Script=Han}\p{Script=Katakana}])|主義)/u;

function group(value: number): number {
  return value === DIGIT ? LATIN : value;
}

/** Whether a name may begin at `start`: no letter of the same script before it, known prefixes aside. */
export function beginsWord(text: string, start: number, context: WordContext): boolean {
  const before = charClassAt(text, start - 1);
  if (!isWordClass(before)) return text.charCodeAt(start - 1) !== UNDERSCORE;
  const first = charClassAt(text, start);
  if (group(before) !== group(first)) return !isMixedWord(before, first);
  if (first === ARABIC) return hasPrefix(text, start, ARABIC, ARABIC_PREFIXES);
  if (first === HEBREW) return hasPrefix(text, start, HEBREW, HEBREW_PREFIXES);
  if (first === KATAKANA) return false;
  return isUnspaced(first) && !context.cutsWord(text, { start, end: start + 1 });
}

function isMixedWord(a: number, b: number): boolean {
  const spaced = (value: number): boolean =>
    !isUnspaced(value) && value !== HANGUL && value !== HEBREW && value !== ARABIC;
  return spaced(a) && spaced(b);
}

function hasPrefix(text: string, start: number, script: number, prefixes: RegExp): boolean {
  let from = start;
  while (start - from <= MAX_PREFIX && charClassAt(text, from - 1) === script) from--;
  return start - from <= MAX_PREFIX && prefixes.test(text.slice(from, start));
}

/** How a found name ends: the fused ending, whether a possessive follows, or null when it is only part of a longer word. */
export interface WordEnd {
  ending: string;
  possessive: boolean;
}

/** `povo2.0`: the number of a version behind the name. */
const VERSION = /^\d{1,2}\.\d(?![\p{L}\p{N}])/u;

const PLAIN: WordEnd = { ending: '', possessive: false };

/** Judges what follows a name that ends at `range.end`. */
export function readWordEnd(
  text: string,
  range: { start: number; end: number; stem: boolean },
  context: WordContext,
): WordEnd | null {
  const { end } = range;
  const next = charClassAt(text, end);
  if (!isWordClass(next)) {
    const code = text.charCodeAt(end);
    if (range.stem || code === UNDERSCORE) return null;
    return APOSTROPHES.has(code) ? readApostrophe(text, end) : PLAIN;
  }
  if (!range.stem && next === DIGIT && VERSION.test(text.slice(end, end + 6))) return PLAIN;
  const last = charClassAt(text, end - 1);
  if (last === HANGUL && next === HANGUL) return isKoreanTail(text, range.start, end) ? PLAIN : null;
  if (group(last) !== group(next))
    return !range.stem && (isUnspaced(last) || !isMixedWord(last, next)) ? PLAIN : null;
  if (isUnspaced(last)) return continuesUnspaced(text, range, context) ? null : PLAIN;
  return readEnding(text, range, context);
}

function continuesUnspaced(text: string, range: TextRange, context: WordContext): boolean {
  if (charClassAt(text, range.end - 1) === KATAKANA) return true;
  if (
    context.languageAt(text, range.start) === 'ja' &&
    JAPANESE_DERIVATION.test(text.slice(range.end, range.end + 3))
  )
    return true;
  return context.cutsWord(text, range);
}

function readApostrophe(text: string, at: number): WordEnd | null {
  let end = at + 1;
  while (end - at <= MAX_ENDING + 1 && isWordClass(charClassAt(text, end))) end++;
  const length = end - at - 1;
  return { ending: '', possessive: length > 0 && length <= MAX_ENDING };
}

function readEnding(
  text: string,
  range: { start: number; end: number; stem: boolean },
  context: WordContext,
): WordEnd | null {
  let end = range.end;
  while (end - range.end <= MAX_ENDING && isWordClass(charClassAt(text, end))) end++;
  if (end - range.end > MAX_ENDING) return null;
  const ending = text.slice(range.end, end);
  if (isSmall(ending)) return asEnding(text, range, ending, context);
  if (/\p{Lu}|\p{Nd}/u.test(ending) && !/^[\p{Lu}]+$/u.test(text.slice(range.start, end))) return null;
  return asEnding(text, range, ending, context);
}

function isSmall(ending: string): boolean {
  for (let at = 0; at < ending.length; at++) {
    const code = ending.charCodeAt(at);
    if (code < 0x61 || code > 0x7a) return false;
  }
  return true;
}

function asEnding(
  text: string,
  { start, stem }: { start: number; stem: boolean },
  ...[ending, context]: [string, WordContext]
): WordEnd | null {
  const folded = foldText(ending);
  if (!mayBeEnding(folded, stem)) return null;
  return isEnding(folded, context.languageAt(text, start), stem) ? { ending, possessive: false } : null;
}
