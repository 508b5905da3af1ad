import { newBase } from '../desk.ts';
import type { Customer } from '../objects.ts';
import { anything, fields, metadata, text } from '../parameters.ts';
import { endSubscription, isAlive } from '../subscriptions.ts';
import { type Call, find, given, LIST, page } from './call.ts';

const WRITTEN = {
  email: text,
  name: text,
  description: text,
  metadata,
  address: anything,
  phone: text,
  preferred_locales: anything,
  shipping: anything,
  tax: anything,
  tax_exempt: text,
  test_clock: text,
  invoice_settings: fields({ default_payment_method: text, footer: text, custom_fields: anything }),
};

/** Who pays. */
export const CUSTOMER_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    params: { ...WRITTEN, payment_method: text },
    run(desk, { params }) {
      const customer: Customer = {
        ...newBase(desk, 'cus'),
        object: 'customer',
        email: given(params, 'email', null),
        name: given(params, 'name', null),
        description: given(params, 'description', null),
        livemode: false,
        metadata: given(params, 'metadata', {}),
        invoice_settings: { default_payment_method: null },
      };
      desk.state.customers[customer.id] = customer;
      desk.emit('customer.created', customer);
      return customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers',
    params: { ...LIST, email: text },
    run: (desk, { params }) =>
      page(desk.state.customers, params, {
        path: '/v1/customers',
        fits: (row) => !row.deleted && (typeof params.email !== 'string' || row.email === params.email),
      }),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    params: {},
    run: (desk, { id }) => find(desk.state.customers, id, 'customer'),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    params: WRITTEN,
    run(desk, { id, params }) {
      const customer = find(desk.state.customers, id, 'customer');
      if (params.email !== undefined) customer.email = params.email as string | null;
      if (params.name !== undefined) customer.name = params.name as string | null;
      if (params.description !== undefined) customer.description = params.description as string | null;
      Object.assign(customer.metadata, params.metadata);
      const { default_payment_method: card } = given<{ default_payment_method?: string }>(
        params,
        'invoice_settings',
        {},
      );
      if (card !== undefined)
        customer.invoice_settings.default_payment_method = find(
          desk.state.payment_methods,
          card,
          'PaymentMethod',
        ).id;
      desk.emit('customer.updated', customer);
      return customer;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    params: {},
    run(desk, { id }) {
      const customer = find(desk.state.customers, id, 'customer');
      for (const subscription of Object.values(desk.state.subscriptions))
        if (subscription.customer === id && isAlive(subscription)) endSubscription(desk, subscription, null);
      customer.deleted = true;
      desk.emit('customer.deleted', customer);
      return { id, object: 'customer', deleted: true };
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    params: { ...LIST, type: text, allow_redisplay: text },
    run: (desk, { id, params }) =>
      page(desk.state.payment_methods, params, {
        path: `/v1/customers/${id}/payment_methods`,
        fits: (row) => row.customer === find(desk.state.customers, id, 'customer').id,
      }),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    params: {},
    run: (desk, { id }) => find(desk.state.payment_methods, id, 'PaymentMethod'),
  },
];
