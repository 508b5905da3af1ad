import type { CheckRequest, SentCheck } from './check-attempt.ts';

/** Ids of the keywords that a channel is being asked about from this browser, for this company; none for nobody. */
export function waitingKeywords(
  sent: readonly SentCheck[],
  { channel, company_name }: Pick<CheckRequest, 'channel'> & { company_name: string | null },
): Set<string> {
  const waiting = sent.flatMap(({ status, variables }) =>
    status === 'pending' && variables?.channel === channel && variables.company_name === company_name
      ? [variables.keyword_id]
      : [],
  );
  return new Set(waiting);
}
