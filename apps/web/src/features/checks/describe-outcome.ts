import {
  CHANNEL_LABELS,
  type Channel,
  FRIENDLY_ERRORS,
  type ResultState,
  sentencesInWords,
} from '@answerscope/contract';
import * as messages from './messages.ts';

/** How asking one assistant ended. */
export interface CheckOutcome {
  channel: Channel;
  /** not-saved: our own server failed; limited: it was asked too often. */
  verdict: ResultState | 'not-saved' | 'limited';
  /** Why it was not asked, or why nothing was heard, where that is known. */
  reason?: string;
}

interface OutcomeMessage {
  title: string;
  description: string;
  tone: 'neutral' | 'destructive';
}

/**
 * The message once everything asked together has ended: one sentence, however many were asked.
 * @param whom 'you', or the company that was looked for in place of one's own
 */
export function describeOutcome(
  keyword: string,
  outcomes: readonly CheckOutcome[],
  whom: string = messages.you,
): OutcomeMessage {
  const answered = outcomes.filter(({ verdict }) => ANSWERED.includes(verdict));
  const [first, ...others] = answered;
  if (!first) return { ...describeFailure(outcomes), tone: 'destructive' };
  const failed = outcomes.length - answered.length;
  const mentioned = answered.filter(({ verdict }) => verdict === 'mentioned').length;
  const answer =
    others.length === 0
      ? messages.oneAnswered({
          assistant: CHANNEL_LABELS[first.channel],
          verdict: first.verdict,
          whom,
          keyword,
        })
      : messages.severalAnswered({ mentioned, answered: answered.length, whom, keyword });
  return {
    title: messages.checkComplete,
    description: sentencesInWords([answer, failed > 0 && messages.checksFailed({ count: failed })]),
    tone: 'neutral',
  };
}

const ANSWERED: readonly CheckOutcome['verdict'][] = [
  'mentioned',
  'not_mentioned',
  'no_companies',
  'refused',
];

function describeFailure(outcomes: readonly CheckOutcome[]): Pick<OutcomeMessage, 'title' | 'description'> {
  if (outcomes.some(({ verdict }) => verdict === 'not-saved')) {
    return {
      title: messages.databaseError,
      description: messages.failedSaveResultsDatabase,
    };
  }
  if (outcomes.some(({ verdict }) => verdict === 'limited')) {
    return { title: messages.rateLimitActive, description: FRIENDLY_ERRORS.visibility.rate_limited };
  }
  const reason = outcomes.find((one) => one.reason !== undefined)?.reason;
  return { title: messages.checkFailed, description: reason ?? FRIENDLY_ERRORS.visibility.check_failed };
}
