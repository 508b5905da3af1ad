import { laterPage, searchReader } from '../../lib/search-codec.ts';

/** Reads from an address which page of the topics is shown. */
export const toTopicsSearch = searchReader({ page: laterPage });
export type TopicsSearch = ReturnType<typeof toTopicsSearch>;
