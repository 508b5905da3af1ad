import { nameKey, type UndeclaredName } from '@answerscope/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type AppClients, useAppClients } from '../../lib/app-clients.tsx';
import { RequestError } from '../../lib/request-error.ts';
import { useServices } from '../../lib/use-services.ts';
import { useRefreshAfter } from '../check/use-refresh-after.ts';

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

/**
 * Makes a competitor of a name that answers hold, begins to judge them again, and says both; nothing is in force before
 * it is applied.
 */
export function useTrackName() {
  const { api } = useAppClients();
  const refreshAfter = useRefreshAfter();
  const { toasts } = useServices();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (name: UndeclaredName['name']) => {
      await api.brand.add_competitor({ competitor_name: name });
      return isJudgedAgain(api);
    },
    onSuccess: (isPreviewed, name) => {
      const action = {
        label: 'See the change',
        onSelect: () => void navigate({ to: '/tracker/competitive-intel' }),
      };
      toasts.show(
        isPreviewed
          ? {
              title: `${name} is a competitor now`,
              description: 'Your answers are being judged again. No number changes until you apply it.',
              action,
            }
          : { title: `${name} is a competitor now`, description: 'New answers are searched for it.' },
      );
    },
    onSettled: () => refreshAfter({ type: 'brand_changed' }),
  });
}

/** Begins to judge the answers again; false where no number stands on an answer yet, so that the name holds at once. */
async function isJudgedAgain(api: AppClients['api']): Promise<boolean> {
  try {
    await api.judging.start_judging_again();
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.details?.reason === 'nothing_to_judge') return false;
    throw error;
  }
}
