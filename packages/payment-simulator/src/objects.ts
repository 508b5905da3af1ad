import type Stripe from 'stripe';

/**
 * Objects as API 2026-10-28.endive sends them, with the fields that hold something in this simulator: references are ids
 * until they are expanded, moments are seconds, amounts are integers of the smallest unit.
 */

export interface Base {
  id: string;
  created: number;
}

type Metadata = Record<string, string>;

/** What says in which mode it was made, and holds what its maker keeps with it. */
interface Kept extends Base {
  livemode: false;
  metadata: Metadata;
}

export interface Customer extends Kept {
  object: 'customer';
  email: string | null;
  name: string | null;
  description: string | null;
  invoice_settings: { default_payment_method: string | null };
  deleted?: true;
}

export interface Product extends Kept {
  object: 'product';
  active: boolean;
  name: string;
  description: string | null;
  default_price: string | null;
  updated: number;
}

export interface Price extends Kept {
  object: 'price';
  active: boolean;
  billing_scheme: 'per_unit';
  currency: string;
  lookup_key: string | null;
  nickname: string | null;
  product: string;
  recurring: {
    interval: Stripe.Price.Recurring['interval'];
    interval_count: number;
    usage_type: 'licensed';
  };
  type: 'recurring';
  unit_amount: number;
  unit_amount_decimal: string;
}

export interface Coupon extends Kept {
  object: 'coupon';
  amount_off: number | null;
  percent_off: number | null;
  currency: string | null;
  duration: Stripe.Coupon.Duration;
  duration_in_months: number | null;
  max_redemptions: number | null;
  name: string | null;
  redeem_by: number | null;
  times_redeemed: number;
  valid: boolean;
  deleted?: true;
}

export interface PromotionCode extends Kept {
  object: 'promotion_code';
  active: boolean;
  code: string;
  customer: string | null;
  expires_at: number | null;
  max_redemptions: number | null;
  promotion: { type: 'coupon'; coupon: string };
  restrictions: {
    first_time_transaction: boolean;
    minimum_amount: number | null;
    minimum_amount_currency: string | null;
  };
  times_redeemed: number;
}

export interface Discount extends Base {
  object: 'discount';
  checkout_session: string | null;
  customer: string;
  start: number;
  end: number | null;
  invoice: null;
  invoice_item: null;
  promotion_code: string | null;
  source: { type: 'coupon'; coupon: string };
  subscription: string | null;
  subscription_item: null;
}

export interface PaymentMethod extends Kept {
  object: 'payment_method';
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  customer: string;
}

export interface CheckoutSession extends Kept {
  object: 'checkout.session';
  allow_promotion_codes: boolean;
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  currency: string;
  customer: string;
  discounts: { coupon: string | null; promotion_code: string | null }[];
  expires_at: number;
  invoice: string | null;
  mode: 'subscription';
  payment_intent: null;
  payment_method_collection: Stripe.Checkout.Session.PaymentMethodCollection;
  payment_status: Stripe.Checkout.Session.PaymentStatus;
  status: Stripe.Checkout.Session.Status;
  subscription: string | null;
  success_url: string | null;
  ui_mode: 'hosted_page';
  url: string | null;
}

export interface SubscriptionItem extends Base {
  object: 'subscription_item';
  current_period_start: number;
  current_period_end: number;
  discounts: string[];
  metadata: Metadata;
  price: Price;
  quantity: number;
  subscription: string;
}

