import { get } from '../desk.ts';
import { anything, choice, fields, integer, metadata, text } from '../parameters.ts';
import { refund } from '../payments.ts';
import { invalidRequest, StripeApiError } from '../stripe-error.ts';
import { payOpenInvoice } from '../subscriptions.ts';
import { type Call, find, given, LIST, page, required } from './call.ts';

/** What was asked for, what was paid, and what was given back. */
export const INVOICE_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    params: {
      ...LIST,
      customer: text,
      subscription: text,
      status: choice('draft', 'open', 'paid', 'uncollectible', 'void'),
      collection_method: text,
      due_date: anything,
    },
    run: (desk, { params }) =>
      page(desk.state.invoices, params, {
        path: '/v1/invoices',
        fits: (row) =>
          (typeof params.customer !== 'string' || row.customer === params.customer) &&
          (typeof params.subscription !== 'string' ||
            row.parent.subscription_details.subscription === params.subscription) &&
          (typeof params.status !== 'string' || row.status === params.status),
      }),
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    params: {},
    run: (desk, { id }) => find(desk.state.invoices, id, 'invoice'),
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    params: { payment_method: text, off_session: anything, forgive: anything },
    run(desk, { id }) {
      const invoice = find(desk.state.invoices, id, 'invoice');
      if (invoice.status !== 'open')
        throw invalidRequest(`Invoice is already ${invoice.status}`, { code: 'invoice_not_open' });
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
        throw invalidRequest(`You can only void open invoices: this one is ${invoice.status}.`, {
          code: 'invoice_not_open',
        });
      invoice.status = 'void';
      invoice.status_transitions.voided_at = desk.now();
      invoice.next_payment_attempt = null;
      desk.emit('invoice.voided', invoice);
      return invoice;
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    params: {
      ...LIST,
      invoice: text,
      status: choice('open', 'paid', 'canceled'),
      payment: fields({ type: choice('payment_intent', 'payment_record'), payment_intent: text }),
    },
    run(desk, { params }) {
      const { payment_intent: intent } = given<{ payment_intent?: string }>(params, 'payment', {});
      return page(desk.state.invoice_payments, params, {
        path: '/v1/invoice_payments',
        fits: (row) =>
          (typeof params.invoice !== 'string' || row.invoice === params.invoice) &&
          (typeof params.status !== 'string' || row.status === params.status) &&
          (intent === undefined || row.payment.payment_intent === intent),
      });
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    params: {},
    run: (desk, { id }) => find(desk.state.payment_intents, id, 'payment_intent'),
  },
  {
    method: 'GET',
    path: '/v1/charges',
    params: { ...LIST, customer: text, payment_intent: text },
    run: (desk, { params }) =>
      page(desk.state.charges, params, {
        path: '/v1/charges',
        fits: (row) =>
          (typeof params.customer !== 'string' || row.customer === params.customer) &&
          (typeof params.payment_intent !== 'string' || row.payment_intent === params.payment_intent),
      }),
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    params: {},
    run: (desk, { id }) => find(desk.state.charges, id, 'charge'),
  },
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
  {
    method: 'GET',
    path: '/v1/refunds',
    params: { ...LIST, charge: text, payment_intent: text },
    run: (desk, { params }) =>
      page(desk.state.refunds, params, {
        path: '/v1/refunds',
        fits: (row) =>
          (typeof params.charge !== 'string' || row.charge === params.charge) &&
          (typeof params.payment_intent !== 'string' || row.payment_intent === params.payment_intent),
      }),
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    params: {},
    run: (desk, { id }) => find(desk.state.refunds, id, 'refund'),
  },
  {
    method: 'GET',
    path: '/v1/disputes',
    params: { ...LIST, charge: text, payment_intent: text },
    run: (desk, { params }) =>
      page(desk.state.disputes, params, {
        path: '/v1/disputes',
        fits: (row) =>
          (typeof params.charge !== 'string' || row.charge === params.charge) &&
          (typeof params.payment_intent !== 'string' || row.payment_intent === params.payment_intent),
      }),
  },
];
