import { languageWords } from './languages.ts';

/**
 * English nouns, folded, that stand without an article: substances, foods, ideas, ailments, sports, colours. "Steam is …"
 * may speak of steam; "Ring is …" hardly of a ring.
 */
export const MASS_NOUNS: ReadonlySet<string> = new Set(languageWords('en', 'mass_nouns'));
