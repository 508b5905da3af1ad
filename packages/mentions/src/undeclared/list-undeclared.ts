import type { Line } from '@answerscope/answer-text';
import { candidateIn } from '../find/candidate-index.ts';
import { looksDerived } from '../lexicon/ordinary-words.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { hasCompanyWord } from '../rules/sentence-facts.ts';
import { companyWords } from '../rules/use-words.ts';
import { NOTED_UNITS, sentenceIndexAt } from '../text/sentences.ts';
import { type Asked, readAsked } from './asked.ts';
import { caselessPlaces } from './caseless-runs.ts';
import { namedHeads } from './heads.ts';
import { type FoundName, mergePlaces, type Place } from './merge-places.ts';
import { keyWords } from './name-key.ts';
import { NAMING_LEAD, placeSign } from './no-names.ts';
import { ENOUGH } from './points.ts';
import { isExcluded, isFollowed, type Run, runsOf, trimmed } from './runs.ts';
import { wordAfter } from '../text/words.ts';
import { factsOf, isGermanNoun } from './word-facts.ts';
import type { Read } from './written-word.ts';

/**
 * The companies and products an answer names that are neither the brand nor a declared competitor, in the order of the
 * text and in visible offsets; forms of one name are one. Precise rather than complete: what only may be a name is left
 * out.
 */
export function listUndeclared(context: AnswerContext): FoundName[] {
  const asked = readAsked(context.question);
  const text = context.visible.text.slice(0, NOTED_UNITS);
  const heads = namedHeads(context, text.length, asked.forNames).map(
    ({ start, end, text: head, points }): Place => ({ start, end, words: keyWords(head), points }),
  );
  const named = heads.filter(({ points }) => points >= ENOUGH);
  const { places, ordinary } = placesInText(context, text, asked, named.length > 1);
  return mergePlaces(context, [...heads, ...outside(places, named)], ordinary);
}

/** What begins inside a head is a part of its name: `Atelier` in `Growth Atelier`. */
function outside(places: readonly Place[], heads: readonly Place[]): Place[] {
  const sorted = heads.toSorted((x, y) => x.start - y.start);
  let at = 0;
  return places.filter(({ start, end }) => {
    while ((sorted[at]?.end ?? Infinity) <= start) at++;
    const head = sorted[at];
    return head === undefined || start < head.start || end > head.end;
  });
}

/** Where a name may stand, and the runs of words that are ordinary where they stand. */
function placesInText(context: AnswerContext, text: string, ...[asked, isAmongNames]: [Asked, boolean]) {
  const places: Place[] = [];
  const sights: Sight[] = [];
  const ordinary: Run[] = [];
  const { capitals } = context.sentences;
  let capital = 0;
  const language = context.language();
  const isGerman = language === 'de';
  const owns = (run: Run) => isSubject(context, run, text);
  for (const line of context.visible.lines) {
    if (isCaseless(language) && asked.forNames && isRead(line)) {
      places.push(...caselessPlaces(context, line, asked, language));
      continue;
    }
    while ((capitals[capital] ?? line.content) < line.content) capital++;
    if (capital === capitals.length) break;
    if (!isRead(line)) continue;
    const runs = runsOf(context, text, line, capital);
    const rows = rowsOf(context, { text, units: context.visible.units }, runs);
    for (const run of runs) {
      if (!run.isName && !rows.has(run) && !(asked.forNames && mayBeNamed(run, isGerman))) {
        ordinary.push(run);
        continue;
      }
      const last = run.words.at(-1) ?? run;
      if (candidateIn(context.candidates, last.start, last.end) !== null) continue;
      const name = trimmed(run, owns, text, language);
      if (isExcluded(name, context)) continue;
      sights.push({ run: name, text, asked, isInRow: rows.has(run), hasOthers: false });
    }
  }
  const hasOthers = isAmongNames || sights.some(({ run }) => run.isMixed);
  for (const sight of sights) {
    const place = placeOf(context, { ...sight, hasOthers });
    if (place !== null) places.push(place);
  }
  return { places, ordinary };
}

function isCaseless(language: string | null): language is string {
  return language === 'ja' || language === 'ko' || language === 'zh';
}

const isRead = ({ kind }: Line): boolean => kind === 'prose' || kind === 'item' || kind === 'table';

