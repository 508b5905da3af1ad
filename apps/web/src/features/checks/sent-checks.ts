import type { Channel } from '@answerscope/contract';
import type { SentCheck } from './check-attempt.ts';

/** Ids of the keywords that a channel is being asked about from this browser. */
export function waitingKeywords(sent: readonly SentCheck[], channel: Channel): Set<string> {
  const waiting = sent.flatMap(({ status, variables }) =>
    status === 'pending' && variables?.channel === channel ? [variables.keyword_id] : [],
  );
  return new Set(waiting);
}

/** The last answer that was judged for another company than the own one: it stands in no result. Null without one. */
export function adHocAnswer(
  sent: readonly SentCheck[],
  asked: { keyword_id: string; channel: Channel; company_name: string },
): { answer_id: string; company_name: string } | null {
  const last = sent.findLast(
    ({ status, variables, data }) =>
      status === 'success' &&
      data?.countsForResults === false &&
      variables?.keyword_id === asked.keyword_id &&
      variables.channel === asked.channel &&
      variables.company_name === asked.company_name,
  );
  const answer_id = last?.data?.answerId ?? null;
  return answer_id === null ? null : { answer_id, company_name: asked.company_name };
}
