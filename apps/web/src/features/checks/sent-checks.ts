import type { Channel } from '@answerscope/contract';
import type { SentCheck } from './check-attempt.ts';

/** Ids of the keywords that a channel is being asked about from this browser. */
export function waitingKeywords(sent: readonly SentCheck[], channel: Channel): Set<string> {
  const waiting = sent.flatMap(({ status, variables }) =>
    status === 'pending' && variables?.channel === channel ? [variables.keyword_id] : [],
  );
  return new Set(waiting);
}
