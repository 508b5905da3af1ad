import { foldText } from '../text/fold.ts';
import { isCapitalised, type Word } from '../text/words.ts';
import type { AnswerContext } from './answer-context.ts';
import type { Scene } from './scene.ts';
import { companyWords, PRODUCT_NOUNS } from './use-words.ts';

/**
 * Brands whose name, an ordinary word, always stands beside the same capitalised word in this answer (Free Fly for Fly,
 * Delta Faucet for Delta): the longer phrase is the name, and it is another one.
 */
export function alwaysInLongerPhrase(scenes: readonly Scene[], context: AnswerContext): ReadonlySet<number> {
  const perBrand = Map.groupBy(
    scenes.filter((scene) => isCapitalised(scene.written)),
    (scene) => scene.candidate.brand,
  );
  const covered = new Set<number>();
  for (const [brand, list] of perBrand) {
    const before = sameWord(list.map((scene) => scene.before));
    const after = sameWord(list.map((scene) => scene.after));
    const strangeAfter = after !== null && !companyWords(context.language()).has(after) && !/^\d/.test(after);
    if (before !== null && isForeignTo(before, brand, context) && list.length > 1) covered.add(brand);
    else if (strangeAfter && list.length > 1 && isForeignTo(after, brand, context)) {
      if (!PRODUCT_NOUNS.has(after.replace(/s$/, ''))) covered.add(brand);
    }
  }
  return covered;
}

/** The folded word all places share at that side, capitalised and joined by one space; null when they differ. */
function sameWord(words: readonly (Word | null)[]): string | null {
  let shared: string | null = null;
  for (const word of words) {
    if (word?.gap !== ' ' || !isCapitalised(word.text)) return null;
    const folded = foldText(word.text).replace(/['’]s?$/, '');
    if (shared !== null && shared !== folded) return null;
    shared = folded;
  }
  return shared;
}

/** The word belongs to none of the brand's own names, products or its domain. */
function isForeignTo(word: string, brand: number, context: AnswerContext): boolean {
  const names = context.names.brands[brand];
  const declared = [
    names?.name ?? '',
    names?.domain ?? '',
    ...(names?.aliases ?? []),
    ...(names?.products ?? []),
  ];
  return !declared.some((text) =>
    foldText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .includes(word),
  );
}
