/** Money in whole cents. */
export interface Amount {
  cents: number;
  currency: string;
}

/** The next payment and when it is due; null where none is, or where its amount is not known. */
export function dueOf(
  of: { next_amount_cents: number | null; currency: string | null },
  at: Date | null,
): (Amount & { at: Date }) | null {
  if (at === null || of.next_amount_cents === null || of.currency === null) return null;
  return { cents: of.next_amount_cents, currency: of.currency, at };
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
