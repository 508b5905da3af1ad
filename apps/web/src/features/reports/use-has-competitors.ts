import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';

/**
 * Whether competitors stand on the user's list; undefined until it is known, null where it cannot be. Asked for only
 * where that matters.
 */
export function useHasCompetitors(isNeeded: boolean): boolean | null | undefined {
  const competitors = useQuery({
    ...useQueries().brand.list_competitors.queryOptions(),
    enabled: isNeeded,
  });
  if (failedLoad(competitors)) return null;
  return competitors.data && competitors.data.items.length > 0;
}
