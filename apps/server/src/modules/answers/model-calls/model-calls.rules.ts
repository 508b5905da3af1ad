import type { AssistantError, AssistantErrorCode, Channel } from '@answerscope/assistants';
import type { SpendingCap } from '@answerscope/contract';
import { channelsForStructure } from '../../providers/index.ts';
import * as messages from '../messages.ts';

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
  switched_off: messages.readingSwitchedOff,
  not_configured: messages.noAssistantHasKey,
  plan_budget: messages.pastPlanBudget,
  own_cap: messages.pastOwnLimit,
  daily_limit: messages.pastDailyLimit,
  outcome_unknown: messages.processEnded,
  too_late: messages.notAskedInTime,
  rules_moved: messages.rulesChanged,
  other_places: messages.replyOfOtherPlaces,
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
