import type { StancesQuery } from '@answerscope/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';

/** How answers of the chosen range speak of the brand and its competitors. */
export function useStances(of: Omit<StancesQuery, 'range'> = {}, isWanted = true) {
  const scope = { ...useAskedRange(), ...of };
  const read = useQuery({
    ...useQueries().brand.list_stances.queryOptions({ input: scope }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  return { scope, read };
}
