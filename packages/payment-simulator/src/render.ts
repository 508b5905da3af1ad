import { listOf } from './objects.ts';
import { findObject, type State } from './state.ts';
import { invalidRequest } from './stripe-error.ts';

type Wire = Record<string, unknown>;

/** Lists that are only sent where somebody expands them. */
const HELD_BACK: Record<string, Record<string, (state: State, owner: Wire) => unknown[]>> = {
  invoice: {
    payments: (state, { id }) => Object.values(state.invoice_payments).filter((one) => one.invoice === id),
  },
  'checkout.session': {
    line_items: (state, { id }) => lineItems(state, String(id)),
  },
  customer: {
    subscriptions: (state, { id }) =>
      Object.values(state.subscriptions).filter((one) => one.customer === id && one.status !== 'canceled'),
  },
  charge: {
    refunds: (state, { id }) => Object.values(state.refunds).filter((one) => one.charge === id),
  },
};

/** What a checkout session sells. */
export function lineItems(state: State, sessionId: string): Wire[] {
  const plan = state.hidden.sessions[sessionId];
  const price = plan && state.prices[plan.price];
  if (!plan || !price) return [];
  const amount = price.unit_amount * plan.quantity;
  return [
    {
      id: `li_${sessionId}`,
      object: 'item',
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: state.products[price.product]?.name ?? null,
      price,
      quantity: plan.quantity,
    },
  ];
}

/** An object as it is sent: a copy, with what is asked for in the place of its ids. @throws for what cannot be expanded */
export function rendered(state: State, object: unknown, expand: readonly string[] = []): Wire {
  const copy = structuredClone(object) as Wire;
  for (const path of expand) expandAt(state, copy, path.split('.'), path);
  return copy;
}

function expandAt(state: State, at: Wire, [name, ...rest]: string[], whole: string): void {
  if (name === undefined) return;
  if (name === 'data' && Array.isArray(at.data)) {
    for (const row of at.data) expandAt(state, row as Wire, rest, whole);
    return;
  }
  const held = HELD_BACK[String(at.object)]?.[name];
  if (held && at[name] === undefined)
    at[name] = listOf(structuredClone(held(state, at)), `/v1/${String(at.object)}s/${String(at.id)}/${name}`);
  const value = at[name];
  if (value === undefined) throw invalidRequest(`This property cannot be expanded (${whole}).`, 'expand');
  if (value === null) return;
  if (typeof value === 'string') {
    const found = findObject(state, value);
    if (found === null) throw invalidRequest(`This property cannot be expanded (${whole}).`, 'expand');
    at[name] = structuredClone(found);
  }
  if (Array.isArray(value))
    at[name] = value.map((one) => (typeof one === 'string' ? structuredClone(findObject(state, one)) : one));
  const inner = at[name];
  for (const one of Array.isArray(inner) ? inner : [inner])
    if (rest.length > 0 && typeof one === 'object' && one !== null) expandAt(state, one as Wire, rest, whole);
}
