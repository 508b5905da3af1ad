import { MOUNTAINS, PLACES, RIVERS, SURNAMES } from '../lexicon/namesakes.ts';
import { GIVEN_NAMES } from '../lexicon/people-and-places.ts';
import { foldText } from '../text/fold.ts';
import { isAcronym, nameClass } from './name-class.ts';
import { nameForms, writtenForm } from './name-forms.ts';

/** What a company's name may mean besides the company. */
export type NameKind = 'word' | 'place' | 'person' | 'short';

const SHORT_LETTERS = 3;
const ACRONYM_LETTERS = 4;

/** What else a name may mean, its legal form left out; null for a name that speaks for itself. */
export function nameKind(name: string): NameKind | null {
  const text = shortestForm(name);
  const word = foldText(text);
  const letters = [...word].length;
  if (isAcronym(text) && letters <= ACRONYM_LETTERS) return 'short';
  if (PLACES.has(word) || RIVERS.has(word) || MOUNTAINS.has(word)) return 'place';
  if (isPerson(word)) return 'person';
  if (nameClass(writtenForm(0, 'name', text)) !== 'ordinary') return null;
  return letters <= SHORT_LETTERS ? 'short' : 'word';
}

function shortestForm(name: string): string {
  return nameForms({ name }, 0)
    .map(({ text }) => text)
    .reduce((shortest, text) => (text.length < shortest.length ? text : shortest), name.trim());
}

/** One name of people, or a given name and one more word. */
function isPerson(word: string): boolean {
  const [first = '', second, ...more] = word.split(' ');
  if (more.length > 0) return false;
  if (second === undefined) return GIVEN_NAMES.has(first) || SURNAMES.has(first);
  return GIVEN_NAMES.has(first) && (SURNAMES.has(second) || GIVEN_NAMES.has(second));
}
