import type { Channel, VisibilityResult } from '@answerscope/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';

/** The newest results of the keywords of one page on a channel, by keyword id. Null while they load. */
export function useChannelResults(
  channel: Channel | null,
  keyword_ids: readonly string[],
): Map<string, VisibilityResult> | null {
  const results = useQuery({
    ...useQueries().checks.list_visibility_results.queryOptions({
      input: {
        channel: channel ?? 'openai',
        keyword_ids: [...keyword_ids],
        page_size: Math.max(1, keyword_ids.length),
        with_text: false,
      },
    }),
    placeholderData: keepPreviousData,
    enabled: channel !== null && keyword_ids.length > 0,
  });
  if (!results.data) return null;
  const ofChannel = results.data.items.filter((result) => result.channel === channel);
  return new Map(ofChannel.map((result) => [result.keyword_id, result]));
}
