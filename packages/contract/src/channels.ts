import { z } from 'zod';
import { CHANNELS } from './channel-names.ts';

export const Channel = z.enum(CHANNELS);
export type Channel = z.infer<typeof Channel>;
