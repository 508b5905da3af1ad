import { CHANNELS } from '@answerscope/contract';
import { oneOf, searchReader } from '../../lib/search-codec.ts';

/** Reads from an address whose answers are listed; all assistants' where it says nothing. */
export const toKeywordPageSearch = searchReader({ assistant: oneOf(CHANNELS) });
export type KeywordPageSearch = ReturnType<typeof toKeywordPageSearch>;
