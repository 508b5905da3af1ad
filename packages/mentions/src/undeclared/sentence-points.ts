import { looksDerived } from '../lexicon/ordinary-words.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { hasCompanyWord } from '../rules/sentence-facts.ts';
import { companyWords } from '../rules/use-words.ts';
import { sentenceIndexAt } from '../text/sentences.ts';
import { wordAfter } from '../text/words.ts';
import type { Asked } from './asked.ts';
import { NAMING_LEAD, placeSign } from './no-names.ts';
import { ENOUGH } from './points.ts';
import { isAcronym } from './rows.ts';
import { isFollowed, type Run } from './runs.ts';
import { factsOf, isEnglishPhrase, isGermanNoun } from './word-facts.ts';

export interface Sight {
  run: Run;
  text: string;
  asked: Asked;
  isInRow: boolean;
  hasOthers: boolean;
}

export function sentencePoints(context: AnswerContext, sight: Sight): number {
  const { run, text, asked, isInRow, hasOthers } = sight;
  if (run.line.kind === 'heading') return 0;
  if (run.isMixed) return ENOUGH;
  if (!asked.forNames) return unaskedPoints(context, run, isInRow);
  const isGerman = context.language() === 'de';
  const lead = text.slice(Math.max(run.line.content, run.start - 60), run.start).replaceAll('\u2060', '');
  const capitals = run.words.length;
  const isStrange = run.isName;
  const isNext = isFollowed(run.end, text, context.language());
  const isIn = !run.opens || (isStrange && run.isBehindColon && (isNext || !isToldOf(run, text)));
  let points = isStrange ? 2 : 0;
  if (run.words[0]?.facts.isForeign === true) points += 2;
  if (isGerman) points += germanPoints(run, context, asked.surely || hasOthers, lead);
  else if (isIn) points += isStrange || context.language() === 'en' ? 2 : 3;
  if (capitals > 1)
    points += isGerman || isIn ? 1 : isNamePair(run) ? (isStrange || context.language() !== 'en' ? 2 : 1) : 0;
  if (isInRow) points += isGerman && !asked.surely && !hasOthers ? 1 : 2;
  if (NAMING_LEAD.test(lead)) points += 1;
  if (isNext) points += isGerman ? 1 : 2;
  else if (run.opens && isStrange && isVerbBehind(run.end, text, context)) points++;
  if (isGerman && PRAISE.test(lead)) points += 2;
  points -= placeSign(lead);
  if (asked.compares && asked.named.has(run.words[0]?.facts.folded ?? '')) points += 2;
  if (isAcronym(run) && !isInRow && !isNext) points -= 1;
  if (run.opens && isStrange && ENTRY_LEAD.test(lead)) points += 2;
  if (run.opens && capitals === 1 && isDerived(run, context)) points -= 2;
  if (!isStrange && LABELLED.test(text.slice(run.end, run.end + LONGEST_ASIDE))) points -= 2;
  if (POSSESSED[context.language() ?? '']?.test(lead) === true) points -= 2;
  return points;
}

/** `Story: Humorous, dark`, `Weave: Sateen cotton`: the first word of what a label tells. */
function isToldOf({ start, end, line }: Run, text: string): boolean {
  return start - line.content < LONGEST_LABEL && /^,? \p{Ll}/u.test(text.slice(end, end + 3));
}

const LONGEST_LABEL = 32;

const ENTRY_LEAD = /\s\s(?:[*•–-]|\d{1,2}[.)])\s+$/u;

/** `Strong Encryption (AES): …`: words before a colon, an aside in brackets between, are a label. */
const LABELLED = /^[\s\u2060]*(?:\([^()\n]{0,20}\)[\s\u2060]*)?:/u;
const LONGEST_ASIDE = 30;

/** `its UI`, in English also `a Master Password`: what belongs to somebody is a thing, and so is one of many. */
const POSSESSED: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:an?|any|each|every|some|no|my|your|its|their|our|his|her|these|those) $/iu,
  fr: /(?<!\p{L})(?:mon|ton|votre|vos|notre|nos|leurs?) $/iu,
  es: /(?<!\p{L})(?:tus?|sus?|nuestr[ao]s?) $/iu,
  nl: /(?<!\p{L})(?:jouw|uw|hun) $/iu,
  da: /(?<!\p{L})(?:din|dit|dine|deres) $/iu,
};

/** `ein hydraulischer Abgleich`: in German an article or an adjective in its form makes a noun of what follows. */
const DETERMINED =
  /(?<!\p{L})(?:eine?[mnrs]?|keine?[mnrs]?|ihre?[mnrs]?|ihre|jede[mnrs]?|diese[mnrs]?|viele[nr]?|des|beim|zum|zur|vom|(?!über|unter|hinter|oder|aber|oder|wieder|immer|sehr|mehr|sogar|hier|dafür|eher|bisher|daher|weiter)\p{Ll}{3,}(?:er|es|em)) $/u;

function germanPoints(run: Run, ...[context, isAmongNames, lead]: [AnswerContext, boolean, string]): number {
  const last = run.words.at(-1)?.facts;
  let points = run.isName
    ? isGermanNoun(run.words.at(-1)?.text ?? '', last?.isSurelyUnknown === true)
      ? -1
      : 1
    : 0;
  if (run.words.some(({ facts }) => facts.isCapitals || facts.isNumbered)) points += 2;
  const isEnglish = isEnglishPhrase(run.words.map(({ facts }) => facts));
  if (run.words.length > 1 && (isEnglish || run.words.every(({ facts }) => facts.isEnglish || facts.isName)))
    points += 2;
  if (isDerived(run, context)) points -= 2;
  if (DETERMINED.test(lead)) points -= 2;
  if (run.words.length > 1 && last?.isName === false && !last.isEnglish && !isEnglish) points -= 1;
  return isAmongNames ? points : points - 1;
}

function unaskedPoints(context: AnswerContext, run: Run, isInRow: boolean): number {
  if (isInRow) return 2;
  return run.isName && speaksOfCompanies(context, run.start) ? 2 : 0;
}

function isVerbBehind(end: number, text: string, context: AnswerContext): boolean {
  const next = wordAfter(text, end);
  if (next === null || next.gap !== ' ' || !/^\p{Ll}{3,}$/u.test(next.text)) return false;
  return context.language() !== 'de' && !factsOf(next.text, context).isFunction;
}

/** `Douwe Egberts is`: the second capital stands inside the sentence. */
function isNamePair({ words: [, second] }: Run): boolean {
  return second !== undefined && !second.facts.isNoName && !second.facts.isProper;
}

/** `Kunden loben Kontist`, `Kontist überzeugt durch`: in German a capital alone says nothing. */
const PRAISE = /(?<!\p{L})(?:loben|schätzen|empfehlen?|schwören auf|entscheiden sich für) $/iu;

function isDerived({ words: [first] }: Run, context: AnswerContext): boolean {
  return first !== undefined && looksDerived(first.facts.folded, context.language());
}

function speaksOfCompanies({ visible, sentences, language }: AnswerContext, offset: number): boolean {
  const index = sentenceIndexAt(sentences, offset);
  const start = Math.max(sentences.starts[index] ?? offset, offset - 200);
  const end = Math.min(sentences.ends[index] ?? offset, offset + 200);
  return hasCompanyWord(visible.text.slice(start, end), companyWords(language()));
}
