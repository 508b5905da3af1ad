import { LIMITS, type ReportDetail } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { type FailedLoad, failedLoad } from '../../lib/failed-load.ts';
import { isMissing } from '../../lib/request-error.ts';
import type { ReportSearch } from './report-search.ts';

/** A report with the keywords that are chosen, or why there is none; what was chosen before stays until these are there. */
export function useReport(
  id: string,
  search: ReportSearch,
): { data: ReportDetail | undefined; failure: FailedLoad | null } {
  const queries = useQueries();
  const range = useAskedRange();
  const { page = 1, tag, ...rest } = search;
  const options = (input: ReportSearch) =>
    queries.reports.get_report.queryOptions({
      input: { id, page, page_size: LIMITS.page_size, ...range, ...input },
      placeholderData: (previous) => (previous?.id === id ? previous : undefined),
    });
  const report = useQuery(options(tag === undefined ? rest : { ...rest, tag }));
  const failure = failedLoad(report);
  // The tag that the address names was deleted: no keyword has it, and the report is there all the same.
  const isTagGone = failure !== null && tag !== undefined && isMissing(failure.error);
  const whole = useQuery({ ...options({}), enabled: isTagGone });
  if (!isTagGone) return { data: report.data, failure };
  const data = whole.data && { ...whole.data, keywords: { ...whole.data.keywords, items: [], total: 0 } };
  return { data, failure: failedLoad(whole) };
}
