import type { QuestionWording } from '../checks.contract.ts';
import { DUTCH, ENGLISH, GERMAN } from './germanic.ts';
import type { QuestionLanguage } from './question-language.ts';
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from './romance.ts';
import { POLISH } from './slavic.ts';

/** How a keyword is asked about, per language of the profile; English stands in for the rest. */
export const QUESTION_LANGUAGES: Readonly<Record<string, QuestionLanguage>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  pl: POLISH,
};

/** A keyword, and how its user words the question; null: as the template has it. */
export interface AskedKeyword {
  keyword: string;
  question: string | null;
}

/**
 * The question of a keyword, exactly as it is sent: the user's own words; a keyword that is a question or a sentence as
 * it stands; else the keyword in the form that suits it, with the place of a local business unless it names the place.
 * The company's name never enters it unless the keyword holds it. Server and browser word it by this function alone.
 */
export function wordQuestion({ keyword, question }: AskedKeyword, wording: QuestionWording): string {
  if (question !== null) return question;
  if (isSentence(keyword, wording.language)) return keyword;
  const signs = signsOf(wording.language);
  const { language } = signs;
  const words = wordsOf(keyword);
  const form = formOf(words, signs, wording.template);
  const place =
    wording.place === null || namesPlace(keyword, words, { place: wording.place, signs })
      ? ''
      : `${language.locationPrefix}${wording.place}`;
  // No name: a sentence may begin with it.
  const begins = form.startsWith('{keyword}') && signs.known.test(words[0] ?? '');
  const ended = form.startsWith('{keyword}') ? keyword.replace(/[.,:;!…]+$/u, '') : keyword;
  const asked = begins ? ended.charAt(0).toUpperCase() + ended.slice(1) : ended;
  // In one pass, so that braces in a keyword or a place stand for themselves.
  return form.replace(/\{keyword\}|\{ in location\}/g, (blank) => (blank === '{keyword}' ? asked : place));
}

/** A keyword that is already a question or a sentence is asked as it stands. @param language BCP 47 tag of the profile */
export function isSentence(keyword: string, language: string): boolean {
  const text = keyword.trim().toLowerCase();
  if (/[?？؟。！]$/u.test(text)) return true;
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  // 'Yahoo!' and 'Smith & Sons Ltd.' end like sentences and are none.
  if (words >= SENTENCE_WORDS_MIN || (words >= 4 && /[.!]$/u.test(text))) return true;
  const { openings, which } = signsOf(language);
  return words === 2 ? which.test(text) : words >= 3 && openings.test(text);
}

const SENTENCE_WORDS_MIN = 8;

/**
 * The form that a keyword goes into. A template of the administrator's takes every keyword, except where both speak of
 * the choice: 'Name the best {keyword}' and 'best accounting app'.
 */
function formOf(words: readonly string[], signs: Signs, template: string | null): string {
  const { language } = signs;
  const kind = kindOf(words, signs);
  const isDoubled = kind === 'choice' || kind === 'request';
  if (template !== null && !(isDoubled && speaksOfChoice(template, signs))) return template;
  if (kind === 'action') return language.action ?? language.template;
  return kind === 'thing' ? language.template : language[kind];
}

function kindOf(words: readonly string[], signs: Signs): 'request' | 'choice' | 'action' | 'thing' {
  const text = words.join(' ');
  if (signs.requests.test(text)) return 'request';
  if (signs.choices.test(text)) return 'choice';
  return signs.actions.test(text) && !signs.notActions.test(text) ? 'action' : 'thing';
}

/** True where a template has a superlative, a word for a choice or a request of its own. */
function speaksOfChoice(template: string, { anyOwn }: Signs): boolean {
  return anyOwn.test(wordsOf(template.replace(/\{keyword\}|\{ in location\}/g, ' ')).join(' '));
}

/**
 * True when a keyword says the place itself: at its end, behind a preposition, or with a capital. 'bath renovation'
 * does not speak of Bath. Of 'Boston, MA' the first part is enough.
 */
export function namesPlace(
  keyword: string,
  words: readonly string[],
  { place, signs }: { place: string; signs: Signs },
): boolean {
  const [city = place] = place.split(',');
  const named = wordsOf(city);
  if (named.length === 0) return false;
  const isNamed = /\p{Lu}/u.test(city) && keyword.includes(city.trim());
  const isAt = (at: number) => named.every((word, index) => words[at + index] === word);
  return words.some(
    (_word, at) =>
      isAt(at) &&
      (isNamed || at + named.length === words.length || signs.prepositions.has(words[at - 1] ?? '')),
  );
}

/** The tables of a language and of English as tests of a text: people type English in every language. */
export interface Signs {
  language: QuestionLanguage;
  openings: RegExp;
  which: RegExp;
  requests: RegExp;
  choices: RegExp;
  actions: RegExp;
  notActions: RegExp;
  /** A request or a choice anywhere. */
  anyOwn: RegExp;
  /** One word with which a request or a choice begins. */
  known: RegExp;
  prepositions: ReadonlySet<string>;
}

/** Made once for each language: a run words ten thousand keywords. */
const SIGNS = new Map<QuestionLanguage, Signs>();

export function signsOf(tag: string): Signs {
  const language = QUESTION_LANGUAGES[tag.split('-')[0] ?? ''] ?? ENGLISH;
  const made = SIGNS.get(language) ?? makeSigns(language);
  SIGNS.set(language, made);
  return made;
}

function makeSigns(language: QuestionLanguage): Signs {
  const both = (pick: (tables: QuestionLanguage) => readonly string[]) => [
    ...new Set([...pick(ENGLISH), ...pick(language)]),
  ];
  const requests = both((tables) => tables.requests);
  const choices = both((tables) => tables.choices);
  const firstChoices = both((tables) => tables.firstChoices);
  const own = [...requests, ...choices, ...firstChoices];
  const { actions, actionsStand, notActions } = language;
  return {
    language,
    openings: new RegExp(`^${oneOf(both((tables) => tables.openings))} `, 'u'),
    which: new RegExp(`^${oneOf(both((tables) => tables.which))} `, 'u'),
    requests: new RegExp(`^${oneOf(requests)} `, 'u'),
    choices: new RegExp(`(?<![^ ])${oneOf(choices)}(?![^ ])|^${oneOf(firstChoices)} `, 'u'),
    actions: new RegExp(actionsStand === 'first' ? `^${oneOf(actions)} ` : ` ${oneOf(actions)}$`, 'u'),
    notActions: new RegExp(`^${oneOf(notActions)}(?![^ ])`, 'u'),
    anyOwn: new RegExp(`(?<![^ ])${oneOf(own)}(?![^ ])`, 'u'),
    known: new RegExp(`^${oneOf(own.map((phrase) => phrase.split(' ', 1)[0] ?? phrase))}$`, 'u'),
    prepositions: new Set(both((tables) => tables.prepositions)),
  };
}

/** Any of these phrases, one that ends in * with anything behind it in the same word; of none, nothing. */
export function oneOf(phrases: readonly string[]): string {
  if (phrases.length === 0) return '(?!)';
  return `(?:${phrases.map((phrase) => phrase.replace('*', '[^ ]*')).join('|')})`;
}

/** Lower-case words without the punctuation around them; parts of a compound are words of their own. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’´`]/g, "'")
    .split(/[\s\p{Pd}/]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}#]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
}
