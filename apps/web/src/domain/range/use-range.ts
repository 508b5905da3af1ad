import { type DayRange, dayRangeText, defaultDayRange, readDayRange } from '@answerscope/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useSession } from '../../lib/use-services.ts';
import { onlyLooks } from '../../lib/view-as.ts';
import { toRangeSearch } from './range-search.ts';

/** The range of the address for calls that count over one; without one they take that of the profile. */
export function useAskedRange(): { range?: string } {
  return toRangeSearch(useRouterState({ select: ({ location }) => location.search }));
}

/** The same as the input of a call, left out where the address says nothing. */
export function useRangeInput(): { input?: { range: string } } {
  const { range } = useAskedRange();
  return range === undefined ? {} : { input: { range } };
}

/** The range that pages count over, and how another one is chosen; undefined until it is known. */
export function useRange(): { range: DayRange | undefined; choose: (range: DayRange) => void } {
  const { api, queries, queryClient } = useAppClients();
  const navigate = useNavigate();
  const user = useSession();
  const asked = readDayRange(useAskedRange().range);
  const profile = useQuery(queries.profile.get_profile.queryOptions()).data;
  const plan = useQuery(queries.plans.get_my_plan_usage.queryOptions()).data?.plan;
  const save = useMutation({
    // One after the other: the last word is what was chosen last.
    scope: { id: 'day-range' },
    mutationFn: (day_range: string) => api.profile.update_profile({ day_range }),
    onSuccess: (saved) => queryClient.setQueryData(queries.profile.get_profile.queryKey(), saved),
  });
  const usual = plan && defaultDayRange(plan.ranking_refresh_frequency_hours);
  const range = asked ?? (profile && (readDayRange(profile.day_range) ?? usual));
  return {
    range,
    choose: (chosen) => {
      const text = dayRangeText(chosen);
      // A number stands in an address without quotes.
      const range = 'days' in chosen ? chosen.days : text;
      const search = (before: Record<string, unknown>) => ({ ...before, range });
      void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
      // Who only looks on changes nothing of the account.
      if (!onlyLooks(user)) save.mutate(text);
    },
  };
}
