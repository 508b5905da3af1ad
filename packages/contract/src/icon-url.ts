import { z } from 'zod';

/** Our own address of a site's icon, or null. */
export const IconUrl = z.string().nullable();
