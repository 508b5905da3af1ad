import type { SearchIntent } from '../keywords.contract.ts';
import { INTENT_WORDS, type IntentWords } from './intent-words.ts';
import { isSentence, namesPlace, oneOf, signsOf, wordsOf } from './word-question.ts';

interface TypedBy {
  /** BCP 47 tag of the profile: its words and the English ones count. */
  language: string;
  /** Where the company is; null where it serves from anywhere. */
  place: string | null;
}

/**
 * Why somebody types a keyword, guessed from its words: who wants a site or a place says so before anything else, who
 * wants to pay before who compares, who compares before who learns. A thing without any such word is looked for by
 * somebody who means to choose.
 */
export function guessIntent(keyword: string, { language, place }: TypedBy): SearchIntent {
  const words = wordsOf(keyword);
  const text = words.join(' ');
  const signs = signsOf(language);
  const own = wordsOfLanguage(language);
  if (own.sites.test(text)) return 'navigational';
  if (own.near.test(text) || (place !== null && namesPlace(keyword, words, { place, signs }))) return 'local';
  const isAction = signs.actions.test(text) && !signs.notActions.test(text);
  if (own.buying.test(text) || isAction) return 'transactional';
  if (signs.choices.test(text) || signs.requests.test(text)) return 'commercial';
  if (own.facts.test(text)) return 'informational';
  return isSentence(keyword, language) && !signs.which.test(text) ? 'informational' : 'commercial';
}

type Tests = Readonly<Record<keyof IntentWords, RegExp>>;

/** Made once for each language: a list of ten thousand keywords is guessed at once. */
const TESTS = new Map<string, Tests>();

/** The words of a language and of English: people type English in every language. */
function wordsOfLanguage(tag: string): Tests {
  const language = tag.split('-')[0] ?? '';
  const made = TESTS.get(language) ?? makeTests(language);
  TESTS.set(language, made);
  return made;
}

function makeTests(language: string): Tests {
  const tables = [INTENT_WORDS.en, INTENT_WORDS[language]].filter((table) => table !== undefined);
  const anyOf = (pick: (table: IntentWords) => readonly string[]) =>
    new RegExp(`(?<![^ ])${oneOf([...new Set(tables.flatMap(pick))])}(?![^ ])`, 'u');
  return {
    sites: anyOf(({ sites }) => sites),
    near: anyOf(({ near }) => near),
    buying: anyOf(({ buying }) => buying),
    facts: anyOf(({ facts }) => facts),
  };
}
