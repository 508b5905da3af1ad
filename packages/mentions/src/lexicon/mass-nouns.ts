import { setOf } from './word-list.ts';
import en from './words/en.json' with { type: 'json' };

/**
 * English nouns, folded, that stand without an article: substances, foods, ideas, ailments, sports, colours. "Steam is …"
 * may speak of steam; "Ring is …" hardly of a ring.
 */
export const MASS_NOUNS: ReadonlySet<string> = setOf(en.mass_nouns);
