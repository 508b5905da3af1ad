import { CHANNELS } from '@answerscope/contract';
import { oneOf, searchReader } from '../../lib/search-codec.ts';

/** Reads from an address whose reports are listed; all assistants' where it says nothing. */
export const toReportsSearch = searchReader({ channel: oneOf(CHANNELS) });
export type ReportsSearch = ReturnType<typeof toReportsSearch>;
