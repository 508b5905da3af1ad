import type { CompiledNames } from '../names/compile-names.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { keyWords, nameKeyOf, shortestKnown } from './name-key.ts';
import { ENOUGH } from './points.ts';
import type { Run } from './runs.ts';
import { factsOf } from './word-facts.ts';

export interface Place {
  start: number;
  end: number;
  words: readonly string[];
  points: number;
}

export interface FoundName {
  name: string;
  places: { start: number; end: number }[];
}

const MAX_NAMES = 30;
const MAX_PLACES = 20;

export function mergePlaces(
  context: AnswerContext,
  places: readonly Place[],
  ordinary: readonly Run[],
): FoundName[] {
  const accepted = acceptedKeys(places);
  if (accepted.size === 0) return [];
  const declines = DECLINING.has(context.language() ?? '');
  for (const place of places) {
    const key = shortestKnown(place.words, accepted);
    accepted.get(declines ? uninflected(key, accepted) : key)?.push(place);
  }
  for (const run of ordinary) addSpelled(run, accepted);
  const declared = declaredKeys(context.names);
  const names: FoundName[] = [];
  for (const [key, found] of accepted) {
    const sorted = withoutOverlaps(found);
    const [first] = sorted;
    if (first === undefined || declared.has(shortestKnown(first.words, declared))) continue;
    const name = displayName(context, key, sorted);
    if (isWordToo(context, name)) continue;
    names.push({ name, places: sorted.slice(0, MAX_PLACES).map(({ start, end }) => ({ start, end })) });
  }
  return names.toSorted((x, y) => (x.places[0]?.start ?? 0) - (y.places[0]?.start ?? 0)).slice(0, MAX_NAMES);
}

const knownKeys = new WeakMap<CompiledNames, ReadonlySet<string>>();

function declaredKeys(names: CompiledNames): ReadonlySet<string> {
  const known = knownKeys.get(names);
  if (known) return known;
  const keys = new Set(names.forms.map((form) => nameKeyOf(keyWords(form.text))));
  knownKeys.set(names, keys);
  return keys;
}

/** `Brave` in a sentence, where the head of an entry shows that it is a name. */
function addSpelled({ words, start }: Run, accepted: ReadonlyMap<string, Place[]>): void {
  let key = '';
  for (const [index, { facts, end }] of words.entries()) {
    key += facts.folded;
    const found = accepted.get(key);
    if (found === undefined) continue;
    found.push({
      start,
      end,
      words: words.slice(0, index + 1).map((word) => word.facts.folded),
      points: 0,
    });
    return;
  }
}

function acceptedKeys(places: readonly Place[]): Map<string, Place[]> {
  const sums = new Map<string, { best: number; others: number }>();
  for (const { words, points } of places) {
    if (points <= 0) continue;
    const key = nameKeyOf(words);
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { best: points, others: 0 });
    else {
      sum.best = Math.max(sum.best, points);
      if (points >= MAY_BE) sum.others++;
    }
  }
  const accepted = new Map<string, Place[]>();
  for (const [key, { best, others }] of sums)
    if (best + Math.min(others, 2) >= ENOUGH && key.length > 1) accepted.set(key, []);
  return accepted;
}

const MAY_BE = 2;

const DECLINING = new Set('pl cs sk ru uk bg hr sl sr fi et hu tr lt lv'.split(' '));
const LONGEST_ENDING = 3;
const MIN_STEM = 4;

/** The name that has the letters of this one without an ending: `InPost` for `InPostu`. */
function uninflected(key: string, known: ReadonlyMap<string, unknown>): string {
  for (let cut = LONGEST_ENDING; cut > 0; cut--) {
    const stem = key.slice(0, -cut);
    if (stem.length >= MIN_STEM && known.has(stem)) return stem;
  }
  return key;
}

function withoutOverlaps(places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const place of places.toSorted((x, y) => x.start - y.start || y.end - x.end))
    if (place.start >= (kept.at(-1)?.end ?? 0)) kept.push(place);
  return kept;
}

const GENITIVE = /['’]s?$/;
/** `Zentrix’s pricing`: what is owned stands behind in small letters or numbers. */
const OWNING = /^['’]s [\p{Ll}\d]/u;

const ARTICLE = /^The[ \u00a0]/;

/** `The North Face` where it stands alone or in a sentence; the first word of a sentence may be the sentence's. */
function hasOwnArticle(text: string, { start, end }: Place): boolean {
  if (!ARTICLE.test(text.slice(start, start + 4))) return false;
  return (
    /[\p{Ll},]\s$/u.test(text.slice(start - 2, start)) || !/^\s?[\p{Ll}'’]/u.test(text.slice(end, end + 2))
  );
}

/** The name as it is written first, without what its other forms have behind it; as a genitive only if always so. */
function displayName(context: AnswerContext, key: string, places: readonly Place[]): string {
  const { text } = context.visible;
  const withArticle = places.filter((place) => hasOwnArticle(text, place));
  const hasArticle = withArticle.length > 0;
  let first: string | null = null;
  for (const { start, end } of hasArticle ? withArticle : places) {
    const whole = text.slice(start, end);
    const written = (hasArticle ? whole : whole.replace(/^the /i, '')).replace(/[®™,\u2060]/gu, '');
    const form = coreOf(written.split(/[\s\u00a0]+/), key);
    if (!GENITIVE.test(form)) return form;
    if (OWNING.test(text.slice(end - 2, end + 2))) return form.replace(GENITIVE, '');
    first ??= form;
  }
  const form = first ?? '';
  return factsOf(form, context).isMixed ? form.replace(GENITIVE, '') : form;
}

function coreOf(words: readonly string[], key: string): string {
  for (let count = 1; count < words.length; count++) {
    const core = words.slice(0, count).join(' ');
    if (nameKeyOf(keyWords(core)) === key) return core;
  }
  return words.join(' ');
}

function isWordToo(context: AnswerContext, name: string): boolean {
  const { text } = context.visible;
  const words = name.split(/[\s\u00a0]+/).filter((word) => word !== word.toLowerCase());
  return (
    words.length > 0 &&
    words.every((word) => !factsOf(word, context).isMixed && standsIn(text, word.toLowerCase()))
  );
}

function standsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (text.charAt(at - 1) === ' ' && !/[\p{L}\p{N}]/u.test(text.charAt(at + word.length))) return true;
  return false;
}
