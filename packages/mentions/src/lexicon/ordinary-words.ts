import { foldText } from '../text/fold.ts';
import { ENGLISH_WORDS } from './english.ts';
import { FOREIGN_WORDS } from './foreign.ts';

const fold = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(foldText);
const english = new Set(fold(ENGLISH_WORDS));
const foreign = new Map(
  Object.entries(FOREIGN_WORDS).map(([language, text]) => [language, new Set(fold(text))]),
);

/** Whether a folded word is in the general English vocabulary, regular endings allowed. */
export function isEnglishWord(word: string): boolean {
  if (english.has(word)) return true;
  if (word.length < 4) return false;
  if (word.endsWith('ies')) return english.has(`${word.slice(0, -3)}y`);
  for (const ending of ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers', 'ly', 'r', 'rs', 'ness', 'est', 'y']) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    const stem = word.slice(0, -ending.length);
    if (english.has(stem)) return true;
    if (ending.startsWith('ing') && english.has(`${stem}e`)) return true;
    if (/(.)\1$/.test(stem) && english.has(stem.slice(0, -1))) return true;
  }
  return false;
}

/** Whether a folded word is an ordinary word of that language or of English, which all answers borrow from. */
export function isOrdinaryWord(word: string, language: string | null): boolean {
  if (isEnglishWord(word)) return true;
  if (language !== null && language !== 'en') return foreign.get(language)?.has(word) ?? false;
  return false;
}

/** Whether a folded word is ordinary in any known language: the name needs its use to decide. */
export function isOrdinaryAnywhere(word: string): boolean {
  if (isEnglishWord(word)) return true;
  for (const words of foreign.values()) if (words.has(word)) return true;
  return false;
}
