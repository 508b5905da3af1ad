import { planResource } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { inTransaction } from '../../database/pool.ts';
import { correctStripeSetUp, getPlan, setStripeSetUp } from '../plans/index.ts';
import { must, type PaymentApp, startPaymentApp } from './payment-app.fixture.ts';
import { reconcileEverything } from './use-cases/reconcile.ts';
import { compareCustomer, syncCustomer } from './use-cases/sync-customer.ts';

let app: PaymentApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startPaymentApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

/** Changes a plan as its form does; what it touches was seen. */
async function changePlan(name: string, changes: Record<string, unknown>) {
  const listed = (await administrator.get('/api/admin/plans')).body.items;
  const plan = listed.find((one: { name: string }) => one.name === name);
  const values = Object.fromEntries(Object.keys(planResource.fields).map((field) => [field, plan[field]]));
  const put = (more: object) =>
    administrator.put(`/api/admin/plans/${plan.id}`, {
      version: plan.version,
      values: { ...values, ...changes },
      ...more,
    });
  const first = await put({});
  if (first.status === 200) return { consequences: [] };
  const consequences = first.body.details.consequences;
  const seen = await put({ reason: 'A test', seen_consequences: consequences });
  expect(seen.status, JSON.stringify(seen.body)).toBe(200);
  return { consequences };
}

/** What somebody has and what is drawn from them. */
async function standing(user: TestUser) {
  await syncCustomer(app.services.payments, user.accountId);
  await app.quiet();
  return [
    await app.plan(user),
    (await app.subscription(user)).plan_name,
    app.stripe.truth(await app.customerOf(user)).live?.status,
  ];
}

const overview = async () => (await administrator.get('/api/admin/payments')).body;

const standingOf = async (name: string) =>
  (await overview()).plans.find((plan: { name: string }) => plan.name === name).standing;

/** What a user sees and may do of a plan. */
async function offered(user: TestUser, name = 'Professional') {
  const plans = (await user.get('/api/plans')).body;
  const plan = plans.find((one: { name: string }) => one.name === name);
  const check = await user.get(`/api/plan-change/${plan.id}`);
  const begun = await app.checkout(user, name);
  return {
    is_set_up: plan.is_set_up,
    blockers: check.body.blockers.map(({ code }: { code: string }) => code),
    checkout: begun.status,
  };
}

const SOLD = { is_set_up: true, blockers: [], checkout: 200 };
const NOT_SOLD = { is_set_up: false, blockers: ['not_configured'], checkout: 409 };

async function setUp() {
  const asked = await administrator.post('/api/admin/payments/set-ups', {});
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const hasEnded = async () => {
    const { set_up } = await overview();
    return set_up.id === asked.body.id && set_up.state !== 'waiting';
  };
  await expect.poll(hasEnded).toBe(true);
  return (await overview()).set_up;
}

