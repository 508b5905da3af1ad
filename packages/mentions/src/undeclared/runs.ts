import type { Line } from '@answerscope/answer-text';
import { candidateIn } from '../find/candidate-index.ts';
import { REGIONS } from '../lexicon/people-and-places.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { COMPANY_VERBS } from '../rules/use-words.ts';
import { foldText } from '../text/fold.ts';
import { wordAfter } from '../text/words.ts';
import { isPersonOrPlace } from '../verdict/strange-words.ts';
import { LOCATIVE, NAMING_LEAD, SOURCE_LEAD } from './no-names.ts';
import { factsOf, type WordFacts } from './word-facts.ts';
import { type Read, wordEnd, wordStart } from './written-word.ts';

/** What joins two words of a name. */
const JOINS = new Set(
  ' & , of , for , de , du , de la , des , del , della , di , do , da , von , van , van der , von der , für '.split(
    ',',
  ),
);
const LONGEST_JOIN = 9;

interface RunWord {
  text: string;
  facts: WordFacts;
  start: number;
  end: number;
}

/** Capitalised words next to each other, as one name: visible offsets. */
export interface Run {
  start: number;
  end: number;
  words: RunWord[];
  line: Line;
  opens: boolean;
  /** One of the words only names are. */
  isName: boolean;
  isMixed: boolean;
}

/** The runs of one line, in order, read from its first capital on; what is behind the end of `text` is not read. */
export function runsOf(context: AnswerContext, text: string, line: Line, capital: number): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  const { capitals } = context.sentences;
  const read: Read = { text, units: context.visible.units };
  let from = line.content;
  for (let index = capital; index < capitals.length; index++) {
    const at = capitals[index] ?? 0;
    if (at >= line.end) break;
    const start = at < from ? -1 : wordStart(read, at);
    const end = start < from ? -1 : wordEnd(read, start);
    if (end < 0) continue;
    from = end;
    const written = text.slice(start, end);
    const word = { text: written, facts: factsOf(written, context), start, end };
    if (run !== null && isJoined(text, run.end, start)) extend(run, word);
    else {
      run = newRun(word, line, opensThere(read, start, line.content));
      runs.push(run);
    }
  }
  return runs;
}

function newRun(word: RunWord, line: Line, opens: boolean): Run {
  const { start, end, facts } = word;
  return { start, end, words: [word], line, opens, isName: facts.isName, isMixed: facts.isMixed };
}

const OPENS_BEHIND = new Set(Array.from('.!?:;…|•\n-–—', (sign) => sign.charCodeAt(0)));
const OPENING_SIGNS = new Set(Array.from('"“„«(*', (sign) => sign.charCodeAt(0)));
const WORD_JOINER = 0x2060;
const OPENING_REACH = 4;

/** Nothing stands before it in its line or sentence but signs that open. */
function opensThere({ units }: Read, start: number, content: number): boolean {
  const from = Math.max(content, start - OPENING_REACH);
  let mayBeSpace = true;
  for (let at = start - 1; at >= from; at--) {
    const code = units[at] ?? 0;
    if (code === WORD_JOINER || (mayBeSpace && OPENING_SIGNS.has(code))) continue;
    if (!mayBeSpace || code !== 0x20) return OPENS_BEHIND.has(code);
    mayBeSpace = false;
  }
  return true;
}

function isJoined(text: string, from: number, to: number): boolean {
  if (to - from === 1) return text.charCodeAt(from) === 0x20 || text.charCodeAt(from) === 0xa0;
  if (to - from > LONGEST_JOIN || text.charCodeAt(to - 1) !== 0x20 || text.charCodeAt(from) !== 0x20)
    return false;
  return JOINS.has(text.slice(from, to));
}

function extend(run: Run, word: RunWord): void {
  run.words.push(word);
  run.end = word.end;
  run.isName ||= word.facts.isName;
  run.isMixed ||= word.facts.isMixed;
}

/**
 * The run without the words that open its sentence (`Try HubSpot`), unless they belong to its subject, and without the
 * origin before the name.
 */
export function trimmed(run: Run, isSubject: (run: Run) => boolean): Run {
  let from = 0;
  const { words } = run;
  if (words.length === 1) return run;
  while (from < words.length - 1 && isDropped(words[from], run, from === 0)) from++;
  if (run.opens && run.isName && !isSubject(run))
    while (from < words.length - 1 && words[from]?.facts.isName === false) from++;
  if (from === 0) return run;
  const rest = words.slice(from);
  return {
    ...run,
    words: rest,
    start: rest[0]?.start ?? run.start,
    opens: false,
    isName: rest.some(({ facts }) => facts.isName),
    isMixed: rest.some(({ facts }) => facts.isMixed),
  };
}

function isDropped(word: RunWord | undefined, run: Run, isFirst: boolean): boolean {
  if (word === undefined || word.facts.isMixed) return false;
  const { isNoName, isOpener, isFunction, isOrigin } = word.facts;
  return isNoName || isOpener || (run.opens && isFunction) || (isFirst && isOrigin);
}

/** What stands there cannot be a rival: a declared name, a person, a place, a source, a term, a link in brackets. */
export function isExcluded(run: Run, context: AnswerContext): boolean {
  const { text } = context.visible;
  const { start, end, words, line, isMixed } = run;
  const [first] = words;
  if (first === undefined || candidateIn(context.candidates, start, end) !== null) return true;
  if (words.every(({ facts }) => facts.isProper || facts.isNoName)) return true;
  if (words.some(({ facts }) => facts.isStreet || facts.isHonorific)) return true;
  if (isPersonOrPlace(text, start, first.text)) return true;
  if (first.facts.isGivenName && words.length > 1 && words.length <= 3 && !isMixed) return true;
  const lead = text.slice(Math.max(line.content, start - 60), start).replaceAll('\u2060', '');
  if (SOURCE_LEAD.test(lead) || (!isMixed && LOCATIVE.test(lead))) return true;
  const tail = text.slice(end, end + 24);
  const region = /^, (\p{Lu}[\p{L}]+)/u.exec(tail)?.[1];
  if (region !== undefined && REGIONS.has(foldText(region))) return true;
  return /[([]\s*$/.test(lead) && /^[\s\u2060]*[)\]]/.test(tail);
}

/** Somebody is advised or compared there, or the words behind say what companies do. */
export function isIntroduced({ start, end, line }: Run, text: string): boolean {
  const lead = text.slice(Math.max(line.content, start - 30), start).replaceAll('\u2060', '');
  return NAMING_LEAD.test(lead) || isFollowed(end, text);
}

const COPULA =
  /^(?:['’]s)? (?:is|are|has|remains|stands|works|lets|makes|wins|ist|hat|gilt|überzeugt|punktet|eignet|est|propose|reste|es|tiene|ofrece|é|tem|è|ha|offre|is|heeft|biedt|jest|ma|to|je|má|är|har)(?!\p{L})/u;

/** `HubSpot offers`, `HubSpot’s pricing`, `HubSpot is`. */
export function isFollowed(end: number, text: string): boolean {
  const tail = text.slice(end, end + 40);
  if (/^['’]s?\s/.test(tail) || COPULA.test(tail)) return true;
  const next = wordAfter(text, end);
  return next !== null && next.gap === ' ' && COMPANY_VERBS.has(foldText(next.text));
}
