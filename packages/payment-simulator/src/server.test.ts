import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PaymentSimulator, startPaymentSimulator } from './index.ts';

process.env.STRIPE_SUPPRESS_NOTICES = 'true';
const DAY = 86_400;
const SECRET = 'whsec_test';

let simulator: PaymentSimulator;
let stripe: Stripe;
let receiver: Server;
let heard: Stripe.Event[];
let refuse = 0;

beforeEach(async () => {
  heard = [];
  refuse = 0;
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (refuse > 0) {
      refuse -= 1;
      response.writeHead(500).end();
      return;
    }
    const header = String(request.headers['stripe-signature']);
    heard.push(await stripe.webhooks.constructEventAsync(Buffer.concat(chunks), header, SECRET));
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  simulator = await startPaymentSimulator({
    webhook: { url: `http://127.0.0.1:${port}/webhooks/stripe`, secret: SECRET },
    retryPausesMs: [5, 5, 5],
  });
  stripe = new Stripe('sk_test_simulated', {
    host: '127.0.0.1',
    port: simulator.port,
    protocol: 'http',
    maxNetworkRetries: 2,
    telemetry: false,
  });
});
afterEach(async () => {
  await simulator.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

const types = (): string[] => heard.map(({ type }) => type);

async function newPrice(
  amount = 2_900,
  interval: 'month' | 'year' = 'month',
  key = `pro_${interval}_${amount}`,
) {
  const product = await stripe.products.create({ name: 'Professional' });
  return stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: amount,
    recurring: { interval },
    lookup_key: key,
    transfer_lookup_key: true,
  });
}

async function newSession(more: Partial<Stripe.Checkout.SessionCreateParams> = {}, price?: Stripe.Price) {
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
}

async function subscribe(
  card: 'works' | 'declines_at_renewal' | null = 'works',
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
) {
  const { customer, session } = await newSession(more);
  expect(simulator.complete(session.id, card)).toEqual({ ok: true, message: null });
  const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
  return { customer, session, subscription: data[0] as Stripe.Subscription };
}

const TRIAL = {
  payment_method_collection: 'if_required',
  subscription_data: {
    trial_period_days: 14,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
  },
} as const satisfies Partial<Stripe.Checkout.SessionCreateParams>;

