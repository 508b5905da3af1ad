import { CHANNELS, type Channel, type VisibilityResult } from '@answerscope/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { availableChannels } from '../../domain/channel/available-channels.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { type FailedLoad, failedLoad } from '../../lib/failed-load.ts';

export interface NewestResults {
  /** What can be asked, and what was asked before it no longer could. */
  channels: Channel[];
  byKeyword: Map<string, VisibilityResult[]>;
}

/** The newest results of the keywords of one page (at most 25): null while they load, and where they cannot be read. */
export function useNewestResults(keywordIds: readonly string[]): {
  newest: NewestResults | null;
  failure: FailedLoad | null;
} {
  const queries = useQueries();
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const installation = useQuery(
    queries.monitoring.get_installation.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  const results = useQuery({
    ...queries.checks.list_visibility_results.queryOptions({
      input: {
        keyword_ids: [...keywordIds],
        page_size: CHANNELS.length * Math.max(1, keywordIds.length),
        with_text: false,
      },
    }),
    placeholderData: keepPreviousData,
    enabled: keywordIds.length > 0,
  });
  const failure = failedLoad(results, usage, installation);
  if (failure || !results.data || !usage.data || !installation.data) return { newest: null, failure };
  const available = availableChannels(usage.data.plan, installation.data.configured_channels);
  const byKeyword = Map.groupBy(results.data.items, ({ keyword_id }) => keyword_id);
  const asked = results.data.items.map(({ channel }) => channel);
  return {
    newest: {
      channels: CHANNELS.filter((channel) => available.includes(channel) || asked.includes(channel)),
      byKeyword,
    },
    failure,
  };
}
