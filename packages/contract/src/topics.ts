import { z } from 'zod';

/** A kind of business as companies choose it. */
export const TopicCategory = z.object({ id: z.uuid(), name: z.string(), description: z.string() });
export type TopicCategory = z.infer<typeof TopicCategory>;

export const TopicSubcategory = TopicCategory.extend({ category_id: z.uuid() });
export type TopicSubcategory = z.infer<typeof TopicSubcategory>;
