import { nameKey, type UndeclaredName } from '@answerscope/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';
import { useRefreshAfter } from '../check/use-refresh-after.ts';
import * as messages from './messages.ts';

/** The names that answers are searched for as competitors', as they are compared; undefined until they are known. */
export function useTrackedNames(isNeeded: boolean): ReadonlySet<string> | undefined {
  const { queries } = useAppClients();
  const { data } = useQuery({ ...queries.brand.list_competitors.queryOptions(), enabled: isNeeded });
  return data && new Set(data.items.flatMap(namesOf).map(nameKey));
}

const namesOf = (competitor: { competitor_name: string; aliases: string[]; products: string[] }) => [
  competitor.competitor_name,
  ...competitor.aliases,
  ...competitor.products,
];

/** Tracks a company that answers name: what is counted of it counts for it at once. */
export function useTrackName() {
  const { api } = useAppClients();
  const refreshAfter = useRefreshAfter();
  const { toasts } = useServices();
  return useMutation({
    mutationFn: (name: UndeclaredName['name']) => api.brand.add_competitor({ competitor_name: name }),
    onSuccess: (_added, name) =>
      toasts.show({ title: messages.youTrackNow({ name }), description: messages.countsStay }),
    // Who is tracked and who was found stand in every list of companies.
    onSettled: () => refreshAfter({ type: 'judgement_applied' }),
  });
}
