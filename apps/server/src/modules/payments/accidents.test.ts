import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { must, type PaymentApp, startPaymentApp } from './payment-app.fixture.ts';
import { endSubscriptions } from './use-cases/end-subscriptions.ts';
import { reconcileDue, reconcileEverything } from './use-cases/reconcile.ts';
import { syncCustomer } from './use-cases/sync-customer.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp();
});
afterEach(() => app.stripe.release());
afterAll(() => app.stop());

const client = () => must(app.services.payments.stripe).client;

/** A second subscription besides the one in force, as two tabs make it where nothing stops them. */
async function subscribeBeside(user: TestUser): Promise<void> {
  const customer = await app.customerOf(user);
  const { data } = await client().prices.list({
    lookup_keys: [`answerscope_${await app.planId('Enterprise')}_monthly`],
  });
  const session = await client().checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: must(data[0]).id, quantity: 1 }],
    success_url: app.baseUrl,
  });
  expect(app.stripe.complete(session.id, 'works').ok).toBe(true);
}

const statuses = async (user: TestUser) =>
  app.stripe.truth(await app.customerOf(user)).subscriptions.map(({ status }) => status);

const grants = (user: TestUser) =>
  app.database.query('select 1 from plan_grants where user_id = $1', [user.userId]);

describe('known accidents of others', () => {
  it('the end of an old subscription takes nothing from the new plan', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const first = must(app.stripe.truth(await app.customerOf(user)).live);
    app.stripe.fault({ kind: 'delayed', times: 20 });
    await client().subscriptions.cancel(first.id);
    await syncCustomer(app.services.payments, user.userId);
    expect(await app.plan(user)).toBe('Free');
    await app.stripe.release();
    app.stripe.fault({ kind: 'delayed', times: 1 });
    await app.buy(user, 'Enterprise');
    await app.quiet();
    // The news of the old one come last.
    await app.stripe.release();
    await app.quiet();
    expect(await app.plan(user)).toBe('Enterprise');
    expect(await app.subscription(user)).toMatchObject({ state: 'active', conflict: null });
  });

  it('events that come in reverse order come to the same', async () => {
    const user = await app.newPayingUser();
    app.stripe.fault({ kind: 'reversed', times: 8 });
    await app.buy(user);
    await app.stripe.release();
    await app.quiet();
    expect(await app.plan(user)).toBe('Professional');
    expect(await app.mails(user)).toEqual(['Welcome to Professional']);
  });

  it('two tabs begin one checkout: the later one stays, the other cannot be paid', async () => {
    const user = await app.newPayingUser();
    const begun = await Promise.all([app.checkout(user), app.checkout(user), app.checkout(user)]);
    for (const { status, body } of begun) expect([200, 409], JSON.stringify(body)).toContain(status);
    const { data } = await client().checkout.sessions.list({ customer: await app.customerOf(user) });
    expect(data.filter(({ status }) => status === 'open').length).toBeLessThanOrEqual(1);
    const customers = await client().customers.list({ email: user.email });
    expect(customers.data).toHaveLength(1);
    const again = await app.checkout(user);
    expect(again.status).toBe(200);
    const open = await client().checkout.sessions.list({ customer: await app.customerOf(user) });
    expect(open.data.filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  it('of two subscriptions the newer one counts, and the older is ended and credited', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    await app.stripe.advance(60);
    await subscribeBeside(user);
    await app.quiet();
    await app.quiet();
    expect((await statuses(user)).toSorted()).toEqual(['active', 'canceled']);
    expect(await app.plan(user)).toBe('Enterprise');
    expect(await app.subscription(user)).toMatchObject({ plan_name: 'Enterprise', conflict: null });
  });

  it('a payment whose every event is lost is seen on return, or in the night', async () => {
    const user = await app.newPayingUser();
    app.stripe.fault({ kind: 'dropped', times: 50 });
    const session = await app.buy(user);
    expect(await app.plan(user)).toBe('Free');
    const back = await user.post('/functions/verify-subscription', { session_id: session });
    expect([back.status, back.body.success, await app.plan(user)]).toEqual([200, true, 'Professional']);
    const away = await app.newPayingUser();
    await app.buy(away);
    await app.stripe.release();
    expect(await app.plan(away)).toBe('Free');
    await reconcileEverything(app.services.payments);
    await app.quiet();
    expect(await app.plan(away)).toBe('Professional');
  });

  it('whoever was to be looked at when the jobs for it were given up is looked at within the hour', async () => {
    const [woken, unanswered, other] = [
      await app.newPayingUser(),
      await app.newPayingUser(),
      await app.newPayingUser(),
    ];
    app.stripe.fault({ kind: 'dropped', times: 50 });
    for (const user of [woken, unanswered, other]) await app.buy(user);
    app.stripe.release();
    const leave = (user: TestUser, state: string) =>
      app.database.query(`update stripe_customers set ${state} where user_id = $1`, [user.userId]);
    await leave(woken, 'woken_at = now(), look_at = null');
    await leave(unanswered, 'asked_seq = asked_seq + 1, look_at = null');
    await leave(other, 'look_at = null');
    await reconcileDue(app.services.payments);
    await app.quiet();
    const plans = await Promise.all([woken, unanswered, other].map((user) => app.plan(user)));
    expect(plans).toEqual(['Professional', 'Professional', 'Free']);
  });

  it('what is sent twice is granted, told and paid once', async () => {
    const user = await app.newPayingUser();
    app.stripe.fault({ kind: 'duplicate', times: 30 });
    const session = await app.buy(user);
    for (let times = 0; times < 3; times += 1)
      await user.post('/functions/verify-subscription', { session_id: session });
    await app.quiet();
    await Promise.all([1, 2, 3].map(() => syncCustomer(app.services.payments, user.userId)));
    expect(await app.mails(user)).toEqual(['Welcome to Professional']);
    expect(await grants(user)).toHaveLength(1);
    expect((await user.get('/api/plan-history')).body.items).toHaveLength(1);
    expect(app.stripe.truth(await app.customerOf(user)).paid).toBe(4_900);
  });

  it('a provider that fails sells nothing, gives nothing, takes nothing and ends nothing', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const other = await app.newPayingUser();
    app.stripe.fault({ kind: 'server_error', times: 200, path: '/v1/subscriptions' });
    const refused = await app.checkout(other);
    expect([refused.status, refused.body.details.reason]).toEqual([503, 'payments_unavailable']);
    expect(JSON.stringify(refused.body)).not.toContain('sk_test');
    const refresh = await user.post('/api/subscription/refresh');
    expect(refresh.status).toBe(503);
    expect(await app.subscription(user)).toMatchObject({ state: 'active', conflict: null });
    expect([await app.plan(user), await app.plan(other)]).toEqual(['Professional', 'Free']);
    await app.stripe.release();
    expect(await statuses(user)).toEqual(['active']);
    const open = await client().checkout.sessions.list({ customer: await app.customerOf(other) });
    expect(open.data.filter(({ status }) => status === 'open').length).toBeLessThanOrEqual(1);
  });

  it('a customer of the account where money moves is never replaced by one of test money', async () => {
    const user = await app.newPayingUser();
    const before = await app.customerOf(user);
    await app.database.query('update stripe_customers set is_live = true where user_id = $1', [user.userId]);
    const refused = await app.checkout(user);
    expect(refused.status).toBe(503);
    expect(await syncCustomer(app.services.payments, user.userId)).toBe(false);
    expect(await app.customerOf(user)).toBe(before);
    expect((await app.subscription(user)).can_manage).toBe(false);
  });

  it('events that come before the session is complete are enough, and the return after them changes nothing', async () => {
    const user = await app.newPayingUser();
    const session = await app.buy(user);
    await app.quiet();
    const before = await app.subscription(user);
    expect(before.state).toBe('active');
    const back = await user.post('/functions/verify-subscription', { session_id: session });
    expect(back.body).toMatchObject({
      success: true,
      subscription: { state: 'active', plan_id: before.plan_id },
    });
    expect(await app.mails(user)).toEqual(['Welcome to Professional']);
  });

  it('no transaction is open while the payment provider is asked', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const { subscriptions } = client();
    const { list } = subscriptions;
    const open: unknown[] = [];
    subscriptions.list = (params, options) => {
      const answer = list.call(subscriptions, params, options);
      const read = answer.autoPagingToArray.bind(answer);
      return Object.assign(answer, {
        autoPagingToArray: async (limit: Parameters<typeof read>[0]) => {
          open.push(
            ...(await app.database.query(
              `select query from pg_stat_activity
               where datname = current_database() and state = 'idle in transaction'`,
            )),
          );
          return read(limit);
        },
      });
    };
    expect(await syncCustomer(app.services.payments, user.userId)).toBe(true);
    subscriptions.list = list;
    expect(open).toEqual([]);
  });

  it('the answer to an earlier question is dropped when that to a later one was written', async () => {
    const user = await app.newPayingUser();
    app.stripe.fault({ kind: 'dropped', times: 50 });
    await app.buy(user);
    await app.database.query('update stripe_customers set synced_seq = asked_seq + 5 where user_id = $1', [
      user.userId,
    ]);
    expect(await syncCustomer(app.services.payments, user.userId)).toBe(false);
    expect(await app.plan(user)).toBe('Free');
  });
});

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
    expect((await operation(user.userId, id)).body.data).toMatchObject({ amount_cents: 4_900 });
    await operation(user.userId, id);
    await app.quiet();
    const truth = app.stripe.truth(await app.customerOf(user));
    expect([truth.refunds.length, truth.refunded, truth.live]).toEqual([1, 4_900, null]);
    expect((await user.get('/api/payments')).body.items).toMatchObject([
      { state: 'refunded', refunded_cents: 4_900 },
    ]);
    expect(await app.plan(user)).toBe('Free');
    const again = await operation(user.userId, id);
    expect([again.status, again.body.details.reason]).toEqual([409, 'refunded']);
  });

  it("of somebody else's payment, of nothing or after thirty days is refused", async () => {
    const user = await app.newPayingUser();
    const other = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const { id } = (await user.get('/api/payments')).body.items[0];
    expect((await operation(other.userId, id)).status).toBe(404);
    await app.database.query("update payments set paid_at = paid_at - interval '31 days' where id = $1", [
      id,
    ]);
    const late = await operation(user.userId, id);
    expect([late.status, late.body.details.reason]).toEqual([409, 'too_late']);
  });
});

describe('an account that is to be deleted', () => {
  it('is charged nothing any more, and keeps for its week what was paid for', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    await endSubscriptions(app.services.payments, user.userId);
    await endSubscriptions(app.services.payments, user.userId);
    await app.quiet();
    expect(await app.subscription(user)).toMatchObject({ state: 'canceling', is_subscribed: true });
    const trying = await app.newUser({ company: 'Northwind' });
    await app.buy(trying, 'Professional', null);
    await app.quiet();
    await endSubscriptions(app.services.payments, trying.userId);
    expect(await app.subscription(trying)).toMatchObject({ state: 'ended', is_subscribed: false });
    const never = await app.newUser();
    await endSubscriptions(app.services.payments, never.userId);
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

  it('that was left comes back unpaid', async () => {
    const user = await app.newPayingUser();
    const begun = await app.checkout(user);
    const session = String(new URL(begun.body.url).pathname.split('/').at(-1));
    const back = await user.post('/functions/verify-subscription', { session_id: session });
    expect([back.status, back.body.success, back.body.subscription.state]).toEqual([200, false, 'none']);
  });
});
