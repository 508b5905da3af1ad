import { z } from 'zod';
import { EMPTY_KINDS, FORCED_STATUSES, RESULT_STATES } from './choices.ts';

export const EmptyKind = z.enum(EMPTY_KINDS);
export type EmptyKind = z.infer<typeof EmptyKind>;

/**
 * What one answer, or the answers of one check together, say of the brand. 'no_companies' and 'refused' measured nothing:
 * they are neither 'not_mentioned' nor a decline. 'failed' means unknown: no usable answer came.
 */
export const ResultState = z.enum(RESULT_STATES);
export type ResultState = z.infer<typeof ResultState>;

/**
 * What an administrator has forced a keyword's status on a channel to. It is shown in the place of what the answers say,
 * and marked; the counts beside it stay those of the answers, and so does every rate.
 */
export const ForcedStatus = z.enum(FORCED_STATUSES);
export type ForcedStatus = z.infer<typeof ForcedStatus>;
