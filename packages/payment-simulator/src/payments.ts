import { type Desk, get, keep, newBase } from './desk.ts';
import type { Charge, Dispute, Invoice, PaymentIntent, PaymentMethod, Refund } from './objects.ts';
import type { CardKind } from './state.ts';
import { invalidRequest } from './stripe-error.ts';

const CARDS: Record<CardKind, { brand: string; last4: string }> = {
  works: { brand: 'visa', last4: '4242' },
  declined: { brand: 'visa', last4: '0002' },
  declines_at_renewal: { brand: 'visa', last4: '0341' },
};

const DECLINED = 'Your card was declined.';

/** Keeps a card for a customer, who pays with it from now on. */
export function addCard(desk: Desk, customerId: string, kind: CardKind): PaymentMethod {
  const method = keep(desk, 'payment_methods', null, {
    ...newBase(desk, 'pm'),
    object: 'payment_method',
    type: 'card',
    card: { ...CARDS[kind], exp_month: 12, exp_year: 2099 },
    customer: customerId,
    livemode: false,
    metadata: {},
  });
  desk.state.hidden.cards[method.id] = kind;
  const customer = get(desk.state.customers, customerId);
  customer.invoice_settings.default_payment_method = method.id;
  desk.emit('payment_method.attached', method);
  desk.emit('customer.updated', customer);
  return method;
}

/** Tries to take what is due on an invoice; true when it is paid. An invoice of nothing is paid without a card. */
export function collect(desk: Desk, invoice: Invoice, methodId: string | null): boolean {
  invoice.attempted = true;
  if (invoice.amount_due > 0) {
    invoice.attempt_count += 1;
    const kind = methodId === null ? null : desk.state.hidden.cards[methodId];
    const isTaken =
      kind === 'works' || (kind === 'declines_at_renewal' && invoice.billing_reason !== 'subscription_cycle');
    const intent = recordPayment(desk, invoice, methodId, isTaken);
    if (!isTaken) {
      desk.emit('payment_intent.payment_failed', intent);
      return false;
    }
    desk.emit('payment_intent.succeeded', intent);
  }
  invoice.status = 'paid';
  invoice.status_transitions.paid_at = desk.now();
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  desk.emit('invoice.paid', invoice);
  desk.emit('invoice.payment_succeeded', invoice);
  return true;
}

function recordPayment(
  desk: Desk,
  invoice: Invoice,
  methodId: string | null,
  isTaken: boolean,
): PaymentIntent {
  const { state } = desk;
  const now = desk.now();
  const before = Object.values(state.invoice_payments).find((one) => one.invoice === invoice.id);
  const intent: PaymentIntent = before
    ? get(state.payment_intents, before.payment.payment_intent)
    : {
        ...newBase(desk, 'pi'),
        object: 'payment_intent',
        amount: invoice.amount_due,
        amount_received: 0,
        currency: invoice.currency,
        customer: invoice.customer,
        last_payment_error: null,
        latest_charge: null,
        livemode: false,
        metadata: {},
        payment_method: methodId,
        status: 'requires_payment_method',
      };
  state.payment_intents[intent.id] = intent;
  const payment = before ?? {
    ...newBase(desk, 'inpay'),
    object: 'invoice_payment' as const,
    amount_paid: null,
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true as const,
    livemode: false as const,
    payment: { type: 'payment_intent' as const, payment_intent: intent.id },
    status: 'open' as const,
    status_transitions: { canceled_at: null, paid_at: null },
  };
  state.invoice_payments[payment.id] = payment;
  const charge = keep(desk, 'charges', null, {
    ...newBase(desk, 'ch'),
    object: 'charge',
    amount: invoice.amount_due,
    amount_captured: isTaken ? invoice.amount_due : 0,
    amount_refunded: 0,
    captured: isTaken,
    currency: invoice.currency,
    customer: invoice.customer,
    disputed: false,
    failure_code: isTaken ? null : 'card_declined',
    failure_message: isTaken ? null : DECLINED,
    livemode: false,
    metadata: {},
    paid: isTaken,
    payment_intent: intent.id,
    payment_method: methodId,
    refunded: false,
    status: isTaken ? 'succeeded' : 'failed',
  });
  intent.latest_charge = charge.id;
  intent.payment_method = methodId;
  intent.status = isTaken ? 'succeeded' : 'requires_payment_method';
  intent.amount_received = isTaken ? intent.amount : 0;
  intent.last_payment_error = isTaken
    ? null
    : { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message: DECLINED };
  if (isTaken) {
    payment.status = 'paid';
    payment.amount_paid = intent.amount;
    payment.status_transitions.paid_at = now;
  }
  desk.emit(isTaken ? 'charge.succeeded' : 'charge.failed', charge);
  return intent;
}

/** Gives money back. It ends no subscription. @throws what Stripe refuses: more than was taken, or twice */
export function refund(
  desk: Desk,
  asked: {
    intent: PaymentIntent;
    amount: number | null;
    reason: Refund['reason'];
    metadata: Refund['metadata'];
  },
): Refund {
  const { intent } = asked;
  if (intent.latest_charge === null || intent.status !== 'succeeded')
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  const charge = get(desk.state.charges, intent.latest_charge);
  if (charge.disputed)
    throw invalidRequest(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      'charge_disputed',
    );
  const left = charge.amount - charge.amount_refunded;
  const amount = asked.amount ?? left;
  if (left === 0)
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  if (amount > left || amount < 1)
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const made = keep(desk, 'refunds', 'refund.created', {
    ...newBase(desk, 're'),
    object: 'refund',
    amount,
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    metadata: asked.metadata,
    payment_intent: intent.id,
    reason: asked.reason,
    status: 'succeeded',
  });
  desk.emit('charge.refunded', charge);
  return made;
}

/** How long a dispute can be answered, in seconds. */
const ANSWER_WITHIN = 7 * 86_400;

/** The customer's bank takes a payment back. */
export function openDispute(desk: Desk, charge: Charge): Dispute {
  charge.disputed = true;
  return keep(desk, 'disputes', 'charge.dispute.created', {
    ...newBase(desk, 'dp'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    currency: charge.currency,
    evidence_details: { due_by: desk.now() + ANSWER_WITHIN, has_evidence: false },
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
}

/** The bank has decided about a dispute. @throws where none is open */
export function closeDispute(desk: Desk, charge: Charge, status: 'won' | 'lost'): Dispute {
  const open = Object.values(desk.state.disputes).find(
    (one) => one.charge === charge.id && one.status === 'needs_response',
  );
  if (open === undefined) throw invalidRequest(`Charge ${charge.id} has no dispute that is open.`);
  open.status = status;
  desk.emit('charge.dispute.closed', open);
  return open;
}
