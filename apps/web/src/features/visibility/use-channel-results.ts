import type { AdHocResult, Channel, ChannelSummary, VisibilityResult } from '@answerscope/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { askAgainMs } from '../../domain/check/ask-again.ts';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { type FailedLoad, failedLoad } from '../../lib/failed-load.ts';
import { checksOf } from './checks-of.ts';

interface ChannelResults {
  /** The newest results of the page's keywords, by keyword id; null while they load, and where they cannot be read. */
  results: Map<string, VisibilityResult> | null;
  areResultsMissing: boolean;
  /** What they say of the other company that is looked for, by keyword id; null while it loads. */
  adHoc: Map<string, AdHocResult> | null;
  /** Ids of the page's keywords that the channel is asked about one at a time, here or elsewhere, for who is looked for. */
  asked: ReadonlySet<string>;
  /** Ids of those that wait for their turn in a run. */
  queued: ReadonlySet<string>;
  /** What they come to over all keywords; undefined while it loads, null where it cannot be read. */
  summary: ChannelSummary | null | undefined;
  failure: FailedLoad | null;
}

/**
 * What a channel last said of the keywords of one page, and how often it names the company over all of them. While
 * another company is looked for: what it said of that one, too.
 */
export function useChannelResults(
  channel: Channel,
  keyword_ids: readonly string[],
  otherCompany: string | null,
): ChannelResults {
  const { list_visibility_results } = useQueries().checks;
  const page = useQuery({
    ...list_visibility_results.queryOptions({
      input: {
        channel,
        keyword_ids: [...keyword_ids],
        page_size: Math.max(1, keyword_ids.length),
        with_text: false,
        ...(otherCompany !== null && { ad_hoc_for: otherCompany }),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => askAgainMs(state.data),
    enabled: keyword_ids.length > 0,
  });
  const all = useQuery(
    list_visibility_results.queryOptions({ input: { page_size: 1, with_text: false, ...useAskedRange() } }),
  );
  const areResultsMissing = failedLoad(page) !== null;
  // What is kept meanwhile may be of the company that was looked for before.
  const isOfAnother = otherCompany !== null && page.isPlaceholderData;
  const underWay = isOfAnother
    ? []
    : checksOf(page.data?.under_way ?? [], { channel, is_ad_hoc: otherCompany !== null });
  const idsOf = (isSingle: boolean) =>
    new Set(underWay.filter(({ is_single }) => is_single === isSingle).map(({ keyword_id }) => keyword_id));
  const ofChannel = page.data?.items.filter((result) => result.channel === channel);
  return {
    results:
      ofChannel && !areResultsMissing
        ? new Map(ofChannel.map((result) => [result.keyword_id, result]))
        : null,
    areResultsMissing,
    adHoc:
      page.data && !isOfAnother && !areResultsMissing
        ? new Map(page.data.ad_hoc.map((result) => [result.keyword_id, result]))
        : null,
    asked: idsOf(true),
    queued: idsOf(false),
    summary: failedLoad(all) ? null : all.data?.channels.find((one) => one.channel === channel),
    failure: failedLoad(page, all),
  };
}
