import { candidateIn } from '../find/candidate-index.ts';
import { looksDerived } from '../lexicon/ordinary-words.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { wordAfter } from '../text/words.ts';
import type { Asked } from './asked.ts';
import { CASELESS, caselessKind } from './caseless.ts';
import { goesOn, isTitle, speaksOfName } from './head-labels.ts';
import type { Head } from './head-text.ts';
import { type HeadGroup, type HeadPlace, headGroups } from './layout.ts';
import { ENOUGH } from './points.ts';
import { factsOf, isGermanCompound, isPlaceName, type WordFacts } from './word-facts.ts';

/**
 * A declared name; words in mixed case, of no vocabulary with and without a capital, of a vocabulary; a clause; a label;
 * the title of a part of the answer.
 */
type Kind = 'declared' | 'mixed' | 'strange' | 'small' | 'plain' | 'clause' | 'label' | 'title';

interface Entry extends Head {
  kind: Kind;
  words: number;
  /** A sign that names are written with: `&`, a genitive, a number behind a word. */
  hasNameSign: boolean;
}

/** A head that may be a name, and how much speaks for it; or a title, whose words are none. */
export interface NamedHead extends Head {
  points: number;
  isTitle: boolean;
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
export function namedHeads(context: AnswerContext, until: number, asked: Asked): NamedHead[] {
  const named: NamedHead[] = [];
  for (const group of headGroups(context, until)) {
    const entries = entriesOf(context, group, asked);
    const beside = countBeside(entries);
    for (const entry of entries) {
      const points = asked.forNames
        ? pointsOf(context, entry, group.place, beside)
        : entry.kind === 'mixed'
          ? ENOUGH
          : 0;
      const isTitle = entry.kind === 'title';
      if (points > 0 || isTitle) named.push({ ...entry, place: group.place, points, isTitle });
    }
  }
  return withoutSections(context, named);
}

const SECTIONS: readonly HeadPlace[] = ['heading', 'bold'];
const FEWEST_NAMES = 2;

/** `Artisanal and Sprouted Bread`: words that head a section in which several names are set apart are its title. */
function withoutSections(
  context: AnswerContext,
  named: readonly (NamedHead & { place: HeadPlace; words: number })[],
): NamedHead[] {
  const inSection = new Map(SECTIONS.map((place) => [place, 0]));
  const found: NamedHead[] = [];
  for (const head of named.toSorted((x, y) => y.start - x.start)) {
    const names = inSection.get(head.place) ?? 0;
    const isTitle = names >= FEWEST_NAMES && head.words > 1 && !goesOn(context, head);
    found.push(isTitle ? { ...head, points: 0, isTitle } : head);
    for (const [place, count] of inSection)
      inSection.set(place, place === head.place ? 0 : count + (head.points >= ENOUGH ? 1 : 0));
  }
  return found.reverse();
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
    else if (kind === 'label' || kind === 'title' || kind === 'clause') beside.others++;
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
  title: -9,
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
  if (kind === 'declared' || kind === 'label' || kind === 'title') return 0;
  let points =
    KIND_POINTS[kind] +
    PLACE_POINTS[place] +
    besidePoints(entry, beside, context.language() === 'de', LISTS.has(place));
  if (entry.hasNameSign && (kind !== 'plain' || beside.sure > beside.plain)) points++;
  if (entry.words > 1 && entry.words < 5) points++;
  if (ending === 'sign') points++;
  if (ending === 'words') points -= 1;
  if (ending === 'colon' && isNameBehind(context, entry)) points -= 3;
  if (ending === 'colon' && kind === 'plain' && !isAmongNames(beside)) points -= 2;
  if (kind === 'plain' && !LISTS.has(place) && beside.sure <= beside.plain) points -= 2;
  if (ending === 'line' && entry.words > 1 && (place === 'bold' || place === 'heading')) points++;
  return points;
}

/** Nearly all heads beside it are names. */
function isAmongNames({ sure, plain, others }: Beside): boolean {
  return others === 0 && sure >= 2 * plain;
}

function besidePoints({ kind }: Entry, beside: Beside, ...[isGerman, isList]: [boolean, boolean]): number {
  const { all, sure, plain, others } = beside;
  if (all < 2) return 0;
  if (others > sure + plain) return -2;
  if (sure === 0) return all > 2 ? -2 : -1;
  if (isGerman && sure < plain) return -2;
  if (kind === 'plain' && isList && isAmongNames(beside)) return 3;
  if (sure >= 2 && sure >= plain) return kind === 'mixed' || kind === 'strange' ? 1 : 2;
  return kind === 'plain' && sure < plain ? 1 : 0;
}

/** `Payroll: Gusto connects`: what has a name behind its colon is a label. */
function isNameBehind(context: AnswerContext, { text, end }: Entry): boolean {
  const { visible, language, candidates } = context;
  if (language() === 'de') return false;
  const lead = /^[\s\u2060*_]*[:：][\s\u2060]*(?=\p{Lu}|\p{Ll}{1,6}\p{Lu})/u.exec(
    visible.text.slice(end, end + 12),
  )?.[0];
  const next = lead === undefined ? null : wordAfter(visible.text, end + lead.length);
  if (next === null || text.startsWith(next.text)) return false;
  if (/^ \p{Lu}/u.test(visible.text.slice(next.end, next.end + 2))) return true;
  return factsOf(next.text, context).isName || candidateIn(candidates, next.start, next.end) !== null;
}

function entriesOf(context: AnswerContext, { heads }: HeadGroup, asked: Asked): Entry[] {
  return heads.flatMap((head) => {
    const both = partsOf(context, head, AND).map((part) => entryOf(context, part, asked));
    if (both.length > 1 && both.every(({ kind }) => SURE.has(kind))) return both;
    return partsOf(context, head, SPLIT).map((part) => entryOf(context, part, asked));
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

function entryOf(context: AnswerContext, head: Head, asked: Asked): Entry {
  const { start, end, text } = head;
  const words = text.split(/[\s\u00a0]+/);
  const entry = { ...head, words: words.length, hasNameSign: NAME_SIGN.test(text) };
  if (candidateIn(context.candidates, start, end)) return { ...entry, kind: 'declared' };
  const language = context.language();
  const isCaseless = language !== null && CASELESS.has(language) && /\p{Lo}/u.test(text);
  const kind = isCaseless
    ? CASELESS_KINDS[caselessKind(text, language)]
    : casedKind(context, head, words, asked);
  return { ...entry, kind };
}

const CASELESS_KINDS = { name: 'strange', strange: 'strange', plain: 'plain', label: 'label' } as const;

function casedKind(
  context: AnswerContext,
  source: Head,
  ...[words, asked]: [readonly string[], Asked]
): Kind {
  const { text } = source;
  if (NO_HEAD.test(text) || !HAS_LETTER.test(text)) return 'label';
  const facts = words.map((word) => factsOf(word, context));
  const [head] = facts;
  if (head === undefined || words.length > MAX_WORDS) return 'label';
  if (/[?.…]$/.test(text) && !LEGAL_FORM.test(text)) return 'label';
  if (facts.every((word) => word.isNoName || word.isProper || !word.isCapital)) {
    if (facts.some((word) => word.isNoName || word.isProper)) return 'label';
  }
  if (isTitle(source, facts)) return 'title';
  if (isPlaceName(facts) || speaksOfName(context, source, facts, asked)) return 'label';
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

/** `flowkey`, `runners point`: small throughout, and of no vocabulary; `Gambit system` is a thing of that name. */
function isSmallName(facts: readonly WordFacts[]): boolean {
  const last = facts.at(-1);
  if (facts[0]?.isCapital === true && last?.isUnknown === false) return false;
  return facts.length < 3 && facts.some((word) => word.isUnknown) && !facts.some((word) => word.isFunction);
}
