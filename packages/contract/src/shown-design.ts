import { oc } from '@orpc/contract';
import { z } from 'zod';

const SHOWN_TOKENS_MAX = 200;

/** A design token that is published, as anybody reads it (specification 3). */
const ShownToken = z.object({
  token_name: z.string(),
  token_value: z.string(),
  token_group: z.string(),
  /** The colour scheme it is for: dark, light or both. */
  scheme: z.string(),
});
export type ShownToken = z.infer<typeof ShownToken>;

export const shownDesignContract = {
  list_design_tokens: oc
    .route({
      method: 'GET',
      path: '/api/design-tokens',
      tags: ['content'],
      summary: 'The published design tokens, ordered by their group; none while the built-in look is in use',
    })
    .output(z.array(ShownToken).max(SHOWN_TOKENS_MAX)),
};
