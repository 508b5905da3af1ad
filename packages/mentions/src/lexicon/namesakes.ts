import { setOf } from './word-list.ts';
import kinds from './words/kinds.json' with { type: 'json' };
import people from './words/people.json' with { type: 'json' };
import places from './words/places.json' with { type: 'json' };
import proper from './words/proper-words.json' with { type: 'json' };

export const RIVERS: ReadonlySet<string> = setOf(kinds.rivers);

export const MOUNTAINS: ReadonlySet<string> = setOf(places.mountains);

const KINDS: readonly ReadonlySet<string>[] = Object.values(kinds).map(setOf);

export function kindsOf(word: string): readonly ReadonlySet<string>[] {
  return KINDS.filter((kind) => kind.has(word));
}

export const PLACES: ReadonlySet<string> = setOf(places.places);

/** Nationalities and directions as English writes them before a noun, folded: `an American brand`, `Northern coast`. */
export const DEMONYMS: ReadonlySet<string> = setOf(places.demonyms);

/** Names of two words that go on behind a word which is also a brand: `United States`, `Costa Rica`. */
export const PROPER_PAIRS: ReadonlySet<string> = new Set(
  proper.proper_pairs.flatMap((line) => line.split(', ')),
);

export const SURNAMES: ReadonlySet<string> = setOf(people.surnames);