/** Words of a vocabulary that may be a name where they stand. */
function mayBeNamed({ opens, words }: Run, isGerman: boolean): boolean {
  if (isGerman) return words.length > 1 && words.every(({ facts }) => facts.isEnglish);
  return !opens || words.length > 1;
}

function placeOf(context: AnswerContext, sight: Sight): Place | null {
  const { run, text, asked } = sight;
  const words = keyWords(text.slice(run.start, run.end));
  if (words.some((word) => asked.located.has(word))) return null;
  const isAsked = !run.isMixed && !asked.compares && words.every((word) => asked.words.has(word));
  return { start: run.start, end: run.end, words, points: isAsked ? 0 : pointsOf(context, sight) };
}

/** `Cabinet Fontaine offers`: the verb behind says that its first words belong to it. */
function isSubject(context: AnswerContext, { words, end }: Run, text: string): boolean {
  const isOwned = words.some((word) => /['’]s?$/.test(word.text));
  return !isOwned && isFollowed(end, text, context.language());
}

interface Sight {
  run: Run;
  text: string;
  asked: Asked;
  /** It stands in an enumeration of names. */
  isInRow: boolean;
  /** Something else in the answer surely is a name. */
  hasOthers: boolean;
}

/** How much speaks for a name in a sentence. */
function pointsOf(context: AnswerContext, sight: Sight): number {
  const { run, text, asked, isInRow, hasOthers } = sight;
  if (run.line.kind === 'heading') return 0;
  if (run.isMixed) return ENOUGH;
  if (!asked.forNames) return unaskedPoints(context, run, isInRow);
  const isGerman = context.language() === 'de';
  const lead = text.slice(Math.max(run.line.content, run.start - 60), run.start).replaceAll('\u2060', '');
  const capitals = run.words.length;
  const isStrange = run.isName;
  const isIn = !run.opens || (isStrange && run.isBehindColon);
  const isNext = isFollowed(run.end, text, context.language());
  let points = isStrange ? 2 : 0;
  if (run.words[0]?.facts.isForeign === true) points += 2;
  if (isGerman) points += germanPoints(run, context, asked.surely || hasOthers, lead);
  else if (isIn) points += isStrange ? 2 : 3;
  if (capitals > 1) points += isGerman || isIn ? 1 : isNamePair(run) ? 2 : 0;
  if (isInRow) points += isGerman && !asked.surely && !hasOthers ? 1 : 2;
  if (NAMING_LEAD.test(lead)) points += 1;
  if (isNext) points += isGerman ? 1 : 2;
  else if (run.opens && isStrange && isVerbBehind(run.end, text, context)) points++;
  if (isGerman && PRAISE.test(lead)) points += 2;
  points -= placeSign(lead);
  if (asked.compares && asked.named.has(run.words[0]?.facts.folded ?? '')) points += 2;
  if (isAcronym(run) && !isInRow && !isNext) points -= 1;
  if (run.opens && capitals === 1 && isDerived(run, context)) points -= 2;
  return points;
}

/** `ein hydraulischer Abgleich`: in German an article or an adjective in its form makes a noun of what follows. */
const DETERMINED =
  /(?<!\p{L})(?:eine?[mnrs]?|keine?[mnrs]?|ihre?[mnrs]?|ihre|jede[mnrs]?|diese[mnrs]?|viele[nr]?|des|beim|zum|zur|vom|(?!über|unter|hinter|oder|aber|oder|wieder|immer|sehr|mehr|sogar|hier|dafür|eher|bisher|daher|weiter)\p{Ll}{3,}(?:er|es|em)) $/u;

/** Every noun has a capital: what may be one counts less. */
function germanPoints(run: Run, ...[context, isAmongNames, lead]: [AnswerContext, boolean, string]): number {
  const last = run.words.at(-1)?.facts;
  let points = run.isName
    ? isGermanNoun(run.words.at(-1)?.text ?? '', last?.isSurelyUnknown === true)
      ? -1
      : 1
    : 0;
  if (run.words.some(({ facts }) => facts.isCapitals || facts.isNumbered)) points += 2;
  if (run.words.length > 1 && run.words.every(({ facts }) => facts.isEnglish || facts.isName)) points += 2;
  if (isDerived(run, context)) points -= 2;
  if (DETERMINED.test(lead)) points -= 2;
  if (run.words.length > 1 && last?.isName === false && !last.isEnglish) points -= 1;
  return isAmongNames ? points : points - 1;
}

/** Names are not asked for: a sentence must speak of companies. */
function unaskedPoints(context: AnswerContext, run: Run, isInRow: boolean): number {
  if (isInRow) return 2;
  return run.isName && speaksOfCompanies(context, run.start) ? 2 : 0;
}

/** A small word that is none of the grammar stands behind. */
function isVerbBehind(end: number, text: string, context: AnswerContext): boolean {
  const next = wordAfter(text, end);
  if (next === null || next.gap !== ' ' || !/^\p{Ll}{3,}$/u.test(next.text)) return false;
  return context.language() !== 'de' && !factsOf(next.text, context).isFunction;
}

/** `DPD`, `IFC` */
function isAcronym({ words }: Run): boolean {
  return words.length === 1 && /^\p{Lu}{2,4}$/u.test(words[0]?.text ?? '');
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

const BETWEEN =
  /^(?: \([^()\n]{0,80}\))?(?:, | (?:and|or|und|oder|sowie|y|o|et|ou|e|i|и|или|та|або|ve|veya|och|og|samt|eller|of|en|a|nebo|lub|albo|czy|oraz|plus|vs\.?) |, (?:and|or|y|et|e|и) | & | \/ |、|・|，)$/u;
const LONGEST_BETWEEN = 96;
/** Without an aside in brackets, which begins ` (`. */
const LONGEST_PLAIN_BETWEEN = 8;
const WORD_JOINER = 0x2060;
const BRACKET = 0x28;
const NO_ROWS: ReadonlySet<Run> = new Set();

/** The runs that stand in an enumeration with one that is surely a name: `Slack, Basecamp and Notion`. */
function rowsOf(context: AnswerContext, read: Read, runs: readonly Run[]): ReadonlySet<Run> {
  let found: Set<Run> | null = null;
  for (let from = 0; from < runs.length; ) {
    const to = endOfRow(read, runs, from);
    if (to - from >= 2) {
      found ??= new Set();
      for (const run of namesOfRow(context, runs.slice(from, to))) found.add(run);
    }
    from = to;
  }
  return found ?? NO_ROWS;
}

/** Index behind the last run that stands in one enumeration with the one at `from`. */
function endOfRow(read: Read, runs: readonly Run[], from: number): number {
  let to = from + 1;
  for (; to < runs.length; to++) {
    const [before, run] = [runs[to - 1], runs[to]];
    if (before === undefined || run === undefined || !isBetween(read, before.end, run.start)) break;
  }
  return to;
}

function isBetween({ text, units }: Read, from: number, to: number): boolean {
  const length = to - from;
  if (length > LONGEST_BETWEEN) return false;
  const hasJoiner = holds(units, WORD_JOINER, from, to);
  if (!hasJoiner && length > LONGEST_PLAIN_BETWEEN && units[from + 1] !== BRACKET) return false;
  const between = text.slice(from, to);
  return BETWEEN.test(hasJoiner ? between.replaceAll('\u2060', '') : between);
}

function holds(units: Uint16Array, code: number, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (units[at] === code) return true;
  return false;
}

function namesOfRow(context: AnswerContext, row: readonly Run[]): Run[] {
  const isSure = (run: Run) => run.isName || candidateIn(context.candidates, run.start, run.end) !== null;
  const sure = row.filter(isSure);
  const isGerman = context.language() === 'de';
  if (sure.length === 0 || row.every(isAcronym)) return [];
  if (isGerman && 2 * sure.length < row.length) return [];
  return 2 * sure.length < row.length
    ? sure
    : row.filter((run) => isSure(run) || (mayBeName(run) && (!isGerman || isEnglishName(run))));
}

const isEnglishName = ({ words }: Run): boolean => words.every(({ facts }) => facts.isEnglish);

/** An ordinary word among names. */
function mayBeName({ words, opens }: Run): boolean {
  return (
    !opens &&
    words.length <= 3 &&
    words.every(({ text, facts }) => /\p{Ll}{2}/u.test(text) && !facts.isProper && !facts.isNoName)
  );
}
