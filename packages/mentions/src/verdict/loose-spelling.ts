import type { CompiledNames } from '../names/compile-names.ts';
import { nameClass } from '../names/name-class.ts';
import type { NameForm } from '../names/name-forms.ts';
import { foldCompact, foldText } from '../text/fold.ts';

/** Shorter names are one letter away from too many words. */
const MIN_LETTERS = 5;
/** From here on two letters may differ. */
const LONG = 10;
const MAX_WORDS = 6;
const CAPITALISED = /(?<![\p{L}\p{N}])[\p{Lu}\p{Nd}][\p{L}\p{N}'’&.-]*/gu;

/**
 * Whether a text has something close to a brand's name that no written form covers, with a capital: one letter more, less
 * or other (two in long names), `1 Password` for 1Password, `Saint Gobain` for St. Gobain. Only names in no vocabulary are
 * looked for: a word one letter away from a word is another word.
 */
export function hasLooseSpelling(text: string, names: CompiledNames, brand: number): boolean {
  const forms = names.forms.filter((form) => form.brand === brand && isLookedFor(form));
  if (forms.length === 0) return false;
  const keys = forms.map(({ text: name }) => keyOf(name)).filter((key) => key.length >= MIN_LETTERS);
  const firsts = new Set(keys.map((key) => key.charAt(0)));
  const words = [...text.matchAll(CAPITALISED)];
  for (const [at, word] of words.entries()) {
    if (!firsts.has(foldText(word[0]).charAt(0))) continue;
    if (keys.some((key) => beginsWith(words, at, key))) return true;
  }
  return false;
}

function isLookedFor(form: NameForm): boolean {
  return (form.kind === 'name' || form.kind === 'alias') && nameClass(form) === 'distinctive';
}

/** Letters alone, Saint and its like as they are abbreviated. */
function keyOf(text: string): string {
  return foldCompact(text.replace(SAINT, 'St'));
}

const SAINT = /(?<!\p{L})(?:Saint|Sankt|San|Santa|Sint|St)\.?(?!\p{L})/gu;

/** The words from `at` on, joined, are the key or a letter away from it. */
function beginsWith(words: readonly RegExpExecArray[], at: number, key: string): boolean {
  const reach = key.length >= LONG ? 2 : 1;
  let joined = '';
  for (let i = at; i < Math.min(words.length, at + MAX_WORDS); i++) {
    const word = words[i];
    const last = words[i - 1];
    if (word === undefined) return false;
    if (i > at && last !== undefined && word.index - last.index - last[0].length > 2) return false;
    joined += keyOf(word[0]);
    if (joined.length > key.length + reach) return false;
    if (joined.length >= key.length - reach && distanceWithin(joined, key, reach)) return true;
  }
  return false;
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
