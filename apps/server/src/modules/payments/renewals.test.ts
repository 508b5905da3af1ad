import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_SECONDS, type PaymentApp, startPaymentApp } from './payment-app.fixture.ts';
import { reconcileDue } from './use-cases/reconcile.ts';

// Apart from the other accidents: with the clock moved on by a month everybody's subscription there is renewed, too.
let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp();
});
afterAll(() => app.stop());

const statuses = async (customer: string) =>
  app.stripe.truth(customer).subscriptions.map(({ status }) => status);

describe('a renewal that fails', () => {
  it('who buys anew after the days of grace is not charged for the old subscription besides', {
    tags: 'verify',
  }, async () => {
    const user = await app.newPayingUser();
    await app.buy(user, 'Professional', 'declines_at_renewal');
    await app.quiet();
    await app.stripe.advance(31 * DAY_SECONDS);
    await app.stripe.advance(7.5 * DAY_SECONDS);
    await reconcileDue(app.services.payments);
    await app.quiet();
    expect(await statuses(await app.customerOf(user))).toEqual(['past_due']);
    expect(await app.plan(user)).toBe('Free');
    await app.buy(user, 'Enterprise');
    await app.quiet();
    await app.quiet();
    expect((await statuses(await app.customerOf(user))).toSorted()).toEqual(['active', 'canceled']);
    const customer = await app.customerOf(user);
    expect((await app.client.invoices.list({ customer, status: 'open' })).data).toEqual([]);
    expect((await app.client.invoices.list({ customer, status: 'void' })).data).toHaveLength(1);
    expect(await app.subscription(user)).toMatchObject({ plan_name: 'Enterprise', conflict: null });
  });

  it('whoever renews a card comes back as from a payment, not as who has left it', async () => {
    const user = await app.newPayingUser();
    await app.buy(user, 'Professional', 'declines_at_renewal');
    await app.quiet();
    await app.stripe.advance(31 * DAY_SECONDS);
    await app.quiet();
    expect((await app.subscription(user)).state).toBe('past_due');
    const begun = await app.checkout(user, 'Enterprise');
    expect(begun.body.kind).toBe('change');
    const sent = await fetch(begun.body.url, {
      method: 'POST',
      body: 'act=card&card=works',
      redirect: 'manual',
    });
    expect(sent.headers.get('location')).toBe(`${app.baseUrl}/plans?success=true`);
  });
});
