import type { BusinessFigures } from '@answerscope/contract';

/** So many paid subscriptions of one price. */
export interface AlikeSubscriptions {
  currency: string | null;
  interval: string | null;
  /** Of the next invoice, after discounts; null where it is not known yet. */
  cents: number | null;
  subscriptions: number;
}

/**
 * Monthly recurring revenue: what the next invoice of each paid subscription comes to after discounts, of a yearly one a
 * twelfth. Rounded to a cent once, after adding.
 */
export function monthlyRevenue(
  alike: readonly AlikeSubscriptions[],
): Pick<BusinessFigures, 'mrr' | 'unpriced_subscriptions'> {
  const sums = new Map<string, { cents: number; subscriptions: number }>();
  let unpriced = 0;
  for (const { currency, interval, cents, subscriptions } of alike) {
    if (currency === null || cents === null || interval === null) {
      unpriced += subscriptions;
      continue;
    }
    const sum = sums.get(currency) ?? { cents: 0, subscriptions: 0 };
    sums.set(currency, {
      cents: sum.cents + (cents * subscriptions) / (interval === 'yearly' ? 12 : 1),
      subscriptions: sum.subscriptions + subscriptions,
    });
  }
  return {
    mrr: [...sums].map(([currency, { cents, subscriptions }]) => ({
      currency,
      cents: Math.round(cents),
      subscriptions,
    })),
    unpriced_subscriptions: unpriced,
  };
}

/** A share with its counts; of nothing there is none. */
export function shareOf(count: number, of: number): BusinessFigures['churn'] {
  return { count, of, share: of === 0 ? null : count / of };
}
