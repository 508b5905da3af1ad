import { isOrdinaryWord } from '../lexicon/ordinary-words.ts';
import { GIVEN_NAMES, HONORIFICS, PLACE_NOUNS, PROPER_WORDS, REGIONS } from '../lexicon/people-and-places.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { foldText } from '../text/fold.ts';
import { isForeignScript } from '../text/language.ts';
import { isAdjacent, isCapitalised, wordAfter, wordBefore } from '../text/words.ts';

export const MIXED_CASE =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+|\p{Ll}{1,2}\p{Lu}\p{Ll}{2,}|\p{L}+\.(?:com|ai|io|org|net))(?![\p{L}\p{N}])|\p{L}[®™]/u;

export const MIXED_TERMS = new Set(
  'javascript typescript coffeescript webassembly websocket websockets graphql latex bibtex mathml postgresql mysql nosql phd phds bsc msc ebook ebooks ecommerce elearning emails wifi bittorrent regex ajax jsonp xpath xquery'.split(
    ' ',
  ),
);

/** Abbreviations that every script writes in Latin letters. */
export const TERMS = new Set(
  'api atm bmi ceo cpu crm css csv diy dna erp faq gps gpu html ios kpi led pdf roi sdk seo sms sns sql suv url usb vat vip vpn www xml'.split(
    ' ',
  ),
);

export function isStrange(written: string, { language }: AnswerContext): boolean {
  const plain = foldText(written).replace(/['’]s?$/, '');
  if (
    plain.length < 3 ||
    TERMS.has(plain) ||
    GIVEN_NAMES.has(plain) ||
    PROPER_WORDS.has(plain) ||
    REGIONS.has(plain)
  )
    return false;
  if (isForeignScript(written, language())) return true;
  return !plain.split(/[-'’]/).every((part) => part.length < 3 || isKnownWord(part, language()));
}

const MIN_PART = 4;
const MAX_WORD = 45;

/** A word, or in German a compound that ends in one: `Stromanbieter`. */
export function isKnownWord(word: string, language: string | null): boolean {
  if (word.length > MAX_WORD) return false;
  if (isOrdinaryWord(word, language)) return true;
  if (language !== 'de') return false;
  for (let cut = 2; word.length - cut >= MIN_PART; cut++) {
    const tail = word.slice(cut);
    if (isOrdinaryWord(tail, 'de') || isOrdinaryWord(tail.replace(/(?:en|er|n|s|e)$/, ''), 'de')) return true;
  }
  return false;
}

/** `George Lucas`, `Dr. Marlow`, `Kotor Bay`. */
export function isPersonOrPlace(text: string, start: number, written: string): boolean {
  const before = wordBefore(text, start);
  if (before && /^[ .]+$/.test(before.gap) && isCapitalised(before.text)) {
    const word = foldText(before.text);
    if (GIVEN_NAMES.has(word) || HONORIFICS.has(word)) return true;
  }
  const after = wordAfter(text, start + written.length);
  return (
    after !== null && isAdjacent(after) && isCapitalised(after.text) && PLACE_NOUNS.has(foldText(after.text))
  );
}
