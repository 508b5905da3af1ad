import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';

/** Whether competitors stand on the user's list; undefined until it is known. Asked for only where that matters. */
export function useHasCompetitors(isNeeded: boolean): boolean | undefined {
  const { data } = useQuery({
    ...useQueries().brand.list_competitors.queryOptions(),
    enabled: isNeeded,
  });
  return data && data.items.length > 0;
}
