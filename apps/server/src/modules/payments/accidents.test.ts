import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply, TestUser } from '../../../test/user.ts';
import { must, type PaymentApp, startPaymentApp } from './payment-app.fixture.ts';
import { reconcileDue, reconcileEverything } from './use-cases/reconcile.ts';
import { syncCustomer } from './use-cases/sync-customer.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp();
});
afterEach(() => app.stripe.release());
afterAll(() => app.stop());

/** A second subscription besides the one in force, as two tabs make it where nothing stops them. */
async function subscribeBeside(user: TestUser, price?: string): Promise<void> {
  const customer = await app.customerOf(user);
  const { data } = await app.client.prices.list({
    lookup_keys: [`answerscope_${await app.planId('Enterprise')}_monthly`],
  });
  const session = await app.client.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: price ?? must(data[0]).id, quantity: 1 }],
    success_url: app.baseUrl,
  });
  expect(app.stripe.complete(session.id, 'works').ok).toBe(true);
}

/** Has something happen while a checkout that is begun asks which others are open. */
async function meanwhile(begin: () => Promise<Reply>, happen: () => unknown): Promise<Reply> {
  const { sessions } = app.client.checkout;
  const { list } = sessions;
  sessions.list = (params, options) => {
    sessions.list = list;
    const answer = (async () => {
      await happen();
      return list.call(sessions, params, options);
    })();
    return answer as ReturnType<typeof list>;
  };
  const begun = await begin();
  expect(sessions.list).toBe(list);
  return begun;
}

const statuses = async (user: TestUser) =>
  app.stripe.truth(await app.customerOf(user)).subscriptions.map(({ status }) => status);

const grants = (user: TestUser) =>
  app.database.query('select 1 from plan_grants where account_id = $1', [user.accountId]);

