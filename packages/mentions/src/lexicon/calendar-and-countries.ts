import { nameWords } from './name-words.ts';

export const SURE_PROPER_WORDS: ReadonlySet<string> = nameWords('sure_proper_words');

export const SURE_TERMS: ReadonlySet<string> = nameWords('sure_terms');

export const ASPECT_HEADS: ReadonlySet<string> = nameWords('aspect_heads');
