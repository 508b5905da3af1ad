import type Stripe from 'stripe';
import { type Discount, nextAmount, type StripeRedemption } from '../coupons/index.ts';
import { askStripe, type StripeDoor } from '../stripe/index.ts';
import { type DisputeStanding, disputeStanding, worstStanding } from './disputes.rules.ts';
import type { PaymentRow, SubscriptionRow } from './payments.queries.ts';
import { PAYMENTS_MAX } from './payments.queries.ts';

/** Everything that the payment provider says of a customer and that counts here. */
export interface StripeTruth {
  customerId: string;
  subscriptions: Omit<SubscriptionRow, 'account_id' | 'plan_id'>[];
  /** The plan that the price of each subscription was made for, by the price's own word. */
  pricedFor: ReadonlyMap<string, string>;
  payments: (Omit<PaymentRow, 'account_id' | 'plan_id'> & { product_id: string | null })[];
  /** Coupons that were used, also where they take nothing off any more: an invoice of then names them. */
  redemptions: StripeRedemption[];
}

/** More subscriptions of one customer are a fault somewhere; the newest come first. */
const SUBSCRIPTIONS_MAX = 1_000;
/** Of years, most of them refused ones. */
const CHARGES_MAX = 1_000;

/**
 * Asks for all of a customer: with no transaction open, because the answer takes as long as it takes. A read that fails
 * says nothing and is thrown: never is a missing answer taken for a missing subscription. @throws SERVICE_UNAVAILABLE
 */
export async function readTruth({ client }: StripeDoor, customerId: string): Promise<StripeTruth> {
  return askStripe(async () => {
    const [subscriptions, newest, charges, customer] = await Promise.all([
      client.subscriptions
        .list({ customer: customerId, status: 'all', limit: 100, expand: ['data.discounts.source.coupon'] })
        .autoPagingToArray({ limit: SUBSCRIPTIONS_MAX }),
      client.invoices.list({
        customer: customerId,
        limit: PAYMENTS_MAX,
        expand: ['data.payments', 'data.discounts'],
      }),
      client.charges.list({ customer: customerId, limit: 100 }).autoPagingToArray({ limit: CHARGES_MAX }),
      client.customers.retrieve(customerId),
    ]);
    const invoices = [...newest.data, ...(await olderInvoices(client, newest.data, charges))];
    const unpaidSince = oldestOpen(invoices);
    const refunded = refundedOf(charges);
    const disputes = await disputesOf(client, charges);
    const payments = invoices.flatMap((one) => toPayment(one, { refunded, disputes }));
    return {
      customerId,
      subscriptions: subscriptions.map((one) =>
        toSubscription(one, customerId, {
          openSince: unpaidSince.get(one.id) ?? null,
          hasCard: !customer.deleted && customer.invoice_settings.default_payment_method !== null,
          dispute: worstStanding(
            payments
              .filter(({ subscription_id }) => subscription_id === one.id)
              .map(({ dispute_status }) => disputeStanding(dispute_status)),
          ),
        }),
      ),
      pricedFor: new Map(subscriptions.flatMap((one) => pricedFor(one))),
      payments,
      redemptions: toRedemptions([...subscriptions, ...invoices].flatMap(({ discounts }) => discounts)),
    };
  });
}

function toSubscription(
  subscription: Stripe.Subscription,
  customerId: string,
  {
    openSince,
    hasCard,
    dispute,
  }: { openSince: Date | null; hasCard: boolean; dispute: DisputeStanding | null },
): StripeTruth['subscriptions'][number] {
  const items = subscription.items.data;
  const ends = Math.min(...items.map((item) => item.current_period_end));
  const begins = Math.min(...items.map((item) => item.current_period_start));
  // Flexible billing says when it ends; the older way says only that it does.
  const cancelAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? ends : null);
  const { status } = subscription;
  const product = items[0]?.price.product;
  const amount = priceOf(subscription);
  const period_ends_at = toDate(Number.isFinite(ends) ? ends : subscription.created);
  return {
    id: subscription.id,
    customer_id: customerId,
    status,
    product_id: product === undefined ? null : idOf(product),
    interval: intervalOf(items[0]?.price.recurring?.interval),
    created_at: toDate(subscription.created),
    amount_cents: amount,
    next_amount_cents: amount === null ? null : nextAmount(amount, discountsOf(subscription), period_ends_at),
    currency: subscription.currency,
    period_ends_at,
    cancel_at: cancelAt === null ? null : toDate(cancelAt),
    ended_at: subscription.ended_at === null ? null : toDate(subscription.ended_at),
    trial_ends_at: subscription.trial_end === null ? null : toDate(subscription.trial_end),
    unpaid_since: status === 'past_due' ? (openSince ?? toDate(begins)) : null,
    has_card: hasCard || subscription.default_payment_method !== null,
    dispute,
  };
}

