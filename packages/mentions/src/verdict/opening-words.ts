import { MASS_NOUNS } from '../lexicon/mass-nouns.ts';
import { looksDerived } from '../lexicon/ordinary-words.ts';
import { COMPANY_VERBS } from '../rules/use-words.ts';
import { foldText } from '../text/fold.ts';
import { isFunctionWord } from '../text/language.ts';

const ADVISING: Readonly<Record<string, RegExp>> = {
  fr: /..ez$/,
  ru: /(?:йте|ите|йтесь|итесь|ться)$/,
  uk: /(?:йте|іть|ите|йтесь|тися)$/,
  pl: /..(?:aj|uj|ij|ajcie|ujcie|asz|esz|isz|ysz)$/,
  cs: /..(?:jte|ete|ite)$/,
  tr: /(?:meyi|mayi|mek|mak|mesi|masi|yorsaniz|seniz|saniz|diginiz|dugunuz)$/,
};
const BEFORE_OBJECT: Readonly<Record<string, RegExp>> = {
  es: /^ (?:el|la|los|las|un|una|unos|unas|tu|tus|su|sus|todo|toda|todos|todas|bien|cada|dos|tres) /,
  pt: /^ (?:o|a|os|as|um|uma|seu|sua|seus|suas|tudo|todo|toda|todos|todas|bem|cada|dois|duas|três) /,
  it: /^ (?:il|lo|la|i|gli|le|un|uno|una|tutto|tutta|tutti|tutte|bene|ogni|due|tre) /,
};
const MIN_UNITS = 5;

/** Whether a capitalised word of no vocabulary, before `rest`, has the form of a verb that opens a piece of advice. */
export function opensAdvice(word: string, rest: string, language: string | null): boolean {
  if (word.length < MIN_UNITS || language === null) return false;
  if (language === 'de') return word.endsWith('n') && /^ (?:Sie|wir) /.test(rest);
  if (ADVISING[language]?.test(word) === true) return true;
  return /[aei]$/.test(word) && BEFORE_OBJECT[language]?.test(rest) === true;
}

const NAMELY_VERBS = new Set('works makes beats wins gives lasts ships has'.split(' '));
const NO_NAMES = new Set(
  'each either neither nothing everything anything something everyone anyone someone one another other such what whatever which who whoever none everybody nobody somebody this that it he she whichever today'.split(
    ' ',
  ),
);

/** `Dawn works best`: an English word that opens the sentence without an article and does what products do. */
export function actsAsName(word: string, rest: string): boolean {
  const next = /^ (\p{Ll}+)/u.exec(rest)?.[1];
  if (next === undefined || !(COMPANY_VERBS.has(foldText(next)) || NAMELY_VERBS.has(next))) return false;
  return (
    !word.endsWith('s') &&
    !NO_NAMES.has(word) &&
    !MASS_NOUNS.has(word) &&
    !isFunctionWord(word, 'en') &&
    !looksDerived(word, 'en')
  );
}
