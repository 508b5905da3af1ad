import type { SubscriptionConflict } from '@answerscope/contract';

interface ConflictFacts {
  /** Of the plan that the profile is on. */
  plan: { id: string; price_monthly: number };
  /** In force. */
  grants: readonly { plan_id: string; subscription_id: string | null }[];
  /** The subscription in force; null where none is. */
  subscription: { id: string } | null;
}

/**
 * Whether plan and subscription contradict each other; computed, never stored. A plan that an administrator gave is
 * explained by that and is no conflict.
 */
export function conflictOf({ plan, grants, subscription }: ConflictFacts): SubscriptionConflict | null {
  if (plan.price_monthly === 0) return subscription === null ? null : 'plan_mismatch';
  const explained = grants.some(
    ({ plan_id, subscription_id }) =>
      plan_id === plan.id && (subscription_id === null || subscription_id === subscription?.id),
  );
  return explained ? null : 'status_conflict';
}
