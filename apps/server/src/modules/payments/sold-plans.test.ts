import { planResource } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
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

const client = () => must(app.services.payments.stripe).client;

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
  await syncCustomer(app.services.payments, user.userId);
  await app.quiet();
  return [
    await app.plan(user),
    (await app.subscription(user)).plan_name,
    app.stripe.truth(await app.customerOf(user)).live?.status,
  ];
}

describe('a plan that somebody pays for', () => {
  it('stays theirs when administrators clear or change the product it is sold as', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const cleared = await changePlan('Professional', { stripe_product_id: null });
    expect(cleared.consequences).toEqual([
      { count: 1, text: 'subscription keeps this plan and goes on with the former Stripe product' },
    ]);
    expect(await standing(user)).toEqual(['Professional', 'Professional', 'active']);
    expect(await compareCustomer(app.services.payments, user.userId)).toEqual([]);
    await changePlan('Professional', { stripe_product_id: 'prod_of_another_plan' });
    await reconcileEverything(app.services.payments);
    expect(await standing(user)).toEqual(['Professional', 'Professional', 'active']);
    expect(await app.subscription(user)).toMatchObject({ state: 'active', conflict: null });
  });

  it('stays theirs also where its price does not say which plan it is for', async () => {
    const user = await app.newPayingUser();
    const product = await client().products.create({ name: 'Made by hand' });
    await changePlan('Enterprise', { stripe_product_id: product.id });
    const price = await client().prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 14_900,
      recurring: { interval: 'month' },
    });
    const session = await client().checkout.sessions.create({
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
    await app.database.query('update subscriptions set product_id = null where user_id = $1', [user.userId]);
    expect(await standing(user)).toEqual(['Enterprise', 'Enterprise', 'active']);
  });
});
