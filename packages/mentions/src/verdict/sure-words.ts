import { SURE_PROPER_WORDS, SURE_TERMS } from '../lexicon/calendar-and-countries.ts';
import { isDeclined } from '../lexicon/declension.ts';
import { languageWords } from '../lexicon/languages.ts';
import { nameWords } from '../lexicon/name-words.ts';
import { isEnglishWord, looksDerived, vocabularyOf } from '../lexicon/ordinary-words.ts';
import { once } from '../once.ts';

const shared = once(() => nameWords('shared'));
const known = new Map<string, ReadonlySet<string>>();

function knownWords(language: string): ReadonlySet<string> {
  const made = known.get(language);
  if (made) return made;
  const words = new Set([
    ...vocabularyOf(language),
    ...languageWords(language, 'advice'),
    ...(language === 'en' ? [] : shared()),
  ]);
  known.set(language, words);
  return words;
}

const MAX_WORD = 45;
const MIN_DERIVED = 8;
const MIN_STEM = 4;

const DECLINING = new Set(['fr', 'es', 'it', 'pt', 'ro', 'pl', 'cs', 'sk', 'ru', 'uk', 'bg', 'tr', 'el']);
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'nb']);

export function isSureWord(word: string, language: string | null): boolean {
  if (SURE_TERMS.has(word) || SURE_PROPER_WORDS.has(word)) return true;
  const own = language ?? 'en';
  const words = knownWords(own);
  if (words.has(word)) return true;
  if (word.length > MAX_WORD) return false;
  if (own === 'en') return isEnglishWord(word);
  if (COMPOUNDING.has(own)) return isCompound(word, words) || (own === 'de' && isGermanNoun(word));
  if (DECLINING.has(own)) return isDeclined(word, words);
  return false;
}

const COMPANY_HEAD =
  /(?:bank|kasse|werke?|welt|wolke|held|helden|profis?|meister|freund|freunde|fabrik|manufaktur|schmiede|scout|direkt|kontor|stern|kiste|blatt|post|zentrale|macher|retter|fuchs|riese|könig|konig|werkstatt|laden|haus|hof|markt|studio|punkt|depot|union|gruppe|genossenschaft)$/;

function isGermanNoun(word: string): boolean {
  if (word.length >= MIN_DERIVED && looksDerived(word, 'de')) return true;
  const stem = word.replace(/(?:ungen|heiten|keiten|schaften|tionen|itaten|nissen|nisse)$/, '');
  return stem !== word && stem.length >= MIN_STEM;
}

/** Two or three words of the language in one, with the letters that join them: `Kündigungsfrist`. */
function isCompound(word: string, words: ReadonlySet<string>): boolean {
  if (COMPANY_HEAD.test(word)) return false;
  return isSplit(word, words, 3);
}

const MIN_PART = 3;

function isSplit(word: string, words: ReadonlySet<string>, parts: number): boolean {
  if (isInflected(word, words)) return true;
  if (parts === 1) return false;
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const first = word.slice(0, at);
    if (isFirst(first, words) && isSplit(word.slice(at), words, parts - 1)) return true;
  }
  return false;
}

function isFirst(part: string, words: ReadonlySet<string>): boolean {
  if (words.has(part) || words.has(`${part}e`) || words.has(`${part}en`)) return true;
  const bare = part.replace(/(?:es|en|er|s|n|e)$/, '');
  return bare !== part && bare.length >= MIN_PART && (words.has(bare) || looksDerived(bare, 'de'));
}

function isInflected(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  for (const ending of ['s', 'n', 'e', 'en', 'er', 'es', 'ern', 'em']) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (stem.length >= MIN_PART && (words.has(stem) || words.has(`${stem}e`))) return true;
  }
  return false;
}
