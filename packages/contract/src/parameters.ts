import { z } from 'zod';

/** A yes or no that may come in an address, where everything is text. */
export const BooleanParameter = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')],
  'Must be true or false',
);
