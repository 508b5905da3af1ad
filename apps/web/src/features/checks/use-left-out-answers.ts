import { useInfiniteQuery } from '@tanstack/react-query';
import type { LeftOutSearch } from '../../domain/rate/left-out-search.ts';
import { useQueries } from '../../lib/app-clients.tsx';

/** The answers that measure nothing and that an address means, newest first, 20 at a time. */
export function useLeftOutAnswers({ channel, keyword, report, run, window, range, newest }: LeftOutSearch) {
  return useInfiniteQuery(
    useQueries().judging.list_left_out_answers.infiniteOptions({
      input: (before: string | undefined) => ({
        channel,
        keyword_id: keyword,
        report_id: report,
        run_id: run,
        window_of: window,
        range,
        before,
        is_newest: newest,
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ next_before }) => next_before ?? undefined,
    }),
  );
}
