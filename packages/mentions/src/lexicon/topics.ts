import { languageWords } from './languages.ts';

const known = new Map<string, ReadonlySet<string>>();

export function topicsOf(language: string): ReadonlySet<string> {
  let found = known.get(language);
  if (found === undefined) {
    found = new Set(languageWords(language, 'topics'));
    known.set(language, found);
  }
  return found;
}

const COMPOUNDING = new Set(['da', 'nl', 'sv', 'nb']);
const MIN_PART = 3;
const LONGEST = 40;

/** A noun of advice or trade, or two of them in one: `flytteforsikring`. */
export function isTopic(word: string, language: string | null): boolean {
  const topics = topicsOf(language ?? '');
  if (topics.size === 0) return false;
  if (topics.has(word)) return true;
  if (!COMPOUNDING.has(language ?? '') || word.length > LONGEST) return false;
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    if (topics.has(word.slice(at)) && (topics.has(word.slice(0, at)) || topics.has(word.slice(0, at - 1))))
      return true;
  }
  return false;
}