export interface Subscription extends Kept {
  object: 'subscription';
  billing_cycle_anchor: number;
  billing_mode: { type: 'flexible' };
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: {
    comment: string | null;
    feedback: Stripe.Subscription.CancellationDetails['feedback'];
    reason: Stripe.Subscription.CancellationDetails['reason'];
  };
  collection_method: 'charge_automatically';
  currency: string;
  customer: string;
  default_payment_method: string | null;
  discounts: string[];
  ended_at: number | null;
  items: ListOf<SubscriptionItem>;
  latest_invoice: string | null;
  pause_collection: null;
  pending_update: null;
  schedule: null;
  start_date: number;
  status: Stripe.Subscription.Status;
  test_clock: null;
  trial_end: number | null;
  trial_settings: {
    end_behavior: {
      missing_payment_method: Stripe.Subscription.TrialSettings.EndBehavior['missing_payment_method'];
    };
  } | null;
  trial_start: number | null;
}

export interface Invoice extends Kept {
  object: 'invoice';
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  billing_reason: Stripe.Invoice.BillingReason;
  collection_method: 'charge_automatically';
  currency: string;
  customer: string;
  customer_email: string | null;
  discounts: string[];
  hosted_invoice_url: string;
  invoice_pdf: string | null;
  lines: ListOf<{
    id: string;
    object: 'line_item';
    amount: number;
    currency: string;
    description: string;
    period: { start: number; end: number };
    pricing: {
      type: 'price_details';
      price_details: { price: string; product: string };
      unit_amount_decimal: string;
    };
  }>;
  next_payment_attempt: number | null;
  number: string;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { subscription: string; metadata: Metadata };
  };
  period_start: number;
  period_end: number;
  status: Stripe.Invoice.Status;
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
  subtotal: number;
  total: number;
  total_discount_amounts: { amount: number; discount: string }[];
}

export interface InvoicePayment extends Base {
  object: 'invoice_payment';
  amount_paid: number | null;
  amount_requested: number;
  currency: string;
  invoice: string;
  is_default: true;
  livemode: false;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

export interface PaymentIntent extends Kept {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  customer: string;
  last_payment_error: { type: 'card_error'; code: string; decline_code: string; message: string } | null;
  latest_charge: string | null;
  payment_method: string | null;
  status: Stripe.PaymentIntent.Status;
}

export interface Charge extends Kept {
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  currency: string;
  customer: string;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  paid: boolean;
  payment_intent: string;
  payment_method: string | null;
  refunded: boolean;
  status: Stripe.Charge.Status;
}

export interface Refund extends Base {
  object: 'refund';
  amount: number;
  charge: string;
  currency: string;
  customer: string;
  metadata: Metadata;
  payment_intent: string;
  reason: Stripe.Refund['reason'];
  status: 'succeeded' | 'pending' | 'failed';
}

export interface Dispute extends Kept {
  object: 'dispute';
  amount: number;
  charge: string;
  currency: string;
  /** Until when it can be answered; in seconds. */
  evidence_details: { due_by: number; has_evidence: boolean };
  payment_intent: string;
  reason: string;
  status: Stripe.Dispute.Status;
}

export interface WebhookEndpoint extends Kept {
  object: 'webhook_endpoint';
  api_version: string | null;
  description: string | null;
  enabled_events: string[];
  status: 'enabled' | 'disabled';
  url: string;
  /** Sent once, when it is made. */
  secret: string;
}

export interface PortalConfiguration extends Kept {
  object: 'billing_portal.configuration';
  active: boolean;
  business_profile: { headline: string | null };
  default_return_url: string | null;
  features: Record<string, unknown>;
  is_default: boolean;
  updated: number;
}

export interface PortalSession extends Base {
  object: 'billing_portal.session';
  configuration: string;
  customer: string;
  flow: {
    type: string;
    subscription: string | null;
    price: string | null;
    /** Where the browser goes when it is done; null for the page's own way back. */
    redirect: string | null;
  } | null;
  livemode: false;
  return_url: string | null;
  url: string;
}

export interface Event extends Base {
  object: 'event';
  api_version: string;
  data: { object: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export interface ListOf<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

/** A list as the API sends it. */
export function listOf<Item>(data: Item[], url: string, hasMore = false): ListOf<Item> {
  return { object: 'list', data, has_more: hasMore, url };
}
