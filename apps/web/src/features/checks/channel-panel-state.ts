import type { CheckUnderWay, VisibilityResult } from '@answerscope/contract';
import type { CheckAttempt } from './check-attempt.ts';

/** What a channel's panel shows of one keyword. */
export type ChannelPanelState =
  | { kind: 'locked' }
  | { kind: 'not-configured' }
  | { kind: 'loading' }
  | { kind: 'waiting'; asked_at_ms: number }
  | { kind: 'not-asked' }
  | { kind: 'answered'; result: VisibilityResult }
  | { kind: 'failed'; words: string; code: string | null; checked_at: string | null; is_fresh: boolean }
  | { kind: 'refused'; words: string; can_retry: boolean; result: VisibilityResult | null };

interface PanelInput {
  is_in_plan: boolean;
  is_configured: boolean;
  /** What this browser last sent, if anything. */
  attempt: CheckAttempt | undefined;
  /** What the server knows to be asked and not answered, from here or elsewhere. */
  under_way?: CheckUnderWay | undefined;
  /** The newest stored result; null when there is none, undefined while it loads. */
  result: VisibilityResult | null | undefined;
}

/**
 * One channel's state from what was sent and what is stored, independent of every other channel. A result that was
 * stored after the question was sent is newer than what the question brought back, so it wins.
 */
export function toPanelState({
  is_in_plan,
  is_configured,
  attempt,
  under_way,
  result,
}: PanelInput): ChannelPanelState {
  if (!is_in_plan) return { kind: 'locked' };
  if (!is_configured) return { kind: 'not-configured' };
  if (attempt?.state === 'waiting') return { kind: 'waiting', asked_at_ms: attempt.asked_at_ms };
  if (under_way?.is_single) return { kind: 'waiting', asked_at_ms: Date.parse(under_way.since) };
  const stored = storedState(result);
  const isNewer = attempt !== undefined && (result?.checked_at ?? null) !== attempt.previous_checked_at;
  if (attempt?.state === 'failed' && (!isNewer || stored.kind === 'failed')) {
    const { words, code } = attempt;
    return { kind: 'failed', words, code, checked_at: result?.checked_at ?? null, is_fresh: true };
  }
  if (attempt?.state === 'refused' && !isNewer) {
    return {
      kind: 'refused',
      words: attempt.words,
      can_retry: attempt.can_retry,
      result: stored.kind === 'answered' ? stored.result : null,
    };
  }
  return stored;
}

function storedState(result: VisibilityResult | null | undefined): ChannelPanelState {
  if (result === undefined) return { kind: 'loading' };
  if (result === null) return { kind: 'not-asked' };
  if (result.status === 'completed') return { kind: 'answered', result };
  return {
    kind: 'failed',
    words: result.response_text ?? '',
    code: result.error_code,
    checked_at: result.checked_at,
    is_fresh: false,
  };
}
