import * as messages from './plans-messages.ts';

/** Why the product itself changed somebody's plan, as it is stored. */
const WRITTEN = {
  subscribed: messages.subscribed,
  payment_disputed: messages.paymentDisputed,
  subscription_ended: messages.subscriptionEnded,
  paid_by_subscription: messages.paidBySubscription,
  chosen_on_plans_page: messages.chosenOnPlansPage,
  earlier_grant: messages.earlierGrant,
  invitation: messages.invitation,
  came_with_product: messages.cameWithProduct,
} as const;

export type PlanReason = keyof typeof WRITTEN;

/** A stored reason for its reader. Administrators' own words, and those that earlier versions stored, stay as they are. */
export function planReasonInWords(stored: string): string {
  return Object.hasOwn(WRITTEN, stored) ? WRITTEN[stored as PlanReason] : stored;
}
