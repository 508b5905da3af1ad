import { candidateIn } from '../find/candidate-index.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { wordAfter } from '../text/words.ts';
import type { Asked } from './asked.ts';
import { type HeadKind, kindOf } from './head-kinds.ts';
import { goesOn } from './head-labels.ts';
import type { Head } from './head-text.ts';
import { type HeadGroup, type HeadPlace, headGroups } from './layout.ts';
import { ENOUGH } from './points.ts';
import { factsOf } from './word-facts.ts';

interface Entry extends Head {
  kind: HeadKind;
  words: number;
}

export interface NamedHead extends Head {
  points: number;
  isTitle: boolean;
}

const SPLIT = / \/ | or | oder | ou | o | lub | или | または | by /u;

/**
 * Heads that may name a company or a product: of list entries, headings, rows, columns and what is in bold. What is beside
 * speaks too: among names an ordinary word is one (`Slack` beside `Basecamp`), among labels a strange word is none
 * (`Mindestlaufzeit` beside `Preis`).
 */
export function namedHeads(context: AnswerContext, until: number, asked: Asked): NamedHead[] {
  const named: PlacedHead[] = [];
  for (const group of headGroups(context, until)) {
    const entries = withEnglish(context, entriesOf(context, group, asked));
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

interface PlacedHead extends NamedHead {
  place: HeadPlace;
  words: number;
}

const SECTIONS: readonly HeadPlace[] = ['heading', 'bold'];
const FEWEST_NAMES = 2;

/** `Artisanal and Sprouted Bread`: words that head a section in which several names are set apart are its title. */
function withoutSections(context: AnswerContext, named: readonly PlacedHead[]): NamedHead[] {
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

/** `Golden Crust` in a German list is a name beside one that surely is, and else a loan such as `Live Chat`. */
function withEnglish(context: AnswerContext, entries: readonly Entry[]): Entry[] {
  const isLoan = ({ text }: Entry) => text.split(WORDS).every((word) => factsOf(word, context).isEnglish);
  const kind = entries.some((entry) => SURE.has(entry.kind) && !isLoan(entry)) ? 'strange' : 'plain';
  return entries.map((entry) => (entry.kind === 'english' ? { ...entry, kind } : entry));
}

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

const KIND_POINTS: Readonly<Record<HeadKind, number>> = {
  declared: 0,
  mixed: 4,
  strange: 3,
  small: 2,
  plain: 1,
  english: 1,
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

const LISTS: ReadonlySet<HeadPlace> = new Set(['item', 'numbered', 'row', 'column']);

function pointsOf(context: AnswerContext, entry: Entry, place: HeadPlace, beside: Beside): number {
  const { kind, ending } = entry;
  if (kind === 'declared' || kind === 'label' || kind === 'title') return 0;
  let points =
    KIND_POINTS[kind] +
    PLACE_POINTS[place] +
    besidePoints(entry, beside, context.language() === 'de', LISTS.has(place));
  if ((kind !== 'plain' || beside.sure > beside.plain) && NAME_SIGN.test(entry.text)) points++;
  if (entry.words > 1 && entry.words < 5) points++;
  if (ending === 'sign') points++;
  if (ending === 'words') points -= 1;
  if (ending === 'colon' && isNameBehind(context, entry)) points -= 3;
  if (ending === 'colon' && kind === 'plain' && !isAmongNames(beside)) points -= 2;
  if (kind === 'plain' && !LISTS.has(place) && beside.sure <= beside.plain) points -= 2;
  if (ending === 'line' && entry.words > 1 && (place === 'bold' || place === 'heading')) points++;
  return points;
}

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
  return heads.flatMap((head): Entry | Entry[] => {
    const whole = entryOf(context, head, asked);
    if (!head.text.includes(' ')) return whole;
    const both = partsOf(context, head, AND).map((part) => entryOf(context, part, asked));
    if (both.length > 1 && both.every(({ kind }) => SURE.has(kind))) return both;
    const parts = partsOf(context, head, SPLIT);
    return parts.length === 0 ? whole : parts.map((part) => entryOf(context, part, asked));
  });
}

/** `Thalia und Hugendubel`: two names where each is one by itself. */
const AND = / (?:and|und|et|y|e|en|og|och|i|и|a|ve) /u;
const SURE: ReadonlySet<HeadKind> = new Set(['declared', 'mixed', 'strange', 'small']);

/** The names that a head sets beside each other: `Slack or Basecamp`; none where it is one. */
function partsOf({ visible }: AnswerContext, head: Head, split: RegExp): Head[] {
  if (!split.test(head.text)) return [];
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

const WORDS = /[\s\u00a0]+/;

function entryOf(context: AnswerContext, head: Head, asked: Asked): Entry {
  if (candidateIn(context.candidates, head.start, head.end)) return { ...head, kind: 'declared', words: 1 };
  const words = head.text.split(WORDS);
  return { ...head, kind: kindOf(context, head, words, asked), words: words.length };
}

/** A sign that names are written with: `&`, a genitive, a number behind a word. */
const NAME_SIGN = /&|\p{L}['’]s? \p{Lu}|\p{L} ?\+(?:\s|$)|\p{L}\d|\p{L} \p{Lu}{0,4}-?\d/u;
