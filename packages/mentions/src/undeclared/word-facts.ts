import { isEnglishWord } from '../lexicon/ordinary-words.ts';
import { GIVEN_NAMES, HONORIFICS, PROPER_WORDS, REGIONS, TOWNS } from '../lexicon/people-and-places.ts';
import { isTopic } from '../lexicon/topics.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { foldText } from '../text/fold.ts';
import { isForeignScript, isFunctionWord } from '../text/language.ts';
import { isStrange, MIXED_CASE } from '../verdict/strange-words.ts';
import { isSureWord } from '../verdict/sure-words.ts';
import { isNoName, OPENERS } from './no-names.ts';

export interface WordFacts {
  folded: string;
  isNoName: boolean;
  /** Opens a sentence in front of a name: `Unlike HubSpot`. */
  isOpener: boolean;
  /** A word of the grammar: `The`, `Under`. */
  isFunction: boolean;
  isProper: boolean;
  /** Where somebody is from: `German`, `Spanish`. */
  isOrigin: boolean;
  /** `HubSpot`, `iRobot`: only names are written so. */
  isMixed: boolean;
  isName: boolean;
  isUnknown: boolean;
  isCapital: boolean;
  isGivenName: boolean;
  isHonorific: boolean;
  isStreet: boolean;
  isTitleWord: boolean;
  /** `Booking.com` */
  isDomain: boolean;
  isForeign: boolean;
  isEnglish: boolean;
  /** A word of English, perhaps also of the answer's own other language. */
  isInEnglish: boolean;
  /** `Check24` */
  isNumbered: boolean;
  isCapitals: boolean;
  isSurelyUnknown: boolean;
}

