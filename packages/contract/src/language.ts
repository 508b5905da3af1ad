import { z } from 'zod';
import { LANGUAGES } from './language-paths.ts';

/** A language that the product speaks, by its ISO 639-1 code. */
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** Input of reads whose texts have a language; entries without it are read in English. */
export const InLanguage = z.strictObject({ language: Language.default('en') });
