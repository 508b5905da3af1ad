import { z } from 'zod';

/** Why an answer measures nothing: it names no company at all, or it refuses to answer. */
export const EMPTY_KINDS = ['no_companies', 'refused'] as const;
export const EmptyKind = z.enum(EMPTY_KINDS);
export type EmptyKind = z.infer<typeof EmptyKind>;

/**
 * What one answer, or the answers of one check together, say of the brand. 'no_companies' and 'refused' measured nothing:
 * they are neither 'not_mentioned' nor a decline. 'failed' means unknown: no usable answer came.
 */
export const ResultState = z.enum(['mentioned', 'not_mentioned', ...EMPTY_KINDS, 'failed']);
export type ResultState = z.infer<typeof ResultState>;
