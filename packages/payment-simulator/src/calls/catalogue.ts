import { keep, newBase } from '../desk.ts';
import type { Price } from '../objects.ts';
import { anything, choice, decimal, fields, flag, integer, metadata, rows, text } from '../parameters.ts';
import { invalidRequest } from '../stripe-error.ts';
import { type Call, find, given, list, required, retrieve } from './call.ts';

const INTERVALS = ['day', 'week', 'month', 'year'];

const PRODUCT = {
  name: text,
  description: text,
  active: flag,
  metadata,
  images: anything,
  marketing_features: anything,
  statement_descriptor: text,
  tax_code: text,
  unit_label: text,
  url: text,
};

/** What is sold, and for how much. */
export const CATALOGUE_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: '/v1/products',
    params: { ...PRODUCT, id: text, default_price_data: anything, shippable: flag },
    run(desk, { params }) {
      const base = newBase(desk, 'prod');
      const id = given(params, 'id', base.id);
      if (desk.state.products[id])
        throw invalidRequest('Product already exists.', 'id', 'resource_already_exists');
      return keep(desk, 'products', 'product.created', {
        ...base,
        id,
        object: 'product',
        active: given(params, 'active', true),
        name: required(params, 'name'),
        description: given(params, 'description', null),
        livemode: false,
        metadata: given(params, 'metadata', {}),
        default_price: null,
        updated: base.created,
      });
    },
  },
  list('/v1/products', 'products', {
    params: { active: flag, ids: rows(text), shippable: flag, url: text },
    by: ['active'],
    fits: (row, params) => !Array.isArray(params.ids) || params.ids.includes(row.id),
  }),
  retrieve('/v1/products', 'products', 'product'),
  {
    method: 'POST',
    path: '/v1/products/:id',
    params: { ...PRODUCT, default_price: text },
    run(desk, { id, params }) {
      const product = find(desk.state.products, id, 'product');
      product.name = given(params, 'name', product.name);
      product.active = given(params, 'active', product.active);
      if (params.description !== undefined) product.description = params.description as string | null;
      if (params.default_price !== undefined) product.default_price = params.default_price as string | null;
      Object.assign(product.metadata, params.metadata);
      product.updated = desk.now();
      desk.emit('product.updated', product);
      return product;
    },
  },
  {
    method: 'POST',
    path: '/v1/prices',
    params: {
      currency: text,
      product: text,
      product_data: anything,
      unit_amount: integer,
      unit_amount_decimal: decimal,
      recurring: fields({
        interval: choice(...INTERVALS),
        interval_count: integer,
        usage_type: choice('licensed', 'metered'),
        trial_period_days: integer,
        meter: text,
      }),
      lookup_key: text,
      transfer_lookup_key: flag,
      nickname: text,
      active: flag,
      metadata,
      billing_scheme: choice('per_unit', 'tiered'),
      tax_behavior: text,
    },
    run(desk, { params }) {
      const recurring = required<{ interval?: Price['recurring']['interval']; interval_count?: number }>(
        params,
        'recurring',
      );
      const product = find(desk.state.products, required(params, 'product'), 'product', 'product');
      const amount: number = required(params, 'unit_amount');
      const key: string | null = given(params, 'lookup_key', null);
      const holder = Object.values(desk.state.prices).find((one) => key !== null && one.lookup_key === key);
      if (holder && params.transfer_lookup_key !== true)
        throw invalidRequest(
          `Another price (\`${holder.id}\`) is already using that lookup key.`,
          'lookup_key',
        );
      if (holder) {
        holder.lookup_key = null;
        desk.emit('price.updated', holder);
      }
      return keep(desk, 'prices', 'price.created', {
        ...newBase(desk, 'price'),
        object: 'price',
        active: given(params, 'active', true),
        billing_scheme: 'per_unit',
        currency: required<string>(params, 'currency').toLowerCase(),
        livemode: false,
        lookup_key: key,
        metadata: given(params, 'metadata', {}),
        nickname: given(params, 'nickname', null),
        product: product.id,
        recurring: {
          interval: required(recurring, 'interval'),
          interval_count: recurring.interval_count ?? 1,
          usage_type: 'licensed',
        },
        type: 'recurring',
        unit_amount: amount,
        unit_amount_decimal: String(amount),
      });
    },
  },
  list('/v1/prices', 'prices', {
    params: {
      active: flag,
      currency: text,
      product: text,
      lookup_keys: rows(text),
      type: choice('one_time', 'recurring'),
      recurring: anything,
    },
    by: ['active', 'product'],
    fits: (row, params) =>
      params.type !== 'one_time' &&
      (!Array.isArray(params.lookup_keys) ||
        (row.lookup_key !== null && params.lookup_keys.includes(row.lookup_key))),
  }),
  retrieve('/v1/prices', 'prices', 'price'),
  {
    method: 'POST',
    path: '/v1/prices/:id',
    params: {
      active: flag,
      lookup_key: text,
      transfer_lookup_key: flag,
      nickname: text,
      metadata,
      tax_behavior: text,
    },
    run(desk, { id, params }) {
      const price = find(desk.state.prices, id, 'price');
      price.active = given(params, 'active', price.active);
      if (params.nickname !== undefined) price.nickname = params.nickname as string | null;
      if (params.lookup_key !== undefined) price.lookup_key = params.lookup_key as string | null;
      Object.assign(price.metadata, params.metadata);
      desk.emit('price.updated', price);
      return price;
    },
  },
];
