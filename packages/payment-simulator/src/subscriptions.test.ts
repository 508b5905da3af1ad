import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Account, DAY, openAccount, TRIAL } from './account.fixture.ts';

let account: Account;
beforeEach(async () => {
  account = await openAccount();
});
afterEach(() => account.close());

describe('time', () => {
  it('ends a trial without a card, three days after saying that it will', async () => {
    const { customer, subscription } = await account.subscribe(null, TRIAL);
    expect(subscription.status).toBe('trialing');
    expect(account.simulator.truth(customer.id).paid).toBe(0);
    await account.simulator.advance(11 * DAY + 60);
    expect(account.types()).toContain('customer.subscription.trial_will_end');
    expect(account.types()).not.toContain('customer.subscription.deleted');
    await account.simulator.advance(3 * DAY);
    expect(account.types().at(-1)).toBe('customer.subscription.deleted');
    expect(account.simulator.truth(customer.id)).toMatchObject({ live: null, paid: 0 });
  });

  it('goes on to pay when a card was added in the trial, by the portal', async () => {
    const { customer, subscription } = await account.subscribe(null, TRIAL);
    await account.stripe.billingPortal.configurations.create({
      features: { invoice_history: { enabled: true } },
    });
    const portal = await account.stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'https://example.com/plans',
      flow_data: { type: 'payment_method_update' },
    });
    expect(await (await fetch(portal.url)).text()).toContain('Change the card');
    const sent = await fetch(portal.url, { method: 'POST', body: 'act=card&card=works', redirect: 'manual' });
    expect(sent.headers.get('location')).toBe('https://example.com/plans');
    await account.simulator.advance(15 * DAY);
    expect((await account.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect(account.simulator.truth(customer.id).paid).toBe(2_900);
  });

  it('ends its trial on the portal where there is a card, and pays at once', async () => {
    const { customer, subscription } = await account.subscribe(null, TRIAL);
    await account.stripe.billingPortal.configurations.create({
      features: { invoice_history: { enabled: true } },
    });
    const portal = await account.stripe.billingPortal.sessions.create({ customer: customer.id });
    const send = (body: string) => fetch(portal.url, { method: 'POST', body, redirect: 'manual' });
    expect(await (await fetch(portal.url)).text()).not.toContain('End the trial now');
    await send('act=card&card=works');
    expect(await (await fetch(portal.url)).text()).toContain('End the trial now');
    await send(`act=end_trial&subscription=${subscription.id}`);
    expect(account.simulator.truth(customer.id)).toMatchObject({ paid: 2_900, live: { status: 'active' } });
  });

  it('renews every month, and a card that stops working is tried again until the subscription ends', async () => {
    const { customer } = await account.subscribe('declines_at_renewal');
    await account.simulator.advance(32 * DAY);
    expect(account.simulator.truth(customer.id)).toMatchObject({ paid: 2_900, live: { status: 'past_due' } });
    await account.simulator.advance(16 * DAY);
    const failed = account.types().filter((type) => type === 'invoice.payment_failed');
    expect(failed).toHaveLength(4);
    expect(account.simulator.truth(customer.id).live).toBeNull();
    const paying = await account.subscribe('works');
    await account.simulator.advance(93 * DAY);
    expect(account.simulator.truth(paying.customer.id).paid).toBe(4 * 2_900);
  });

  it('ends at the period when it was cancelled, and not when that was taken back', async () => {
    const { customer, subscription } = await account.subscribe();
    const cancelled = await account.stripe.subscriptions.update(subscription.id, {
      cancel_at: 'min_period_end',
    });
    expect(cancelled).toMatchObject({
      status: 'active',
      cancel_at: subscription.items.data[0]?.current_period_end,
      cancel_at_period_end: false,
    });
    await account.stripe.subscriptions.update(subscription.id, { cancel_at: '' });
    await account.simulator.advance(32 * DAY);
    expect(account.simulator.truth(customer.id).live?.status).toBe('active');
    await account.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await account.simulator.advance(32 * DAY);
    expect(account.simulator.truth(customer.id)).toMatchObject({ live: null, paid: 2 * 2_900 });
  });
});

describe('changes', () => {
  it('charges the rest of the period for a dearer price at once, and a yearly one from now on', async () => {
    const { customer, subscription } = await account.subscribe();
    const dearer = await account.newPrice(9_900);
    const item = subscription.items.data[0]?.id ?? '';
    await account.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: dearer.id }],
      proration_behavior: 'always_invoice',
    });
    expect(account.simulator.truth(customer.id).paid).toBe(2_900 + 7_000);
    const yearly = await account.newPrice(99_000, 'year');
    const changed = await account.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: yearly.id }],
    });
    expect(changed.items.data[0]?.price.recurring?.interval).toBe('year');
    expect(account.simulator.truth(customer.id).paid).toBe(2_900 + 7_000 + 99_000 - 9_900);
  });

  it('gives money back without ending anything, and never more than was paid', async () => {
    const { customer, subscription } = await account.subscribe();
    const invoice = await account.stripe.invoices.retrieve(String(subscription.latest_invoice));
    const { data } = await account.stripe.invoicePayments.list({
      invoice: invoice.id as string,
      status: 'paid',
    });
    const payment_intent = String(data[0]?.payment.payment_intent);
    const refund = await account.stripe.refunds.create(
      { payment_intent, reason: 'requested_by_customer' },
      { idempotencyKey: `refund-${invoice.id}` },
    );
    expect(refund).toMatchObject({ amount: 2_900, status: 'succeeded' });
    await expect(account.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect(account.simulator.truth(customer.id)).toMatchObject({
      refunded: 2_900,
      live: { status: 'active' },
    });
    const ended = await account.stripe.subscriptions.cancel(subscription.id);
    expect(ended.status).toBe('canceled');
    await expect(account.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('lists by pages, the newest first', async () => {
    for (let at = 0; at < 25; at += 1) await account.stripe.customers.create({ email: `${at}@example.com` });
    const all: (string | null)[] = [];
    for await (const { email } of account.stripe.customers.list({ limit: 10 })) all.push(email);
    expect(all).toEqual(Array.from({ length: 25 }, (_, at) => `${24 - at}@example.com`));
  });
});
