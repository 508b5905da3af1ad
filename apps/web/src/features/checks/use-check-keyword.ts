import type { Channel, CheckVisibilityResult } from '@answerscope/contract';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';
import { type CheckAttempt, type CheckRequest, latestAttempts, type SentCheck } from './check-attempt.ts';
import { type CheckOutcome, describeOutcome } from './describe-outcome.ts';
import { failureOf } from './failure-of.ts';

const CHECK_KEY = ['check-keyword'];

/** What this browser has lately asked about a keyword for a company, by assistant; also before the page was left. */
export function useCheckAttempts(of: {
  keyword_id: string;
  company_name: string | null;
}): Map<Channel, CheckAttempt> {
  return latestAttempts(useSentChecks(), of);
}

/** Every question that this browser has lately sent, in the order of sending. */
export function useSentChecks(): SentCheck[] {
  return useMutationState({
    filters: { mutationKey: CHECK_KEY },
    select: ({ state: { status, submittedAt, variables, data, error } }) =>
      ({ status, submittedAt, variables, data, error }) as SentCheck,
  });
}

/**
 * Asks assistants about a keyword: one request each, so that every answer arrives by itself. A check that failed is a
 * result; only no answer from us is an error. One message says how it went once all have ended.
 */
export function useCheckKeyword(): (requests: readonly CheckRequest[], whom?: string) => Promise<void> {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const refreshAfter = useRefreshAfter();

  const { mutateAsync } = useMutation({
    mutationKey: CHECK_KEY,
    mutationFn: ({ keyword, company_name, channel }: CheckRequest): Promise<CheckVisibilityResult> =>
      api.checks.check_visibility({ keyword, companyName: company_name, channel }),
    meta: { showsOwnErrors: true },
    onSettled: (_result, _error, { channel }) => refreshAfter({ type: 'check_ended', channel }),
  });

  return async (requests, whom) => {
    const outcomes = requests.map(async (request): Promise<CheckOutcome> => {
      const { channel } = request;
      try {
        return { channel, verdict: (await mutateAsync(request)).resultState };
      } catch (error) {
        return { channel, ...failureOf(error) };
      }
    });
    const [first] = requests;
    if (first) toasts.show(describeOutcome(first.keyword, await Promise.all(outcomes), whom));
  };
}
