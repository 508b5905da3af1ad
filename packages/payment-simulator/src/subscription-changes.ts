import { type Desk, get } from './desk.ts';
import { afterInterval } from './money.ts';
import type { Price, Subscription } from './objects.ts';
import { invalidRequest } from './stripe-error.ts';
import { beginPeriod, isAlive, itemOf, makeInvoice, payOpenInvoice } from './subscriptions.ts';

type Proration = 'create_prorations' | 'always_invoice' | 'none';

/** What a call changes of a subscription; nothing where a field is left out. */
export interface SubscriptionChange {
  price?: string;
  quantity?: number;
  proration?: Proration;
  cancelAt?: number | 'min_period_end' | 'max_period_end' | null;
  cancelAtPeriodEnd?: boolean;
  trialEnd?: number | 'now';
  metadata?: { [name: string]: string };
  defaultPaymentMethod?: string | null;
  feedback?: Subscription['cancellation_details'];
}

/** Changes a subscription that has not ended. @throws what Stripe refuses */
export function changeSubscription(desk: Desk, subscription: Subscription, change: SubscriptionChange): void {
  if (!isAlive(subscription))
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  const item = itemOf(subscription);
  if (change.metadata !== undefined) Object.assign(subscription.metadata, change.metadata);
  if (change.defaultPaymentMethod !== undefined)
    subscription.default_payment_method = change.defaultPaymentMethod;
  if (change.cancelAt !== undefined || change.cancelAtPeriodEnd !== undefined)
    setEnd(desk, subscription, change);
  if (change.quantity !== undefined) item.quantity = change.quantity;
  let hasBegun = false;
  if (change.price !== undefined && change.price !== item.price.id)
    hasBegun = changePrice(desk, subscription, get(desk.state.prices, change.price), change.proration);
  if (change.trialEnd !== undefined && subscription.status === 'trialing') {
    subscription.trial_end = change.trialEnd === 'now' ? desk.now() : change.trialEnd;
    item.current_period_end = subscription.trial_end;
    if (change.trialEnd === 'now') {
      subscription.status = 'active';
      beginPeriod(desk, subscription, desk.now());
      hasBegun = true;
    }
  }
  if (!hasBegun) desk.emit('customer.subscription.updated', subscription);
}

function setEnd(desk: Desk, subscription: Subscription, change: SubscriptionChange): void {
  const end = itemOf(subscription).current_period_end;
  const { cancelAt, cancelAtPeriodEnd } = change;
  const isAsked = cancelAtPeriodEnd === true || (cancelAt !== undefined && cancelAt !== null);
  // With flexible billing the flag stays false: the moment says it.
  subscription.cancel_at = !isAsked
    ? null
    : cancelAtPeriodEnd || typeof cancelAt === 'string'
      ? end
      : (cancelAt ?? null);
  subscription.canceled_at = isAsked ? desk.now() : null;
  subscription.cancellation_details = isAsked
    ? { ...subscription.cancellation_details, reason: 'cancellation_requested' }
    : { comment: null, feedback: null, reason: null };
}

/** Another price: of another interval it begins a period at once, else what is left of this one is charged or given back. */
function changePrice(
  desk: Desk,
  subscription: Subscription,
  price: Price,
  proration: Proration = 'create_prorations',
): boolean {
  const item = itemOf(subscription);
  const before = item.price;
  const now = desk.now();
  item.price = price;
  if (subscription.status === 'trialing') return false;
  const whole = item.current_period_end - item.current_period_start;
  const left = Math.max(0, item.current_period_end - now) / whole;
  const rest = Math.round(before.unit_amount * item.quantity * left);
  if (before.recurring.interval !== price.recurring.interval) {
    desk.state.hidden.prorations[subscription.id] = proration === 'none' ? 0 : -rest;
    subscription.billing_cycle_anchor = now;
    beginPeriod(desk, subscription, now);
    return true;
  }
  if (proration === 'none') return false;
  const due = Math.round(price.unit_amount * item.quantity * left) - rest;
  if (proration === 'always_invoice' && due > 0) {
    const invoice = makeInvoice(desk, subscription, { reason: 'subscription_update', amount: due });
    desk.emit('customer.subscription.updated', subscription);
    payOpenInvoice(desk, subscription, invoice);
    return true;
  }
  const { prorations } = desk.state.hidden;
  prorations[subscription.id] = (prorations[subscription.id] ?? 0) + due;
  return false;
}

/** Takes a paused subscription up again: its period begins now. @throws when it is not paused */
export function resumeSubscription(desk: Desk, subscription: Subscription): void {
  if (subscription.status !== 'paused')
    throw invalidRequest('Only a paused subscription can be resumed.', undefined, 'resource_not_paused');
  subscription.status = 'active';
  itemOf(subscription).current_period_end = afterInterval(desk.now(), itemOf(subscription).price);
  desk.emit('customer.subscription.resumed', subscription);
  beginPeriod(desk, subscription, desk.now());
}
