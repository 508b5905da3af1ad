import type { QuestionWording } from '../checks.contract.ts';
import { DUTCH, ENGLISH, GERMAN } from './germanic.ts';
import { INTENT_WORDS } from './intent-words.ts';
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

/**
 * How keywords are worded that have no question of their own. An account keeps the version it began with: its questions,
 * and so its trends, stay. 2: prices are asked with who offers it, and words to buy of any language are understood.
 */
export const WORDING_VERSION = 2;

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
export function wordQuestion(
  { keyword, question }: AskedKeyword,
  wording: Omit<QuestionWording, 'version'> & Partial<Pick<QuestionWording, 'version'>>,
): string {
  if (question !== null) return question;
  const signs = signsOf(wording.language);
  const { language } = signs;
  const words = wordsOf(keyword);
  const place =
    wording.place === null || namesPlace(keyword, words, { place: wording.place, signs })
      ? ''
      : `${language.locationPrefix}${wording.place}`;
  const version = wording.version ?? WORDING_VERSION;
  if (isSentence(keyword, wording.language)) {
    if (version < 2 || !asksPrices(words, signs)) return keyword;
    const price = keyword.replace(/[\s?？.!]+$/u, '');
    // French has a space before the mark.
    const mark = language.offers.endsWith(' ?') ? ' ?' : '?';
    return `${price}${mark} ${language.offers.replace('{ in location}', () => place)}`;
  }
  const form = formOf(words, signs, { template: wording.template, version });
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
function formOf(
  words: readonly string[],
  signs: Signs,
  { template, version }: { template: string | null; version: number },
): string {
  const { language } = signs;
  const kind = kindOf(words, signs, version);
  const isDoubled = kind === 'choice' || kind === 'request';
  if (template !== null && !(isDoubled && speaksOfChoice(template, signs))) return template;
  if (kind === 'action') return language.action ?? language.template;
  return kind === 'thing' ? language.template : language[kind];
}

type Kind = 'request' | 'choice' | 'action' | 'thing';

function kindOf(words: readonly string[], signs: Signs, version: number): Kind {
  const text = words.join(' ');
  if (signs.requests.test(text)) return 'request';
  if (signs.choices.test(text)) return 'choice';
  if (signs.actions.test(text) && !signs.notActions.test(text)) return 'action';
  // 'Best options for … directory' and 'for … kaufen' are no questions; this form fits any keyword.
  return version >= 2 && (signs.sites.test(text) || isForeignAction(text, signs)) ? 'choice' : 'thing';
}

/** A question about prices that asks neither for a choice nor which. */
function asksPrices(words: readonly string[], signs: Signs): boolean {
  const text = words.join(' ');
  return signs.costs.test(text) && !signs.which.test(text) && !signs.anyOwn.test(text);
}

/** Something to do in another language than the profile's: 'sachertorte kaufen' of an English profile. */
function isForeignAction(text: string, { language }: Signs): boolean {
  return Object.values(QUESTION_LANGUAGES).some((other) => {
    if (other === language || other.actions.length === 0) return false;
    const { actions, notActions } = signsFor(other);
    return actions.test(text) && !notActions.test(text);
  });
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
  costs: RegExp;
  /** Words of people who look for a site: 'directory'. */
  sites: RegExp;
  /** A request or a choice anywhere. */
  anyOwn: RegExp;
  /** One word with which a request or a choice begins. */
  known: RegExp;
  prepositions: ReadonlySet<string>;
}

/** Made once for each language: a run words ten thousand keywords. */
const SIGNS = new Map<QuestionLanguage, Signs>();

export function signsOf(tag: string): Signs {
  return signsFor(QUESTION_LANGUAGES[tag.split('-')[0] ?? ''] ?? ENGLISH);
}

function signsFor(language: QuestionLanguage): Signs {
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
    costs: anywhere(both((tables) => tables.costs)),
    sites: anywhere(sitesOf(language)),
    notActions: new RegExp(`^${oneOf(notActions)}(?![^ ])`, 'u'),
    anyOwn: new RegExp(`(?<![^ ])${oneOf(own)}(?![^ ])`, 'u'),
    known: new RegExp(`^${oneOf(own.map((phrase) => phrase.split(' ', 1)[0] ?? phrase))}$`, 'u'),
    prepositions: new Set(both((tables) => tables.prepositions)),
  };
}

const anywhere = (phrases: readonly string[]) => new RegExp(`(?<![^ ])${oneOf(phrases)}(?![^ ])`, 'u');

function sitesOf(language: QuestionLanguage): string[] {
  const tags = Object.keys(QUESTION_LANGUAGES).filter((tag) => QUESTION_LANGUAGES[tag] === language);
  return [...new Set(['en', ...tags].flatMap((tag) => INTENT_WORDS[tag]?.sites ?? []))];
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
