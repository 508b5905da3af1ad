import { foldText } from '../text/fold.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { ENGLISH_WORDS } from './english.ts';
import { WIDER_ENGLISH_WORDS } from './english-wider.ts';
import { FOREIGN_WORDS } from './foreign.ts';
import { WIDER_FOREIGN_WORDS } from './foreign-wider.ts';

const fold = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(foldText);
const frequent = new Set(fold(ENGLISH_WORDS));
const english = new Set([...frequent, ...fold(WIDER_ENGLISH_WORDS)]);
const foreign = new Map(
  [...new Set([...Object.keys(FOREIGN_WORDS), ...Object.keys(WIDER_FOREIGN_WORDS)])].map((language) => [
    language,
    new Set(fold(`${FOREIGN_WORDS[language] ?? ''} ${WIDER_FOREIGN_WORDS[language] ?? ''}`)),
  ]),
);
const functionWords = new Map(
  Object.entries(FUNCTION_WORDS).map(([language, text]) => [language, new Set(fold(text))]),
);

/** Whether a folded word is in the general English vocabulary, regular endings allowed. */
export function isEnglishWord(word: string): boolean {
  return isIn(english, word);
}

const ENDINGS = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers', 'ly', 'r', 'rs', 'ness', 'est', 'y'];

function isIn(vocabulary: ReadonlySet<string>, word: string): boolean {
  if (vocabulary.has(word)) return true;
  if (word.length < 4) return false;
  if (word.endsWith('ies')) return vocabulary.has(`${word.slice(0, -3)}y`);
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < (ending === 'y' ? 4 : 3)) continue;
    const stem = word.slice(0, -ending.length);
    if (/^(?:d|rs?)$/.test(ending) && !stem.endsWith('e')) continue;
    if (vocabulary.has(stem)) return true;
    if (ending.startsWith('ing') && vocabulary.has(`${stem}e`)) return true;
    if (/(.)\1$/.test(stem) && vocabulary.has(stem.slice(0, -1))) return true;
  }
  return false;
}

/** Whether a folded word is an ordinary word of that language or of English, which all answers borrow from. */
export function isOrdinaryWord(word: string, language: string | null): boolean {
  if (isEnglishWord(word)) return true;
  if (language === null || language === 'en') return false;
  return (foreign.get(language)?.has(word) ?? false) || (functionWords.get(language)?.has(word) ?? false);
}

/** Whether a folded word is ordinary in any known language: the name needs its use to decide. */
export function isOrdinaryAnywhere(word: string): boolean {
  if (isEnglishWord(word)) return true;
  for (const words of foreign.values()) if (words.has(word)) return true;
  return false;
}

/** How readers of that language meet a folded word: often, seldom, or as no word of theirs. */
export function commonnessOf(word: string, language: string | null): 'frequent' | 'rare' | 'none' {
  if (frequent.has(word) || (foreign.get(language ?? '')?.has(word) ?? false)) return 'frequent';
  return isEnglishWord(word) ? 'rare' : 'none';
}
