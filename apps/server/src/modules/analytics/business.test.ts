import type { BusinessFigures, CustomerMargin } from '@answerscope/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { DAY_SECONDS, must, type PaymentApp, startPaymentApp } from '../payments/payment-app.fixture.ts';

let app: PaymentApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startPaymentApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const daysAgo = (days: number) =>
  new Date((app.stripe.now() - days * DAY_SECONDS) * 1_000).toISOString().slice(0, 10);

async function figures(days = 0): Promise<BusinessFigures> {
  const { status, body } = await administrator.get(
    `/api/admin/business?from=${daysAgo(days)}&to=${daysAgo(0)}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function customers(query = ''): Promise<CustomerMargin[]> {
  const { status, body } = await administrator.get(`/api/admin/business/customers${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items;
}

const check = async (user: TestUser) =>
  expect(
    (
      await user.post('/functions/check-visibility', {
        keyword: 'bookkeeping software',
        companyName: 'Northwind',
      })
    ).status,
  ).toBe(200);

it('revenue of a month, trials, conversion, churn and what customers cost follow what is paid', async () => {
  const monthly = await app.newPayingUser();
  const yearly = await app.newPayingUser();
  const discounted = await app.newPayingUser();
  const triesWithCard = await app.newUser({ company: 'Northwind' });
  const triesOnly = await app.newUser({ company: 'Northwind' });
  const onFree = await app.newUser({ company: 'Northwind' });
  const half = await app.client.coupons.create({ percent_off: 50, duration: 'forever' });
  await app.client.promotionCodes.create({ promotion: { type: 'coupon', coupon: half.id }, code: 'HALF' });
  await app.buy(monthly);
  await app.buy(yearly, 'Professional', 'works', { interval: 'yearly' });
  await app.buy(discounted, 'Professional', 'works', { code: 'HALF' });
  await app.buy(triesWithCard);
  await app.buy(triesOnly, 'Professional', null);
  await app.quiet();
  await check(yearly);
  await check(onFree);

  const first = await figures();
  // 49 a month, 490 a year, and half of 49.
  expect(first.mrr).toEqual([
    { currency: 'usd', cents: Math.round(4_900 + 49_000 / 12 + 2_450), subscriptions: 3 },
  ]);
  expect(first.trials).toMatchObject({ running: 2, ending_count: 0, ending: [] });
  expect(first.conversion).toEqual({ of: 0, count: 0, share: null });
  expect(first.churn).toEqual({ of: 0, count: 0, share: null });

  const costly = await customers();
  expect(
    costly
      .slice(0, 2)
      .map(({ user_id }) => user_id)
      .toSorted(),
  ).toEqual([yearly.accountId, onFree.accountId].toSorted());
  const free = must(costly.find(({ user_id }) => user_id === onFree.accountId));
  expect(free).toMatchObject({ plan_name: 'Free', monthly_cents: 0, margin_usd: -free.cost_usd });
  const paidByYear = must(costly.find(({ user_id }) => user_id === yearly.accountId));
  expect(paidByYear.margin_usd).toBeCloseTo(40.83 - paidByYear.cost_usd, 6);
  expect((await customers('?sort=price')).map(({ user_id }) => user_id).slice(0, 3)).toEqual([
    monthly.accountId,
    yearly.accountId,
    discounted.accountId,
  ]);
  const [least, most] = [await customers('?sort=margin&direction=asc'), await customers('?sort=margin')];
  expect([least[0]?.user_id, most[0]?.user_id]).toEqual([onFree.accountId, monthly.accountId]);
  expect(most).toHaveLength(6);
  expect(await customers('?page=2')).toEqual([]);

  await app.stripe.advance(8 * DAY_SECONDS);
  await app.quiet();
  const { trials } = await figures();
  expect(trials).toMatchObject({ running: 2, ending_count: 2 });
  expect(new Map(trials.ending.map(({ user_id, has_card }) => [user_id, has_card]))).toEqual(
    new Map([
      [triesWithCard.accountId, true],
      [triesOnly.accountId, false],
    ]),
  );

  await app.stripe.advance(7 * DAY_SECONDS);
  await app.quiet();
  const live = must(app.stripe.truth(await app.customerOf(monthly)).live);
  await app.client.subscriptions.cancel(live.id);
  await app.quiet();
  const after = await figures(3);
  expect(after.trials.running).toBe(0);
  expect(after.conversion).toEqual({ of: 2, count: 1, share: 0.5 });
  expect(after.mrr[0]?.cents).toBe(Math.round(49_000 / 12 + 2_450 + 4_900));
  // Since this morning: three who paid at once and the one whose trial went on are there, and one has left.
  expect((await figures()).churn).toEqual({ of: 4, count: 1, share: 0.25 });
}, 120_000);

it('is for administrators, and counts no day that has not begun', async () => {
  const user = await app.newUser();
  const path = `/api/admin/business?from=${daysAgo(0)}&to=${daysAgo(0)}`;
  expect((await user.get(path)).status).toBe(403);
  expect((await user.get('/api/admin/business/customers')).status).toBe(403);
  expect((await administrator.get(`/api/admin/business?from=${daysAgo(0)}&to=${daysAgo(-2)}`)).status).toBe(
    400,
  );
});
