import { moneyInWords, priceInWords, type Subscription } from '@answerscope/contract';
import * as messages from './messages.ts';

/** '$245': what is due next, where a discount makes it another amount than the price. Null where it does not. */
export function discountedAmount({
  amount_cents,
  next_amount_cents,
  currency,
}: Pick<Subscription, 'amount_cents' | 'next_amount_cents' | 'currency'>): string | null {
  if (next_amount_cents === null || currency === null || next_amount_cents === amount_cents) return null;
  return moneyInWords(next_amount_cents, currency);
}

/** Where a subscription stands and what is due when, as administrators read it: one statement with one date. */
export function billingInWords(subscription: Subscription, day: (iso: string) => string): string {
  const { state, has_card, trial_ends_at, renews_at, subscription_end_date: end } = subscription;
  const price = priceInWords(subscription) ?? messages.itsPriceNotKnownYet;
  const discounted = discountedAmount(subscription);
  const due = discounted === null ? '' : ` for ${discounted} after discounts`;
  switch (state) {
    case 'trialing': {
      const until = trial_ends_at === null ? messages.onTrial : `On trial until ${day(trial_ends_at)}`;
      const then = `${until}, then ${price}${discounted === null ? '' : `, first ${discounted} after discounts`}`;
      return has_card ? then : `${then}. No card yet: without one it ends then.`;
    }
    case 'active':
      return renews_at === null ? price : `${price}, renews on ${day(renews_at)}${due}`;
    case 'canceling':
      return end === null ? `${price}, canceled` : `${price}, canceled, ends on ${day(end)}`;
    case 'past_due':
      return `${price}, a payment failed${end === null ? '' : `, ends on ${day(end)} unless it is paid`}`;
    case 'disputed':
      return messages.aPaymentIsDisputed;
    case 'ended':
      return 'Ended';
    case 'none':
      return 'None';
  }
}
