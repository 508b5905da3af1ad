import { type Desk, get, keep, newBase } from './desk.ts';
import { afterInterval, takenOff } from './money.ts';
import { type Discount, type Invoice, listOf, type Subscription, type SubscriptionItem } from './objects.ts';
import { collect } from './payments.ts';
import type { SessionPlan } from './state.ts';

const DAY = 86_400;
const WARNING = 3 * DAY;
/** Days after a failed payment until the next attempt; after the last one the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

/** The one item that a subscription of this product has. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`the subscription ${subscription.id} has no item`);
  return item;
}

/** True while a subscription can still be billed. */
export function isAlive({ status }: Subscription): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired';
}

/** The card that a subscription is paid with, or null. */
export function cardOf(desk: Desk, subscription: Subscription): string | null {
  const customer = get(desk.state.customers, subscription.customer);
  return subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
}

/** Begins a subscription, with its trial or its first payment. Whoever calls has made sure that the card is taken. */
export function startSubscription(
  desk: Desk,
  asked: { customer: string; plan: SessionPlan; paymentMethod: string | null; discounts: Discount[] },
): Subscription {
  const { state } = desk;
  const now = desk.now();
  const { plan } = asked;
  const price = get(state.prices, plan.price);
  const trialEnd = plan.trial_end ?? (plan.trial_days === null ? null : now + plan.trial_days * DAY);
  const base = newBase(desk, 'sub');
  const item: SubscriptionItem = {
    ...newBase(desk, 'si'),
    object: 'subscription_item',
    current_period_start: now,
    current_period_end: trialEnd ?? afterInterval(now, price),
    discounts: [],
    metadata: {},
    price,
    quantity: plan.quantity,
    subscription: base.id,
  };
  const subscription = keep(desk, 'subscriptions', null, {
    ...base,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? now,
    billing_mode: { type: 'flexible' },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    currency: price.currency,
    customer: asked.customer,
    default_payment_method: asked.paymentMethod,
    discounts: asked.discounts.map(({ id }) => id),
    ended_at: null,
    items: listOf([item], `/v1/subscription_items?subscription=${base.id}`),
    latest_invoice: null,
    livemode: false,
    metadata: plan.subscription_metadata,
    pause_collection: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: plan.missing_payment_method } },
    trial_start: trialEnd === null ? null : now,
  });
  for (const discount of asked.discounts) discount.subscription = subscription.id;
  desk.emit('customer.subscription.created', subscription);
  const amount = trialEnd === null ? price.unit_amount * plan.quantity : 0;
  const invoice = makeInvoice(desk, subscription, { reason: 'subscription_create', amount });
  collect(desk, invoice, asked.paymentMethod);
  if (trialEnd !== null && trialEnd - now <= WARNING) warn(desk, subscription);
  return subscription;
}

/** Makes an invoice over an amount less discounts, open to be paid. Discounts that are used up are taken away. */
export function makeInvoice(
  desk: Desk,
  subscription: Subscription,
  { reason, amount }: { reason: Invoice['billing_reason']; amount: number },
): Invoice {
  const { state } = desk;
  const now = desk.now();
  const item = itemOf(subscription);
  let total = amount;
  const amounts: Invoice['total_discount_amounts'] = [];
  for (const id of subscription.discounts) {
    const discount = get(state.discounts, id);
    const off = takenOff(total, get(state.coupons, discount.source.coupon));
    total -= off;
    amounts.push({ amount: off, discount: id });
  }
  const base = newBase(desk, 'in');
  const invoice = keep(desk, 'invoices', null, {
    ...base,
    object: 'invoice',
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    currency: subscription.currency,
    customer: subscription.customer,
    customer_email: get(state.customers, subscription.customer).email,
    discounts: [...subscription.discounts],
    hosted_invoice_url: `${desk.baseUrl}/invoices/${base.id}`,
    invoice_pdf: null,
    lines: listOf(
      [
        {
          id: `il_${base.id}`,
          object: 'line_item',
          amount,
          currency: subscription.currency,
          description: get(state.products, item.price.product).name,
          pricing: {
            type: 'price_details',
            price_details: { price: item.price.id, product: item.price.product },
            unit_amount_decimal: String(item.price.unit_amount),
          },
          period: { start: item.current_period_start, end: item.current_period_end },
        },
      ],
      `/v1/invoices/${base.id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `SIM-${String(state.serial).padStart(6, '0')}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: { ...subscription.metadata } },
    },
    period_start: now,
    period_end: now,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    total,
    total_discount_amounts: amounts,
  });
  subscription.latest_invoice = invoice.id;
  subscription.discounts = subscription.discounts.filter((id) => {
    const { source, end } = get(state.discounts, id);
    return get(state.coupons, source.coupon).duration !== 'once' && (end === null || end > now);
  });
  desk.emit('invoice.created', invoice);
  desk.emit('invoice.finalized', invoice);
  return invoice;
}

