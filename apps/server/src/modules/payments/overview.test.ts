import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { type PaymentApp, startPaymentApp } from './payment-app.fixture.ts';

let app: PaymentApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startPaymentApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const overview = async () => (await administrator.get('/api/admin/payments')).body;

/** Asks for a comparison and returns how it ended. */
async function reconcile(is_dry_run: boolean) {
  const asked = await administrator.post('/api/admin/payments/reconciliations', { is_dry_run });
  expect(asked.status).toBe(200);
  await app.quiet();
  return (await overview()).reconciliations.find(({ id }: { id: string }) => id === asked.body.id);
}

/** Somebody who paid and of whom no event arrived. */
async function newUnseenBuyer(): Promise<TestUser> {
  const user = await app.newPayingUser();
  app.stripe.fault({ kind: 'dropped', times: 30 });
  await app.buy(user);
  await app.stripe.release();
  return user;
}

describe('a reconciliation', () => {
  it('that is a dry run says what differs and writes nothing; the other one makes it so', async () => {
    const user = await newUnseenBuyer();
    expect(await reconcile(true)).toMatchObject({
      is_dry_run: true,
      state: 'done',
      drifted: 1,
      unanswered: 0,
      failure: null,
    });
    const { drift } = await overview();
    expect(drift).toMatchObject([{ user_id: user.accountId, email: user.email }]);
    expect(drift[0].differences[0]).toMatch(/^sub_\w+ is active at Stripe and unknown here$/);
    expect([await app.plan(user), (await app.subscription(user)).state]).toEqual(['Free', 'none']);
    expect(await reconcile(false)).toMatchObject({ is_dry_run: false, state: 'done', drifted: 1 });
    expect(await app.plan(user)).toBe('Professional');
    expect(await reconcile(true)).toMatchObject({ drifted: 0, missed_events: 0 });
    expect((await overview()).drift).toEqual([]);
    const audited = await app.database.query(
      "select actor_id, after->>'is_dry_run' as dry from audit_logs where action = 'reconcile_payments' order by created_at",
    );
    expect(audited).toEqual(
      ['true', 'false', 'true'].map((dry) => ({ actor_id: administrator.accountId, dry })),
    );
  });

  it('counts who could not be looked at, and looks at the others', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    // As often as one question is asked.
    app.stripe.fault({ kind: 'server_error', path: '/v1/subscriptions', times: 3 });
    const ended = await reconcile(true);
    expect(ended).toMatchObject({ state: 'done', unanswered: 1 });
    expect(ended.customers).toBeGreaterThan(1);
  });

  it('waits for the one under way', async () => {
    await app.database.query(
      `insert into payment_reconciliations (id, is_dry_run, state, asked_at) values (gen_random_uuid(), true, 'waiting', now())`,
    );
    const refused = await administrator.post('/api/admin/payments/reconciliations', { is_dry_run: true });
    expect([refused.status, refused.body.details.reason]).toEqual([409, 'under_way']);
    await app.database.query("delete from payment_reconciliations where state = 'waiting'");
  });
});

describe('the overview of payments', () => {
  it('says with what payments are made, and never a key', async () => {
    const { body } = await administrator.get('/api/admin/payments');
    expect(body.mode).toBe('simulated');
    expect(body.settings).toEqual({ secret_key: true, webhook_secrets: 1 });
    expect(body.plans.map((plan: { standing: string }) => plan.standing)).toEqual(['done', 'done']);
    expect(body.set_up).toBeNull();
    expect(JSON.stringify(body)).not.toMatch(/sk_test|whsec_/);
  });

  it('says what arrived last, who is in conflict and what was given back', { tags: 'verify' }, async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const before = await overview();
    expect(before.webhook).toMatchObject({ waiting: { count: 0, since: null }, failed_jobs: 0 });
    expect(before.webhook.last.lag_seconds).toBeLessThan(60);
    expect(before.webhook.received_today).toBeGreaterThan(0);
    expect(before.conflicts).toEqual([]);
    await app.database.query(
      "update accounts set plan_id = (select id from plans where name = 'Free') where id = $1",
      [user.accountId],
    );
    const { id } = (await user.get('/api/payments')).body.items[0];
    expect((await overview()).conflicts).toEqual([
      { user_id: user.accountId, email: user.email, plan_name: 'Free', conflict: 'plan_mismatch' },
    ]);
    await administrator.post('/functions/admin-operations', {
      operation: 'sync_subscription',
      userId: user.personId,
      data: {},
    });
    expect((await overview()).conflicts).toEqual([]);
    await administrator.post('/functions/admin-operations', {
      operation: 'refund_payment',
      userId: user.personId,
      data: { paymentId: id, reason: 'Does not fit' },
    });
    await app.quiet();
    const after = await overview();
    expect(after.refunds).toMatchObject([{ user_id: user.accountId, payment_id: id, refunded_cents: 4_900 }]);
    expect(after.taken[0]).toMatchObject({ currency: 'usd', refunded_cents: 4_900 });
    expect(after.subscriptions).toContainEqual({ state: 'ended', count: 1 });
  });
});
