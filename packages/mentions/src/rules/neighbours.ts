import type { Line } from '@answerscope/answer-text';
import { candidateIn } from '../find/candidate-index.ts';
import { isOrdinaryWord, looksDerived } from '../lexicon/ordinary-words.ts';
import { PROPER_WORDS } from '../lexicon/people-and-places.ts';
import { foldText } from '../text/fold.ts';
import { isForeignScript } from '../text/language.ts';
import { isCapitalised, isLowerCase } from '../text/words.ts';
import type { AnswerContext } from './answer-context.ts';
import { type RunMarks, runMarks } from './run-marks.ts';
import type { Scene } from './scene.ts';
import { isTitleCase } from './use/case.ts';

const MAX_SIBLINGS = 12;
const MAX_ITEM_LENGTH = 48;
export const ITEM_LEAD: RegExp =
  /^[\s|"“*]*(?:\d{1,3}(?:[.)]|\s*\|)\s*)?(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d|[★●])+\s*)?/u;

export interface Company {
  names: number;
  words: number;
  strange: number;
  known: number;
  unheard: number;
}

function looksLikeName(entry: string, language: string | null): boolean | null {
  const tokens = entry.match(/[\p{L}\p{N}][\p{L}\p{N}&.'’+-]*/gu) ?? [];
  if (tokens.length === 0 || tokens.length > 5) return null;
  const first = tokens[0] ?? '';
  if (!hasCase(first)) {
    if (isOrdinaryWord(foldText(first), language)) return false;
    return tokens.some((token) => isForeignScript(token, language)) ? true : null;
  }
  if (isForeignScript(first, language)) return true;
  if (!isCapitalised(first) && !/\p{Lu}|\.\p{L}{2,}$/u.test(first)) return false;
  if (isSentence(tokens)) return MIXED.test(first);
  if (language !== 'de' && isStrange(first, language)) return true;
  const strange = tokens.filter((token) => isStrange(token, language)).length;
  return strange * 2 >= tokens.length;
}

function hasCase(text: string): boolean {
  return text.toLowerCase() !== text.toUpperCase();
}

function isStrange(token: string, language: string | null): boolean {
  if (/[\p{Ll}\p{Nd}]\p{Lu}\p{L}|\.\p{L}{2,}$/u.test(token)) return true;
  const plain = foldText(token).replace(/['’]s?$/, '');
  if (/^\p{Nd}+$/u.test(plain)) return false;
  if (language === 'de' && plain.length >= GERMAN_COMPOUND) return false;
  return isCapitalised(token) && !plain.split(/[-.]/).every((part) => isWordOf(part, language));
}

const GERMAN_COMPOUND = 10;
const MIXED = /\p{Ll}\p{Lu}/u;

/** `Cut the board to size`: more than one word follows without a capital. */
function isSentence(tokens: readonly string[]): boolean {
  return tokens.slice(1).filter((token) => isLowerCase(token)).length > 1;
}

function isWordOf(part: string, language: string | null): boolean {
  return isOrdinaryWord(part, language) || looksDerived(part, language);
}

function isKnownName(scene: Scene, from: number, to: number): boolean {
  const other = candidateIn(scene.context.candidates, from, to);
  return other !== null && other.brand !== scene.candidate.brand;
}

function withoutAsides(text: string): string {
  return text.includes('(') ? text.replace(/\s?\([^()]*\)/g, '') : text;
}

/** Heads of the items beside the candidate's item: `**Name** – text`, `Name: text`. Null when it heads no item. */
export function listCompany(scene: Scene): Company | null {
  const { line, lineIndex, candidate } = scene;
  const { lines } = scene.context.visible;
  const isBold = line.kind === 'prose' && boldLength(scene.context, line) > 0;
  if (line.kind !== 'item' && line.kind !== 'heading' && line.kind !== 'table' && !isBold) return null;
  const lead = scene.context.visible.text.slice(line.content, candidate.start).replace(ITEM_LEAD, '');
  if (lead.trim() !== '') return null;
  const company: Company = { names: 0, words: 0, strange: 0, known: 0, unheard: 0 };
  for (const step of [-1, 1]) {
    let seen = 0;
    for (let i = lineIndex + step; i >= 0 && i < lines.length && seen < MAX_SIBLINGS; i += step) {
      const other = lines[i];
      if (!other || Math.abs(i - lineIndex) > 60 || (other.kind === 'heading' && line.kind !== 'heading'))
        break;
      if (endsGroup(line, other)) break;
      if (other.kind !== line.kind || Math.abs(other.indent - line.indent) > 1) continue;
      if ((other.ordinal === null) !== (line.ordinal === null)) continue;
      if (isBold && boldLength(scene.context, other) === 0) continue;
      seen++;
      weigh(scene, headOf(scene, other), other.content, company);
    }
  }
  return company;
}

function endsGroup(line: Line, other: Line): boolean {
  if (line.kind === 'table') return other.kind !== 'table';
  return line.kind === 'item' && line.ordinal === null && other.kind === 'prose' && other.indent === 0;
}

const MAX_BOLD = 80;
const STAR = 0x2a;
const UNDERSCORE = 0x5f;

export function boldLength({ answer, visible }: AnswerContext, line: Line): number {
  const begin = line.content + signsAt(visible.text, line.content);
  const from = visible.origin[begin] ?? 0;
  const sign = answer.charCodeAt(from - 1);
  if (line.end <= line.content || (sign !== STAR && sign !== UNDERSCORE)) return 0;
  if (answer.charCodeAt(from - 2) !== sign) return 0;
  const to = answer.indexOf(sign === STAR ? '**' : '__', from);
  if (to < 0 || to - from > MAX_BOLD || answer.slice(from, to).includes('\n')) return 0;
  return to - from + begin - line.content;
}

const SIGNS = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d|[★● ])*/uy;

/** How many pictures and spaces stand at a place: `🚗 **Name**`. */
function signsAt(text: string, at: number): number {
  if (text.charCodeAt(at) < 0x2000) return 0;
  SIGNS.lastIndex = at;
  return SIGNS.exec(text)?.[0].length ?? 0;
}

function headOf(scene: Scene, line: Line): string {
  const text = scene.context.visible.text.slice(line.content, Math.min(line.end, line.content + 120));
  const bold = boldLength(scene.context, line);
  if (bold > 0)
    return (
      text
        .slice(0, bold)
        .replace(ITEM_LEAD, '')
        .replace(/[:.]$/, '')
        .split(/[:–—(|]|\s-\s/)[0]
        ?.trim() ?? ''
    );
  return (text.replace(ITEM_LEAD, '').split(/[:–—(|,]|\s-\s|\.\s/)[0] ?? '').trim();
}

function weigh(scene: Scene, entry: string, at: number, company: Company): void {
  if (candidateIn(scene.context.candidates, at, at + entry.length)?.brand === scene.candidate.brand) return;
  if (entry === '' || entry.length > MAX_ITEM_LENGTH) {
    if (entry !== '') company.words++;
    return;
  }
  if (isKnownName(scene, at, at + entry.length + 12)) {
    company.names++;
    company.strange++;
    company.known++;
    return;
  }
  const verdict = looksLikeName(entry, scene.context.language());
  if (verdict === true) {
    company.names++;
    company.strange++;
  } else if (verdict === false) company.words++;
  else if (UNHEARD.test(entry)) company.unheard++;
}

const UNHEARD = /^[\u3040-\u9fff\uac00-\ud7af\u0e00-\u0e7f ]{2,12}[。.]?$/;

/** Entries beside the candidate in a run of names: `Chrome, Firefox, Name, Brave`. Null when it stands in no such run. */
export function runCompany(scene: Scene): Company | null {
  const { candidate } = scene;
  const { text } = scene.context.visible;
  const from = Math.max(scene.sentenceStart, candidate.start - 120);
  const to = Math.min(scene.sentenceEnd, candidate.end + 120);
  const before = withoutAsides(text.slice(from, candidate.start));
  const after = withoutAsides(text.slice(candidate.end, to));
  const marks = runMarks(scene.context.language());
  const left = lastEntries(before, marks);
  const right = firstEntries(after, marks);
  if (right === null && (left === null || isOpening(scene, from, before, left))) return null;
  const company: Company = { names: 0, words: 0, strange: 0, known: 0, unheard: 0 };
  const capitalsCount = scene.context.language() !== 'de' && !isTitleCase(scene);
  for (const entry of [...(left ?? []), ...(right ?? [])]) {
    if (entry === '') continue;
    const at = text.indexOf(entry, from);
    if (isCapitalised(entry) && PROPER_WORDS.has(foldText(entry))) {
      company.words++;
      continue;
    }
    if (capitalsCount && at > scene.sentenceStart && isCapitalised(entry)) {
      company.names++;
      if (isKnownName(scene, at, at + entry.length)) company.known++;
      if (looksLikeName(entry, scene.context.language())) company.strange++;
    } else weigh(scene, entry, at, company);
  }
  return company.names + company.words + company.unheard > 0 ? company : null;
}

/** `By market share, Name holds`: words that only open the sentence are no entry beside the name. */
function isOpening(scene: Scene, from: number, before: string, entries: readonly string[]): boolean {
  return entries.length <= 1 && from === scene.sentenceStart && /,\s*$/.test(before);
}

function lastEntries(before: string, marks: RunMarks): string[] | null {
  if (!marks.opens.test(before)) return null;
  const entries = before
    .replace(marks.opens, '')
    .split(marks.separators)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return untilClause(entries.slice(-3).reverse(), tailName).reverse();
}

function firstEntries(after: string, marks: RunMarks): string[] | null {
  const close = marks.closes.exec(after);
  if (!close) return null;
  const entries = after
    .slice(close[0].length)
    .split(marks.separators)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return untilClause(entries.slice(0, 3), headName);
}

const MAX_REST = 3;

/** The names of the entries up to the first that goes on as a clause: `Name, Other is cheaper, and costs less`. */
function untilClause(entries: readonly string[], nameOf: (entry: string) => string): string[] {
  const names: string[] = [];
  for (const entry of entries) {
    const name = nameOf(entry);
    names.push(name);
    if (name !== '' && entry.split(/\s+/).length - name.split(/\s+/).length > MAX_REST) break;
  }
  return names;
}

const NAME_RUN = /(?:(?!I\b)[\p{Lu}\p{Nd}][\p{L}\p{N}&.'’+-]*\s?)+/gu;
/** Articles and prepositions that may stand before a name in an entry: `u CZC`, `auf der Messe`. */
const LEAD = /^(?:\p{Ll}{1,4}\s){0,2}(?=\p{Lu}|\p{Nd})/u;
const MAX_WORD_ENTRY = 3;

/** `tools such as Asana` → its last capitalised words; '' for a clause without any. */
function tailName(entry: string): string {
  return (entry.match(NAME_RUN)?.at(-1) ?? shortEntry(entry)).trim();
}

/** `or even Trello for teams` → its first capitalised words; '' for a clause without any. */
function headName(entry: string): string {
  const plain = entry.replace(/^["“„«(]+/, '').replace(LEAD, '');
  if (/^[\p{Lu}\p{Nd}]/u.test(plain)) return (plain.match(NAME_RUN)?.[0] ?? '').trim();
  return shortEntry(entry).trim();
}

function shortEntry(entry: string): string {
  return entry.split(/\s+/).length <= MAX_WORD_ENTRY ? entry.replace(/^["“„«(]+|["”“»)]+$/g, '') : '';
}
