/** What the payment provider says a subscription is for. */
interface Sold {
  product_id: string | null;
  /** The plan its price was made for; null where the price does not say. */
  priced_for: string | null;
}

interface KnownHere {
  /** The same subscription as it was told last; null for a new one. */
  known: { product_id: string | null; plan_id: string | null } | null;
  /** All, also those that are withdrawn. */
  plans: readonly { id: string; stripe_product_id: string | null }[];
}

/**
 * The plan that a subscription is for; null where it is none of ours. Its price says so by itself. Where it does not, a
 * subscription stays with the plan it had for as long as it is for the same product: which product a plan is sold as from
 * now on is the administrators' to change, and takes nothing from who pays already.
 */
export function subscribedPlan({ product_id, priced_for }: Sold, { known, plans }: KnownHere): string | null {
  const priced = plans.find(({ id }) => id === priced_for);
  if (priced !== undefined) return priced.id;
  if (known?.plan_id != null && known.product_id !== null && known.product_id === product_id)
    return known.plan_id;
  const sold = plans.find(({ stripe_product_id }) => product_id !== null && stripe_product_id === product_id);
  if (sold !== undefined) return sold.id;
  // Told before products were kept: nothing says that it is for anything else now.
  return known?.product_id === null ? known.plan_id : null;
}
