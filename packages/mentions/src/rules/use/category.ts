import { foldText } from '../../text/fold.ts';
import { isFunctionWord } from '../../text/language.ts';
import type { BrandNames } from '../../types.ts';
import type { Scene } from '../scene.ts';
import { companyWords } from '../use-words.ts';

const known = new WeakMap<BrandNames, ReadonlySet<string>>();
const MIN_LETTERS = 4;

const withoutPlural = (word: string): string => word.replace(/(?:es|s)$/, '');

/** Words of the declared category that tell what the brand is about; `software` and its like tell nothing. */
export function categoryWords(names: BrandNames): ReadonlySet<string> {
  const made = known.get(names);
  if (made) return made;
  const words = foldText(names.category ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (word) => word.length >= MIN_LETTERS && !isFunctionWord(word, 'en') && !companyWords(null).has(word),
    )
    .map(withoutPlural);
  const set = new Set(words);
  known.set(names, set);
  return set;
}

export function speaksOf(text: string, words: ReadonlySet<string>): boolean {
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? [])
    if (words.has(withoutPlural(foldText(word)))) return true;
  return false;
}

export function categoryScore({ candidate, context, sentence }: Scene): number {
  const names = context.names.brands[candidate.brand];
  if (!names?.category) return 0;
  const words = categoryWords(names);
  if (words.size === 0) return 0;
  const question = context.question?.slice(0, 500) ?? '';
  return (speaksOf(sentence.text, words) ? 1 : 0) + (speaksOf(question, words) ? 0.75 : 0);
}
