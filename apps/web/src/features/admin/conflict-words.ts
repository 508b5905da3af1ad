import type { SubscriptionConflict } from '@answerscope/contract';
import * as messages from './messages.ts';

/** How plan and subscription of a user contradict each other. */
export const CONFLICTS: Record<SubscriptionConflict, string> = {
  status_conflict: messages.onPaidPlanNothingPays,
  plan_mismatch: messages.paidForAndNotOn,
};
