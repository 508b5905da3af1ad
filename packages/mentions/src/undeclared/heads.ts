import type { Line } from '@answerscope/answer-text';
import { candidateIn } from '../find/candidate-index.ts';
import { looksDerived } from '../lexicon/ordinary-words.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { boldLength } from '../rules/neighbours.ts';
import { COMPARED } from '../rules/use/structure.ts';
import { foldText } from '../text/fold.ts';
import { isNameLike } from '../verdict/name-like.ts';
import { type Head, headOf, type TextRange } from './head-text.ts';
import { inlineBold } from './inline-bold.ts';
import { factsOf } from './word-facts.ts';

type Kind = 'declared' | 'mixed' | 'strange' | 'plain' | 'label';
interface Entry extends Head {
  kind: Kind;
  isCaseless: boolean;
}

const MAX_WORDS = 5;
const SPLIT = / \/ | or | oder | ou | o | lub | или | または /u;
const HAS_LETTER = /\p{L}/u;
/** A quotation, a formula, markup. */
const NO_HEAD = /["“”«»„=<>]/;
const ROW_RULE = /^[\s|:-]+$/;
const CASELESS = new Set(['ja', 'zh', 'ko', 'th', 'ar', 'he', 'fa', 'hi']);

/**
 * Heads that name a company or a product: of list entries, numbered headings, rows, columns and paragraphs in bold.
 * What is beside decides: among names an ordinary word is one (`Slack` beside `Basecamp`), among labels a strange word
 * is none (`Mindestlaufzeit` beside `Preis`).
 */
export function namedHeads(context: AnswerContext, until: number, isAsked: boolean): Head[] {
  const named: Head[] = [];
  const isGerman = context.language() === 'de';
  for (const [group, entries] of groupsOf(context, until)) {
    const beside = countKinds(entries, isGerman);
    for (const entry of entries) {
      const { kind, text } = entry;
      if (kind === 'declared' || kind === 'label' || (kind !== 'mixed' && !isAsked)) continue;
      if (
        kind === 'mixed' ||
        (group === INLINE ? isNamedInline(kind, text, beside) : isNamedBeside(entry, beside))
      )
        named.push(entry);
    }
  }
  return named;
}

/** What stands in one group of heads. */
interface Beside {
  sure: number;
  plain: number;
  labels: number;
  isGerman: boolean;
}

function countKinds(entries: readonly Entry[], isGerman: boolean): Beside {
  const beside: Beside = { sure: 0, plain: 0, labels: 0, isGerman };
  for (const { kind } of entries) {
    if (kind === 'plain') beside.plain++;
    else if (kind === 'label') beside.labels++;
    else beside.sure++;
  }
  return beside;
}

function isNamedInline(kind: Kind, text: string, { sure, plain }: Beside): boolean {
  return kind === 'strange' || (kind === 'plain' && sure > plain && text.includes(' '));
}

function isNamedBeside(
  { kind, isCaseless }: Pick<Entry, 'kind' | 'isCaseless'>,
  { sure, plain, labels, isGerman }: Beside,
): boolean {
  const isNotOutnumbered = (isGerman ? sure : 2 * sure) >= plain;
  if (kind === 'strange') return isCaseless ? sure >= 2 && sure > labels : sure >= labels && isNotOutnumbered;
  return kind === 'plain' && sure >= 2 && 3 * labels <= sure && isNotOutnumbered;
}

/** What heads belong to; a group is one kind of them in one section or table, and of items at one depth. */
const ITEM = 0;
const NUMBERED_ITEM = 1;
const HEADING = 2;
const NUMBERED_HEADING = 3;
const COLUMN = 4;
const ROW = 5;
const BOLD = 6;
const INLINE = 7;
const KINDS = 8;
/** More than an answer has sections and tables. */
const MAX_PLACES = 32_768;

const groupOf = (kind: number, place: number, indent = 0): number =>
  (indent * MAX_PLACES + place) * KINDS + kind;

/** The heads of lines that stand beside each other as entries of one list, table or row of headings. */
function groupsOf(context: AnswerContext, until: number): Map<number, Entry[]> {
  const groups = new Map<number, Entry[]>();
  const { text, lines } = context.visible;
  const inline = inlineBold(context, until);
  let section = 0;
  let table = 0;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line === undefined || line.start >= until) break;
    if (line.kind === 'heading') {
      section++;
      const isNumbered = /^[^\p{L}]{0,4}\d/u.test(text.slice(line.content, line.content + 6));
      addHeads(context, groups, groupOf(isNumbered ? NUMBERED_HEADING : HEADING, 0), wholeOf(line));
    } else if (line.kind === 'item') {
      const group = groupOf(line.ordinal === null ? ITEM : NUMBERED_ITEM, section, line.indent);
      const bold = boldOf(context, line) ?? firstIn(inline, line);
      addHeads(context, groups, group, bold ?? wholeOf(line), bold !== null);
    } else if (line.kind === 'table') {
      if (lines[index - 1]?.kind === 'table' || !isHeader(context, index)) {
        const first = cellAt(text, line.content, line);
        if (first) addHeads(context, groups, groupOf(ROW, table), first);
        continue;
      }
      table++;
      const [first, ...others] = cellsOf(text, line);
      if (first && isComparison(text.slice(first.start, first.end)))
        for (const cell of others) addHeads(context, groups, groupOf(COLUMN, table), cell);
    } else if (line.kind === 'prose') {
      const bold = boldOf(context, line);
      if (bold) addHeads(context, groups, groupOf(BOLD, 0), bold);
    }
  }
  for (const range of inline) addHeads(context, groups, INLINE, range);
  return groups;
}

