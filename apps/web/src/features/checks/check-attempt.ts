import type { Channel, CheckVisibilityResult } from '@answerscope/contract';
import { errorInWords } from '../../lib/error-in-words.ts';
import { RequestError } from '../../lib/request-error.ts';

/** One question to one assistant, as this browser sends it. */
export interface CheckRequest {
  keyword_id: string;
  keyword: string;
  company_name: string;
  channel: Channel;
  /** When the result that stood before was checked; another time afterwards means a newer result. */
  previous_checked_at: string | null;
}

/** What the browser knows of a question it has sent. */
export type CheckAttempt = { previous_checked_at: string | null } & (
  | { state: 'waiting'; asked_at_ms: number }
  | { state: 'answered' }
  /** The check ended without an answer. */
  | { state: 'failed'; words: string; code: string | null }
  /** It was never made, or nothing was heard of it. */
  | { state: 'refused'; words: string; can_retry: boolean }
);

/** The part of a mutation's state that an attempt is read from. */
export interface SentCheck {
  status: 'idle' | 'pending' | 'success' | 'error';
  submittedAt: number;
  variables: CheckRequest | undefined;
  data: CheckVisibilityResult | undefined;
  error: Error | null;
}

/** The latest question to each assistant about one keyword and company. `sent` is in the order of sending. */
export function latestAttempts(
  sent: readonly SentCheck[],
  of: { keyword_id: string; company_name: string | null },
): Map<Channel, CheckAttempt> {
  const attempts = new Map<Channel, CheckAttempt>();
  for (const check of sent) {
    const { variables } = check;
    if (variables?.keyword_id !== of.keyword_id || variables.company_name !== of.company_name) continue;
    attempts.set(variables.channel, toAttempt(check, variables.previous_checked_at));
  }
  return attempts;
}

function toAttempt(
  { status, submittedAt, data, error }: SentCheck,
  previous_checked_at: string | null,
): CheckAttempt {
  if (status === 'error') return { state: 'refused', previous_checked_at, ...refusalOf(error) };
  if (status !== 'success' || !data)
    return { state: 'waiting', previous_checked_at, asked_at_ms: submittedAt };
  if (data.status === 'completed') return { state: 'answered', previous_checked_at };
  return { state: 'failed', previous_checked_at, words: data.responseText, code: data.errorCode };
}

/** Asking again helps against a lost connection, not against a limit of the plan. */
function refusalOf(error: Error | null): { words: string; can_retry: boolean } {
  const isFinal =
    error instanceof RequestError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return { words: errorInWords(error), can_retry: !isFinal };
}