describe('a purchase', () => {
  it('is paid on the hosted page, and told in signed events', async () => {
    const { customer, session } = await newSession();
    const page = await fetch(session.url ?? '');
    const html = await page.text();
    expect(html).toContain('Simulated payment');
    expect(html).toContain('USD 29.00 per month');
    const declined = await fetch(session.url ?? '', { method: 'POST', body: 'card=declined' });
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('Your card was declined.');
    const paid = await fetch(session.url ?? '', { method: 'POST', body: 'card=works', redirect: 'manual' });
    expect(paid.headers.get('location')).toBe(`https://example.com/return?session_id=${session.id}`);
    const complete = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice.payments', 'line_items'],
    });
    expect(complete).toMatchObject({ status: 'complete', payment_status: 'paid', client_reference_id: 'u1' });
    expect(complete.line_items?.data[0]?.price?.unit_amount).toBe(2_900);
    const subscription = complete.subscription as Stripe.Subscription;
    expect(subscription).toMatchObject({ status: 'active', customer: customer.id, cancel_at: null });
    const [item] = subscription.items.data;
    expect(item && item.current_period_end - item.current_period_start).toBeGreaterThanOrEqual(28 * DAY);
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 2_900 });
    expect(invoice.payments?.data[0]?.payment.payment_intent).toMatch(/^pi_/);
    await simulator.settled();
    expect(types()).toEqual([
      'customer.created',
      'product.created',
      'price.created',
      'payment_method.attached',
      'customer.updated',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'checkout.session.completed',
    ]);
    expect(heard.every(({ api_version }) => api_version === '2026-10-28.endive')).toBe(true);
    expect(simulator.truth(customer.id)).toMatchObject({
      paid: 2_900,
      refunded: 0,
      live: { status: 'active' },
    });
  });

  it('refuses parameters that the API does not know, in the words of the API', async () => {
    const { customer } = await newSession();
    const unknown = { payment_method_types: ['card'] } as Partial<Stripe.Checkout.SessionCreateParams>;
    await expect(newSession(unknown)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'parameter_unknown',
      param: 'payment_method_types',
    });
    await expect(
      stripe.subscriptions.list({ customer: customer.id, status: 'never' as 'all' }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'status' });
    await expect(stripe.customers.retrieve('cus_no')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    const stranger = new Stripe('sk_live_x', { host: '127.0.0.1', port: simulator.port, protocol: 'http' });
    await expect(stranger.customers.list()).rejects.toMatchObject({ statusCode: 401 });
  });

  it('repeats what it answered to the same key, and refuses the key for anything else', async () => {
    const make = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'one' });
    const [first, second] = [await make('a@example.com'), await make('a@example.com')];
    expect(second.id).toBe(first.id);
    await expect(make('b@example.com')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('keeps a lookup key with one price, unless it is to be handed over', async () => {
    const [product, first] = [
      await stripe.products.create({ name: 'Pro' }),
      await newPrice(100, 'month', 'pro'),
    ];
    const again = { product: product.id, currency: 'usd', unit_amount: 200, lookup_key: 'pro' } as const;
    const recurring = { interval: 'month' } as const;
    await expect(stripe.prices.create({ ...again, recurring })).rejects.toMatchObject({
      param: 'lookup_key',
    });
    const second = await stripe.prices.create({ ...again, recurring, transfer_lookup_key: true });
    const { data } = await stripe.prices.list({ lookup_keys: ['pro'] });
    expect(data.map(({ id }) => id)).toEqual([second.id]);
    expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
  });

  it('takes a promotion code on the page, once where the coupon says so', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once' });
    await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code: 'HALF',
      max_redemptions: 1,
      restrictions: { first_time_transaction: true },
    });
    const { customer, session } = await newSession({ allow_promotion_codes: true });
    expect(simulator.complete(session.id, 'works', 'NOPE').message).toBe('This code is invalid.');
    expect(simulator.complete(session.id, 'works', 'half').ok).toBe(true);
    expect(simulator.truth(customer.id).paid).toBe(1_450);
    await simulator.advance(32 * DAY);
    expect(simulator.truth(customer.id).paid).toBe(1_450 + 2_900);
    const other = await newSession({ allow_promotion_codes: true });
    expect(simulator.complete(other.session.id, 'works', 'HALF').message).toBe(
      'This code was used as often as it may be.',
    );
  });

  it('expires when nobody pays, and cannot be paid any more', async () => {
    const { session } = await newSession();
    await simulator.advance(DAY + 1);
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    expect((await fetch(`${simulator.url}/pay/${session.id}`)).status).toBe(410);
    expect(types()).toContain('checkout.session.expired');
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('time', () => {
  it('ends a trial without a card, three days after saying that it will', async () => {
    const { customer, subscription } = await subscribe(null, TRIAL);
    expect(subscription.status).toBe('trialing');
    expect(simulator.truth(customer.id).paid).toBe(0);
    await simulator.advance(11 * DAY + 60);
    expect(types()).toContain('customer.subscription.trial_will_end');
    expect(types()).not.toContain('customer.subscription.deleted');
    await simulator.advance(3 * DAY);
    expect(types().at(-1)).toBe('customer.subscription.deleted');
    expect(simulator.truth(customer.id)).toMatchObject({ live: null, paid: 0 });
  });

  it('goes on to pay when a card was added in the trial, by the portal', async () => {
    const { customer, subscription } = await subscribe(null, TRIAL);
    await stripe.billingPortal.configurations.create({ features: { invoice_history: { enabled: true } } });
    const portal = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'https://example.com/plans',
      flow_data: { type: 'payment_method_update' },
    });
    expect(await (await fetch(portal.url)).text()).toContain('Change the card');
    const sent = await fetch(portal.url, { method: 'POST', body: 'act=card&card=works', redirect: 'manual' });
    expect(sent.headers.get('location')).toBe('https://example.com/plans');
    await simulator.advance(15 * DAY);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect(simulator.truth(customer.id).paid).toBe(2_900);
  });

  it('ends its trial on the portal where there is a card, and pays at once', async () => {
    const { customer, subscription } = await subscribe(null, TRIAL);
    await stripe.billingPortal.configurations.create({ features: { invoice_history: { enabled: true } } });
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
    const send = (body: string) => fetch(portal.url, { method: 'POST', body, redirect: 'manual' });
    expect(await (await fetch(portal.url)).text()).not.toContain('End the trial now');
    await send('act=card&card=works');
    expect(await (await fetch(portal.url)).text()).toContain('End the trial now');
    await send(`act=end_trial&subscription=${subscription.id}`);
    expect(simulator.truth(customer.id)).toMatchObject({ paid: 2_900, live: { status: 'active' } });
  });

  it('renews every month, and a card that stops working is tried again until the subscription ends', async () => {
    const { customer } = await subscribe('declines_at_renewal');
    await simulator.advance(32 * DAY);
    expect(simulator.truth(customer.id)).toMatchObject({ paid: 2_900, live: { status: 'past_due' } });
    await simulator.advance(16 * DAY);
    const failed = types().filter((type) => type === 'invoice.payment_failed');
    expect(failed).toHaveLength(4);
    expect(simulator.truth(customer.id).live).toBeNull();
    const paying = await subscribe('works');
    await simulator.advance(93 * DAY);
    expect(simulator.truth(paying.customer.id).paid).toBe(4 * 2_900);
  });

  it('ends at the period when it was cancelled, and not when that was taken back', async () => {
    const { customer, subscription } = await subscribe();
    const cancelled = await stripe.subscriptions.update(subscription.id, { cancel_at: 'min_period_end' });
    expect(cancelled).toMatchObject({
      status: 'active',
      cancel_at: subscription.items.data[0]?.current_period_end,
      cancel_at_period_end: false,
    });
    await stripe.subscriptions.update(subscription.id, { cancel_at: '' });
    await simulator.advance(32 * DAY);
    expect(simulator.truth(customer.id).live?.status).toBe('active');
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await simulator.advance(32 * DAY);
    expect(simulator.truth(customer.id)).toMatchObject({ live: null, paid: 2 * 2_900 });
  });
});

