import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { DAY_SECONDS, must, type PaymentApp, startPaymentApp } from './payment-app.fixture.ts';
import { reconcileEverything } from './use-cases/reconcile.ts';
import { syncCustomer } from './use-cases/sync-customer.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp();
});
afterEach(() => app.stripe.release());
afterAll(() => app.stop());

const truth = async (user: TestUser) => app.stripe.truth(await app.customerOf(user));

/** What follows from a dispute makes events of its own. */
async function settled(): Promise<void> {
  await app.quiet();
  await app.quiet();
}

/** Somebody on a plan whose newest payment their bank is asked to take back. */
async function disputing(): Promise<{ user: TestUser; charge: string }> {
  const user = await app.newPayingUser();
  await app.buy(user);
  await app.quiet();
  const charge = must((await truth(user)).charges.find(({ paid }) => paid)).id;
  app.stripe.dispute(charge);
  await settled();
  return { user, charge };
}

describe('a payment that is disputed', () => {
  it('takes the plan while the bank decides, charges nothing more, and deletes nothing', async () => {
    const { user } = await disputing();
    expect(await app.plan(user)).toBe('Free');
    expect(await app.subscription(user)).toMatchObject({
      state: 'disputed',
      is_subscribed: false,
      plan_name: 'Professional',
      conflict: null,
    });
    expect((await user.get('/api/payments')).body.items).toMatchObject([{ state: 'disputed' }]);
    expect((await user.get('/api/plan-history')).body.items[0]).toMatchObject({
      new_plan: 'Free',
      reason: 'payment_disputed',
      made_by: 'stripe',
    });
    const { live } = await truth(user);
    expect(live?.cancel_at).not.toBeNull();
    expect(await app.mails(user)).toEqual([
      'Welcome to Professional',
      'Your payment for Professional is disputed',
    ]);
  });

  it('that is won brings the plan back, and says so once', async () => {
    const { user, charge } = await disputing();
    app.stripe.closeDispute(charge, 'won');
    await settled();
    expect(await app.plan(user)).toBe('Professional');
    expect(await app.subscription(user)).toMatchObject({ state: 'canceling', conflict: null });
    expect((await user.get('/api/payments')).body.items).toMatchObject([{ state: 'paid' }]);
    expect((await app.mails(user)).slice(2)).toEqual(['Professional is active again']);
  });

  it('that is lost ends the subscription, and is never charged again', async () => {
    const { user, charge } = await disputing();
    app.stripe.closeDispute(charge, 'lost');
    await settled();
    const { live, paid } = await truth(user);
    expect([live, paid]).toEqual([null, 4_900]);
    expect(await app.subscription(user)).toMatchObject({ state: 'ended', plan_name: null });
    expect((await user.get('/api/payments')).body.items).toMatchObject([{ state: 'dispute_lost' }]);
    expect((await app.mails(user)).slice(2)).toEqual(['Your subscription to Professional has ended']);
  });

  it('is seen in the night where its event is lost', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    app.stripe.fault({ kind: 'dropped', times: 1 });
    app.stripe.dispute(must((await truth(user)).charges[0]).id);
    await settled();
    expect(await app.plan(user)).toBe('Professional');
    await reconcileEverything(app.services.payments);
    await settled();
    expect(await app.plan(user)).toBe('Free');
  });

  it('is seen however many invoices came after the disputed one', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const { id } = must((await truth(user)).charges[0]);
    app.stripe.fault({ kind: 'dropped', times: 1_000 });
    await app.stripe.advance(26 * 31 * DAY_SECONDS);
    await app.stripe.release();
    await syncCustomer(app.services.payments, user.accountId);
    expect(await app.plan(user)).toBe('Professional');
    app.stripe.dispute(id);
    await settled();
    expect(await app.plan(user)).toBe('Free');
    const disputed = await app.database.query(
      'select dispute_status from payments where account_id = $1 and dispute_id is not null',
      [user.accountId],
    );
    expect(disputed).toEqual([{ dispute_status: 'needs_response' }]);
  });

  it('is not refunded besides: the bank decides who gets the money', async () => {
    const { user } = await disputing();
    const { id } = (await user.get('/api/payments')).body.items[0];
    const refused = await (await app.newAdministrator()).post('/functions/admin-operations', {
      operation: 'refund_payment',
      userId: user.personId,
      data: { paymentId: id, reason: 'Does not fit' },
    });
    expect([refused.status, refused.body.details.reason]).toEqual([409, 'disputed']);
    expect((await truth(user)).refunds).toEqual([]);
  });

  it('of somebody who cancels no more is still not charged while the bank decides', {
    tags: 'verify',
  }, async () => {
    const { user } = await disputing();
    const { live } = await truth(user);
    await app.client.subscriptions.update(must(live).id, {
      cancel_at_period_end: false,
    });
    await settled();
    await app.stripe.advance(40 * DAY_SECONDS);
    await settled();
    expect((await truth(user)).paid).toBe(4_900);
  });

  it('is told to administrators, with until when it must be answered', async () => {
    const { user } = await disputing();
    const administrator = await app.newAdministrator();
    const { disputes } = (await administrator.get('/api/admin/payments')).body;
    expect(disputes.find(({ user_id }: { user_id: string }) => user_id === user.accountId)).toMatchObject({
      email: user.email,
      needs_answer: true,
      reason: 'fraudulent',
      status: 'needs_response',
      amount_cents: 4_900,
    });
    const found = async (id: string) =>
      (await administrator.get(`/api/admin/records?id=${id}`)).body.items.map(
        ({ user_id, label }: { user_id: string; label: string }) => [user_id, label],
      );
    const { live } = await truth(user);
    const [payment] = (await user.get('/api/payments')).body.items;
    const own = disputes.find(({ user_id }: { user_id: string }) => user_id === user.accountId);
    expect(await found(await app.customerOf(user))).toEqual([[user.accountId, `Customer ${user.email}`]]);
    expect(await found(must(live).id)).toEqual([[user.accountId, `Subscription of ${user.email}, active`]]);
    expect(await found(payment.id)).toEqual([[user.accountId, `Invoice of ${user.email}, paid`]]);
    expect(await found(own.dispute_id)).toEqual([
      [user.accountId, `Dispute of ${user.email}, needs_response`],
    ]);
    expect(await found('cus_nobody')).toEqual([]);
    const attention = await administrator.post('/functions/admin-operations', {
      operation: 'get_attention',
    });
    expect(attention.body.data.open_disputes).toBeGreaterThan(0);
  });
});
