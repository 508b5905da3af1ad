import type { Subscription } from '../objects.ts';
import {
  anything,
  choice,
  either,
  fields,
  flag,
  integer,
  metadata,
  moment,
  type Params,
  rows,
  text,
} from '../parameters.ts';
import { invalidRequest } from '../stripe-error.ts';
import { changeSubscription, resumeSubscription, type SubscriptionChange } from '../subscription-changes.ts';
import { endSubscription, isAlive, itemOf } from '../subscriptions.ts';
import { type Call, find, given, list, retrieve } from './call.ts';

const STATUSES = [
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'paused',
];
const cancellation = fields({
  comment: text,
  feedback: choice(
    'customer_service',
    'low_quality',
    'missing_features',
    'other',
    'switched_service',
    'too_complex',
    'too_expensive',
    'unused',
  ),
});

/** What customers pay for again and again. */
export const SUBSCRIPTION_CALLS: readonly Call[] = [
  list('/v1/subscriptions', 'subscriptions', {
    params: {
      customer: text,
      price: text,
      status: choice(...STATUSES, 'all', 'ended'),
      collection_method: text,
      current_period_end: anything,
      current_period_start: anything,
    },
    by: ['customer'],
    fits: (row, params) =>
      (typeof params.price !== 'string' || itemOf(row).price.id === params.price) &&
      hasStatus(row, params.status),
  }),
  retrieve('/v1/subscriptions', 'subscriptions', 'subscription'),
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    params: {
      items: rows(fields({ id: text, price: text, quantity: integer, deleted: flag, metadata })),
      cancel_at_period_end: flag,
      cancel_at: either(moment, choice('min_period_end', 'max_period_end')),
      cancellation_details: cancellation,
      proration_behavior: choice('create_prorations', 'always_invoice', 'none'),
      payment_behavior: choice(
        'allow_incomplete',
        'default_incomplete',
        'error_if_incomplete',
        'pending_if_incomplete',
      ),
      trial_end: either(moment, choice('now')),
      default_payment_method: text,
      metadata,
      description: text,
      discounts: anything,
      trial_settings: anything,
      payment_settings: anything,
      billing_cycle_anchor: anything,
    },
    run(desk, { id, params }) {
      const subscription = find(desk.state.subscriptions, id, 'subscription');
      changeSubscription(desk, subscription, readChange(subscription, params, desk.state.prices));
      return subscription;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    params: { invoice_now: flag, prorate: flag, cancellation_details: cancellation },
    run(desk, { id }) {
      const subscription = find(desk.state.subscriptions, id, 'subscription');
      if (!isAlive(subscription))
        throw invalidRequest(`No such subscription: '${id}'`, 'id', 'resource_missing');
      endSubscription(desk, subscription, 'cancellation_requested');
      return subscription;
    },
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id/resume',
    params: { billing_cycle_anchor: choice('now', 'unchanged'), proration_behavior: text },
    run(desk, { id }) {
      const subscription = find(desk.state.subscriptions, id, 'subscription');
      resumeSubscription(desk, subscription);
      return subscription;
    },
  },
];

function hasStatus({ status }: Subscription, asked: unknown): boolean {
  if (asked === 'all') return true;
  if (asked === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return typeof asked === 'string' ? status === asked : status !== 'canceled';
}

function readChange(
  subscription: Subscription,
  params: Params,
  prices: { [id: string]: unknown },
): SubscriptionChange {
  const [asked, ...others] = given<{ id?: string; price?: string; quantity?: number; deleted?: boolean }[]>(
    params,
    'items',
    [],
  );
  if (asked && (others.length > 0 || asked.deleted || asked.id !== itemOf(subscription).id))
    throw invalidRequest(
      'The simulator keeps one item: name it by items[0][id] and give it a price.',
      'items',
    );
  if (asked?.price !== undefined && prices[asked.price] === undefined)
    throw invalidRequest(`No such price: '${asked.price}'`, 'items[0][price]', 'resource_missing');
  const change: SubscriptionChange = {};
  if (asked?.price !== undefined) change.price = asked.price;
  if (asked?.quantity !== undefined) change.quantity = asked.quantity;
  const named = (name: string) => params[name] !== undefined;
  if (named('proration_behavior'))
    change.proration = params.proration_behavior as NonNullable<SubscriptionChange['proration']>;
  if (named('cancel_at')) change.cancelAt = params.cancel_at as number | 'min_period_end' | null;
  if (named('cancel_at_period_end')) change.cancelAtPeriodEnd = params.cancel_at_period_end === true;
  if (named('trial_end')) change.trialEnd = params.trial_end as number | 'now';
  if (named('metadata')) change.metadata = given(params, 'metadata', {});
  if (named('default_payment_method'))
    change.defaultPaymentMethod = params.default_payment_method as string | null;
  return change;
}
