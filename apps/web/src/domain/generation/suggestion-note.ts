import { LIMITS, sentencesInWords } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import * as messages from './messages.ts';

/** How many keywords are suggested, and how many of them the plan tracks where those are fewer. */
export function useSuggestionNote(): string {
  const usage = useQuery(useQueries().plans.get_my_plan_usage.queryOptions());
  return suggestionNote(usage.data?.keyword_limit ?? null, usage.data?.plan.name ?? '');
}

/** @param limit keywords of the plan; null for no limit, and while it is not known. */
export function suggestionNote(limit: number | null, planName: string): string {
  const most = LIMITS.generated_keywords_max;
  const suggested = messages.suggestsKeywords({ most });
  return limit === null || limit >= most
    ? suggested
    : sentencesInWords([suggested, messages.planHasRoom({ plan: planName, keywords: limit })]);
}
