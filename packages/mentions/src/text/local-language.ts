import { guessLanguage } from './language.ts';

const FAMILIES = [
  'es pt ca it ro',
  'da nb sv',
  'cs sk pl',
  'hr sl',
  'ru uk bg',
  'ja zh',
  'ar fa ur',
  'de nl',
];

const FAMILY = new Map(
  FAMILIES.flatMap((languages, family) => languages.split(' ').map((language) => [language, family])),
);

const ENGLISH_WORDS = / (?:the|and|is|of|for|to|with) /;
const ONLY_ENGLISH = / (?:the|and|with) /;

const MIN_UNITS = 20;
const MAX_UNITS = 500;

const OTHER_LETTERS = /[\u00c0-\u1fff\u3040-\ud7ff]/;
const OTHER_WORDS =
  / (?:der|und|ist|nicht|le|la|les|de|el|los|que|di|che|il|het|een|van|nie|je|jest|se|och|og|bir|ve|na|da|dans|con|por|su) /;

function mayBeOther(sentence: string): boolean {
  if (ENGLISH_WORDS.test(sentence)) return false;
  return OTHER_LETTERS.test(sentence) || OTHER_WORDS.test(sentence);
}

export function localLanguage(sentence: string, whole: string | null): string | null {
  if (sentence.length < MIN_UNITS || sentence.length > MAX_UNITS) return whole;
  if (whole === 'en' && !mayBeOther(sentence)) return whole;
  const isEnglish = ONLY_ENGLISH.test(sentence);
  const own = guessLanguage(sentence, isEnglish ? 'en' : whole);
  if (own === null || own === whole || whole === null) return own ?? whole;
  const family = FAMILY.get(own);
  return family !== undefined && family === FAMILY.get(whole) ? whole : own;
}

const REACH = 240;

export interface LanguageRange {
  language: string | null;
  start: number;
  end: number;
}

export function languageAround(text: string, at: number, whole: string | null): LanguageRange {
  const low = Math.max(0, at - REACH);
  const start = low + text.slice(low, at).lastIndexOf('\n') + 1;
  const rest = text.slice(at, at + REACH).indexOf('\n');
  const end = rest < 0 ? Math.min(text.length, at + REACH) : at + rest;
  return { language: localLanguage(text.slice(start, end), whole), start, end: rest < 0 ? at : end };
}

const MAX_PARAGRAPHS = 40;
const MIN_PARAGRAPH = 8;

/**
 * The language that speaks where a sentence alone does not tell: the declared one as soon as one paragraph is in it, so
 * that a quote or a note of another language changes nothing; else that of most of the beginning. `units` are those of
 * the text, where they are there already.
 */
export function mainLanguage(
  text: string,
  declared: string | null | undefined,
  units?: Uint16Array,
): string | null {
  const guessed = guessLanguage(text, declared, units);
  const own = declared?.toLowerCase().split(/[-_]/)[0] || null;
  if (own === null || guessed === own) return guessed;
  const paragraphs = text.split(/\n+/, MAX_PARAGRAPHS).filter((each) => each.length >= MIN_PARAGRAPH);
  return paragraphs.some((each) => mayBeIn(each, own)) ? own : guessed;
}

function mayBeIn(text: string, language: string): boolean {
  return guessLanguage(text, null) !== null && guessLanguage(text, language) === language;
}
