import { charClassAt, HANGUL, isUnspaced, type Line, type Link } from '@answerscope/answer-text';
import type { ReasonCode } from '../codes.ts';
import { candidatesIn } from '../find/candidate-index.ts';
import { nameForms } from '../names/name-forms.ts';
import { foldCompact, foldText } from '../text/fold.ts';
import { isOwnAddress, registrableDomain } from '../text/urls.ts';
import type { BrandNames, DeclaredNamesake } from '../types.ts';
import type { AnswerContext } from './answer-context.ts';
import { firstLinkFrom } from './own-link.ts';
import type { Scene } from './scene.ts';
import { categoryWords, speaksOf } from './use/category.ts';

/** Characters of its own line on either side of a place, and of the lines before and behind it. */
const REACH = 300;
const NEIGHBOUR = 200;
/** No longer name is longer. */
const NAME_REACH = 120;

/** What shows a brand's namesakes, as runs of folded words. */
interface Signs {
  /** Full names of namesakes; words by which they are known. */
  names: readonly string[];
  words: readonly string[];
}

interface Range {
  start: number;
  end: number;
}

/**
 * The user declared that somebody else bears the name, and that one's full name or words stand around this place, without
 * a sign of the brand itself: its domain, another of its names, or a word of its category. Inside the full name no sign
 * of the brand is looked for.
 */
export function declaredNamesake(scene: Scene): ReasonCode | null {
  const { brand, pattern } = scene.candidate;
  const names = scene.context.names.brands[brand];
  if (!names?.namesakes?.length || pattern.form.kind === 'domain') return null;
  const { names: full, words } = signsOf(names);
  if (full.some((name) => isInside(scene, name))) return 'declared_namesake';
  const around = rangesAround(scene);
  const text = textAround(scene, around);
  if (![...full, ...words].some((sign) => stands(text, sign))) return null;
  return showsBrand(scene, names, around) ? null : 'declared_namesake';
}

/** Whether a namesake can be told from the brand: its name is a longer one, or has a word that is no name of the brand. */
export function isTelling(brand: BrandNames, namesake: DeclaredNamesake): boolean {
  const { names, words } = readSigns({ ...brand, namesakes: [namesake] });
  return names.length + words.length > 0;
}

const known = new WeakMap<BrandNames, Signs>();

function signsOf(names: BrandNames): Signs {
  const made = known.get(names) ?? readSigns(names);
  known.set(names, made);
  return made;
}

/** What stands in a name of the brand itself is no sign of another. */
function readSigns(names: BrandNames): Signs {
  const own = nameForms(names, 0).map(({ text }) => flat(text));
  const isSign = (sign: string): boolean => sign !== '' && !own.some((form) => stands(form, sign));
  const namesakes = names.namesakes ?? [];
  return {
    names: namesakes.map(({ name }) => flat(name).trim()).filter(isSign),
    words: namesakes.flatMap(({ words }) => words.map((word) => flat(word).trim())).filter(isSign),
  };
}

/** The folded words of a text without plural endings, a space on either side of each. */
function flat(text: string): string {
  const words = foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words
    .map((word) => word.replace(/(?<=[^s])s$/, ''))
    .filter((word) => word !== 's')
    .join(' ')} `;
}

/** A sign stands as whole words; in scripts without spaces anywhere, and Korean words have endings. */
function stands(text: string, sign: string): boolean {
  const script = charClassAt(sign, 0);
  if (isUnspaced(script)) return text.includes(sign);
  return text.includes(script === HANGUL ? ` ${sign}` : ` ${sign} `);
}

/** The place is a part of a longer name: `Northwind` in `Northwind Traders`. */
function isInside({ candidate, context, line }: Scene, name: string): boolean {
  if (candidate.possessive) return false;
  const { text } = context.visible;
  const own = flat(candidate.pattern.form.text);
  const at = ` ${name} `.indexOf(own);
  if (at < 0) return false;
  const lead = ` ${name} `.slice(0, at + 1);
  const tail = ` ${name} `.slice(at + own.length - 1);
  const before = flat(text.slice(Math.max(line.start, candidate.start - NAME_REACH), candidate.start));
  const behind = flat(text.slice(candidate.end, Math.min(line.end, candidate.end + NAME_REACH)));
  return before.endsWith(lead) && behind.startsWith(tail);
}

/** Its line and the ones before and behind it, where they are long the parts near it. */
function rangesAround({ candidate, context, line, lineIndex }: Scene): Range[] {
  const before = lineBeside(context, lineIndex, -1);
  const behind = lineBeside(context, lineIndex, 1);
  return [
    ...(before ? [{ start: Math.max(before.start, before.end - NEIGHBOUR), end: before.end }] : []),
    {
      start: Math.max(line.start, candidate.start - REACH),
      end: Math.min(Math.max(line.end, candidate.end), candidate.end + REACH),
    },
    ...(behind ? [{ start: behind.start, end: Math.min(behind.end, behind.start + NEIGHBOUR) }] : []),
  ];
}

/** The next line that is not blank. */
function lineBeside({ visible: { lines } }: AnswerContext, index: number, step: 1 | -1): Line | undefined {
  let at = index + step;
  while (lines[at]?.kind === 'blank') at += step;
  return lines[at];
}

/** By the line of the place: all places of a line that is not long have the same around them. */
const texts = new WeakMap<AnswerContext['candidates'], Map<number, string>>();

function textAround({ context, line, lineIndex }: Scene, around: readonly Range[]): string {
  const read = () => flat(around.map(({ start, end }) => context.visible.text.slice(start, end)).join(' '));
  if (line.end - line.start > REACH) return read();
  const known = texts.get(context.candidates) ?? new Map<number, string>();
  texts.set(context.candidates, known);
  const text = known.get(lineIndex) ?? read();
  known.set(lineIndex, text);
  return text;
}

function showsBrand(scene: Scene, names: BrandNames, around: readonly Range[]): boolean {
  const { text } = scene.context.visible;
  const category = categoryWords(names);
  return (
    around.some(({ start, end }) => speaksOf(text.slice(start, end), category)) ||
    showsDomain(scene, around) ||
    showsOtherForm(scene, around)
  );
}

function showsDomain({ candidate, context }: Scene, around: readonly Range[]): boolean {
  const host = context.names.hosts[candidate.brand] ?? null;
  if (host === null) return false;
  const { text, links } = context.visible;
  const domain = registrableDomain(host);
  return around.some(
    ({ start, end }) =>
      text.slice(start, end).toLowerCase().includes(host) ||
      (domain !== null && linksIn(links, start, end).some(({ url }) => isOwnAddress(url, domain))),
  );
}

function linksIn(links: readonly Link[], start: number, end: number): Link[] {
  const found: Link[] = [];
  for (let at = firstLinkFrom(links, start); at < links.length; at++) {
    const link = links[at];
    if (link === undefined || link.start >= end) break;
    found.push(link);
  }
  return found;
}

/** Another declared name of the brand: an alias or a product of other letters than the place has. */
function showsOtherForm({ candidate, context }: Scene, around: readonly Range[]): boolean {
  const own = foldCompact(candidate.pattern.form.text);
  return around.some(({ start, end }) =>
    candidatesIn(context.candidates, start, end).some(
      ({ brand, pattern }) => brand === candidate.brand && foldCompact(pattern.form.text) !== own,
    ),
  );
}
