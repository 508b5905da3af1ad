import { PAYMENT_STATES } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const list = async (of: 'subscriptions' | 'invoices', query = '') => {
  const { status, body } = await administrator.get(`/api/admin/payments/${of}?${query}`);
  expect(status).toBe(200);
  return body;
};
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

async function keepSubscription(user: TestUser, { id = '', customer = '', status = 'active', days = 0 }) {
  await app.database.query(
    `insert into subscriptions (account_id, id, customer_id, status, plan_id, interval, created_at, period_ends_at)
     select $1, $2, $3, $4, p.id, 'monthly', now() - make_interval(days => $5::int), now() + interval '20 days'
     from plans p where p.name = 'Professional'`,
    [user.personId, id, customer, status, days],
  );
}

async function keepInvoice(
  user: TestUser,
  { id = '', status = 'paid', refunded = 0, dispute = '', days = 0 },
) {
  await app.database.query(
    `insert into payments (account_id, id, subscription_id, number, status, amount_due_cents, amount_paid_cents,
       refunded_cents, currency, created_at, dispute_id, dispute_status)
     values ($1, $2, 'sub_of_' || $2, 'A-1', $3, 4900, case when $3 = 'paid' then 4900 else 0 end, $4, 'usd',
       now() - make_interval(days => $5::int), case when $6 = '' then null else 'dp_' || $2 end, nullif($6, ''))`,
    [user.personId, id, status, refunded, days, dispute],
  );
}

describe('the list of subscriptions', () => {
  it('has everybody’s, the newest first, found by address, whole id and state', async () => {
    const [ada, alan] = [await app.newUser(), await app.newUser()];
    await keepSubscription(ada, { id: 'sub_ada', customer: 'cus_ada', days: 2 });
    await keepSubscription(alan, { id: 'sub_alan', customer: 'cus_alan', status: 'past_due', days: 1 });
    const all = await list('subscriptions');
    expect(idsOf(all)).toEqual(['sub_alan', 'sub_ada']);
    expect(all).toMatchObject({ total: 2, is_total_capped: false, page: 1 });
    expect(all.items[1]).toMatchObject({
      user_id: ada.personId,
      email: ada.email,
      customer_id: 'cus_ada',
      status: 'active',
      plan_name: 'Professional',
      interval: 'monthly',
      cancel_at: null,
      dashboard_url: null,
    });
    for (const search of [ada.email.toUpperCase(), 'sub_ada', 'cus_ada'])
      expect(idsOf(await list('subscriptions', `search=${encodeURIComponent(search)}`))).toEqual(['sub_ada']);
    expect(await list('subscriptions', 'search=sub_ad')).toMatchObject({ items: [], total: 0 });
    expect(idsOf(await list('subscriptions', 'status=past_due'))).toEqual(['sub_alan']);
    expect(idsOf(await list('subscriptions', 'status=past_due&search=sub_ada'))).toEqual([]);
  });

  it('goes on with its pages', async () => {
    const user = await app.newUser();
    for (let at = 0; at < 21; at += 1)
      await keepSubscription(user, { id: `sub_page_${at}`, customer: 'cus_pages', days: at });
    const asked = `search=${encodeURIComponent(user.email)}`;
    expect((await list('subscriptions', asked)).total).toBe(21);
    expect(idsOf(await list('subscriptions', `${asked}&page=2`))).toEqual(['sub_page_20']);
  });
});

describe('the list of payments', () => {
  it('is filtered by what became of each invoice, as its user sees it', async () => {
    const user = await app.newUser();
    const invoices = [
      { id: 'in_paid' },
      { id: 'in_open', status: 'open' },
      { id: 'in_void', status: 'void' },
      { id: 'in_failed', status: 'uncollectible' },
      { id: 'in_refunded', refunded: 4_900 },
      { id: 'in_partly', refunded: 900 },
      { id: 'in_disputed', dispute: 'under_review', refunded: 900 },
      { id: 'in_lost', dispute: 'lost' },
      // A bank that only inquires has taken nothing.
      { id: 'in_inquired', dispute: 'warning_needs_response' },
    ];
    for (const [days, invoice] of invoices.entries()) await keepInvoice(user, { ...invoice, days });
    const own = (await user.get('/api/payments')).body.items as { id: string; state: string }[];
    expect(own).toHaveLength(invoices.length);
    expect(idsOf(await list('invoices'))).toEqual(invoices.map(({ id }) => id));
    for (const state of PAYMENT_STATES) {
      const expected = own.filter((one) => one.state === state).map(({ id }) => id);
      expect(expected, state).not.toEqual([]);
      expect(idsOf(await list('invoices', `state=${state}`)), state).toEqual(expected);
    }
    for (const search of ['in_lost', 'sub_of_in_lost', 'dp_in_lost'])
      expect(idsOf(await list('invoices', `search=${search}`))).toEqual(['in_lost']);
    expect((await list('invoices', `search=${encodeURIComponent(user.email)}`)).total).toBe(invoices.length);
    expect((await list('invoices', 'search=nobody%40example.com')).total).toBe(0);
  });

  it('is for administrators', async () => {
    const user = await app.newUser();
    expectClosedError(await user.get('/api/admin/payments/invoices'), 403);
    expectClosedError(await user.get('/api/admin/payments/subscriptions'), 403);
    expectClosedError(await administrator.get('/api/admin/payments/invoices?state=lost'), 400);
  });
});
