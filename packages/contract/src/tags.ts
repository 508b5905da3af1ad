import { z } from 'zod';
import { TAG_COLORS } from './choices.ts';
import * as messages from './keywords-messages.ts';

export const TagColor = z.enum(TAG_COLORS, messages.chooseOneTenColors);
export type TagColor = z.infer<typeof TagColor>;

/** A tag as it stands beside a keyword. */
export const KeywordTag = z.object({ id: z.uuid(), name: z.string(), color: TagColor });
export type KeywordTag = z.infer<typeof KeywordTag>;

/** A tag (specification 3) with how many keywords have it. */
export const Tag = KeywordTag.extend({ keyword_count: z.number().int() });
export type Tag = z.infer<typeof Tag>;
