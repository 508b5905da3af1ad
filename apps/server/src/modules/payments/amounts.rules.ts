/** What is taken off invoices. Amounts in whole cents. */
export interface Discount {
  percent_off: number | null;
  amount_off: number | null;
  /** From then on it takes nothing off; null: it is taken off for as long as the subscription has it. */
  ends_at: Date | null;
}

/**
 * What an invoice of a moment comes to in whole cents: each discount is taken off what those before it left, as the payment
 * provider does, and never more than there is.
 */
export function nextAmount(price_cents: number, discounts: readonly Discount[], at: Date): number {
  return discounts
    .filter(({ ends_at }) => ends_at === null || at < ends_at)
    .reduce((left, { percent_off, amount_off }) => {
      const off = percent_off === null ? (amount_off ?? 0) : Math.round((left * percent_off) / 100);
      return left - Math.min(left, off);
    }, price_cents);
}

/** As much of a payment as says when how much was received for what. */
interface Received {
  subscription_id: string | null;
  amount_paid_cents: number;
  currency: string;
  paid_at: Date | null;
}

/** The newest payment that was received for a subscription; an invoice of nothing is none. */
export function newestPaid<Payment extends Received>(
  payments: readonly Payment[],
  subscriptionId: string | null,
): (Payment & { paid_at: Date }) | null {
  const paid = payments.flatMap((one) =>
    one.subscription_id === subscriptionId && one.amount_paid_cents > 0 && one.paid_at !== null
      ? [{ ...one, paid_at: one.paid_at }]
      : [],
  );
  return paid.toSorted((a, b) => b.paid_at.getTime() - a.paid_at.getTime())[0] ?? null;
}
