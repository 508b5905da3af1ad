import { planResource } from '@answerscope/contract';
import { type PaymentSimulator, startPaymentSimulator } from '@answerscope/payment-simulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { openStripe, setUpStripe } from './index.ts';
import { lookupKey } from './prices.rules.ts';

let app: TestApp;
let simulator: PaymentSimulator;
beforeAll(async () => {
  simulator = await startPaymentSimulator();
  app = await startTestApp();
});
afterAll(async () => {
  await app.stop();
  await simulator.close();
});

it('makes known what is sold, and on another run keeps what fits and makes anew what changed', async () => {
  const stripe = openStripe({
    secretKey: 'sk_test_simulated',
    webhookSecrets: ['whsec_test'],
    baseUrl: simulator.url,
  });
  const { servicePool } = app.services.database;
  const { client } = stripe;
  const run = () => setUpStripe({ stripe, servicePool, plansUrl: 'https://example.com/plans' });
  const first = await run();
  expect(first).toMatchObject({ products: 2, prices_made: 4, prices_kept: 0 });
  expect(await run()).toEqual({ ...first, prices_made: 0, prices_kept: 4 });

  const [plan] = await app.database.query<{ id: string; stripe_product_id: string }>(
    "update plans set price_monthly = 59 where name = 'Professional' returning id, stripe_product_id",
  );
  expect(await run()).toMatchObject({ prices_made: 1, prices_kept: 3, portal: first.portal });
  const key = lookupKey(plan?.id ?? '', 'monthly');
  const { data } = await client.prices.list({ lookup_keys: [key] });
  expect(data).toMatchObject([{ unit_amount: 5_900, active: true, product: plan?.stripe_product_id }]);
  const { data: withdrawn } = await client.prices.list({ active: false });
  expect(withdrawn).toMatchObject([{ unit_amount: 4_900, lookup_key: null }]);

  // What it wrote is what administrators see and save again.
  const administrator = await app.newAdministrator();
  const listed = await administrator.get('/api/admin/plans');
  expect(listed.status).toBe(200);
  const { id, version, ...row } = listed.body.items.find((one: { id: string }) => one.id === plan?.id);
  expect(row.stripe_product_id).toBe(plan?.stripe_product_id);
  const values = Object.fromEntries(Object.keys(planResource.fields).map((name) => [name, row[name]]));
  const saved = await administrator.put(`/api/admin/plans/${id}`, {
    version,
    values: { ...values, description: 'For teams.' },
  });
  expect(saved.status).toBe(200);
});
