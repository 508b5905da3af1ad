import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { RESOURCE_EXAMPLES } from '../../../test/fitness/resource-examples.ts';
import type { TestUser } from '../../../test/user.ts';
import { must, type PaymentApp, startPaymentApp } from '../payments/payment-app.fixture.ts';

const COUPONS = '/api/admin/coupons';

let app: PaymentApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startPaymentApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

type Change = Record<string, unknown>;
const coupon = (change: Change = {}) => ({
  ...RESOURCE_EXAMPLES.coupons(),
  first_purchase_only: false,
  max_redemptions: null,
  ...change,
});

/** Makes a coupon and waits until its code is taken. */
async function add(change: Change = {}) {
  const made = await administrator.post(COUPONS, coupon(change));
  expect(made.status).toBe(200);
  await app.quiet();
  return made.body;
}

const get = async (id: string) => (await administrator.get(`${COUPONS}/${id}`)).body;

async function update({ id, version, ...row }: Change & { id: string; version: number }, change: Change) {
  const fields = Object.keys(RESOURCE_EXAMPLES.coupons());
  const values = { ...Object.fromEntries(fields.map((name) => [name, row[name]])), ...change };
  const reply = await administrator.put(`${COUPONS}/${id}`, { version, values });
  await app.quiet();
  return reply;
}

/** Codes of this name at the payment provider, the newest first, and whether they are taken. */
async function codes(code: string): Promise<boolean[]> {
  const { data } = await app.client.promotionCodes.list({ code });
  return data.map(({ active }) => active);
}

/** Pays with a code; what the page says where it is refused. */
async function buy(user: TestUser, code: string): Promise<string | null> {
  const begun = await app.checkout(user);
  const session = String(new URL(begun.body.url).pathname.split('/').at(-1));
  const { message } = app.stripe.complete(session, 'works', code);
  await app.quiet();
  return message;
}

