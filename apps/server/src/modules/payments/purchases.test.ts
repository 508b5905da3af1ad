import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { type PaymentApp, startPaymentApp } from './payment-app.fixture.ts';
import { endSubscriptions } from './use-cases/end-subscriptions.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp();
});
afterEach(() => app.stripe.release());
afterAll(() => app.stop());

const statuses = async (user: TestUser) =>
  app.stripe.truth(await app.customerOf(user)).subscriptions.map(({ status }) => status);

describe('a refund', () => {
  const operation = async (userId: string, paymentId: string) =>
    (await app.newAdministrator()).post('/functions/admin-operations', {
      operation: 'refund_payment',
      userId,
      data: { paymentId, reason: 'Does not fit' },
    });

  it('gives back and ends, each once, also when the reply is lost and it is asked twice', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const { id } = (await user.get('/api/payments')).body.items[0];
    app.stripe.fault({ kind: 'lost_reply', path: '/v1/refunds' });
    expect((await operation(user.accountId, id)).body.data).toMatchObject({ amount_cents: 4_900 });
    await operation(user.accountId, id);
    await app.quiet();
    const truth = app.stripe.truth(await app.customerOf(user));
    expect([truth.refunds.length, truth.refunded, truth.live]).toEqual([1, 4_900, null]);
    expect((await user.get('/api/payments')).body.items).toMatchObject([
      { state: 'refunded', refunded_cents: 4_900 },
    ]);
    expect(await app.plan(user)).toBe('Free');
    const again = await operation(user.accountId, id);
    expect([again.status, again.body.details.reason]).toEqual([409, 'refunded']);
  });

  it('of what was not paid through the payment provider is left to people, and nothing ends meanwhile', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const { id } = (await user.get('/api/payments')).body.items[0];
    const { invoicePayments } = app.client;
    const { list } = invoicePayments;
    let asked = 0;
    invoicePayments.list = (params, options) => {
      asked += 1;
      return list.call(invoicePayments, { ...params, status: 'canceled' }, options);
    };
    await operation(user.accountId, id);
    await app.quiet();
    invoicePayments.list = list;
    expect(asked).toBe(1);
    expect(await statuses(user)).toEqual(['active']);
  });

  it("of somebody else's payment, of nothing or after thirty days is refused", async () => {
    const user = await app.newPayingUser();
    const other = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const { id } = (await user.get('/api/payments')).body.items[0];
    expect((await operation(other.accountId, id)).status).toBe(404);
    await app.database.query("update payments set paid_at = paid_at - interval '31 days' where id = $1", [
      id,
    ]);
    const late = await operation(user.accountId, id);
    expect([late.status, late.body.details.reason]).toEqual([409, 'too_late']);
  });
});

describe('an account that is to be deleted', () => {
  it('is charged nothing any more, and keeps for its week what was paid for', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    await endSubscriptions(app.services.payments, user.accountId);
    await endSubscriptions(app.services.payments, user.accountId);
    await app.quiet();
    expect(await app.subscription(user)).toMatchObject({ state: 'canceling', is_subscribed: true });
    const trying = await app.newUser({ company: 'Northwind' });
    await app.buy(trying, 'Professional', null);
    await app.quiet();
    await endSubscriptions(app.services.payments, trying.accountId);
    expect(await app.subscription(trying)).toMatchObject({ state: 'ended', is_subscribed: false });
    const never = await app.newUser();
    await endSubscriptions(app.services.payments, never.accountId);
  });
});

