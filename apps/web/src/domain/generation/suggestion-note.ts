import { LIMITS } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { counted } from '../../lib/counted.ts';

/** How many keywords are suggested, and how many of them the plan tracks where those are fewer. */
export function useSuggestionNote(): string {
  const usage = useQuery(useQueries().plans.get_my_plan_usage.queryOptions());
  return suggestionNote(usage.data?.keyword_limit ?? null, usage.data?.plan.name ?? '');
}

/** @param limit keywords of the plan; null for no limit, and while it is not known. */
export function suggestionNote(limit: number | null, planName: string): string {
  const most = LIMITS.generated_keywords_max;
  const choose = `An assistant suggests up to ${most} keywords. You choose which to track`;
  return limit === null || limit >= most
    ? `${choose}.`
    : `${choose}. ${planName} has room for ${counted(limit, 'keyword')}.`;
}
