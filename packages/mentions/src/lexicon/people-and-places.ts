import { DEMONYMS } from './namesakes.ts';
import { setOf, wordsOf } from './word-list.ts';
import nouns from './words/nouns.json' with { type: 'json' };
import people from './words/people.json' with { type: 'json' };
import places from './words/places.json' with { type: 'json' };
import proper from './words/proper-words.json' with { type: 'json' };

/** Common given names, folded: "Harrison Ford" is a person. */
export const GIVEN_NAMES: ReadonlySet<string> = setOf(people.given_names);

export const HONORIFICS: ReadonlySet<string> = setOf(people.honorifics);

export const PLACE_NOUNS: ReadonlySet<string> = setOf(places.place_nouns);

/** Kinds of works that carry a title: what stands before or after one of these is a title. */
export const WORK_NOUNS: ReadonlySet<string> = setOf(nouns.work_nouns);

export const PROPER_WORDS: ReadonlySet<string> = new Set([...DEMONYMS, ...wordsOf(proper.proper_words)]);

/** What follows a word in the name of another organisation: Apple Records, Star Alliance, Capital One. */
export const ORGANISATION_TAILS: ReadonlySet<string> = setOf(nouns.organisation_tails);

export const APPOSITIONS: ReadonlySet<string> = setOf(people.appositions);

/** States and countries that stand behind a comma after a city: Austin, Texas. */
export const REGIONS: ReadonlySet<string> = setOf(places.regions);