describe('a checkout', () => {
  it('of somebody else is not found, and comes back to nowhere but here', async () => {
    const user = await app.newPayingUser();
    const session = await app.buy(user);
    const stranger = await app.newPayingUser();
    const asked = await stranger.post('/functions/verify-subscription', { session_id: session });
    const unknown = await stranger.post('/functions/verify-subscription', { session_id: 'cs_none' });
    expect([asked.status, unknown.status]).toEqual([404, 404]);
    expect(asked.body.message).toBe(unknown.body.message);
    for (const successUrl of [
      'https://evil.example/plans',
      `${app.baseUrl}.evil.example/plans`,
      `${app.baseUrl.replace('//', '//user@')}/plans`,
      '//evil.example',
      'javascript:alert(1)',
    ]) {
      const refused = await app.checkout(stranger, 'Professional', { successUrl });
      expect([refused.status, Object.keys(refused.body.details.fields)], successUrl).toEqual([
        400,
        ['successUrl'],
      ]);
    }
  });

  it('costs what our plan says, or is not begun', async () => {
    const user = await app.newPayingUser();
    await app.database.query("update plans set price_monthly = 59 where name = 'Professional'");
    const refused = await app.checkout(user);
    await app.database.query("update plans set price_monthly = 49 where name = 'Professional'");
    expect([refused.status, refused.body.message, refused.body.details.reason]).toEqual([
      409,
      'This plan is not configured for payments. Please contact support.',
      'not_configured',
    ]);
  });

  it('receipts go to the address that the user has when they buy', async () => {
    const user = await app.newPayingUser();
    await app.database.query("update persons set email = 'moved.' || email where id = $1", [user.accountId]);
    await app.checkout(user);
    const found = await app.client.customers.retrieve(await app.customerOf(user));
    expect(found).toMatchObject({ email: `moved.${user.email}` });
  });

  it('that was left comes back unpaid', async () => {
    const user = await app.newPayingUser();
    const begun = await app.checkout(user);
    const session = String(new URL(begun.body.url).pathname.split('/').at(-1));
    const back = await user.post('/functions/verify-subscription', { session_id: session });
    expect([back.status, back.body.success, back.body.subscription.state]).toEqual([200, false, 'none']);
  });
});

describe('a change of plan', () => {
  it('is judged by what Stripe says now, and says to when a plan that is given up goes on', async () => {
    const user = await app.newPayingUser();
    app.stripe.fault({ kind: 'dropped', times: 50 });
    await app.buy(user, 'Professional');
    app.stripe.release();
    expect((await app.subscription(user)).state).toBe('none');
    const check = async (plan: string) => (await user.get(`/api/plan-change/${await app.planId(plan)}`)).body;
    expect(await check('Enterprise')).toMatchObject({ way: 'change', takes_effect_at: null });
    const { renews_at } = await app.subscription(user);
    expect(await check('Free')).toMatchObject({ way: 'change', takes_effect_at: renews_at });
    expect(Date.parse(renews_at)).toBeGreaterThan(Date.now());
  });

  it('to what costs nothing is not made while a subscription runs that nobody told of', async () => {
    const user = await app.newPayingUser();
    app.stripe.fault({ kind: 'dropped', times: 50 });
    await app.buy(user, 'Professional');
    app.stripe.release();
    const refused = await user.post('/api/plan-change', { plan_id: await app.planId('Free') });
    expect([refused.status, refused.body.details.reason]).toEqual([409, 'change']);
    expect(await app.plan(user)).toBe('Professional');
  });

  it('is neither judged nor made where Stripe does not answer', { tags: 'verify' }, async () => {
    const user = await app.newPayingUser();
    await app.buy(user, 'Professional');
    await app.quiet();
    const plan_id = await app.planId('Free');
    for (const ask of [
      () => user.get(`/api/plan-change/${plan_id}`),
      () => user.post('/api/plan-change', { plan_id }),
    ]) {
      // Often enough for whoever else asks meanwhile; what is left over is let go.
      app.stripe.fault({ kind: 'server_error', path: '/v1/subscriptions', times: 50 });
      const { status, body } = await ask();
      await app.stripe.release();
      expect([status, body.details.reason]).toEqual([503, 'payments_unavailable']);
    }
    expect(await app.plan(user)).toBe('Professional');
  });
});
