import { oneOf, searchReader } from '../../lib/search-codec.ts';

/** Reads from an address how keywords are added, one by one where it says nothing, and the step that follows a list. */
export const toAddKeywordsSearch = searchReader({
  from: oneOf(['list', 'file', 'ai']),
  step: oneOf(['columns', 'preview']),
});
export type AddKeywordsSearch = ReturnType<typeof toAddKeywordsSearch>;
