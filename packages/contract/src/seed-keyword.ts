import { z } from 'zod';
import { KeywordText } from './keyword-text.ts';

/** An optional word to begin with; '' and null mean none. */
export const SeedKeyword = z.union([z.literal('').transform(() => null), KeywordText]).nullable();
