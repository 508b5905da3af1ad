import { z } from 'zod';

/** Where the icon of a site is served from here; null where none is kept. */
export const IconUrl = z.string().nullable();
