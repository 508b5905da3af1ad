import type { CompiledNames } from '../names/compile-names.ts';
import { nameClass } from '../names/name-class.ts';
import type { NameForm } from '../names/name-forms.ts';
import type { Pattern } from '../names/pattern.ts';
import type { Judged } from '../rules/judge.ts';
import { foldCompact, foldText } from '../text/fold.ts';
import { NOTED_UNITS } from '../text/sentences.ts';

const MIN_LETTERS = 5;
const LONG = 10;
const MAX_WORDS = 6;
const PLACES_MAX = 3;
const UNSURE = 0.6;
const CAPITALISED = /(?<![\p{L}\p{N}])[\p{Lu}\p{Nd}][\p{L}\p{N}'’&.-]*/gu;

/**
 * Places spelt nearly like a brand's name that no written form covers, with a capital, three at most in the first part of an
 * answer: one letter more, less or other (two in long names), `1 Password` for 1Password, `Saint Gobain` for St. Gobain.
 * Only names in no vocabulary are looked for: a word one letter away from a word is another word.
 */
export function looseSpellings(text: string, names: CompiledNames, brand: number): Judged[] {
  const long = keysOf(names, brand);
  if (long.length === 0) return [];
  const firsts = new Set(long.map(({ key }) => key.charAt(0)));
  const words = Array.from(text.slice(0, NOTED_UNITS).matchAll(CAPITALISED), (match) => new Written(match));
  const found: Judged[] = [];
  for (const [at, word] of words.entries()) {
    if (found.length === PLACES_MAX) break;
    if (!firsts.has(firstLetter(word.text))) continue;
    for (const { pattern, key } of long) {
      const last = endOfName(words, at, key);
      if (last === null) continue;
      found.push(nearly(pattern, word.start, last.end));
      break;
    }
  }
  return found;
}

/** A word with a capital. */
class Written {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  #key: string | null = null;

  constructor({ 0: text, index }: RegExpExecArray) {
    this.text = text;
    this.start = index;
    this.end = index + text.length;
  }

  get key(): string {
    this.#key ??= keyOf(this.text);
    return this.#key;
  }
}

interface NameKey {
  pattern: Pattern;
  key: string;
}

const knownKeys = new WeakMap<CompiledNames, Map<number, readonly NameKey[]>>();

function keysOf(names: CompiledNames, brand: number): readonly NameKey[] {
  let brands = knownKeys.get(names);
  if (brands === undefined) {
    brands = new Map();
    knownKeys.set(names, brands);
  }
  let keys = brands.get(brand);
  if (keys === undefined) {
    keys = names.patterns
      .filter(({ form, stem }) => form.brand === brand && !stem && isLookedFor(form))
      .map((pattern) => ({ pattern, key: keyOf(pattern.form.text) }))
      .filter(({ key }) => key.length >= MIN_LETTERS);
    brands.set(brand, keys);
  }
  return keys;
}

function firstLetter(word: string): string {
  if (word.charCodeAt(0) < 0x80) return word.charAt(0).toLowerCase();
  return foldText(String.fromCodePoint(word.codePointAt(0) ?? 0)).charAt(0);
}

function nearly(pattern: Pattern, start: number, end: number): Judged {
  const { brand } = pattern.form;
  const spelling = { exact: false, respaced: false, ending: '', possessive: false, inside: false };
  return {
    candidate: { brand, pattern, start, end, ...spelling },
    rule: 'letter_variant',
    reason: 'near_spelling',
    confidence: UNSURE,
    doubt: 'loose_spelling',
    signs: null,
  };
}

function isLookedFor(form: NameForm): boolean {
  return (form.kind === 'name' || form.kind === 'alias') && nameClass(form) === 'distinctive';
}

function keyOf(text: string): string {
  return foldCompact(text.replace(SAINT, 'St'));
}

const SAINT = /(?<!\p{L})(?:Saint|Sankt|San|Santa|Sint|St)\.?(?!\p{L})/gu;

/** The last of the words from `at` on that together are the key or a letter away from it; null when none are. */
function endOfName(words: readonly Written[], at: number, key: string): Written | null {
  const reach = key.length >= LONG ? 2 : 1;
  let joined = '';
  for (let i = at; i < Math.min(words.length, at + MAX_WORDS); i++) {
    const word = words[i];
    const last = words[i - 1];
    if (word === undefined) return null;
    if (i > at && last !== undefined && word.start - last.end > 2) return null;
    joined += word.key;
    if (joined.length > key.length + reach) return null;
    if (joined.length >= key.length - reach && distanceWithin(joined, key, reach)) return word;
  }
  return null;
}

/** Whether `a` becomes `b` by at most `reach` letters put in, taken out or changed. */
function distanceWithin(a: string, b: string, reach: number): boolean {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > reach) return false;
    row = next;
  }
  return (row[b.length] ?? reach + 1) <= reach;
}
