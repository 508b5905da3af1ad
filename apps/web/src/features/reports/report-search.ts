import type { ReportKeywordFilter } from '@answerscope/contract';

/** Which keywords of a report are shown; it stands in the address. */
export interface ReportSearch {
  show?: ReportKeywordFilter;
  page?: number;
}

/** Where on the page the keywords of a report stand. */
export const REPORT_KEYWORDS_ID = 'keywords';

export const SHOWN_KEYWORDS: readonly { show: ReportKeywordFilter; label: string }[] = [
  { show: 'improved', label: 'Improved' },
  { show: 'declined', label: 'Declined' },
  { show: 'mentioned', label: 'Mentioned' },
  { show: 'not_mentioned', label: 'Not mentioned' },
  { show: 'failed', label: 'Failed' },
  { show: 'branded', label: 'Branded' },
];

/** Reads what is shown from an address; anything else in it is dropped. */
export function toReportSearch(search: Record<string, unknown>): ReportSearch {
  const found: ReportSearch = {};
  const known = SHOWN_KEYWORDS.find(({ show }) => show === search.show);
  if (known) found.show = known.show;
  const page = Number(search.page);
  if (Number.isInteger(page) && page > 1 && page <= 100_000) found.page = page;
  return found;
}
