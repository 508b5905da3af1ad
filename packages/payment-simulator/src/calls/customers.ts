import { keep, newBase } from '../desk.ts';
import { anything, fields, metadata, text } from '../parameters.ts';
import { endSubscription, isAlive } from '../subscriptions.ts';
import { type Call, find, given, LIST, list, page, retrieve } from './call.ts';

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
      return keep(desk, 'customers', 'customer.created', {
        ...newBase(desk, 'cus'),
        object: 'customer',
        email: given(params, 'email', null),
        name: given(params, 'name', null),
        description: given(params, 'description', null),
        livemode: false,
        metadata: given(params, 'metadata', {}),
        invoice_settings: { default_payment_method: null },
      });
    },
  },
  list('/v1/customers', 'customers', { params: { email: text }, by: ['email'], fits: (row) => !row.deleted }),
  retrieve('/v1/customers', 'customers', 'customer'),
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
  retrieve('/v1/payment_methods', 'payment_methods', 'PaymentMethod'),
];
