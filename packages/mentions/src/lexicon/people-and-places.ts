import { nameWords } from './name-words.ts';
import { DEMONYMS } from './namesakes.ts';

/** Common given names, folded: "Harrison Ford" is a person. */
export const GIVEN_NAMES: ReadonlySet<string> = nameWords('given_names');

export const HONORIFICS: ReadonlySet<string> = nameWords('honorifics');

export const PLACE_NOUNS: ReadonlySet<string> = nameWords('place_nouns');

/** Kinds of works that carry a title: what stands before or after one of these is a title. */
export const WORK_NOUNS: ReadonlySet<string> = nameWords('work_nouns');

export const PROPER_WORDS: ReadonlySet<string> = new Set([...DEMONYMS, ...nameWords('proper_words')]);

/** What follows a word in the name of another organisation: Apple Records, Star Alliance, Capital One. */
export const ORGANISATION_TAILS: ReadonlySet<string> = nameWords('organisation_tails');

export const APPOSITIONS: ReadonlySet<string> = nameWords('appositions');

/** States and countries that stand behind a comma after a city: Austin, Texas. */
export const REGIONS: ReadonlySet<string> = nameWords('regions');

/** Cities, regions and countries that answers write beside companies; no company is found under these words alone. */
export const TOWNS: ReadonlySet<string> = nameWords('towns');
