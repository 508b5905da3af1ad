import { CHANNELS, LIMITS, OMEGA_STATES } from '@answerscope/contract';
import { laterPage, oneOf, searchReader, text } from '../../../lib/search-codec.ts';

/** Reads from an address which forced statuses are shown. */
export const toOmegaSearch = searchReader({
  search: text(LIMITS.user_search_max),
  channel: oneOf(CHANNELS),
  state: oneOf(OMEGA_STATES),
  page: laterPage,
});

/** Which forced statuses are shown; it stands in the address. */
export type OmegaSearch = ReturnType<typeof toOmegaSearch>;

/** True when the list of a state is narrowed. */
export function isFiltered({ search, channel }: OmegaSearch): boolean {
  return search !== undefined || channel !== undefined;
}
