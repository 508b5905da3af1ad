import { CHANNELS } from '@answerscope/contract';
import { oneOf, searchReader } from '../../lib/search-codec.ts';

/** Reads from an address whose parts are shown; left out, those of all assistants together. */
export const toPresenceSearch = searchReader({ channel: oneOf(CHANNELS) });
export type PresenceSearch = ReturnType<typeof toPresenceSearch>;