describe('known accidents of others', () => {
  it('the end of an old subscription takes nothing from the new plan', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const first = must(app.stripe.truth(await app.customerOf(user)).live);
    app.stripe.fault({ kind: 'delayed', times: 20 });
    await app.client.subscriptions.cancel(first.id);
    await syncCustomer(app.services.payments, user.accountId);
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
    const { data } = await app.client.checkout.sessions.list({ customer: await app.customerOf(user) });
    expect(data.filter(({ status }) => status === 'open').length).toBeLessThanOrEqual(1);
    const customers = await app.client.customers.list({ email: user.email });
    expect(customers.data).toHaveLength(1);
    const again = await app.checkout(user);
    expect(again.status).toBe(200);
    const open = await app.client.checkout.sessions.list({ customer: await app.customerOf(user) });
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

  it('a subscription for something else at the same account takes no plan and ends nothing', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    await app.stripe.advance(60);
    const product = await app.client.products.create({ name: 'A workshop' });
    const price = await app.client.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 9_900,
      recurring: { interval: 'month' },
    });
    await subscribeBeside(user, price.id);
    await app.quiet();
    await app.quiet();
    expect(await statuses(user)).toEqual(['active', 'active']);
    expect(await app.plan(user)).toBe('Professional');
    expect(await app.subscription(user)).toMatchObject({ plan_name: 'Professional', conflict: null });
  });

  it('a payment whose every event is lost while nobody comes back is seen within the hour', async () => {
    const user = await app.newPayingUser();
    app.stripe.fault({ kind: 'dropped', times: 50 });
    await app.buy(user);
    app.stripe.release();
    expect(await app.plan(user)).toBe('Free');
    await app.stripe.advance(3_601);
    await reconcileDue(app.services.payments);
    expect(await app.plan(user)).toBe('Professional');
  });

  it('a checkout that is paid while another is begun is not sold again, and no second trial is given', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const first = await app.checkout(user);
    const session = String(new URL(first.body.url).pathname.split('/').at(-1));
    app.stripe.fault({ kind: 'dropped', times: 50 });
    const again = await meanwhile(
      () => app.checkout(user, 'Enterprise'),
      () => expect(app.stripe.complete(session, null).ok).toBe(true),
    );
    expect([again.status, again.body.details.reason]).toEqual([409, 'other_checkout']);
    expect(await statuses(user)).toEqual(['trialing']);
    const { data } = await app.client.checkout.sessions.list({ customer: await app.customerOf(user) });
    expect(data.map(({ status }) => status)).toEqual(['complete']);
  });

  it('the tab that was first never ends the checkout of the later one', async () => {
    const user = await app.newPayingUser();
    let later: Reply | null = null;
    const first = await meanwhile(
      () => app.checkout(user),
      async () => {
        later = await app.checkout(user, 'Enterprise');
      },
    );
    expect([first.status, first.body.details.reason]).toEqual([409, 'other_checkout']);
    const session = String(new URL(must<Reply>(later).body.url).pathname.split('/').at(-1));
    expect((await app.client.checkout.sessions.retrieve(session)).status).toBe('open');
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
      app.database.query(`update stripe_customers set ${state} where account_id = $1`, [user.accountId]);
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
    await Promise.all([1, 2, 3].map(() => syncCustomer(app.services.payments, user.accountId)));
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
    const open = await app.client.checkout.sessions.list({ customer: await app.customerOf(other) });
    expect(open.data.filter(({ status }) => status === 'open').length).toBeLessThanOrEqual(1);
  });

  it('a customer of the account where money moves is never replaced by one of test money', async () => {
    const user = await app.newPayingUser();
    const before = await app.customerOf(user);
    await app.database.query('update stripe_customers set is_live = true where account_id = $1', [
      user.accountId,
    ]);
    const refused = await app.checkout(user);
    expect(refused.status).toBe(503);
    expect(await syncCustomer(app.services.payments, user.accountId)).toBe(false);
    expect(await app.customerOf(user)).toBe(before);
    expect((await app.subscription(user)).can_manage).toBe(false);
  });

  it('a customer of another account of test money is replaced at the next checkout', async () => {
    const user = await app.newPayingUser();
    await app.database.query(
      "update stripe_customers set customer_id = 'cus_elsewhere' where account_id = $1",
      [user.accountId],
    );
    await app.buy(user);
    await app.quiet();
    expect(await app.customerOf(user)).not.toBe('cus_elsewhere');
    expect(await app.plan(user)).toBe('Professional');
  });

  it('the night looks at everybody, also where what was not delivered cannot be asked for', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    app.stripe.fault({ kind: 'dropped', times: 50 });
    await app.client.subscriptions.cancel(must(app.stripe.truth(await app.customerOf(user)).live).id);
    await app.stripe.release();
    app.stripe.fault({ kind: 'server_error', times: 3, path: '/v1/events' });
    await expect(reconcileEverything(app.services.payments)).rejects.toThrow();
    expect(await app.plan(user)).toBe('Free');
  });

  it('the end of a subscription names the plan that is in force after it, whoever gave it', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const live = must(app.stripe.truth(await app.customerOf(user)).live).id;
    await app.database.query(
      `insert into plan_grants (account_id, id, plan_id, source, starts_at, reason)
       values ($1, gen_random_uuid(), $2, 'administrator', now() - interval '1 minute', 'A partner')`,
      [user.accountId, await app.planId('Enterprise')],
    );
    await app.client.subscriptions.cancel(live);
    await app.quiet();
    expect(await app.plan(user)).toBe('Enterprise');
    const [mail] = await app.database.query<{ text: string }>(
      "select text from mails where recipient = $1 and subject like '%has ended'",
      [user.email],
    );
    expect(mail?.text).toContain('You’re now on Enterprise.');
    expect(mail?.text).not.toContain('Free');
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
    const { subscriptions } = app.client;
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
    expect(await syncCustomer(app.services.payments, user.accountId)).toBe(true);
    subscriptions.list = list;
    expect(open).toEqual([]);
  });

  it('the answer to an earlier question is dropped when that to a later one was written', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    app.stripe.fault({ kind: 'dropped', times: 50 });
    const { subscriptions } = app.client;
    const { list } = subscriptions;
    const asked = Promise.withResolvers<void>();
    const later = Promise.withResolvers<void>();
    subscriptions.list = (params, options) => {
      subscriptions.list = list;
      const answer = list.call(subscriptions, params, options);
      const read = answer.autoPagingToArray.bind(answer);
      return Object.assign(answer, {
        autoPagingToArray: async (limit: Parameters<typeof read>[0]) => {
          const told = await read(limit);
          asked.resolve();
          await later.promise;
          return told;
        },
      });
    };
    const earlier = syncCustomer(app.services.payments, user.accountId);
    await asked.promise;
    await app.client.subscriptions.cancel(must(app.stripe.truth(await app.customerOf(user)).live).id);
    expect(await syncCustomer(app.services.payments, user.accountId)).toBe(true);
    later.resolve();
    expect(await earlier).toBe(false);
    expect(await app.plan(user)).toBe('Free');
    expect((await app.subscription(user)).state).toBe('ended');
  });

  it('nothing is written of a user whom somebody else holds, until they let go', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    let isDone = false;
    const sync = await app.services.database.servicePool.connect().then(async (holder) => {
      await holder.query('begin');
      await holder.query('select 1 from accounts where id = $1 for update', [user.accountId]);
      const begun = syncCustomer(app.services.payments, user.accountId).then(() => {
        isDone = true;
      });
      await expect.poll(app.database.lockWaits).toBe(1);
      expect(isDone).toBe(false);
      await holder.query('rollback');
      holder.release();
      return begun;
    });
    expect([sync, isDone]).toEqual([undefined, true]);
  });
});
