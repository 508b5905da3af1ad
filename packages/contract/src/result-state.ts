import { z } from 'zod';
import { EMPTY_KINDS, RESULT_STATES } from './choices.ts';

export const EmptyKind = z.enum(EMPTY_KINDS);
export type EmptyKind = z.infer<typeof EmptyKind>;

/**
 * What one answer, or the answers of one check together, say of the brand. 'no_companies' and 'refused' measured nothing:
 * they are neither 'not_mentioned' nor a decline. 'failed' means unknown: no usable answer came.
 */
export const ResultState = z.enum(RESULT_STATES);
export type ResultState = z.infer<typeof ResultState>;