/** `R-410A`, `H100`, `1GB`: models, materials, norms, sizes. */
const CODE = /^\p{Lu}{1,3}[-\u2010\u2011]?\d|^\d+[KMGT]B$/u;
/** `KDFs`, `RPGs`: many of a kind. */
const ACRONYMS = /^\p{Lu}{2,}s$/u;
/** `Check24`, `TYPO3` */
const NUMBERED = /^\p{L}{4,}\d{1,3}$|^\p{L}{3}24$/u;
/** `sevDesk`, `freeCodeCamp`, `eMAG` */
const CAMEL = /^\p{Ll}{1,6}\p{Lu}\p{L}+$/u;
/** `McCulloch`, `DuPrau`: a family, not a company. */
const FAMILY = /^(?:Mc|Mac|Du|De|Di|La|Le|Van|Fitz)\p{Lu}\p{Ll}+(?:['’]s)?$/u;
/** `California-inspired`, `T-shirt`. */
const HYPHENED = /[-\u2010\u2011]\p{Ll}/u;
const ORIGIN = /(?:n|sh|er)$/;
/** Streets and districts: `Mariahilfer Straße`, `Brunngasse`. */
const STREET = /(?:straße|strasse|gasse|platz|weg|allee|ufer|viertel|street|avenue|square)$/i;

/** What joins the words of a name: `Marks and Spencer`, `Bank of America`. */
const CONNECTOR =
  /^(?:of|the|and|&|\+|de|la|le|du|des|di|del|della|da|do|der|die|das|für|for|by|y|e|et|und|van|von|i|и)$/;
const DOMAIN =
  /^[\p{L}\p{N}-]+\.(?:com|ai|io|org|net|app|co|de|fr|es|it|nl|pl|at|ch|uk|dk|be|eu|se|no|fi|cz|pt|ie|us|ca|au|jp|kr|dev|shop|store)$/u;
/** `Trello`, `3M`, `iRobot`, also behind a mark. */
const CAPITAL = /^[^\p{L}\p{N}]*(?:\p{Lu}|\d|\p{Ll}{1,2}\p{Lu})/u;

const KEPT = 5_000;
const known = new Map<string, Map<string, WordFacts>>();
let last: { language: string; words: Map<string, WordFacts> } | null = null;

export function factsOf(word: string, context: AnswerContext): WordFacts {
  const words = wordsOf(context.language() ?? '');
  const found = words.get(word);
  if (found) return found;
  const facts = readWord(word, context);
  words.set(word, facts);
  return facts;
}

function wordsOf(language: string): Map<string, WordFacts> {
  if (last?.language === language && last.words.size < KEPT) return last.words;
  let words = known.get(language);
  if (words === undefined || words.size >= KEPT) {
    words = new Map();
    known.set(language, words);
  }
  last = { language, words };
  return words;
}

/** No vocabulary holds it and no German words make it up: `Wageloop` only ends in a word of English. */
function isUnknownGerman(part: string): boolean {
  return part.length >= MIN_UNKNOWN && !isEnglishWord(part) && !isSureWord(part, 'de');
}

const MIN_UNKNOWN = 5;

function readWord(word: string, context: AnswerContext): WordFacts {
  const language = context.language();
  const folded = foldText(word).replace(/['’]s?$/, '');
  const isProper = PROPER_WORDS.has(folded) || REGIONS.has(folded) || TOWNS.has(folded);
  const noName = isNoName(folded);
  const isMixed =
    !noName && (MIXED_CASE.test(word) || CAMEL.test(word) || DOMAIN.test(word)) && !FAMILY.test(word);
  const isOpener = OPENERS.has(folded);
  const isFunction = isFunctionWord(word.toLowerCase(), language);
  const isStrangeWord =
    !noName &&
    !isOpener &&
    !isFunction &&
    !TOWNS.has(folded) &&
    !HYPHENED.test(word) &&
    !CODE.test(word) &&
    !ACRONYMS.test(word) &&
    !isTopic(folded, language) &&
    (NUMBERED.test(word) ||
      isStrange(word, context) ||
      (language === 'de' && folded.split('-').some(isUnknownGerman)));
  const isDomain = DOMAIN.test(word);
  const isInEnglish = language !== 'en' && !noName && folded.length > 3 && isEnglishWord(folded);
  return {
    folded,
    isNoName: noName,
    isOpener,
    isFunction,
    isProper,
    isOrigin: PROPER_WORDS.has(folded) && ORIGIN.test(folded),
    isMixed,
    isName: isMixed || isStrangeWord,
    isUnknown: isStrangeWord,
    isCapital: CAPITAL.test(word),
    isGivenName: GIVEN_NAMES.has(folded),
    isHonorific: HONORIFICS.has(folded),
    isStreet: STREET.test(word),
    isTitleWord: isDomain || CAPITAL.test(word) || CONNECTOR.test(word),
    isDomain,
    isForeign: isForeignScript(word, language),
    isEnglish: isInEnglish && !isSureWord(folded, language),
    isInEnglish,
    isNumbered: NUMBERED.test(word),
    isCapitals: !noName && /^\p{Lu}{3,}$/u.test(word),
    isSurelyUnknown: isStrangeWord && isStrange(word, context),
  };
}

export function isGermanCompound(word: string, isSurelyUnknown: boolean): boolean {
  return (!isSurelyUnknown && word.length > LONGEST_NAME) || /(?:ung|heit|keit|schaft|tion)$/.test(word);
}

const LONGEST_NAME = 9;

export function isGermanNoun(word: string, isSurelyUnknown: boolean): boolean {
  return (
    word.length > LONGEST_NAME || isGermanCompound(word, isSurelyUnknown) || /(?:en|ern|ie|er)$/.test(word)
  );
}

/** `Golden Crust` in German: words of English, of which at least one is none of the answer's language. */
export function isEnglishPhrase(facts: readonly WordFacts[]): boolean {
  return (
    facts.length > 1 &&
    facts.every(({ isInEnglish }) => isInEnglish) &&
    facts.some(({ isEnglish }) => isEnglish)
  );
}

const LONGEST_PARTICLE = 3;

/** `Los Angeles`: a short word before a place. */
export function isPlaceName(first: WordFacts, second: WordFacts | undefined): boolean {
  return second?.isProper === true && !first.isCapitals && first.folded.length <= LONGEST_PARTICLE;
}
