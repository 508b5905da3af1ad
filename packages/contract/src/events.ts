import { z } from 'zod';
import { Channel } from './channels.ts';

/** What the event stream at GET /api/events carries: state, not history. A client reloads what an event names. */
export const ServerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('profile_updated') }),
  z.object({ type: z.literal('keywords_changed') }),
  z.object({ type: z.literal('result_updated'), keyword_id: z.uuid(), channel: Channel }),
]);
export type ServerEvent = z.infer<typeof ServerEvent>;
