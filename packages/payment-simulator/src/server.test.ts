import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Account, DAY, openAccount } from './account.fixture.ts';
import { startPaymentSimulator } from './index.ts';

let account: Account;
beforeEach(async () => {
  account = await openAccount();
});
afterEach(() => account.close());

describe('a purchase', () => {
  it('is paid on the hosted page, and told in signed events', async () => {
    const { customer, session } = await account.newSession();
    const page = await fetch(session.url ?? '');
    const html = await page.text();
    expect(html).toContain('Simulated payment');
    expect(html).toContain('USD 29.00 per month');
    const declined = await fetch(session.url ?? '', { method: 'POST', body: 'card=declined' });
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('Your card was declined.');
    const paid = await fetch(session.url ?? '', { method: 'POST', body: 'card=works', redirect: 'manual' });
    expect(paid.headers.get('location')).toBe(`https://example.com/return?session_id=${session.id}`);
    const complete = await account.stripe.checkout.sessions.retrieve(session.id, {
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
    await account.simulator.settled();
    expect(account.types()).toEqual([
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
    expect(account.heard.every(({ api_version }) => api_version === '2026-10-28.endive')).toBe(true);
    expect(account.simulator.truth(customer.id)).toMatchObject({
      paid: 2_900,
      refunded: 0,
      live: { status: 'active' },
    });
  });

  it('refuses parameters that the API does not know, in the words of the API', async () => {
    const { customer } = await account.newSession();
    const unknown = { payment_method_types: ['card'] } as Partial<Stripe.Checkout.SessionCreateParams>;
    await expect(account.newSession(unknown)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'parameter_unknown',
      param: 'payment_method_types',
    });
    await expect(
      account.stripe.subscriptions.list({ customer: customer.id, status: 'never' as 'all' }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'status' });
    await expect(account.stripe.customers.retrieve('cus_no')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    const stranger = new Stripe('sk_live_x', {
      host: '127.0.0.1',
      port: account.simulator.port,
      protocol: 'http',
    });
    await expect(stranger.customers.list()).rejects.toMatchObject({ statusCode: 401 });
  });

  it('repeats what it answered to the same key, and refuses the key for anything else', async () => {
    const make = (email: string) => account.stripe.customers.create({ email }, { idempotencyKey: 'one' });
    const [first, second] = [await make('a@example.com'), await make('a@example.com')];
    expect(second.id).toBe(first.id);
    await expect(make('b@example.com')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('keeps a lookup key with one price, unless it is to be handed over', async () => {
    const [product, first] = [
      await account.stripe.products.create({ name: 'Pro' }),
      await account.newPrice(100, 'month', 'pro'),
    ];
    const again = { product: product.id, currency: 'usd', unit_amount: 200, lookup_key: 'pro' } as const;
    const recurring = { interval: 'month' } as const;
    await expect(account.stripe.prices.create({ ...again, recurring })).rejects.toMatchObject({
      param: 'lookup_key',
    });
    const second = await account.stripe.prices.create({ ...again, recurring, transfer_lookup_key: true });
    const { data } = await account.stripe.prices.list({ lookup_keys: ['pro'] });
    expect(data.map(({ id }) => id)).toEqual([second.id]);
    expect((await account.stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
  });

  it('takes a promotion code on the page, once where the coupon says so', async () => {
    const coupon = await account.stripe.coupons.create({ percent_off: 50, duration: 'once' });
    await account.stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code: 'HALF',
      max_redemptions: 1,
      restrictions: { first_time_transaction: true },
    });
    const { customer, session } = await account.newSession({ allow_promotion_codes: true });
    expect(account.simulator.complete(session.id, 'works', 'NOPE').message).toBe('This code is invalid.');
    expect(account.simulator.complete(session.id, 'works', 'half').ok).toBe(true);
    expect(account.simulator.truth(customer.id).paid).toBe(1_450);
    await account.simulator.advance(32 * DAY);
    expect(account.simulator.truth(customer.id).paid).toBe(1_450 + 2_900);
    const other = await account.newSession({ allow_promotion_codes: true });
    expect(account.simulator.complete(other.session.id, 'works', 'HALF').message).toBe(
      'This code was used as often as it may be.',
    );
  });

  it('expires when nobody pays, and cannot be paid any more', async () => {
    const { session } = await account.newSession();
    await account.simulator.advance(DAY + 1);
    expect((await account.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    expect((await fetch(`${account.simulator.url}/pay/${session.id}`)).status).toBe(410);
    expect(account.types()).toContain('checkout.session.expired');
    await expect(account.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

describe('accidents', () => {
  it('sends again what was not taken', async () => {
    account.refuse(2);
    await account.stripe.customers.create({ email: 'ada@example.com' });
    await account.simulator.settled();
    expect(account.types()).toEqual(['customer.created']);
    expect(account.simulator.events()[0]?.pending_webhooks).toBe(0);
  });

  it('repeats, reverses, holds back and loses webhooks when it is told to', async () => {
    const make = (email: string) => account.stripe.customers.create({ email });
    const mails = () => account.heard.map(({ data }) => (data.object as Stripe.Customer).email);
    account.simulator.fault({ kind: 'duplicate' });
    await make('twice');
    account.simulator.fault({ kind: 'reversed', times: 2 });
    await make('first');
    await make('second');
    account.simulator.fault({ kind: 'dropped' });
    await make('lost');
    account.simulator.fault({ kind: 'delayed' });
    await make('late');
    await make('last');
    await account.simulator.settled();
    expect(mails()).toEqual(['twice', 'twice', 'second', 'first', 'last']);
    await account.simulator.release();
    expect(mails().at(-1)).toBe('late');
    const { data } = await account.stripe.events.list({ delivery_success: false });
    expect(data.map((event) => (event.data.object as Stripe.Customer).email)).toEqual(['lost']);
  });

  it('answers 429 and 500, and loses replies of what it has done; the library asks again with the same key', async () => {
    account.simulator.fault({ kind: 'too_many_requests', path: '/v1/customers' });
    await expect(account.stripe.customers.create({ email: 'z@example.com' })).rejects.toMatchObject({
      type: 'StripeRateLimitError',
    });
    account.simulator.fault({ kind: 'server_error', path: '/v1/customers' });
    expect((await account.stripe.customers.create({ email: 'a@example.com' })).email).toBe('a@example.com');
    account.simulator.fault({ kind: 'lost_reply', path: '/v1/customers' });
    expect((await account.stripe.customers.create({ email: 'b@example.com' })).email).toBe('b@example.com');
    expect((await account.stripe.customers.list()).data).toHaveLength(2);
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
    const { port } = account.receiver;
    const endpoint = await account.stripe.webhookEndpoints.create({
      url: `http://127.0.0.1:${port}/second`,
      enabled_events: ['customer.deleted'],
      api_version: '2026-10-28.endive',
    });
    expect(endpoint.secret).toMatch(/^whsec_/);
    expect((await account.stripe.webhookEndpoints.list()).data[0]).not.toHaveProperty('secret');
    await account.stripe.webhookEndpoints.del(endpoint.id);
    expect((await account.stripe.webhookEndpoints.list()).data).toEqual([]);
  });

  it('has its clock moved and its accidents asked for over HTTP, and refuses anything else', async () => {
    const ask = (act: string, body: unknown) =>
      fetch(`${account.simulator.url}/simulator/${act}`, { method: 'POST', body: JSON.stringify(body) });
    const before = account.simulator.now();
    expect(await (await ask('clock', { seconds: DAY })).json()).toMatchObject({ now: expect.any(Number) });
    expect(account.simulator.now()).toBeGreaterThanOrEqual(before + DAY);
    expect((await ask('faults', { kind: 'dropped' })).status).toBe(200);
    for (const [act, body] of [
      ['clock', { seconds: -1 }],
      ['faults', { kind: 'earthquake' }],
      ['money', {}],
    ] as const)
      expect((await ask(act, body)).status).toBe(400);
  });
});