describe('a plan whose price was changed', () => {
  it('is shown as one that cannot be bought, until an administrator has it set up again', async () => {
    const user = await app.newPayingUser();
    expect(await offered(user)).toEqual(SOLD);
    await changePlan('Professional', { price_monthly: 59 });
    expect(await standingOf('Professional')).toBe('changed');
    expect(await offered(user)).toEqual(NOT_SOLD);
    expect(await setUp()).toMatchObject({ state: 'done', prices_made: 1, prices_kept: 3, failure: null });
    expect([await standingOf('Professional'), await offered(user)]).toEqual(['done', SOLD]);
    // Asked for again it finds everything as it should be.
    expect(await setUp()).toMatchObject({ state: 'done', prices_made: 0, prices_kept: 4 });
    const audited = await app.database.query(
      "select actor_id from audit_logs where action = 'set_up_payments'",
    );
    expect(audited).toEqual([{ actor_id: administrator.accountId }, { actor_id: administrator.accountId }]);
    await changePlan('Professional', { price_monthly: 49 });
    await setUp();
  });

  it('stays one that cannot be bought where Stripe refuses, and Stripe’s own words are shown', {
    tags: 'verify',
  }, async () => {
    await changePlan('Enterprise', { price_monthly: 159 });
    // As often as one question is asked, of both tries of the job.
    app.stripe.fault({ kind: 'server_error', path: '/v1/prices', times: 6 });
    const failed = await setUp();
    expect(failed).toMatchObject({ state: 'failed', prices_made: 0 });
    expect(failed.failure).toMatch(/\w/);
    expect(failed.failure).not.toMatch(/sk_test/);
    app.stripe.release();
    expect(await standingOf('Enterprise')).toBe('changed');
    await changePlan('Enterprise', { price_monthly: 149 });
    expect(await standingOf('Enterprise')).toBe('done');
  });

  it('one at a time, and never of the account of the other mode', async () => {
    await app.database.query(
      `insert into payment_set_ups (id, state, asked_at) values (gen_random_uuid(), 'waiting', now())`,
    );
    const refused = await administrator.post('/api/admin/payments/set-ups', {});
    expect([refused.status, refused.body.details.reason]).toEqual([409, 'under_way']);
    await app.database.query("delete from payment_set_ups where state = 'waiting'");
    const { payments } = app.services;
    const stripe = must(payments.stripe);
    payments.stripe = { ...stripe, isLive: true };
    expect(await standingOf('Professional')).toBe('other_mode');
    expect(await offered(await app.newPayingUser())).toEqual(NOT_SOLD);
    payments.stripe = null;
    const nobody = await administrator.post('/api/admin/payments/set-ups', {});
    expect([nobody.status, nobody.body.details.reason]).toEqual([409, 'not_configured']);
    payments.stripe = stripe;
  });

  it('whose price is gone at Stripe is found out by the first checkout, and shown from then on', async () => {
    const user = await app.newPayingUser();
    const { data } = await app.client.prices.list({
      lookup_keys: [`answerscope_${await app.planId('Professional')}_monthly`],
    });
    await app.client.prices.update(must(data[0]).id, { active: false });
    expect((await app.checkout(user)).body.details.reason).toBe('not_configured');
    expect([await standingOf('Professional'), await offered(user)]).toEqual(['never', NOT_SOLD]);
    expect(await setUp()).toMatchObject({ state: 'done', prices_made: 1 });
    expect(await offered(user)).toEqual(SOLD);
  });

  it('whose mode is not known is sold, and its first checkout keeps the mode', async () => {
    await app.database.query(
      `update plans set stripe_set_up = stripe_set_up || '{"is_live": null}' where name = 'Professional'`,
    );
    expect(await offered(await app.newPayingUser())).toEqual(SOLD);
    expect(
      await app.database.query(
        "select stripe_set_up -> 'is_live' as is_live from plans where name = 'Professional'",
      ),
    ).toEqual([{ is_live: false }]);
  });

  it('what was set up anew while a checkout looked for its price is not forgotten', async () => {
    const { servicePool } = app.services.payments;
    const planId = await app.planId('Professional');
    const read = await inTransaction(servicePool, null, (tx) => getPlan(tx, planId));
    const before = must(read.stripe_set_up);
    const anew = { ...before, monthly_cents: before.monthly_cents + 100 };
    const kept = () =>
      inTransaction(servicePool, null, async (tx) => (await getPlan(tx, planId)).stripe_set_up);
    await inTransaction(servicePool, null, (tx) => setStripeSetUp(tx, { planId, setUp: anew }));
    await inTransaction(servicePool, null, (tx) => correctStripeSetUp(tx, { plan: read, setUp: null }));
    expect(await kept()).toEqual(anew);
    await inTransaction(servicePool, null, (tx) => setStripeSetUp(tx, { planId, setUp: before }));
    await inTransaction(servicePool, null, (tx) => correctStripeSetUp(tx, { plan: read, setUp: null }));
    expect(await kept()).toBeNull();
    await inTransaction(servicePool, null, (tx) => setStripeSetUp(tx, { planId, setUp: before }));
  });
});

describe('a plan that somebody pays for', () => {
  it('stays theirs when administrators clear or change the product it is sold as', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const cleared = await changePlan('Professional', { stripe_product_id: null });
    expect(cleared.consequences).toEqual([
      { count: 1, text: '1 subscription keeps this plan and its former Stripe product' },
    ]);
    expect(await standing(user)).toEqual(['Professional', 'Professional', 'active']);
    expect(await compareCustomer(app.services.payments, user.accountId)).toEqual([]);
    await changePlan('Professional', { stripe_product_id: 'prod_of_another_plan' });
    await reconcileEverything(app.services.payments);
    expect(await standing(user)).toEqual(['Professional', 'Professional', 'active']);
    expect(await app.subscription(user)).toMatchObject({ state: 'active', conflict: null });
    await setUp();
  });

  it('stays theirs also where its price does not say which plan it is for', async () => {
    const user = await app.newPayingUser();
    const product = await app.client.products.create({ name: 'Made by hand' });
    await changePlan('Enterprise', { stripe_product_id: product.id });
    const price = await app.client.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 14_900,
      recurring: { interval: 'month' },
    });
    const session = await app.client.checkout.sessions.create({
      mode: 'subscription',
      customer: await app.customerOf(user),
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: app.baseUrl,
    });
    expect(app.stripe.complete(session.id, 'works').ok).toBe(true);
    await app.quiet();
    expect(await standing(user)).toEqual(['Enterprise', 'Enterprise', 'active']);
    await changePlan('Enterprise', { stripe_product_id: null });
    expect(await standing(user)).toEqual(['Enterprise', 'Enterprise', 'active']);
    // A row from before products were kept.
    await app.database.query('update subscriptions set product_id = null where account_id = $1', [
      user.accountId,
    ]);
    expect(await standing(user)).toEqual(['Enterprise', 'Enterprise', 'active']);
  });
});