/** What an interval costs before discounts; null for prices of tiers. */
function priceOf({ items }: Stripe.Subscription): number | null {
  const amounts = items.data.map(({ price, quantity }) =>
    price.unit_amount === null ? null : price.unit_amount * (quantity ?? 1),
  );
  return amounts.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

/** Discounts that the next invoice may have, in the order in which they are taken off. */
function discountsOf({ discounts }: Stripe.Subscription): Discount[] {
  return discounts.flatMap((discount) => {
    if (typeof discount === 'string') return [];
    const { coupon } = discount.source;
    if (coupon === null || typeof coupon === 'string') return [];
    const { percent_off, amount_off } = coupon;
    return [{ percent_off, amount_off, ends_at: discount.end === null ? null : toDate(discount.end) }];
  });
}

function intervalOf(interval: string | undefined): SubscriptionRow['interval'] {
  if (interval === 'month') return 'monthly';
  return interval === 'year' ? 'yearly' : null;
}

/** The set-up writes into every price which plan it is for, and a price keeps that when the plan gets another one. */
function pricedFor({ id, items }: Stripe.Subscription): [string, string][] {
  const planId = items.data[0]?.price.metadata.plan_id;
  return planId === undefined ? [] : [[id, planId]];
}

/** When the oldest open invoice of each subscription was made. */
function oldestOpen(invoices: readonly Stripe.Invoice[]): Map<string, Date> {
  const oldest = new Map<string, Date>();
  for (const invoice of invoices.filter(({ status }) => status === 'open')) {
    const subscription = subscriptionOf(invoice);
    const made = toDate(invoice.created);
    const known = subscription === null ? undefined : oldest.get(subscription);
    if (subscription !== null && (known === undefined || made < known)) oldest.set(subscription, made);
  }
  return oldest;
}

/** Invoices besides the newest of which money was given back, or may be: a bank is asked a year and more after a payment. */
async function olderInvoices(
  client: Stripe,
  newest: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
): Promise<Stripe.Invoice[]> {
  const known = new Set(newest.flatMap(intentsOf));
  const older = new Map<string, Stripe.Invoice>();
  for (const { payment_intent, disputed, amount_refunded } of charges) {
    if (payment_intent === null || !(disputed || amount_refunded > 0)) continue;
    const intent = idOf(payment_intent);
    if (known.has(intent)) continue;
    known.add(intent);
    const { data } = await client.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      limit: 1,
    });
    for (const { invoice } of data) {
      const id = idOf(invoice);
      older.set(id, await client.invoices.retrieve(id, { expand: ['payments', 'discounts'] }));
    }
  }
  return [...older.values()];
}

/** What an invoice was paid by, or is to be. */
function intentsOf({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? []).flatMap(({ payment: { payment_intent } }) =>
    payment_intent === undefined ? [] : [idOf(payment_intent)],
  );
}

/** What was given back of each payment, in cents. */
function refundedOf(charges: readonly Stripe.Charge[]): Map<string, number> {
  const refunded = new Map<string, number>();
  for (const { payment_intent, amount_refunded } of charges) {
    if (payment_intent === null) continue;
    const id = idOf(payment_intent);
    refunded.set(id, (refunded.get(id) ?? 0) + amount_refunded);
  }
  return refunded;
}

/** The newest dispute about each payment; asked for only where there is one. */
async function disputesOf(
  client: Stripe,
  charges: readonly Stripe.Charge[],
): Promise<Map<string, Stripe.Dispute>> {
  const newest = new Map<string, Stripe.Dispute>();
  for (const { id, disputed, payment_intent } of charges) {
    if (!disputed || payment_intent === null) continue;
    const { data } = await client.disputes.list({ charge: id, limit: 1 });
    const [dispute] = data;
    if (dispute !== undefined) newest.set(idOf(payment_intent), dispute);
  }
  return newest;
}

/** An invoice that was issued; a draft is nobody's business yet. */
function toPayment(
  invoice: Stripe.Invoice,
  of: { refunded: ReadonlyMap<string, number>; disputes: ReadonlyMap<string, Stripe.Dispute> },
): StripeTruth['payments'] {
  const { id, status, status_transitions } = invoice;
  if (id === undefined || status === null || status === 'draft') return [];
  const intents = intentsOf(invoice);
  const [dispute] = intents.flatMap((intent) => of.disputes.get(intent) ?? []);
  const dueBy = dispute?.evidence_details.due_by ?? null;
  return [
    {
      id,
      subscription_id: subscriptionOf(invoice),
      product_id: productOf(invoice),
      number: invoice.number,
      status,
      amount_due_cents: invoice.amount_due,
      amount_paid_cents: invoice.amount_paid,
      refunded_cents: intents.reduce((sum, intent) => sum + (of.refunded.get(intent) ?? 0), 0),
      currency: invoice.currency,
      created_at: toDate(invoice.created),
      paid_at: status_transitions.paid_at === null ? null : toDate(status_transitions.paid_at),
      dispute_id: dispute?.id ?? null,
      dispute_status: dispute?.status ?? null,
      dispute_reason: dispute?.reason ?? null,
      dispute_due_at: dueBy === null ? null : toDate(dueBy),
    },
  ];
}

/** What an invoice is for: of a change of plan the new one, whose line stands after what is given back. */
function productOf({ lines }: Stripe.Invoice): string | null {
  const products = lines.data.flatMap(({ amount, pricing }) =>
    amount < 0 || pricing?.price_details === undefined ? [] : [idOf(pricing.price_details.product)],
  );
  return products.at(-1) ?? null;
}

/** Discounts that stand for a coupon, each once. */
function toRedemptions(
  discounts: readonly (string | Stripe.Discount | Stripe.DeletedDiscount)[],
): StripeRedemption[] {
  const redemptions = new Map<string, StripeRedemption>();
  for (const discount of discounts) {
    if (typeof discount === 'string' || discount.source.coupon === null) continue;
    const { id, source, subscription, start } = discount;
    if (source.coupon === null) continue;
    redemptions.set(id, {
      id,
      stripe_coupon_id: idOf(source.coupon),
      subscription_id: subscription,
      redeemed_at: toDate(start),
    });
  }
  return [...redemptions.values()];
}

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription ?? null;
  return subscription === null ? null : idOf(subscription);
}

const idOf = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id;

const toDate = (seconds: number) => new Date(seconds * 1_000);
