import { API_KEY_LISTS, LIMITS } from '@answerscope/contract';
import { laterPage, oneOf, searchReader, text } from '../../../lib/search-codec.ts';

/** Reads from an address which API keys are shown. */
export const toApiKeySearch = searchReader({
  keys: oneOf(API_KEY_LISTS),
  search: text(LIMITS.user_search_max),
  page: laterPage,
});

/** Which API keys are shown; it stands in the address. */
export type ApiKeySearch = ReturnType<typeof toApiKeySearch>;
