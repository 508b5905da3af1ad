import { type PlanUsage, priceInWords, type Subscription } from '@answerscope/contract';
import * as messages from './messages.ts';

type Facts = Pick<
  Subscription,
  'state' | 'amount_cents' | 'currency' | 'interval' | 'trial_ends_at' | 'renews_at' | 'subscription_end_date'
>;

/**
 * 'Professional · $49 per month · renews Dec 12, 2026 · 14 of 100 keywords'.
 * @param day a moment as a day in words
 */
export function planAnswer(
  {
    plan,
    keywords,
    keyword_limit,
  }: Pick<PlanUsage, 'keywords' | 'keyword_limit'> & { plan: { name: string; price_monthly: number } },
  subscription: Facts | null,
  day: (iso: string) => string,
): string {
  return [
    plan.name,
    ...(subscription === null ? [] : standingOf(subscription, plan.price_monthly > 0, day)),
    keyword_limit === null
      ? messages.keywordsWithoutLimit({ keywords })
      : messages.keywordsOf({ keywords, limit: keyword_limit }),
  ].join(' · ');
}

const NOTHING = { amount_cents: 0, currency: 'usd', interval: 'monthly' } as const;

/** Price and date, as far as known. */
function standingOf(subscription: Facts, isSold: boolean, day: (iso: string) => string): string[] {
  const { state, trial_ends_at, renews_at, subscription_end_date: end } = subscription;
  const price = priceInWords(subscription);
  const known = (...parts: (string | null)[]) => parts.filter((part) => part !== null);
  switch (state) {
    case 'trialing':
      return known(
        trial_ends_at && messages.trialUntil({ day: day(trial_ends_at) }),
        price && messages.thenPrice({ price }),
      );
    case 'active':
      return known(price, renews_at && messages.renews({ day: day(renews_at) }));
    case 'canceling':
      return known(price, end && messages.ends({ day: day(end) }));
    case 'past_due':
      return known(price, messages.paymentFailed);
    case 'disputed':
      return [messages.paymentDisputed];
    case 'ended':
    case 'none':
      return known(isSold ? messages.grantedForFree : priceInWords(NOTHING));
  }
}
