import { z } from 'zod';
import type { Language } from '../language-paths.ts';
import { fieldHints } from './field-hints.ts';

/** Sources of an entry's German text; `missing` if nobody wrote one. */
export const GERMAN_TEXTS = ['written', 'built_in', 'missing'] as const;
export type GermanText = (typeof GERMAN_TEXTS)[number];

/** A field for these texts in German; a write without it changes none. */
export function translationsOf<const Texts extends z.ZodObject>(texts: Texts) {
  return z.strictObject({ de: texts.nullable() }).optional().register(fieldHints, { input: 'translations' });
}

/** Facts of entries that can be translated. */
export const TRANSLATION_FACTS = { german_text: z.enum(GERMAN_TEXTS) };

/** The languages in which visitors read an entry. */
export function languagesOf({ german_text }: { german_text: GermanText }): Language[] {
  return german_text === 'missing' ? ['en'] : ['en', 'de'];
}
