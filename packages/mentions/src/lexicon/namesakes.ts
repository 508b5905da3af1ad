import { setOf } from './word-list.ts';
import kinds from './words/kinds.json' with { type: 'json' };
import people from './words/people.json' with { type: 'json' };
import places from './words/places.json' with { type: 'json' };
import proper from './words/proper-words.json' with { type: 'json' };

/** Rivers, folded. */
export const RIVERS: ReadonlySet<string> = setOf(kinds.rivers);

/** Mountains and island groups that take an article, folded. */
export const MOUNTAINS: ReadonlySet<string> = setOf(places.mountains);

/** Kinds of things of which texts name several together: a planet stands among planets, a god among gods. */
const KINDS: readonly ReadonlySet<string>[] = Object.values(kinds).map(setOf);

/** The kinds a folded word may belong to. */
export function kindsOf(word: string): readonly ReadonlySet<string>[] {
  return KINDS.filter((kind) => kind.has(word));
}

/** Continents, countries, regions, islands, mountains and cities that companies are named after, folded. */
export const PLACES: ReadonlySet<string> = setOf(places.places);

/** Nationalities and directions as English writes them before a noun, folded: `an American brand`, `Northern coast`. */
export const DEMONYMS: ReadonlySet<string> = setOf(places.demonyms);

/** Names of two words that go on behind a word which is also a brand: `United States`, `Costa Rica`. */
export const PROPER_PAIRS: ReadonlySet<string> = new Set(
  proper.proper_pairs.flatMap((line) => line.split(', ')),
);

/** Family names well known enough to stand alone for a person, a foundation or a prize, folded. */
export const SURNAMES: ReadonlySet<string> = setOf(people.surnames);
