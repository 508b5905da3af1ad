import type { SubscriptionConflict } from '@answerscope/contract';

/** How plan and subscription of a user contradict each other. */
export const CONFLICTS: Record<SubscriptionConflict, string> = {
  status_conflict: 'On a paid plan that nothing pays for.',
  plan_mismatch: 'Paid for, and not on the plan.',
};
