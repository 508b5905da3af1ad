import type { Channel, ChannelSummary, VisibilityResult } from '@answerscope/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { type FailedLoad, failedLoad } from '../../lib/failed-load.ts';

interface ChannelResults {
  /** The newest results of the page's keywords, by keyword id; null while they load, and where they cannot be read. */
  results: Map<string, VisibilityResult> | null;
  areResultsMissing: boolean;
  /** Ids of the page's keywords that the channel is asked about one at a time, here or elsewhere. */
  asked: ReadonlySet<string>;
  /** Ids of those that wait for their turn in a run. */
  queued: ReadonlySet<string>;
  /** What they come to over all keywords; undefined while it loads, null where it cannot be read. */
  summary: ChannelSummary | null | undefined;
  failure: FailedLoad | null;
}

/** Events tell when a check has ended; this is for a network that lets no event stream through. */
const ASK_AGAIN_MS = 10_000;

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
    refetchInterval: ({ state }) => (state.data?.under_way.length ? ASK_AGAIN_MS : false),
    enabled: keyword_ids.length > 0,
  });
  const all = useQuery(list_visibility_results.queryOptions({ input: { page_size: 1, with_text: false } }));
  const areResultsMissing = failedLoad(page) !== null;
  const underWay = page.data?.under_way.filter((check) => check.channel === channel) ?? [];
  const idsOf = (isSingle: boolean) =>
    new Set(underWay.filter(({ is_single }) => is_single === isSingle).map(({ keyword_id }) => keyword_id));
  const ofChannel = page.data?.items.filter((result) => result.channel === channel);
  return {
    results:
      ofChannel && !areResultsMissing
        ? new Map(ofChannel.map((result) => [result.keyword_id, result]))
        : null,
    areResultsMissing,
    asked: idsOf(true),
    queued: idsOf(false),
    summary: failedLoad(all) ? null : all.data?.channels.find((one) => one.channel === channel),
    failure: failedLoad(page, all),
  };
}