describe('a coupon', () => {
  it('is made at Stripe first, opened once its row is there, and takes off what it says', async () => {
    const made = await administrator.post(COUPONS, coupon({ code: ' spring-sale ' }));
    expect(made.body).toMatchObject({ code: 'SPRING-SALE', is_open: false, redemptions: 0 });
    await app.quiet();
    expect(await get(made.body.id)).toMatchObject({ is_open: true, version: 1 });
    const user = await app.newPayingUser();
    expect(await buy(user, 'Spring-Sale')).toBeNull();
    expect((await user.get('/api/payments')).body.items).toMatchObject([{ amount_cents: 3_920 }]);
    expect(await app.subscription(user)).toMatchObject({ amount_cents: 4_900, next_amount_cents: 3_920 });
    expect((await get(made.body.id)).redemptions).toBe(1);
    const { body } = await administrator.get(`${COUPONS}/${made.body.id}/redemptions`);
    expect(body).toMatchObject({ total: 1, items: [{ user_id: user.accountId, email: user.email }] });
    // Asked again it is the same redemption, also once the coupon takes nothing off any more.
    await app.stripe.advance(100 * 86_400);
    await app.quiet();
    expect(await app.subscription(user)).toMatchObject({ amount_cents: 4_900, next_amount_cents: 4_900 });
    expect((await get(made.body.id)).redemptions).toBe(1);
  });

  it('of an amount takes it off the first payment', async () => {
    await add({ code: 'TEN', percent_off: null, amount_off: 10, duration: 'once', duration_months: null });
    const user = await app.newPayingUser();
    expect(await buy(user, 'TEN')).toBeNull();
    expect((await user.get('/api/payments')).body.items).toMatchObject([{ amount_cents: 3_900 }]);
  });

  it('that is used up, for a first purchase, withdrawn or expired is refused, and says why', async () => {
    await add({ code: 'ONE', max_redemptions: 1 });
    expect(await buy(await app.newPayingUser(), 'ONE')).toBeNull();
    expect(await buy(await app.newPayingUser(), 'ONE')).toBe('This code was used as often as it may be.');
    await add({ code: 'FIRST', first_purchase_only: true });
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const { client } = app;
    await client.subscriptions.cancel(must(app.stripe.truth(await app.customerOf(user)).live).id);
    await app.quiet();
    expect(await buy(user, 'FIRST')).toBe('This code is for a first purchase only.');
    const withdrawn = await add({ code: 'GONE' });
    expect((await update(withdrawn, { is_active: false })).body.is_active).toBe(false);
    expect(await get(withdrawn.id)).toMatchObject({ is_open: false });
    expect(await buy(user, 'GONE')).toBe('This code is invalid.');
    const soon = new Date(app.stripe.now() * 1_000 + 3_600_000).toISOString();
    await add({ code: 'SOON', expires_at: soon });
    await app.stripe.advance(3_700);
    expect(await buy(user, 'SOON')).toBe('This code has expired.');
  });

  it('leaves nothing half-written when Stripe or the row fails, and can be made again', async () => {
    const values = coupon({ code: 'AGAIN' });
    const nothing = async () => {
      expect((await administrator.get(`${COUPONS}?search=AGAIN`)).body.total).toBe(0);
      expect(await codes('AGAIN')).not.toContain(true);
    };
    app.stripe.fault({ kind: 'server_error', path: '/v1/coupons', times: 3 });
    const failed = await administrator.post(COUPONS, values);
    expect(failed.status).toBe(503);
    await nothing();
    await app.database.query(
      `create function refuse_coupon() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create trigger refuse_coupon before insert on coupons for each row execute function refuse_coupon()`,
    );
    expect((await administrator.post(COUPONS, values)).status).toBe(500);
    await app.database.query('drop function refuse_coupon cascade');
    await nothing();
    const { client } = app;
    const left = await client.coupons.list({ limit: 100 });
    expect(left.data.filter(({ name }) => name === 'AGAIN')).toEqual([]);
    app.stripe.fault({ kind: 'lost_reply', path: '/v1/coupons' });
    app.stripe.fault({ kind: 'lost_reply', path: '/v1/promotion_codes' });
    await add({ code: 'AGAIN' });
    expect(await codes('AGAIN')).toEqual([true]);
  });

  it('saved as it is stored makes no version and no other code', async () => {
    const expires_at = new Date(app.stripe.now() * 1_000 + 86_400_000).toISOString();
    const made = await add({ code: 'SAME', expires_at });
    const refused = await update(made, {});
    expect(refused).toMatchObject({ status: 409, body: { details: { reason: 'nothing_changed' } } });
    expect(await get(made.id)).toMatchObject({ version: made.version, expires_at });
    expect(await codes('SAME')).toEqual([true]);
  });

  it('with other terms is another code, and who redeemed the former keeps it', async () => {
    const made = await add({ code: 'TERMS' });
    const user = await app.newPayingUser();
    await buy(user, 'TERMS');
    const changed = await update(made, { percent_off: 50 });
    expect(changed.status).toBe(200);
    expect(await codes('TERMS')).toEqual([true, false]);
    const other = await app.newPayingUser();
    expect(await buy(other, 'TERMS')).toBeNull();
    expect((await other.get('/api/payments')).body.items[0].amount_cents).toBe(2_450);
    expect((await get(made.id)).redemptions).toBe(2);
    const withdrawn = await update(await get(made.id), { is_active: false });
    expect(withdrawn.status).toBe(200);
    expect(await codes('TERMS')).toEqual([false, false]);
  });

  it('has a code of its own here and at Stripe', async () => {
    const { id } = await add({ code: 'MINE' });
    expectClosedError(await administrator.post(COUPONS, coupon({ code: 'mine' })), 400);
    const { client } = app;
    const foreign = await client.coupons.create({ percent_off: 5, duration: 'once' });
    await client.promotionCodes.create({
      promotion: { type: 'coupon', coupon: foreign.id },
      code: 'THEIRS',
    });
    const { details } = expectClosedError(await administrator.post(COUPONS, coupon({ code: 'THEIRS' })), 400);
    expect(details?.fields).toEqual({ code: ['Stripe already has this code from elsewhere'] });
    const trash = (action: string) =>
      administrator.post(`${COUPONS}/bulk`, { action, ids: [id], reason: 'A test' });
    await trash('trash');
    await app.quiet();
    expect(await codes('MINE')).toEqual([false]);
    await trash('restore');
    await app.quiet();
    expect(await codes('MINE')).toEqual([true]);
  });

  it('that was redeemed cannot be deleted, and faults are said at their fields', async () => {
    const made = await add({ code: 'KEPT' });
    await buy(await app.newPayingUser(), 'KEPT');
    const { body } = await administrator.post(`${COUPONS}/bulk`, {
      action: 'trash',
      ids: [made.id],
      reason: 'A test',
    });
    expect(body.results).toMatchObject([{ success: false, error: { code: 'CONFLICT' } }]);
    const { details } = expectClosedError(
      await administrator.post(COUPONS, coupon({ percent_off: null, duration_months: null })),
      400,
    );
    expect(Object.keys(details?.fields ?? {})).toEqual(['percent_off', 'duration_months']);
  });
});
