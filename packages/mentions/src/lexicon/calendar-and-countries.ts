import { setOf } from './word-list.ts';
import nouns from './words/nouns.json' with { type: 'json' };
import proper from './words/proper-words.json' with { type: 'json' };

export const SURE_PROPER_WORDS: ReadonlySet<string> = setOf(proper.sure_proper_words);

export const SURE_TERMS: ReadonlySet<string> = setOf(proper.sure_terms);

export const ASPECT_HEADS: ReadonlySet<string> = setOf(nouns.aspect_heads);
