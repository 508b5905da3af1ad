import { charClassAt, isWordClass } from '@answerscope/answer-text';
import { isOrdinaryAnywhere } from '../lexicon/ordinary-words.ts';
import { foldText } from '../text/fold.ts';
import { isAdjacent, isCapitalised, isLowerCase, type Word, wordAfter } from '../text/words.ts';
import type { AnswerContext } from './answer-context.ts';
import type { Scene } from './scene.ts';
import { companyWords, PRODUCT_NOUNS } from './use-words.ts';

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

/**
 * Brands whose name, no word of a vocabulary, always stands behind the same foreign name (Microsoft Fabric for Fabric at
 * fabric.example). The word before is a name when it also stands in the answer without a name behind it, as `Bäckerei`
 * and other kinds of company do not.
 */
export function alwaysBehindForeignName(
  scenes: readonly Scene[],
  context: AnswerContext,
): ReadonlySet<number> {
  const covered = new Set<number>();
  for (const [brand, list] of Map.groupBy(scenes, (scene) => scene.candidate.brand)) {
    if (list.length < 2) continue;
    const before = sameWord(list.map((scene) => scene.before));
    if (before === null || !isForeignTo(before, brand, context) || isOrdinaryAnywhere(before)) continue;
    if (standsAlone(list[0]?.before?.text ?? '', context.visible.text)) covered.add(brand);
  }
  return covered;
}

function standsAlone(word: string, text: string): boolean {
  let isAlone = false;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    if (isWordClass(charClassAt(text, at - 1)) || isWordClass(charClassAt(text, at + word.length))) continue;
    const after = wordAfter(text, at + word.length);
    if (after === null || !isAdjacent(after) || isLowerCase(after.text)) isAlone = true;
  }
  return isAlone && !hasWord(text, word.toLowerCase());
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    if (!isWordClass(charClassAt(text, at - 1)) && !isWordClass(charClassAt(text, at + word.length)))
      return true;
  return false;
}

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