/** Ends a subscription now. Money that was paid stays paid. */
export function endSubscription(
  desk: Desk,
  subscription: Subscription,
  reason: Subscription['cancellation_details']['reason'],
): void {
  const now = desk.now();
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.cancellation_details.reason ??= reason;
  for (const invoice of Object.values(desk.state.invoices))
    if (invoice.parent.subscription_details.subscription === subscription.id && invoice.status === 'open') {
      invoice.next_payment_attempt = null;
      invoice.auto_advance = false;
    }
  desk.emit('customer.subscription.deleted', subscription);
}

/** Takes what an open invoice of a subscription asks for; what that means for the subscription follows. */
export function payOpenInvoice(desk: Desk, subscription: Subscription, invoice: Invoice): boolean {
  if (collect(desk, invoice, cardOf(desk, subscription))) {
    if (subscription.status !== 'active') {
      subscription.status = 'active';
      desk.emit('customer.subscription.updated', subscription);
    }
    return true;
  }
  const days = RETRY_DAYS[invoice.attempt_count - 1];
  invoice.next_payment_attempt = days === undefined ? null : desk.now() + days * DAY;
  desk.emit('invoice.payment_failed', invoice);
  if (days === undefined) endSubscription(desk, subscription, 'payment_failed');
  else if (subscription.status !== 'past_due') {
    subscription.status = 'past_due';
    desk.emit('customer.subscription.updated', subscription);
  }
  return false;
}

/** Moves a subscription into its next period and asks for its price. */
export function beginPeriod(desk: Desk, subscription: Subscription, from: number): void {
  const item = itemOf(subscription);
  item.current_period_start = from;
  item.current_period_end = afterInterval(from, item.price);
  const added = desk.state.hidden.prorations[subscription.id] ?? 0;
  delete desk.state.hidden.prorations[subscription.id];
  const amount = Math.max(0, item.price.unit_amount * item.quantity + added);
  const invoice = makeInvoice(desk, subscription, { reason: 'subscription_cycle', amount });
  desk.emit('customer.subscription.updated', subscription);
  payOpenInvoice(desk, subscription, invoice);
}

function endTrial(desk: Desk, subscription: Subscription): void {
  const end = subscription.trial_end ?? desk.now();
  const missing = subscription.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice';
  if (cardOf(desk, subscription) === null && missing === 'cancel') {
    endSubscription(desk, subscription, 'payment_failed');
    return;
  }
  if (cardOf(desk, subscription) === null && missing === 'pause') {
    subscription.status = 'paused';
    desk.emit('customer.subscription.paused', subscription);
    return;
  }
  subscription.status = 'active';
  beginPeriod(desk, subscription, end);
}

function warn(desk: Desk, subscription: Subscription): void {
  desk.state.hidden.warned[subscription.id] = true;
  desk.emit('customer.subscription.trial_will_end', subscription);
}

/** What happens next by itself to a subscription, and when; null for nothing. */
export function nextOf(desk: Desk, subscription: Subscription): { at: number; run: () => void } | null {
  if (!isAlive(subscription)) return null;
  const { state } = desk;
  const item = itemOf(subscription);
  const due: { at: number; run: () => void }[] = [];
  if (subscription.cancel_at !== null)
    due.push({
      at: subscription.cancel_at,
      run: () => endSubscription(desk, subscription, 'cancellation_requested'),
    });
  if (subscription.status === 'trialing' && subscription.trial_end !== null) {
    if (!state.hidden.warned[subscription.id])
      due.push({ at: subscription.trial_end - WARNING, run: () => warn(desk, subscription) });
    due.push({ at: subscription.trial_end, run: () => endTrial(desk, subscription) });
  }
  if (subscription.status === 'active')
    due.push({
      at: item.current_period_end,
      run: () => beginPeriod(desk, subscription, item.current_period_end),
    });
  for (const invoice of Object.values(state.invoices))
    if (
      invoice.parent.subscription_details.subscription === subscription.id &&
      invoice.next_payment_attempt !== null
    )
      due.push({
        at: invoice.next_payment_attempt,
        run: () => payOpenInvoice(desk, subscription, invoice) || undefined,
      });
  due.sort((a, b) => a.at - b.at);
  return due[0] ?? null;
}
