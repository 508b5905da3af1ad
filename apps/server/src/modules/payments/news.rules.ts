import type { SubscriptionNews, SubscriptionState } from '@answerscope/contract';

/** What a user was told of last, or is to be told of now. */
export interface NotifiedState {
  state: SubscriptionState;
  plan_id: string | null;
  /** The one in force, or that is frozen. */
  subscription_id: string | null;
  /** When the newest payment for it was received; null: none yet. */
  last_paid_at: Date | null;
}

const IN_FORCE: readonly SubscriptionState[] = ['trialing', 'active', 'canceling', 'past_due'];

/** Whether a subscription gives its plan. */
export function isSubscribed(state: SubscriptionState): boolean {
  return IN_FORCE.includes(state);
}

/**
 * What there is to tell when a subscription stands otherwise than it was told: one thing, the one that matters most.
 * Computed from what was stored, so that an event that comes twice, late or never tells nothing twice and nothing wrong.
 */
export function newsOf(
  before: NotifiedState,
  after: NotifiedState,
  {
    priceOf,
    isTrialEnding,
    hasCard,
  }: { priceOf: (planId: string | null) => number; isTrialEnding: boolean; hasCard: boolean },
): SubscriptionNews | null {
  if (after.state === 'disputed') return before.state === 'disputed' ? null : 'disputed';
  if (!isSubscribed(after.state))
    return isSubscribed(before.state) || before.state === 'disputed' ? 'ended' : null;
  if (before.state === 'disputed' && before.subscription_id === after.subscription_id) return 'reinstated';
  if (!isSubscribed(before.state)) return 'started';
  if (after.state === 'past_due' && before.state !== 'past_due') return 'payment_failed';
  if (before.plan_id !== after.plan_id)
    return priceOf(after.plan_id) > priceOf(before.plan_id) ? 'upgraded' : 'changed';
  if (after.state === 'canceling' && before.state !== 'canceling') return 'canceling';
  if (before.state === 'canceling' && after.state !== 'canceling') return 'resumed';
  if (before.state === 'past_due' && after.state !== 'past_due') return 'recovered';
  if (after.state === 'active' && isPaidAnew(before, after)) return 'renewed';
  if (!isTrialEnding) return null;
  return hasCard ? 'trial_renewing' : 'trial_ending';
}

/** A payment for the same subscription was received since. */
const isPaidAnew = (before: NotifiedState, after: NotifiedState) =>
  before.subscription_id === after.subscription_id &&
  (after.last_paid_at?.getTime() ?? 0) > (before.last_paid_at?.getTime() ?? 0);
