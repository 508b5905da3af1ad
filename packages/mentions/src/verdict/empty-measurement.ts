import { isOrdinaryWord } from '../lexicon/ordinary-words.ts';
import { GIVEN_NAMES } from '../lexicon/people-and-places.ts';
import { foldText } from '../text/fold.ts';
import type { VisibleText } from '../text/visible-text.ts';

const MIXED_CASE =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+|\p{Ll}{1,2}\p{Lu}\p{Ll}{2,}|\p{L}+\.(?:com|ai|io|org|net))(?![\p{L}\p{N}])/u;
const HEAD_LENGTH = 60;

/**
 * Whether the answer seems to name some brand, known or not: a mixed-case word, a bare domain, or an entry of a list
 * headed by a capitalised word that is in no vocabulary. An answer that names none measures nothing.
 */
export function namesAnyBrand(visible: VisibleText, language: () => string | null): boolean {
  if (MIXED_CASE.test(visible.text)) return true;
  for (const line of visible.lines) {
    if (line.kind !== 'item' && line.kind !== 'heading' && line.kind !== 'table') continue;
    const head = visible.text.slice(line.content, Math.min(line.end, line.content + HEAD_LENGTH));
    const words = (head.split(/[:–—(|]/)[0] ?? '').match(/\p{Lu}[\p{L}\p{N}'’&-]+/gu) ?? [];
    if (words.some((word) => isStrange(foldText(word), language()))) return true;
  }
  return false;
}

function isStrange(word: string, language: string | null): boolean {
  const plain = word.replace(/['’]s?$/, '');
  return (
    plain.length > 2 &&
    !GIVEN_NAMES.has(plain) &&
    !plain.split('-').every((part) => isOrdinaryWord(part, language))
  );
}
