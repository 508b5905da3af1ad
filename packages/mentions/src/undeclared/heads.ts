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
const CONNECTOR =
  /^(?:of|the|and|&|\+|de|la|le|du|des|di|del|della|da|do|der|die|das|für|for|by|y|e|et|und|van|von|i|и)$/;
const HAS_LETTER = /\p{L}/u;
const DOMAIN = /^[\p{L}\p{N}-]+\.(?:com|ai|io|org|net|app|co|de|fr|es|it|nl|pl|at|ch|uk)$/u;
const ROW_RULE = /^[\s|:-]+$/;
const CASELESS = new Set(['ja', 'zh', 'ko', 'th', 'ar', 'he', 'fa', 'hi']);

/**
 * Heads that name a company or a product: of list entries, numbered headings, rows, columns and paragraphs in bold.
 * What is beside decides: among names an ordinary word is one (`Slack` beside `Basecamp`), among labels a strange word
 * is none (`Mindestlaufzeit` beside `Preis`).
 */
export function namedHeads(context: AnswerContext, until: number, isAsked: boolean): Head[] {
  const named: Head[] = [];
  for (const [group, entries] of groupsOf(context, until)) {
    const beside = countKinds(entries, context.language() === 'de');
    for (const { kind, isCaseless, ...head } of entries) {
      const isNamed =
        kind === 'mixed' ||
        (isAsked &&
          (group === INLINE
            ? isNamedInline(kind, head.text, beside)
            : isNamedBeside({ kind, isCaseless }, beside)));
      if (isNamed) named.push(head);
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
  if (kind === 'strange')
    return isCaseless ? sure >= 2 && sure > labels : sure >= labels && 2 * sure >= plain;
  return kind === 'plain' && sure >= 2 && 3 * labels <= sure && (isGerman ? sure : 2 * sure) >= plain;
}

/** The heads of lines that stand beside each other as entries of one list, table or row of headings. */
function groupsOf(context: AnswerContext, until: number): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  const add = (group: string, range: { start: number; end: number }, isWhole = true) => {
    for (const entry of headsIn(context, range, isWhole)) {
      const entries = groups.get(group);
      if (entries) entries.push(entry);
      else groups.set(group, [entry]);
    }
  };
  const { visible } = context;
  let section = 0;
  let table = 0;
  for (const [index, line] of visible.lines.entries()) {
    if (line.start >= until) break;
    const { content: start, end } = line;
    if (line.kind === 'heading') {
      section++;
      const isNumbered = /^[^\p{L}]{0,4}\d/u.test(visible.text.slice(start, start + 6));
      add(`heading ${isNumbered}`, { start, end });
    } else if (line.kind === 'item') {
      const bold = boldLength(context, line);
      add(
        `item ${section} ${line.indent} ${line.ordinal !== null}`,
        { start, end: bold > 0 ? start + bold : end },
        bold > 0,
      );
    } else if (line.kind === 'table') {
      const cells = cellsOf(visible.text, line);
      if (visible.lines[index - 1]?.kind !== 'table' && isHeader(context, index)) {
        table++;
        const [first, ...others] = cells;
        if (
          first &&
          (first.start === first.end || COMPARED.has(foldText(visible.text.slice(first.start, first.end))))
        )
          for (const cell of others) add(`columns ${table}`, cell);
      } else if (cells[0]) add(`rows ${table}`, cells[0]);
    } else if (line.kind === 'prose') {
      const bold = boldLength(context, line);
      if (bold > 0) add('bold', { start, end: start + bold });
    }
  }
  for (const range of inlineBold(context, until)) add(INLINE, range);
  return groups;
}

const INLINE = 'inline';
function isHeader({ visible }: AnswerContext, index: number): boolean {
  const next = visible.lines[index + 1];
  return (
    next !== undefined && next.end > next.start && ROW_RULE.test(visible.text.slice(next.start, next.end))
  );
}

function cellsOf(text: string, line: Line): { start: number; end: number }[] {
  const cells: { start: number; end: number }[] = [];
  let at = line.content;
  if (text.charAt(at) === '|') at++;
  while (at < line.end) {
    const found = text.indexOf('|', at);
    const to = found < 0 || found > line.end ? line.end : found;
    const raw = text.slice(at, to);
    const start = at + (raw.length - raw.trimStart().length);
    cells.push({ start, end: start + raw.trim().length });
    at = to + 1;
  }
  return cells;
}

/** The head of a range, or the names that it sets beside each other: `Slack or Basecamp`. */
function headsIn(context: AnswerContext, range: TextRange, isWhole: boolean): Entry[] {
  const whole = headOf(context.visible, range, isWhole);
  if (whole === null) return [];
  if (!whole.text.includes(' ')) return [{ ...whole, ...kindOf(context, whole.text, whole.start) }];
  const entries: Entry[] = [];
  let at = whole.start;
  for (const part of whole.text.split(SPLIT)) {
    const from = context.visible.text.indexOf(part, at);
    if (from < 0) break;
    at = from + part.length;
    entries.push({ start: from, end: at, text: part, ...kindOf(context, part, from) });
  }
  return entries;
}

function kindOf(context: AnswerContext, text: string, start: number): Pick<Entry, 'kind' | 'isCaseless'> {
  const language = context.language();
  if (candidateIn(context.candidates, start, start + text.length))
    return { kind: 'declared', isCaseless: false };
  if (language !== null && CASELESS.has(language) && !/^[\p{Script=Latin}\d]/u.test(text))
    return { kind: isNameLike(text, language) ? 'strange' : 'label', isCaseless: true };
  if (language !== null && CASELESS.has(language) && /^\d/.test(text))
    return { kind: 'label', isCaseless: true };
  return { kind: casedKind(context, text.split(/[\s\u00a0]+/)), isCaseless: false };
}

function casedKind(context: AnswerContext, words: string[]): Kind {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.some((word) => /["“”«»„=<>]/.test(word))) return 'label';
  if (words.length > MAX_WORDS || /[?!.]$/.test(last) || !words.some((word) => HAS_LETTER.test(word)))
    return 'label';
  if (!words.every((word) => isTitleWord(word))) return 'label';
  const facts = words.map((word) => factsOf(word, context));
  const [head] = facts;
  if (head === undefined || head.isNoName || facts.every((word) => word.isNoName || word.isProper))
    return 'label';
  if (facts.some((word) => word.isMixed) || DOMAIN.test(first)) return 'mixed';
  if (head.isHonorific || (words.length > 1 && head.isGivenName)) return 'label';
  if (words.length === 1 && looksDerived(head.folded, context.language())) return 'label';
  return facts.some((word) => word.isName) ? 'strange' : 'plain';
}

/** Written as in a name: a capital, a digit, or a word that joins two. */
function isTitleWord(word: string): boolean {
  return (
    /^[^\p{L}\p{N}]*(?:\p{Lu}|\d|\p{Ll}{1,2}\p{Lu})/u.test(word) || CONNECTOR.test(word) || DOMAIN.test(word)
  );
}
