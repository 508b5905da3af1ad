import type { ReasonCode } from '../../codes.ts';
import { ORGANISATION_TAILS, WORK_NOUNS } from '../../lexicon/people-and-places.ts';
import { foldText } from '../../text/fold.ts';
import { hasCase, isAdjacent, isCapitalised, isLowerCase, type Word } from '../../text/words.ts';
import type { Scene } from '../scene.ts';
import { startsClause } from './phrase.ts';

export function isOtherOrganisation({ after, written }: Scene): boolean {
  if (!after || !isAdjacent(after) || !isCapitalised(after.text) || !isCapitalised(written)) return false;
  return ORGANISATION_TAILS.has(foldText(after.text));
}

const TITLE_ARTICLES = new Set([
  'the',
  'a',
  'el',
  'la',
  'le',
  'les',
  'los',
  'las',
  'il',
  'lo',
  'o',
  'os',
  'der',
  'die',
  'das',
  'de',
  'het',
]);

export function otherEntityByUse(scene: Scene): ReasonCode | null {
  const { before, after, written } = scene;
  if (!isCapitalised(written) && hasCase(written)) return null;
  if (after && isAdjacent(after) && isWorkNoun(after.text, scene.context.language())) return 'other_entity';
  if (isQuotedTitle(scene)) return 'other_entity';
  const article =
    before && isAdjacent(before) && TITLE_ARTICLES.has(foldText(before.text)) && isCapitalised(before.text);
  return article && !startsClause(scene, before) && !opensPart(scene, before) ? 'other_entity' : null;
}

/** `**Snack** – A Name bar`: the article opens what stands behind a dash. */
function opensPart({ context }: Scene, { start }: Word): boolean {
  return /[–—-]\s$/.test(context.visible.text.slice(Math.max(0, start - 2), start));
}

/** Romance languages put the noun before the title, so that `Carrefour livre` is a verb. */
const NOUN_FIRST = new Set(['fr', 'es', 'pt', 'it', 'ro', 'ca']);

function isWorkNoun(word: string, language: string | null): boolean {
  return WORK_NOUNS.has(foldText(word)) && isLowerCase(word) && !NOUN_FIRST.has(language ?? '');
}

const QUOTES: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['„', '“'],
  ['‘', '’'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
];

function isQuotedTitle(scene: Scene): boolean {
  const { text } = scene.context.visible;
  const { start, end } = scene.candidate;
  const lead = text.slice(Math.max(scene.line.start, start - 80), start);
  const tail = text.slice(end, Math.min(scene.line.end, end + 80));
  for (const [open, close] of QUOTES) {
    const from = lead.lastIndexOf(open);
    const to = tail.indexOf(close);
    if (from < 0 || to < 0) continue;
    if (open === close && lead.split(open).length % 2 === 1) continue;
    if (open !== close && lead.slice(from + 1).includes(close)) continue;
    const rest = lead.slice(from + 1) + tail.slice(0, to);
    if (/[\p{L}\p{N}]/u.test(rest)) return true;
  }
  return isItalicTitle(scene);
}

/** `*Brave New World*`: italics around the name and more. */
function isItalicTitle(scene: Scene): boolean {
  const { answer, visible } = scene.context;
  const { start, end } = scene.candidate;
  const from = visible.origin[start] ?? 0;
  const to = (visible.origin[end - 1] ?? 0) + 1;
  const lead = answer.slice(Math.max(0, from - 60), from);
  if (!lead.includes('*') && !lead.includes('_')) return false;
  const tail = answer.slice(to, to + 60);
  const open = /(?:^|[^*_\w])([*_])(?![*_\s])([^*_\n]*)$/.exec(lead);
  const close = /^([^*_\n]*)([*_])(?![*_])/.exec(tail);
  if (!open || !close || open[1] !== close[2]) return false;
  return /\p{L}/u.test(`${open[2]}${close[1]}`);
}