describe('changes', () => {
  it('charges the rest of the period for a dearer price at once, and a yearly one from now on', async () => {
    const { customer, subscription } = await subscribe();
    const dearer = await newPrice(9_900);
    const item = subscription.items.data[0]?.id ?? '';
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: dearer.id }],
      proration_behavior: 'always_invoice',
    });
    expect(simulator.truth(customer.id).paid).toBe(2_900 + 7_000);
    const yearly = await newPrice(99_000, 'year');
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: yearly.id }],
    });
    expect(changed.items.data[0]?.price.recurring?.interval).toBe('year');
    expect(simulator.truth(customer.id).paid).toBe(2_900 + 7_000 + 99_000 - 9_900);
  });

  it('gives money back without ending anything, and never more than was paid', async () => {
    const { customer, subscription } = await subscribe();
    const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice));
    const { data } = await stripe.invoicePayments.list({ invoice: invoice.id as string, status: 'paid' });
    const payment_intent = String(data[0]?.payment.payment_intent);
    const refund = await stripe.refunds.create(
      { payment_intent, reason: 'requested_by_customer' },
      { idempotencyKey: `refund-${invoice.id}` },
    );
    expect(refund).toMatchObject({ amount: 2_900, status: 'succeeded' });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect(simulator.truth(customer.id)).toMatchObject({ refunded: 2_900, live: { status: 'active' } });
    const ended = await stripe.subscriptions.cancel(subscription.id);
    expect(ended.status).toBe('canceled');
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('lists by pages, the newest first', async () => {
    for (let at = 0; at < 25; at += 1) await stripe.customers.create({ email: `${at}@example.com` });
    const all: (string | null)[] = [];
    for await (const { email } of stripe.customers.list({ limit: 10 })) all.push(email);
    expect(all).toEqual(Array.from({ length: 25 }, (_, at) => `${24 - at}@example.com`));
  });
});

