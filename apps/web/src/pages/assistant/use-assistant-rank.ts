import type { Channel } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { rankCompanies } from './assistant-rank.ts';

/** The companies that an assistant's answers mention, ranked with the brand; undefined until they are known. */
export function useAssistantRank(channel: Channel, company: string) {
  const read = useQuery(
    useQueries().brand.list_companies.queryOptions({ input: { channel, ...useAskedRange() } }),
  );
  return { rank: read.data && rankCompanies(read.data, company), failure: failedLoad(read) };
}
