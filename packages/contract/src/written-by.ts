import { z } from 'zod';

/** Who wrote a post, as its readers see them. */
export const Author = z.object({
  id: z.uuid(),
  full_name: z.string(),
  avatar_url: z.string().nullable(),
});
export type Author = z.infer<typeof Author>;
