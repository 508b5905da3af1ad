import { once } from '../once.ts';
import { foldText } from '../text/fold.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { isDeclined } from './declension.ts';
import { frequentEnglish, furtherEnglish } from './dictionaries.ts';
import { LANGUAGES, languageWords } from './languages.ts';
import { DEMONYMS } from './namesakes.ts';
import { PLACE_NOUNS } from './people-and-places.ts';

const fold = (text: string): string[] => foldText(text).match(/\S+/g) ?? [];

/** Vocabularies are made when first asked for: a start need not wait for them. */
const frequent = once(() => new Set([...frequentEnglish(), ...languageWords('en', 'frequent')]));
const english = once(
  () =>
    new Set([
      ...frequent(),
      ...furtherEnglish(),
      ...languageWords('en', 'wider'),
      ...DEMONYMS,
      ...PLACE_NOUNS,
    ]),
);
const foreign = new Map(
  LANGUAGES.filter((language) => language !== 'en').map((language) => [
    language,
    once(() => new Set([...languageWords(language, 'also_names'), ...languageWords(language, 'general')])),
  ]),
);
const functionWords = new Map(
  Object.entries(FUNCTION_WORDS).map(([language, text]) => [language, once(() => new Set(fold(text)))]),
);

export function isEnglishWord(word: string): boolean {
  return isIn(english(), word);
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

export function isOrdinaryWord(word: string, language: string | null): boolean {
  if (isEnglishWord(word)) return true;
  if (language === null || language === 'en') return false;
  const words = foreign.get(language)?.();
  if (words === undefined) return functionWords.get(language)?.().has(word) ?? false;
  if (words.has(word) || functionWords.get(language)?.().has(word) === true) return true;
  if (COMPOUNDING.has(language)) return isCompound(word, words);
  return DECLINING.has(language) && isDeclined(word, words);
}

const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi', 'hu']);
const MIN_PART = 3;
const MAX_COMPOUND = 60;

/** `Laufrad`, `Küchenmesser`: two words of the language in one, an s or n between them allowed. */
function isCompound(word: string, words: ReadonlySet<string>): boolean {
  if (word.length > MAX_COMPOUND) return false;
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    if (!isHead(word.slice(at), words)) continue;
    const first = word.slice(0, at);
    if (words.has(first) || words.has(first.replace(/(?:s|n|en|e)$/, '')) || words.has(`${first}e`))
      return true;
    if (words.has(`${first}en`)) return true;
  }
  return isHead(word, words);
}

function isHead(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  const stem = word.replace(/(?:en|er|es|e|n|s)$/, '');
  return stem.length >= MIN_PART && stem !== word && (words.has(stem) || words.has(`${stem}e`));
}

const DECLINING = new Set(['fr', 'es', 'it', 'pt', 'ro', 'pl', 'cs', 'ru', 'uk', 'tr', 'el']);

/** `Dinnerly`: an ending of adverbs behind a word that is none of theirs, as invented names have it. */
function isCoined(word: string): boolean {
  return word.endsWith('ly') && !english().has(word) && !isAdverb(word);
}

function isAdverb(word: string): boolean {
  return /(?:al|ous|ful|ive|ent|ant|ic|ing|ed|ar|ent|less|able|ate|id|en)ly$/.test(word);
}

export function isOrdinaryAnywhere(word: string): boolean {
  if (isEnglishWord(word) && !isCoined(word)) return true;
  for (const words of foreign.values()) if (words().has(word)) return true;
  return false;
}

const RELATIVES: Readonly<Record<string, readonly string[]>> = {
  sv: ['da', 'nb'],
  da: ['nb', 'sv'],
  nb: ['da', 'sv'],
  uk: ['ru'],
  ru: ['uk'],
  pt: ['es'],
  es: ['pt'],
  it: ['es'],
  cs: ['sk'],
  pl: ['cs'],
};
const ENOUGH_WORDS = 300;

export function vocabularyOf(language: string): string[] {
  return [...(foreign.get(language)?.() ?? []), ...(functionWords.get(language)?.() ?? [])];
}

export function isWellKnown(language: string): boolean {
  return language === 'en' || (foreign.get(language)?.().size ?? 0) >= ENOUGH_WORDS;
}

export function mayBeWordIn(word: string, language: string | null): boolean {
  if (isEnglishWord(word) && !isCoined(word)) return true;
  const own = foreign.get(language ?? '')?.();
  if (language !== 'en' && (own === undefined || own.size < ENOUGH_WORDS)) return isOrdinaryAnywhere(word);
  if (own?.has(word) === true) return true;
  return (RELATIVES[language ?? ''] ?? []).some((relative) => foreign.get(relative)?.().has(word) === true);
}

export function commonnessOf(word: string, language: string | null): 'frequent' | 'rare' | 'none' {
  const own = foreign.get(language ?? '')?.();
  if (frequent().has(word) || own?.has(word) === true) return 'frequent';
  return isEnglishWord(word) ? 'rare' : 'none';
}

const DERIVATIONS: Readonly<Record<string, RegExp>> = {
  en: /(?:tions?|ments?|ness|ity|ities|ances?|ences?|isms?|ships?|hood|ology|ings?|ably|ible|able|ical|ives?|ously|fully)$/,
  de: /(?:ung|ungen|heit|keit|schaft|tion|tionen|itat|ismus|nis|chen|lein|tum|lich|isch)$/,
  fr: /(?:tions?|ements?|ages?|euses?|ites?|ances?|ences?|ismes?|istes?|ures?|ettes?|oires?|iques?)$/,
  es: /(?:cion|ciones|sion|miento|mientos|idad|idades|tad|anza|encia|encias|ancia|ismo|istas?|dores?|doras?|uras?)$/,
  it: /(?:zioni?|sioni?|menti?|mento|ita|aggio|aggi|anza|enza|enze|ismo|isti?|ista|tori|tore|trice|ura|ure)$/,
  pt: /(?:cao|coes|sao|mento|mentos|idade|idades|agem|ancia|encia|ismo|istas?|dores?|doras?|uras?)$/,
  nl: /(?:ingen|heid|tie|ties|teit|schap|isme|ment)$/,
  pl: /(?:acja|acje|cji|osc|osci|anie|ania|enie|enia|stwo|stwa)$/,
  cs: /(?:ost|osti|ani|eni|stvi|ace|aci)$/,
  ru: /(?:ость|ости|ение|ения|ание|ания|ция|ции|ство|ства|тель)$/,
  uk: /(?:ість|ості|ення|ання|ція|ції|ство|тель)$/,
  tr: /(?:lik|lık|luk|luk|ligi|ligi|mak|mek|ması|mesi)$/,
  sv: /(?:ning|ningar|het|else|tion|skap)$/,
};
const MIN_DERIVED = 7;

export function looksDerived(word: string, language: string | null): boolean {
  return word.length >= MIN_DERIVED && (DERIVATIONS[language ?? 'en']?.test(word) ?? false);
}
