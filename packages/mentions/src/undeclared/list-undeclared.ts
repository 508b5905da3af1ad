import { candidateIn } from '../find/candidate-index.ts';
import { looksDerived } from '../lexicon/ordinary-words.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { hasCompanyWord } from '../rules/sentence-facts.ts';
import { companyWords } from '../rules/use-words.ts';
import { NOTED_UNITS, sentenceIndexAt } from '../text/sentences.ts';
import { type Asked, readAsked } from './asked.ts';
import { namedHeads } from './heads.ts';
import { type FoundName, mergePlaces, type Place } from './merge-places.ts';
import { keyWords } from './name-key.ts';
import { isExcluded, isFollowed, isIntroduced, type Run, runsOf, trimmed } from './runs.ts';
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
    ({ start, end, text: head }): Place => ({ start, end, words: keyWords(head), strength: 'sure' }),
  );
  const { places, ordinary } = placesInText(context, text, asked);
  return mergePlaces(context, [...heads, ...outside(places, heads)], ordinary);
}

/** What begins inside a head is a part of its name: `Atelier` in `Growth Atelier`. */
function outside(places: readonly Place[], heads: readonly Place[]): Place[] {
  const sorted = heads.toSorted((x, y) => x.start - y.start);
  let at = 0;
  return places.filter(({ start, end }) => {
    while ((sorted[at]?.end ?? Infinity) <= start) at++;
    const head = sorted[at];
    return head === undefined || start <= head.start || end > head.end;
  });
}

/** Where a name may stand, and the runs of words that are ordinary where they stand. */
function placesInText(context: AnswerContext, text: string, asked: Asked) {
  const places: Place[] = [];
  const ordinary: Run[] = [];
  const { capitals } = context.sentences;
  let capital = 0;
  const owns = (run: Run) => isSubject(context, run, text);
  for (const line of context.visible.lines) {
    while ((capitals[capital] ?? line.content) < line.content) capital++;
    if (capital === capitals.length) break;
    if (line.kind === 'code' || line.kind === 'source' || line.kind === 'blank') continue;
    const runs = runsOf(context, text, line, capital);
    const rows = rowsOf(context, { text, units: context.visible.units }, runs);
    for (const run of runs) {
      if (!run.isName && !rows.has(run)) {
        ordinary.push(run);
        continue;
      }
      const last = run.words.at(-1) ?? run;
      if (candidateIn(context.candidates, last.start, last.end) !== null) continue;
      const name = trimmed(run, owns);
      if (isExcluded(name, context)) continue;
      const words = keyWords(text.slice(name.start, name.end));
      if (words.some((word) => asked.located.has(word))) continue;
      let strength = strengthOf(context, {
        run: name,
        text,
        isAsked: asked.forNames,
        isInRow: rows.has(run),
      });
      if (strength === 'weak' && words.every((word) => asked.words.has(word))) strength = 'none';
      places.push({ start: name.start, end: name.end, words, strength });
    }
  }
  return { places, ordinary };
}

/** `Cabinet Fontaine offers`: the verb behind says that its first words belong to it. In German they may be an apposition. */
function isSubject(context: AnswerContext, { words, end }: Run, text: string): boolean {
  const isOwned = words.some((word) => /['’]s?$/.test(word.text));
  return !isOwned && context.language() !== 'de' && isFollowed(end, text);
}

interface Sight {
  run: Run;
  text: string;
  isAsked: boolean;
  /** It stands in an enumeration of names. */
  isInRow: boolean;
}

function strengthOf(context: AnswerContext, { run, text, isAsked, isInRow }: Sight): Place['strength'] {
  if (run.line.kind === 'heading') return 'none';
  if (run.isMixed) return 'sure';
  const isGerman = context.language() === 'de';
  if (isInRow) return isAsked && !(isGerman && isGermanNoun(run)) ? 'sure' : 'weak';
  if (!run.isName || (!isAsked && !speaksOfCompanies(context, run.start))) return 'none';
  if (run.words[0]?.facts.isForeign === true) return isAsked ? 'sure' : 'weak';
  const isLong = run.words.length > 1;
  if (run.opens) {
    if (!isFollowed(run.end, text)) return 'none';
    const isClear = isGerman
      ? (isLong || CONVINCES.test(text.slice(run.end, run.end + 16))) && !isGermanNoun(run)
      : isLong || !isDerived(run, context);
    return isAsked && isClear ? 'sure' : 'weak';
  }
  if (
    isGerman &&
    isAsked &&
    PRAISE.test(text.slice(Math.max(run.line.content, run.start - 30), run.start)) &&
    !isGermanNoun(run)
  )
    return 'sure';
  if (isGerman && !isLong) return isIntroduced(run, text) && !isGermanNoun(run) ? 'weak' : 'none';
  return isAsked && (isLong || isIntroduced(run, text)) ? 'sure' : 'weak';
}

/** `Kunden loben Kontist`, `Kontist überzeugt durch`: in German a capital alone says nothing. */
const PRAISE = /(?<!\p{L})(?:loben|schätzen|empfehlen?|schwören auf|entscheiden sich für) $/iu;
const CONVINCES = /^ (?:überzeugt|punktet|eignet sich) /u;

function isDerived({ words: [first] }: Run, context: AnswerContext): boolean {
  return first !== undefined && looksDerived(first.facts.folded, context.language());
}

/** Every noun has a capital there, and no vocabulary holds all of them: what is long or has the ending of one is none. */
function isGermanNoun({ words }: Run): boolean {
  const last = words.at(-1)?.text ?? '';
  return last.length > 9 || /(?:en|ern|ie|ung|heit|keit|er)$/.test(last);
}

function speaksOfCompanies({ visible, sentences, language }: AnswerContext, offset: number): boolean {
  const index = sentenceIndexAt(sentences, offset);
  const start = Math.max(sentences.starts[index] ?? offset, offset - 200);
  const end = Math.min(sentences.ends[index] ?? offset, offset + 200);
  return hasCompanyWord(visible.text.slice(start, end), companyWords(language()));
}

const BETWEEN =
  /^(?: \([^()\n]{0,80}\))?(?:, | (?:and|or|und|oder|y|o|et|ou|e|i|и|или|та|або|ve|veya|och|eller|of|en|a|nebo|lub|vs\.?) |, (?:and|or|y|et|e|и) | & | \/ |、|・|，)$/u;
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
  if (sure.length < (isGerman ? row.length : 1)) return [];
  return 2 * sure.length < row.length
    ? sure
    : row.filter((run) => isSure(run) || (!isGerman && mayBeName(run)));
}

/** An ordinary word among names. */
function mayBeName({ words, opens }: Run): boolean {
  return (
    !opens &&
    words.length <= 3 &&
    words.every(({ text, facts }) => /\p{Ll}{2}/u.test(text) && !facts.isProper && !facts.isNoName)
  );
}
