import { expireSession, usableCoupon } from '../checkout.ts';
import { type Desk, keep, newBase } from '../desk.ts';
import { type CheckoutSession, listOf } from '../objects.ts';
import {
  anything,
  choice,
  fields,
  flag,
  integer,
  metadata,
  moment,
  type Params,
  rows,
  text,
} from '../parameters.ts';
import { lineItems } from '../render.ts';
import { invalidRequest } from '../stripe-error.ts';
import { type Call, find, given, LIST, list, required, retrieve } from './call.ts';

const DAY = 86_400;
const HALF_HOUR = 1_800;
const TRIAL_DISTANCE = 2 * DAY;

interface AskedData {
  trial_period_days?: number | null;
  trial_end?: number | null;
  metadata?: { [name: string]: string };
  trial_settings?: { end_behavior?: { missing_payment_method?: 'cancel' | 'create_invoice' | 'pause' } };
}

/** How somebody begins to pay. */
export const CHECKOUT_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    params: {
      mode: choice('payment', 'setup', 'subscription'),
      customer: text,
      customer_email: text,
      customer_update: anything,
      client_reference_id: text,
      line_items: rows(fields({ price: text, quantity: integer, adjustable_quantity: anything })),
      success_url: text,
      cancel_url: text,
      expires_at: moment,
      metadata,
      allow_promotion_codes: flag,
      discounts: rows(fields({ coupon: text, promotion_code: text })),
      payment_method_collection: choice('always', 'if_required'),
      subscription_data: fields({
        trial_period_days: integer,
        trial_end: moment,
        trial_settings: fields({
          end_behavior: fields({ missing_payment_method: choice('cancel', 'create_invoice', 'pause') }),
        }),
        metadata,
        description: text,
        billing_cycle_anchor: moment,
        proration_behavior: choice('create_prorations', 'none'),
      }),
      ui_mode: choice('hosted_page', 'embedded_page', 'elements', 'form'),
      allowed_payment_method_types: anything,
      automatic_tax: anything,
      billing_address_collection: choice('auto', 'required'),
      consent_collection: anything,
      custom_text: anything,
      locale: text,
      phone_number_collection: anything,
      saved_payment_method_options: anything,
      submit_type: text,
      tax_id_collection: anything,
      branding_settings: anything,
    },
    run: createSession,
  },
  list('/v1/checkout/sessions', 'sessions', {
    params: {
      customer: text,
      subscription: text,
      payment_intent: text,
      status: choice('open', 'complete', 'expired'),
    },
    by: ['customer', 'subscription', 'status'],
  }),
  retrieve('/v1/checkout/sessions', 'sessions', 'checkout.session'),
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    params: {},
    run(desk, { id }) {
      const session = find(desk.state.sessions, id, 'checkout.session');
      if (session.status !== 'open')
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      expireSession(desk, session);
      return session;
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    params: LIST,
    run: (desk, { id }) =>
      listOf(
        lineItems(desk.state, find(desk.state.sessions, id, 'checkout.session').id),
        `/v1/checkout/sessions/${id}/line_items`,
      ),
  },
];

function createSession(desk: Desk, { params }: { params: Params }): CheckoutSession {
  const { state } = desk;
  if (required(params, 'mode') !== 'subscription')
    throw invalidRequest('The simulator sells subscriptions only: mode must be subscription.', 'mode');
  const [line, ...others] = required<{ price?: string; quantity?: number }[]>(params, 'line_items');
  if (line === undefined || others.length > 0)
    throw invalidRequest('The simulator takes one line item.', 'line_items');
  const price = find(state.prices, required(line, 'price'), 'price', 'line_items[0][price]');
  if (!price.active) throw invalidRequest('The price specified is inactive.', 'line_items[0][price]');
  const quantity = line.quantity ?? 1;
  const discounts = readDiscounts(desk, params);
  if (discounts.length > 0 && params.allow_promotion_codes === true)
    throw invalidRequest(
      'You may only specify one of these parameters: allow_promotion_codes, discounts.',
      'allow_promotion_codes',
    );
  const data = given<AskedData>(params, 'subscription_data', {});
  refuseTrial(desk, data);
  const base = newBase(desk, 'cs_test');
  const expires_at = given(params, 'expires_at', base.created + DAY);
  if (expires_at < base.created + HALF_HOUR || expires_at > base.created + DAY)
    throw invalidRequest('expires_at must be between 30 minutes and 24 hours from now.', 'expires_at');
  const session = keep(desk, 'sessions', null, {
    ...base,
    object: 'checkout.session',
    allow_promotion_codes: given(params, 'allow_promotion_codes', false),
    amount_subtotal: price.unit_amount * quantity,
    amount_total: price.unit_amount * quantity,
    cancel_url: given(params, 'cancel_url', null),
    client_reference_id: given(params, 'client_reference_id', null),
    currency: price.currency,
    customer: readCustomer(desk, params),
    discounts,
    expires_at,
    invoice: null,
    livemode: false,
    metadata: given(params, 'metadata', {}),
    mode: 'subscription',
    payment_intent: null,
    payment_method_collection: given(params, 'payment_method_collection', 'always'),
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: required(params, 'success_url'),
    ui_mode: 'hosted_page',
    url: `${desk.baseUrl}/pay/${base.id}`,
  });
  state.hidden.sessions[session.id] = {
    price: price.id,
    quantity,
    trial_days: data.trial_period_days ?? null,
    trial_end: data.trial_end ?? null,
    missing_payment_method: data.trial_settings?.end_behavior?.missing_payment_method ?? 'create_invoice',
    subscription_metadata: data.metadata ?? {},
  };
  return session;
}

function readCustomer(desk: Desk, params: Params): string {
  const customer = find(desk.state.customers, required(params, 'customer'), 'customer', 'customer');
  if (customer.deleted)
    throw invalidRequest(`No such customer: '${customer.id}'`, 'customer', 'resource_missing');
  return customer.id;
}

function readDiscounts(desk: Desk, params: Params): CheckoutSession['discounts'] {
  const asked = given<{ coupon?: string; promotion_code?: string }[]>(params, 'discounts', []);
  return asked.map(({ coupon, promotion_code }) => {
    if (coupon !== undefined)
      return { coupon: usableCoupon(desk, coupon, 'discounts[0][coupon]').id, promotion_code: null };
    const code = find(
      desk.state.promotion_codes,
      promotion_code,
      'promotion code',
      'discounts[0][promotion_code]',
    );
    usableCoupon(desk, code.promotion.coupon, 'discounts[0][promotion_code]');
    return { coupon: null, promotion_code: code.id };
  });
}

function refuseTrial(desk: Desk, { trial_period_days: days, trial_end: end }: AskedData): void {
  if (days !== undefined && days !== null && (days < 1 || days > 730))
    throw invalidRequest(
      'Invalid trial_period_days: must be 1 to 730',
      'subscription_data[trial_period_days]',
    );
  if (end !== undefined && end !== null && end < desk.now() + TRIAL_DISTANCE)
    throw invalidRequest(
      'The trial_end must be at least 48 hours in the future.',
      'subscription_data[trial_end]',
    );
}