/** What heads the column of what is compared in the others, which then are names. */
function isComparison(first: string): boolean {
  return first === '' || COMPARED.has(foldText(first));
}

const wholeOf = ({ content, end }: Line): TextRange => ({ start: content, end });

/** What a line sets in bold at its beginning; null when it does not begin so. */
function boldOf(context: AnswerContext, line: Line): TextRange | null {
  const length = boldLength(context, line);
  return length > 0 ? { start: line.content, end: line.content + length } : null;
}

/** What an item sets in bold behind its first words: `Many choose **HubSpot** for its price`. */
function firstIn(inline: readonly TextRange[], { content, end }: Line): TextRange | null {
  let low = 0;
  for (let high = inline.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((inline[middle]?.start ?? end) < content) low = middle + 1;
    else high = middle;
  }
  const range = inline[low];
  return range !== undefined && range.end <= end ? range : null;
}

function addHeads(
  context: AnswerContext,
  groups: Map<number, Entry[]>,
  group: number,
  range: TextRange,
  isWhole = true,
): void {
  const whole = headOf(context.visible, range, isWhole);
  if (whole === null) return;
  let entries = groups.get(group);
  if (entries === undefined) {
    entries = [];
    groups.set(group, entries);
  }
  addEntries(context, entries, whole);
}

function isHeader({ visible }: AnswerContext, index: number): boolean {
  const next = visible.lines[index + 1];
  return (
    next !== undefined && next.end > next.start && ROW_RULE.test(visible.text.slice(next.start, next.end))
  );
}

function cellsOf(text: string, line: Line): TextRange[] {
  const cells: TextRange[] = [];
  for (let at = line.content; ; ) {
    const cell = cellAt(text, at, line);
    if (cell === null) return cells;
    cells.push(cell);
    at = cell.next;
  }
}

/** The cell of a row that begins at a place, without the spaces around, and where the next one begins. */
function cellAt(text: string, at: number, line: Line): (TextRange & { next: number }) | null {
  const from = at === line.content && text.charCodeAt(at) === PIPE ? at + 1 : at;
  if (from >= line.end) return null;
  const found = text.indexOf('|', from);
  const to = found < 0 || found > line.end ? line.end : found;
  const raw = text.slice(from, to);
  const start = from + (raw.length - raw.trimStart().length);
  return { start, end: start + raw.trim().length, next: to + 1 };
}

const PIPE = 0x7c;

/** A head, or the names that it sets beside each other: `Slack or Basecamp`. */
function addEntries(context: AnswerContext, entries: Entry[], { start, text }: Head): void {
  if (!text.includes(' ')) {
    entries.push(entryOf(context, text, start));
    return;
  }
  let at = start;
  for (const part of SPLIT.test(text) ? text.split(SPLIT) : [text]) {
    const from = context.visible.text.indexOf(part, at);
    if (from < 0) break;
    at = from + part.length;
    entries.push(entryOf(context, part, from));
  }
}

function entryOf(context: AnswerContext, text: string, start: number): Entry {
  const end = start + text.length;
  if (candidateIn(context.candidates, start, end))
    return { start, end, text, kind: 'declared', isCaseless: false };
  const language = context.language();
  const isCaseless =
    language !== null && CASELESS.has(language) && (/^\d/.test(text) || !/^\p{Script=Latin}/u.test(text));
  const kind = isCaseless ? caselessKind(text, language) : casedKind(context, text);
  return { start, end, text, kind, isCaseless };
}

function caselessKind(text: string, language: string): Kind {
  return !/^\d/.test(text) && isNameLike(text, language) ? 'strange' : 'label';
}

function casedKind(context: AnswerContext, text: string): Kind {
  if (NO_HEAD.test(text) || !HAS_LETTER.test(text)) return 'label';
  const words = text.split(/[\s\u00a0]+/);
  if (words.length > MAX_WORDS || /[?!.]$/.test(text)) return 'label';
  const facts = words.map((word) => factsOf(word, context));
  const [head] = facts;
  if (head === undefined || !facts.every((word) => word.isTitleWord)) return 'label';
  if (head.isNoName || facts.every((word) => word.isNoName || word.isProper)) return 'label';
  if (head.isDomain || facts.some((word) => word.isMixed)) return 'mixed';
  if (head.isHonorific || (words.length > 1 && head.isGivenName)) return 'label';
  if (words.length === 1 && looksDerived(head.folded, context.language())) return 'label';
  return facts.some((word) => word.isName) ? 'strange' : 'plain';
}
