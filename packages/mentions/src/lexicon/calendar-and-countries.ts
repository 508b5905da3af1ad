import { setOf } from './word-list.ts';
import nouns from './words/nouns.json' with { type: 'json' };
import proper from './words/proper-words.json' with { type: 'json' };

/**
 * Words written with a capital that surely name no company, folded: days, months, holidays, languages, nationalities,
 * countries, currencies, units and faiths. Unlike PROPER_WORDS without cities, gods and planets, which companies are
 * named after.
 */
export const SURE_PROPER_WORDS: ReadonlySet<string> = setOf(proper.sure_proper_words);

/** Abbreviations that are nobody's name, folded, beside those every script writes in Latin letters. */
export const SURE_TERMS: ReadonlySet<string> = setOf(proper.sure_terms);

/** Aspects by which answers compare, folded: a list of these is no list of options. */
export const ASPECT_HEADS: ReadonlySet<string> = setOf(nouns.aspect_heads);
