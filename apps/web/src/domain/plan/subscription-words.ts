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
  const price = priceInWords(subscription) ?? messages.priceUnknown;
  const discounted = discountedAmount(subscription);
  const due = { price, isDiscounted: discounted === null ? 'no' : 'yes', amount: discounted ?? '' };
  switch (state) {
    case 'trialing': {
      const trial =
        trial_ends_at === null
          ? messages.onTrial(due)
          : messages.onTrialUntil({ ...due, day: day(trial_ends_at) });
      return has_card ? trial : messages.trialWithoutCard({ trial });
    }
    case 'active':
      return renews_at === null ? price : messages.renewsOn({ ...due, day: day(renews_at) });
    case 'canceling':
      return end === null ? messages.canceled({ price }) : messages.canceledEnds({ price, day: day(end) });
    case 'past_due':
      return end === null
        ? messages.paymentFailedSince({ price })
        : messages.paymentFailedEnds({ price, day: day(end) });
    case 'disputed':
      return messages.disputed;
    case 'ended':
      return messages.ended;
    case 'none':
      return messages.none;
  }
}