describe('accidents', () => {
  it('sends again what was not taken', async () => {
    refuse = 2;
    await stripe.customers.create({ email: 'ada@example.com' });
    await simulator.settled();
    expect(types()).toEqual(['customer.created']);
    expect(simulator.events()[0]?.pending_webhooks).toBe(0);
  });

  it('repeats, reverses, holds back and loses webhooks when it is told to', async () => {
    const make = (email: string) => stripe.customers.create({ email });
    const mails = () => heard.map(({ data }) => (data.object as Stripe.Customer).email);
    simulator.fault({ kind: 'duplicate' });
    await make('twice');
    simulator.fault({ kind: 'reversed', times: 2 });
    await make('first');
    await make('second');
    simulator.fault({ kind: 'dropped' });
    await make('lost');
    simulator.fault({ kind: 'delayed' });
    await make('late');
    await make('last');
    await simulator.settled();
    expect(mails()).toEqual(['twice', 'twice', 'second', 'first', 'last']);
    await simulator.release();
    expect(mails().at(-1)).toBe('late');
    const { data } = await stripe.events.list({ delivery_success: false });
    expect(data.map((event) => (event.data.object as Stripe.Customer).email)).toEqual(['lost']);
  });

  it('answers 429 and 500, and loses replies of what it has done; the library asks again with the same key', async () => {
    simulator.fault({ kind: 'too_many_requests', path: '/v1/customers' });
    await expect(stripe.customers.create({ email: 'z@example.com' })).rejects.toMatchObject({
      type: 'StripeRateLimitError',
    });
    simulator.fault({ kind: 'server_error', path: '/v1/customers' });
    expect((await stripe.customers.create({ email: 'a@example.com' })).email).toBe('a@example.com');
    simulator.fault({ kind: 'lost_reply', path: '/v1/customers' });
    expect((await stripe.customers.create({ email: 'b@example.com' })).email).toBe('b@example.com');
    expect((await stripe.customers.list()).data).toHaveLength(2);
  });
});

describe('the account', () => {
  it('outlives a restart in its snapshot', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'payments-'));
    const snapshotFile = join(folder, 'account.json');
    const first = await startPaymentSimulator({ snapshotFile });
    const client = (port: number) =>
      new Stripe('sk_test_simulated', { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
    const { id } = await client(first.port).customers.create({ email: 'ada@example.com' });
    await first.advance(5 * DAY);
    const wasAt = first.now();
    await first.close();
    const second = await startPaymentSimulator({ snapshotFile });
    expect((await client(second.port).customers.retrieve(id)).id).toBe(id);
    expect(second.now()).toBeGreaterThanOrEqual(wasAt);
    await second.close();
    await rm(folder, { recursive: true });
  });

  it('tells endpoints that were made by the API, each with its own secret', async () => {
    const { port } = receiver.address() as AddressInfo;
    const endpoint = await stripe.webhookEndpoints.create({
      url: `http://127.0.0.1:${port}/second`,
      enabled_events: ['customer.deleted'],
      api_version: '2026-10-28.endive',
    });
    expect(endpoint.secret).toMatch(/^whsec_/);
    expect((await stripe.webhookEndpoints.list()).data[0]).not.toHaveProperty('secret');
    await stripe.webhookEndpoints.del(endpoint.id);
    expect((await stripe.webhookEndpoints.list()).data).toEqual([]);
  });

  it('has its clock moved and its accidents asked for over HTTP, and refuses anything else', async () => {
    const ask = (act: string, body: unknown) =>
      fetch(`${simulator.url}/simulator/${act}`, { method: 'POST', body: JSON.stringify(body) });
    const before = simulator.now();
    expect(await (await ask('clock', { seconds: DAY })).json()).toMatchObject({ now: expect.any(Number) });
    expect(simulator.now()).toBeGreaterThanOrEqual(before + DAY);
    expect((await ask('faults', { kind: 'dropped' })).status).toBe(200);
    for (const [act, body] of [
      ['clock', { seconds: -1 }],
      ['faults', { kind: 'earthquake' }],
      ['money', {}],
    ] as const)
      expect((await ask(act, body)).status).toBe(400);
  });
});
