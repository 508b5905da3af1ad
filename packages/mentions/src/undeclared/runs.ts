import { candidateIn } from '../find/candidate-index.ts';
import { REGIONS } from '../lexicon/people-and-places.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { COMPANY_VERBS } from '../rules/use-words.ts';
import { foldText } from '../text/fold.ts';
import type { Line } from '../text/visible-text.ts';
import { wordAfter } from '../text/words.ts';
import { isPersonOrPlace } from '../verdict/strange-words.ts';
import { LOCATIVE, NAMING_LEAD, SOURCE_LEAD } from './no-names.ts';
import { factsOf, type WordFacts } from './word-facts.ts';

/** A capitalised word, from a place on: letters of scripts with capitals, digits, the signs names are written with. */
const WORD =
  /(?:\d{0,2}\p{Lu}|\p{Ll}{1,2}\p{Lu}\p{Ll})[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}&'’-]*(?:\.(?:com|ai|io|org|net)(?!\p{L}))?[+®™]?/uy;
const JOIN = /^ (?:(?:&|of|for|de|du|de la|des|del|della|di|do|da|von|van|van der|von der|für) )?$/;
const OPENS = /(?:^|[.!?:;…|•\n]|[-–—]) ?["“„«(*]*$/u;

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

/** The runs of one line, in order. */
export function runsOf(context: AnswerContext, text: string, line: Line): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  for (const start of wordStarts(text, line)) {
    if (start < (run?.end ?? 0)) continue;
    WORD.lastIndex = start;
    const written = WORD.exec(text)?.[0];
    if (written === undefined) continue;
    const facts = factsOf(written, context);
    const word = { text: written, facts, start, end: start + written.length };
    if (run !== null && isJoined(text, run.end, start)) {
      extend(run, word);
      continue;
    }
    const before = text.slice(Math.max(line.content, start - 4), start).replaceAll('\u2060', '');
    const opens: boolean = start === line.content || OPENS.test(before);
    run = { start, end: word.end, words: [word], line, opens, isName: facts.isName, isMixed: facts.isMixed };
    runs.push(run);
  }
  return runs;
}

/** Where a word begins that may have a capital among its first letters: most words of most texts have none. */
function* wordStarts(text: string, { content, end }: Line): Generator<number> {
  let isInside = content > 0 && isInner(text.charCodeAt(content - 1));
  for (let at = content; at < end; at++) {
    const code = text.charCodeAt(at);
    if (
      !isInside &&
      (mayBegin(code) || (isSmall(code) && (isCapital(text, at + 1) || isCapital(text, at + 2))))
    )
      yield at;
    isInside = isInner(code);
  }
}

const isSmall = (code: number): boolean => code >= 0x61 && code <= 0x7a;
/** A capital, a digit, or a letter beyond ASCII. */
const mayBegin = (code: number): boolean =>
  (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39) || (code >= 0xc0 && code <= 0x1fff);
const isCapital = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code >= 0x41 && code <= 0x5a;
};
/** What stands before the inside of a word or an address: a letter, a digit, one of `.@/_-`. */
const isInner = (code: number): boolean =>
  isSmall(code) ||
  mayBegin(code) ||
  code === 0x2e ||
  code === 0x40 ||
  code === 0x2f ||
  code === 0x5f ||
  code === 0x2d;

function isJoined(text: string, from: number, to: number): boolean {
  if (to - from === 1) return text.charCodeAt(from) === 0x20 || text.charCodeAt(from) === 0xa0;
  return to - from <= 9 && JOIN.test(text.slice(from, to));
}

function extend(run: Run, word: RunWord): void {
  run.words.push(word);
  run.end = word.end;
  run.isName ||= word.facts.isName;
  run.isMixed ||= word.facts.isMixed;
}

/** The run without the words that open its sentence (`Try HubSpot`) and without the origin before the name. */
export function trimmed(run: Run): Run {
  let from = 0;
  const { words } = run;
  while (from < words.length - 1 && isDropped(words[from], run, from === 0)) from++;
  if (run.opens && run.isName) while (from < words.length - 1 && words[from]?.facts.isName === false) from++;
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
