import { nameWords } from './name-words.ts';

export const RIVERS: ReadonlySet<string> = nameWords('rivers');

export const MOUNTAINS: ReadonlySet<string> = nameWords('mountains');

const KINDS: readonly ReadonlySet<string>[] =
  'planets gods star_signs months weekdays greek_letters rivers presidents universities composers physicists'
    .split(' ')
    .map(nameWords);

export function kindsOf(word: string): readonly ReadonlySet<string>[] {
  return KINDS.filter((kind) => kind.has(word));
}

export const PLACES: ReadonlySet<string> = nameWords('places');

/** Nationalities and directions as English writes them before a noun, folded: `an American brand`, `Northern coast`. */
export const DEMONYMS: ReadonlySet<string> = nameWords('demonyms');

/** Names of two words that go on behind a word which is also a brand: `United States`, `Costa Rica`. */
export const PROPER_PAIRS: ReadonlySet<string> = new Set(
  [...nameWords('proper_pairs')].map((pair) => pair.replace('_', ' ')),
);

export const SURNAMES: ReadonlySet<string> = nameWords('surnames');
