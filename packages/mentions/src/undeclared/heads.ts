import { candidateIn } from '../find/candidate-index.ts';
import { looksDerived } from '../lexicon/ordinary-words.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { CASELESS, caselessKind } from './caseless.ts';
import type { Head } from './head-text.ts';
import { type HeadGroup, type HeadPlace, headGroups } from './layout.ts';
import { ENOUGH } from './points.ts';
import { factsOf, isGermanCompound, type WordFacts } from './word-facts.ts';

/** A declared name; words in mixed case, of no vocabulary with and without a capital, of a vocabulary; a clause; a label. */
type Kind = 'declared' | 'mixed' | 'strange' | 'small' | 'plain' | 'clause' | 'label';

interface Entry extends Head {
  kind: Kind;
  words: number;
  /** A sign that names are written with: `&`, a genitive, a number behind a word. */
  hasNameSign: boolean;
}

/** A head that may be a name, and how much speaks for it. */
export interface NamedHead extends Head {
  points: number;
}

const MAX_WORDS = 6;
const SPLIT = / \/ | or | oder | ou | o | lub | или | または | by /u;
const HAS_LETTER = /\p{L}/u;
/** A quotation, a formula, markup. */
const NO_HEAD = /["“”«»„=<>]/;

/**
 * Heads that may name a company or a product: of list entries, headings, rows, columns and what is in bold. What is beside
 * speaks too: among names an ordinary word is one (`Slack` beside `Basecamp`), among labels a strange word is none
 * (`Mindestlaufzeit` beside `Preis`).
 */
export function namedHeads(context: AnswerContext, until: number, isAsked: boolean): NamedHead[] {
  const named: NamedHead[] = [];
  for (const group of headGroups(context, until)) {
    const entries = entriesOf(context, group);
    const beside = countBeside(entries);
    for (const entry of entries) {
      const points = isAsked
        ? pointsOf(context, entry, group.place, beside)
        : entry.kind === 'mixed'
          ? ENOUGH
          : 0;
      if (points > 0) named.push({ ...entry, points });
    }
  }
  return named;
}

/** What stands in one group of heads. */
interface Beside {
  all: number;
  sure: number;
  plain: number;
  others: number;
}

function countBeside(entries: readonly Entry[]): Beside {
  const beside: Beside = { all: entries.length, sure: 0, plain: 0, others: 0 };
  for (const { kind } of entries) {
    if (kind === 'plain') beside.plain++;
    else if (kind === 'label' || kind === 'clause') beside.others++;
    else if (kind === 'small') beside.plain++;
    else beside.sure++;
  }
  return beside;
}

const KIND_POINTS: Readonly<Record<Kind, number>> = {
  declared: 0,
  mixed: 4,
  strange: 3,
  small: 2,
  plain: 1,
  clause: -2,
  label: -9,
};

const PLACE_POINTS: Readonly<Record<HeadPlace, number>> = {
  item: 0,
  numbered: 1,
  heading: 0,
  'numbered heading': 1,
  column: 1,
  row: 1,
  bold: 0,
  inline: 0,
};

/** Where only what is compared stands. */
const LISTS: ReadonlySet<HeadPlace> = new Set(['item', 'numbered', 'row', 'column']);

function pointsOf(context: AnswerContext, entry: Entry, place: HeadPlace, beside: Beside): number {
  const { kind, ending } = entry;
  if (kind === 'declared' || kind === 'label') return 0;
  let points =
    KIND_POINTS[kind] +
    PLACE_POINTS[place] +
    besidePoints(entry, beside, context.language() === 'de', LISTS.has(place));
  if (entry.hasNameSign) points++;
  if (entry.words > 1 && entry.words < 5) points++;
  if (ending === 'sign') points++;
  if (ending === 'words') points -= 1;
  if (ending === 'colon' && isNameBehind(context, entry)) points -= 3;
  if (ending === 'colon' && kind === 'plain') points -= 2;
  if (kind === 'plain' && !LISTS.has(place) && beside.sure <= beside.plain) points -= 2;
  if (ending === 'line' && entry.words > 1 && (place === 'bold' || place === 'heading')) points++;
  return points;
}

function besidePoints(
  { kind }: Entry,
  { all, sure, plain, others }: Beside,
  ...[isGerman, isList]: [boolean, boolean]
): number {
  if (all < 2) return 0;
  if (others > sure + plain) return -2;
  if (sure === 0) return all > 2 ? -2 : -1;
  if (isGerman && sure < plain) return -2;
  if (kind === 'plain' && isList && others === 0 && sure >= 2 * plain) return 3;
  if (sure >= 2 && sure >= plain) return kind === 'mixed' || kind === 'strange' ? 1 : 2;
  return kind === 'plain' && sure < plain ? 1 : 0;
}

/** `Payroll: Gusto connects`: what has a name behind its colon is a label. */
function isNameBehind({ visible, language }: AnswerContext, { end }: Entry): boolean {
  if (language() === 'de') return false;
  return /^[\s\u2060*_]*[:：][\s\u2060]*\p{Lu}/u.test(visible.text.slice(end, end + 12));
}

function entriesOf(context: AnswerContext, { heads }: HeadGroup): Entry[] {
  return heads.flatMap((head) => {
    const both = partsOf(context, head, AND).map((part) => entryOf(context, part));
    if (both.length > 1 && both.every(({ kind }) => SURE.has(kind))) return both;
    return partsOf(context, head, SPLIT).map((part) => entryOf(context, part));
  });
}

/** `Thalia und Hugendubel`: two names where each is one by itself. */
const AND = / (?:and|und|et|y|e|en|og|och|i|и|a|ve) /u;
const SURE: ReadonlySet<Kind> = new Set(['declared', 'mixed', 'strange', 'small']);

/** A head, or the names that it sets beside each other: `Slack or Basecamp`. */
function partsOf({ visible }: AnswerContext, head: Head, split: RegExp): Head[] {
  if (!head.text.includes(' ') || !split.test(head.text)) return [head];
  const parts: Head[] = [];
  let at = head.start;
  for (const text of head.text.split(split)) {
    const start = visible.text.indexOf(text, at);
    if (start < 0) break;
    at = start + text.length;
    parts.push({ ...head, start, end: at, text });
  }
  return parts;
}

const NAME_SIGN = /&|\p{L}['’]s? \p{Lu}|\p{L} ?\+(?:\s|$)|\p{L}\d|\p{L} \p{Lu}{0,4}-?\d/u;

function entryOf(context: AnswerContext, head: Head): Entry {
  const { start, end, text } = head;
  const words = text.split(/[\s\u00a0]+/);
  const entry = { ...head, words: words.length, hasNameSign: NAME_SIGN.test(text) };
  if (candidateIn(context.candidates, start, end)) return { ...entry, kind: 'declared' };
  const language = context.language();
  const isCaseless = language !== null && CASELESS.has(language) && /\p{Lo}/u.test(text);
  const kind = isCaseless ? CASELESS_KINDS[caselessKind(text, language)] : casedKind(context, text, words);
  return { ...entry, kind };
}

const CASELESS_KINDS = { name: 'strange', strange: 'strange', plain: 'plain', label: 'label' } as const;

function casedKind(context: AnswerContext, text: string, words: readonly string[]): Kind {
  if (NO_HEAD.test(text) || !HAS_LETTER.test(text)) return 'label';
  const facts = words.map((word) => factsOf(word, context));
  const [head] = facts;
  if (head === undefined || words.length > MAX_WORDS) return 'label';
  if (/[?.…]$/.test(text) && !LEGAL_FORM.test(text)) return 'label';
  if (facts.every((word) => word.isNoName || word.isProper || !word.isCapital)) {
    if (facts.some((word) => word.isNoName || word.isProper)) return 'label';
  }
  if (head.isDomain || facts.some((word) => word.isMixed)) return 'mixed';
  if (!isWrittenAsName(facts)) return isSmallName(facts) ? 'small' : 'clause';
  if (head.isNoName && facts.length === 1) return 'label';
  if (facts.length === 1 && looksDerived(head.folded, context.language())) return 'label';
  if (facts.length === 1 && context.language() === 'de' && isGermanCompound(text, head.isSurelyUnknown))
    return 'plain';
  if (facts.length > 1 && facts.every((word) => word.isEnglish)) return 'strange';
  return facts.some((word) => word.isName) ? 'strange' : 'plain';
}

/** Legal forms that end with a full stop. */
const LEGAL_FORM = /(?:& (?:Co|C)|Inc|Ltd|Co|Corp|S\.L|B\.V|N\.V|S\.A|S\.r\.l|z o\.o|s\.c|S\.n\.c)\.$/u;

/** Each word with a capital, but those of the grammar between the first and the last. */
function isWrittenAsName(facts: readonly WordFacts[]): boolean {
  const last = facts.length - 1;
  return facts.every((word, index) =>
    index === 0 || index === last ? word.isCapital || word.isDomain : word.isTitleWord || word.isFunction,
  );
}

/** `flowkey`, `runners point`: small throughout, and of no vocabulary. */
function isSmallName(facts: readonly WordFacts[]): boolean {
  return facts.length < 3 && facts.some((word) => word.isUnknown) && !facts.some((word) => word.isFunction);
}
