import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { type PaymentSimulator, startPaymentSimulator } from './index.ts';

process.env.STRIPE_SUPPRESS_NOTICES = 'true';
export const DAY = 86_400;
const SECRET = 'whsec_test';

/** A purchase that begins with fourteen days for which no card is asked. */
export const TRIAL = {
  payment_method_collection: 'if_required',
  subscription_data: {
    trial_period_days: 14,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
  },
} as const satisfies Partial<Stripe.Checkout.SessionCreateParams>;

type SessionParams = Partial<Stripe.Checkout.SessionCreateParams>;

/** A simulator, a client of it, and who receives its webhooks. */
export interface Account {
  simulator: PaymentSimulator;
  stripe: Stripe;
  /** Where webhooks are received. */
  receiver: AddressInfo;
  /** What was received, its signature checked. */
  heard: Stripe.Event[];
  types: () => string[];
  /** Refuses the next webhooks. */
  refuse: (times: number) => void;
  newPrice: (amount?: number, interval?: 'month' | 'year', key?: string) => Promise<Stripe.Price>;
  newSession: (
    more?: SessionParams,
    price?: Stripe.Price,
  ) => Promise<{ customer: Stripe.Customer; session: Stripe.Checkout.Session }>;
  subscribe: (
    card?: 'works' | 'declines_at_renewal' | null,
    more?: SessionParams,
  ) => Promise<{
    customer: Stripe.Customer;
    session: Stripe.Checkout.Session;
    subscription: Stripe.Subscription;
  }>;
  close: () => Promise<void>;
}

/** An account in which nothing has happened. */
export async function openAccount(): Promise<Account> {
  const heard: Stripe.Event[] = [];
  let refusals = 0;
  const receiver: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (refusals > 0) {
      refusals -= 1;
      response.writeHead(500).end();
      return;
    }
    const header = String(request.headers['stripe-signature']);
    heard.push(await stripe.webhooks.constructEventAsync(Buffer.concat(chunks), header, SECRET));
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address() as AddressInfo;
  const simulator = await startPaymentSimulator({
    webhook: { url: `http://127.0.0.1:${address.port}/webhooks/stripe`, secret: SECRET },
    retryPausesMs: [5, 5, 5],
  });
  const stripe = new Stripe('sk_test_simulated', {
    host: '127.0.0.1',
    port: simulator.port,
    protocol: 'http',
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const newPrice: Account['newPrice'] = async (
    amount = 2_900,
    interval = 'month',
    key = `pro_${interval}_${amount}`,
  ) => {
    const product = await stripe.products.create({ name: 'Professional' });
    return stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: amount,
      recurring: { interval },
      lookup_key: key,
      transfer_lookup_key: true,
    });
  };
  const newSession: Account['newSession'] = async (more = {}, price) => {
    const customer = await stripe.customers.create({ email: 'ada@example.com', metadata: { user: 'u1' } });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      client_reference_id: 'u1',
      line_items: [{ price: (price ?? (await newPrice())).id, quantity: 1 }],
      success_url: 'https://example.com/return?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://example.com/plans',
      ...more,
    });
    return { customer, session };
  };
  const subscribe: Account['subscribe'] = async (card = 'works', more = {}) => {
    const { customer, session } = await newSession(more);
    expect(simulator.complete(session.id, card)).toEqual({ ok: true, message: null });
    const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
    return { customer, session, subscription: data[0] as Stripe.Subscription };
  };
  return {
    simulator,
    stripe,
    receiver: address,
    heard,
    types: () => heard.map(({ type }) => type),
    refuse: (times) => {
      refusals = times;
    },
    newPrice,
    newSession,
    subscribe,
    async close() {
      await simulator.close();
      receiver.closeAllConnections();
      await new Promise((resolve) => receiver.close(resolve));
    },
  };
}
