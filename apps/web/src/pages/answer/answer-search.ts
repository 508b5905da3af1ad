import { oneOf, searchReader } from '../../lib/search-codec.ts';

/** Reads from an address in which list the answer has its neighbours: its assistant's where it says nothing. */
export const toAnswerSearch = searchReader({ of: oneOf(['channel', 'keyword']) });
export type AnswerSearch = ReturnType<typeof toAnswerSearch>;
