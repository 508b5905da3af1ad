import { candidateIn } from '../find/candidate-index.ts';
import { isOrdinaryWord } from '../lexicon/ordinary-words.ts';
import { GIVEN_NAMES, HONORIFICS, PLACE_NOUNS, PROPER_WORDS, REGIONS } from '../lexicon/people-and-places.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { withoutCode } from '../rules/code-identifier.ts';
import type { Judged } from '../rules/judge.ts';
import { hasCompanyWord } from '../rules/sentence-facts.ts';
import { asksForCompanies, companyWords } from '../rules/use-words.ts';
import { foldText } from '../text/fold.ts';
import { isForeignScript } from '../text/language.ts';
import { sentenceIndexAt } from '../text/sentences.ts';
import { lineIndexAt } from '../text/visible-text.ts';
import { isAdjacent, isCapitalised, wordAfter, wordBefore } from '../text/words.ts';
import { advises, namesWithoutCapitals } from './caseless-names.ts';

/** An answer that names a brand does so long before this many UTF-16 units. */
const READ_UNITS = 20_000;
export const MIXED_CASE =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+|\p{Ll}{1,2}\p{Lu}\p{Ll}{2,}|\p{L}+\.(?:com|ai|io|org|net))(?![\p{L}\p{N}])|\p{L}[®™]/u;
const CAPITALISED =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])\p{Lu}[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}&'’-]+/gu;

/**
 * Whether the answer seems to name some brand, known or not: part of a longer brand's name, a mixed-case word or a bare
 * domain, a strange word at the head of a list entry, or a strange capitalised word where the sentence or the question
 * speaks of companies. An answer that names none measures nothing.
 */
export function namesAnyBrand(context: AnswerContext, judged: readonly Judged[]): boolean {
  if (judged.some((each) => isPartOfOther(each, context))) return true;
  const text = context.visible.text.slice(0, READ_UNITS);
  if (hasMixedCaseName(withoutCode(context.visible, text))) return true;
  if (namesWithoutCapitals(context, text)) return true;
  const commercial = asksForCompanies(context.question) || advises(context.question ?? '');
  for (const match of text.matchAll(CAPITALISED)) {
    const [written] = match;
    const start = match.index;
    if (!isStrange(written, context) || candidateIn(context.candidates, start, start + written.length))
      continue;
    const line = context.visible.lines[lineIndexAt(context.visible, start)];
    if (!line || line.kind === 'code' || line.kind === 'source') continue;
    if (isPersonOrPlace(text, start, written)) continue;
    if (line.kind !== 'prose' && isHead(text.slice(line.content, start))) return true;
    if ((commercial || speaksOfCompanies(context, start)) && isNameHere(text, start, written, context))
      return true;
  }
  return false;
}

/** Languages, formats and terms in mixed case that are nobody's brand. */
const MIXED_TERMS = new Set(
  'javascript typescript coffeescript webassembly websocket websockets graphql latex bibtex mathml postgresql mysql nosql phd phds bsc msc ebook ebooks ecommerce elearning emails wifi bittorrent regex ajax jsonp xpath xquery'.split(
    ' ',
  ),
);

/** A word in mixed case, or a bare domain, that is no term. */
function hasMixedCaseName(text: string): boolean {
  if (!MIXED_CASE.test(text)) return false;
  for (const [found] of text.matchAll(new RegExp(MIXED_CASE, 'gu')))
    if (!MIXED_TERMS.has(found.toLowerCase())) return true;
  return false;
}

/** The letters stand, with a capital, inside the name of another brand: Delta Faucet for Delta. */
function isPartOfOther({ reason, candidate }: Judged, { visible }: AnswerContext): boolean {
  return reason === 'other_brand' && isCapitalised(visible.text.slice(candidate.start, candidate.end));
}

const HEAD = /^[\s"“„«*|\d.)]*$/;

function isHead(lead: string): boolean {
  return HEAD.test(lead) || lead.trim().split(/\s+/).length === 1;
}

/** Abbreviations that every script writes in Latin letters. */
const TERMS = new Set(
  'api atm bmi ceo cpu crm css csv diy dna erp faq gps gpu html ios kpi led pdf roi sdk seo sms sns sql suv url usb vat vip vpn www xml'.split(
    ' ',
  ),
);

/** In no vocabulary, and neither a given name nor a day, a planet, a country. */
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

/** A word, or in German a compound that ends in one: `Stromanbieter`. */
function isKnownWord(word: string, language: string | null): boolean {
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

function speaksOfCompanies({ visible, sentences, language }: AnswerContext, offset: number): boolean {
  const index = sentenceIndexAt(sentences, offset);
  const start = Math.max(sentences.starts[index] ?? offset, offset - 200);
  const end = Math.min(sentences.ends[index] ?? offset, offset + 200);
  const sentence = visible.text.slice(start, end);
  return hasCompanyWord(sentence, companyWords(language())) || advises(sentence);
}

const GERMAN_LEAD = /(?:^|\s)(?:bei|von|mit|wie|über|auf|gegen|oder|und|als|statt|,)\s$/u;

/** A capital says something here: inside a sentence; in German, behind a preposition without an article. */
function isNameHere(text: string, start: number, written: string, { language }: AnswerContext): boolean {
  if (isForeignScript(written, language())) return true;
  const lead = text.slice(Math.max(0, start - 12), start);
  if (language() === 'de') return GERMAN_LEAD.test(lead);
  return /[\p{Ll}\p{N},)] ["“„«(]?$/u.test(lead);
}
