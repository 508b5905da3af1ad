import type { Channel, ChannelSummary, VisibilityResult } from '@answerscope/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { type FailedLoad, failedLoad } from '../../lib/failed-load.ts';

interface ChannelResults {
  /** The newest results of the page's keywords, by keyword id; null while they load, and where they cannot be read. */
  results: Map<string, VisibilityResult> | null;
  areResultsMissing: boolean;
  /** What they come to over all keywords; undefined while it loads, null where it cannot be read. */
  summary: ChannelSummary | null | undefined;
  failure: FailedLoad | null;
}

/** What a channel last said of the keywords of one page, and how often it names the company over all of them. */
export function useChannelResults(channel: Channel, keyword_ids: readonly string[]): ChannelResults {
  const { list_visibility_results } = useQueries().checks;
  const page = useQuery({
    ...list_visibility_results.queryOptions({
      input: {
        channel,
        keyword_ids: [...keyword_ids],
        page_size: Math.max(1, keyword_ids.length),
        with_text: false,
      },
    }),
    placeholderData: keepPreviousData,
    enabled: keyword_ids.length > 0,
  });
  const all = useQuery(list_visibility_results.queryOptions({ input: { page_size: 1, with_text: false } }));
  const areResultsMissing = failedLoad(page) !== null;
  const ofChannel = page.data?.items.filter((result) => result.channel === channel);
  return {
    results:
      ofChannel && !areResultsMissing
        ? new Map(ofChannel.map((result) => [result.keyword_id, result]))
        : null,
    areResultsMissing,
    summary: failedLoad(all) ? null : all.data?.channels.find((one) => one.channel === channel),
    failure: failedLoad(page, all),
  };
}
