import { get } from '../desk.ts';
import { anything, choice, fields, integer, metadata, text } from '../parameters.ts';
import { refund } from '../payments.ts';
import { invalidRequest, StripeApiError } from '../stripe-error.ts';
import { payOpenInvoice } from '../subscriptions.ts';
import { type Call, find, given, list, required, retrieve } from './call.ts';

/** What was asked for, what was paid, and what was given back. */
export const INVOICE_CALLS: readonly Call[] = [
  list('/v1/invoices', 'invoices', {
    params: {
      customer: text,
      subscription: text,
      status: choice('draft', 'open', 'paid', 'uncollectible', 'void'),
      collection_method: text,
      due_date: anything,
    },
    by: ['customer', 'status'],
    fits: (row, params) =>
      typeof params.subscription !== 'string' ||
      row.parent.subscription_details.subscription === params.subscription,
  }),
  retrieve('/v1/invoices', 'invoices', 'invoice'),
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    params: { payment_method: text, off_session: anything, forgive: anything },
    run(desk, { id }) {
      const invoice = find(desk.state.invoices, id, 'invoice');
      if (invoice.status !== 'open')
        throw invalidRequest(`Invoice is already ${invoice.status}`, undefined, 'invoice_not_open');
      const subscription = get(desk.state.subscriptions, invoice.parent.subscription_details.subscription);
      if (!payOpenInvoice(desk, subscription, invoice))
        throw new StripeApiError(402, {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'generic_decline',
          message: 'Your card was declined.',
        });
      return invoice;
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    params: {},
    run(desk, { id }) {
      const invoice = find(desk.state.invoices, id, 'invoice');
      if (invoice.status !== 'open')
        throw invalidRequest(
          `You can only void open invoices: this one is ${invoice.status}.`,
          undefined,
          'invoice_not_open',
        );
      invoice.status = 'void';
      invoice.status_transitions.voided_at = desk.now();
      invoice.next_payment_attempt = null;
      desk.emit('invoice.voided', invoice);
      return invoice;
    },
  },
  list('/v1/invoice_payments', 'invoice_payments', {
    params: {
      invoice: text,
      status: choice('open', 'paid', 'canceled'),
      payment: fields({ type: choice('payment_intent', 'payment_record'), payment_intent: text }),
    },
    by: ['invoice', 'status'],
    fits: ({ payment: { payment_intent } }, params) =>
      (given<{ payment_intent?: string }>(params, 'payment', {}).payment_intent ?? payment_intent) ===
      payment_intent,
  }),
  retrieve('/v1/payment_intents', 'payment_intents', 'payment_intent'),
  list('/v1/charges', 'charges', {
    params: { customer: text, payment_intent: text },
    by: ['customer', 'payment_intent'],
  }),
  retrieve('/v1/charges', 'charges', 'charge'),
  {
    method: 'POST',
    path: '/v1/refunds',
    params: {
      payment_intent: text,
      charge: text,
      amount: integer,
      reason: choice('duplicate', 'fraudulent', 'requested_by_customer'),
      metadata,
    },
    run(desk, { params }) {
      const { state } = desk;
      const intent =
        typeof params.charge === 'string'
          ? get(state.payment_intents, find(state.charges, params.charge, 'charge', 'charge').payment_intent)
          : find(
              state.payment_intents,
              required(params, 'payment_intent'),
              'payment_intent',
              'payment_intent',
            );
      return refund(desk, {
        intent,
        amount: given(params, 'amount', null),
        reason: given(params, 'reason', null),
        metadata: given(params, 'metadata', {}),
      });
    },
  },
  list('/v1/refunds', 'refunds', {
    params: { charge: text, payment_intent: text },
    by: ['charge', 'payment_intent'],
  }),
  retrieve('/v1/refunds', 'refunds', 'refund'),
  list('/v1/disputes', 'disputes', {
    params: { charge: text, payment_intent: text },
    by: ['charge', 'payment_intent'],
  }),
];
