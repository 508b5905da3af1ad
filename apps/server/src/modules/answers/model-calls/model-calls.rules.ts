import type { AssistantError, AssistantErrorCode, Channel } from '@answerscope/assistants';
import type { SpendingCap } from '@answerscope/contract';
import { channelsForStructure } from '../../providers/index.ts';

/** Why a model said nothing. Stored: add new ones, never rename. */
export type ModelCallFailure =
  | 'switched_off'
  | 'not_configured'
  | 'outcome_unknown'
  | 'too_late'
  | 'rules_moved'
  | 'other_places'
  | SpendingCap
  | AssistantErrorCode;

/** In words, where no provider has said any. */
export const FAILURE_TEXTS: Partial<Record<ModelCallFailure, string>> = {
  switched_off: 'Reading by a model was switched off before this was asked about.',
  not_configured: 'No assistant has a key.',
  plan_budget: "It would have passed the plan's monthly budget for assistants' answers.",
  own_cap: "It would have passed your own monthly limit for assistants' answers.",
  daily_limit: "It would have passed this installation's daily limit for assistants' answers.",
  outcome_unknown: 'The process that asked was ended, twice; what the calls may have cost is booked.',
  too_late: 'It could not be asked in time.',
  rules_moved: 'The rules have changed since.',
  other_places: 'The reply is about another number of places.',
};

/** A second call when the first failed in a way another may not, or its outcome is unknown. */
const CALLS_MAX = 2;

interface Progress {
  attempts: number;
}

/** Whom to ask next; null when nobody is left. */
export function nextProvider(configured: readonly Channel[], { attempts }: Progress): Channel | null {
  const channels = channelsForStructure(configured);
  return attempts >= CALLS_MAX ? null : (channels[Math.min(attempts, channels.length - 1)] ?? null);
}

/** Whether a call that failed is followed by another, of the other channel. */
export function isAskedAgain(
  error: AssistantError,
  configured: readonly Channel[],
  { attempts }: Progress,
): boolean {
  return error.retryable && attempts < channelsForStructure(configured).length;
}

/** Whether a call whose outcome is unknown is followed by another. */
export function mayAskOnceMore({ attempts }: Progress): boolean {
  return attempts < CALLS_MAX;
}
