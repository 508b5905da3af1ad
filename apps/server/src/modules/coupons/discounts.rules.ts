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
