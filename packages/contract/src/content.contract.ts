import { oc } from '@orpc/contract';
import { z } from 'zod';
import { LIST_MAX } from './list-max.ts';

/** A logo as visitors see it. */
export const ShownLogo = z.object({
  id: z.uuid(),
  name: z.string(),
  alt_text: z.string(),
  image_url: z.string(),
});
export type ShownLogo = z.infer<typeof ShownLogo>;

export const contentContract = {
  list_logos: oc
    .route({
      method: 'GET',
      path: '/api/logos',
      tags: ['content'],
      summary: 'Logos of the landing page, in their order',
    })
    .output(z.array(ShownLogo).max(LIST_MAX)),
};
