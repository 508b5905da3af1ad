import { CHANNELS, LIMITS, RUN_STATES } from '@answerscope/contract';
import { day } from '../../../lib/calendar-day.ts';
import { laterPage, oneOf, searchReader, text } from '../../../lib/search-codec.ts';

/** Reads from an address which runs are shown. */
export const toRunSearch = searchReader({
  search: text(LIMITS.user_search_max),
  state: oneOf(RUN_STATES),
  channel: oneOf(CHANNELS),
  from: day,
  to: day,
  page: laterPage,
});

/** Which runs are shown; it stands in the address. */
export type RunSearch = ReturnType<typeof toRunSearch>;

/** The filters of the list, without its page. */
export function filtersOf({ page: _page, ...filters }: RunSearch): Omit<RunSearch, 'page'> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** Address of a CSV file of all the runs that match. */
export function runFilePath(search: RunSearch): string {
  return `/api/admin/runs/csv?${new URLSearchParams(filtersOf(search))}`;
}
