import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEvents } from '../../../test/event-reader.ts';
import { englishIn } from '../../../test/fitness/english-in.ts';
import type { TestUser } from '../../../test/user.ts';
import { DAY_SECONDS, must, type PaymentApp, startPaymentApp } from './payment-app.fixture.ts';
import { reconcileDue, reconcileEverything } from './use-cases/reconcile.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp();
});
afterAll(() => app.stop());

const history = async (user: TestUser) =>
  (await user.get('/api/plan-history')).body.items.map((one: Record<string, unknown>) => [
    one.action,
    one.new_plan,
  ]);

describe('what is granted and what is paid for', () => {
  it('come to the best of both, and an administrator cannot take what is paid for', async () => {
    const user = await app.newPayingUser();
    const administrator = await app.newAdministrator();
    const give = async (name: string) =>
      administrator.post('/functions/admin-operations', {
        operation: 'change_user_plan',
        userId: user.personId,
        data: { planId: await app.planId(name), reason: 'Asked for' },
      });
    await app.buy(user);
    await app.quiet();
    expect((await give('Enterprise')).status).toBe(200);
    expect(await app.plan(user)).toBe('Enterprise');
    expect((await app.subscription(user)).conflict).toBeNull();
    expect((await give('Professional')).status).toBe(200);
    const refused = await give('Free');
    expect([refused.status, refused.body.details.reason]).toEqual([409, 'subscription_in_force']);
    expect(await app.plan(user)).toBe('Professional');
  });

  it('given until a day is over after it, and given anew with another end', async () => {
    const user = await app.newUser();
    const administrator = await app.newAdministrator();
    const dayIn = (days: number) =>
      new Date(Date.now() + days * DAY_SECONDS * 1_000).toISOString().slice(0, 10);
    const give = async (name: string, until?: string) =>
      administrator.post('/functions/admin-operations', {
        operation: 'change_user_plan',
        userId: user.personId,
        data: { planId: await app.planId(name), reason: 'To look at it', ...(until && { until }) },
      });
    for (const [plan, day] of [
      ['Professional', dayIn(-1)],
      ['Professional', 'tomorrow'],
      ['Free', dayIn(5)],
    ] as const)
      expect((await give(plan, day)).status, `${plan} until ${day}`).toBe(400);
    expect((await give('Professional', dayIn(5))).status).toBe(200);
    expect((await give('Professional', dayIn(9))).status).toBe(200);
    await app.stripe.advance(7 * DAY_SECONDS);
    await reconcileDue(app.services.payments);
    expect(await app.plan(user)).toBe('Professional');
    await app.stripe.advance(4 * DAY_SECONDS);
    await reconcileDue(app.services.payments);
    expect([await app.plan(user), (await app.subscription(user)).conflict]).toEqual(['Free', null]);
    const { items } = (await user.get('/api/plan-history')).body;
    expect(items.map((one: Record<string, unknown>) => one.made_by)).toEqual(['system', 'administrator']);
  });

  it('in conflict says so, and is resolved by asking', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    await app.database.query(
      "update accounts set plan_id = (select id from plans where name = 'Free') where id = $1",
      [user.accountId],
    );
    expect((await app.subscription(user)).conflict).toBe('plan_mismatch');
    const resolved = await user.post('/api/subscription/refresh');
    expect([resolved.body.conflict, await app.plan(user)]).toEqual([null, 'Professional']);
    const other = await app.newUser();
    await app.database.query(
      "update accounts set plan_id = (select id from plans where name = 'Professional') where id = $1",
      [other.accountId],
    );
    expect((await app.subscription(other)).conflict).toBe('status_conflict');
    await reconcileDue(app.services.payments);
    expect([(await app.subscription(other)).conflict, await app.plan(other)]).toEqual([null, 'Free']);
  });

  it('is asked for every night from everybody who subscribed', async () => {
    const user = await app.newPayingUser();
    app.stripe.fault({ kind: 'dropped', times: 30 });
    await app.buy(user);
    await app.stripe.release();
    expect(await app.plan(user)).toBe('Free');
    await reconcileEverything(app.services.payments);
    await app.quiet();
    expect(await app.plan(user)).toBe('Professional');
  });
});

describe('a subscription', () => {
  it('begins with a trial as long as an administrator has set, or with none', async () => {
    const [administrator, short, none] = [
      await app.newAdministrator(),
      await app.newUser({ company: 'Northwind' }),
      await app.newUser({ company: 'Northwind' }),
    ];
    const setDays = (trial_days: number) =>
      administrator.patch('/api/admin/tracker-settings', { settings: { trial_days }, reason: 'A test' });
    await setDays(5);
    expect(await app.subscription(short)).toMatchObject({ has_trial_left: true, trial_days: 5 });
    await app.buy(short, 'Professional', null);
    await app.quiet();
    const days =
      (Date.parse((await app.subscription(short)).trial_ends_at) / 1_000 - app.stripe.now()) / DAY_SECONDS;
    expect(days).toBeGreaterThan(4.9);
    expect(days).toBeLessThan(5.1);
    await setDays(0);
    expect(await app.subscription(none)).toMatchObject({ has_trial_left: false, trial_days: 0 });
    await app.buy(none, 'Professional');
    await app.quiet();
    expect((await app.subscription(none)).state).toBe('active');
    await setDays(14);
  });

  it('begins as a trial of 14 days without a card, and is on Free with everything kept when it ends', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    for (const text of ['a', 'b', 'c', 'd', 'e'])
      await user.post('/rpc/add_my_keyword', { keyword_text: text });
    expect(await app.subscription(user)).toMatchObject({
      state: 'none',
      is_subscribed: false,
      has_trial_left: true,
      can_manage: false,
      is_configured: true,
      is_simulated: true,
      conflict: null,
      synced_at: null,
    });
    await app.buy(user, 'Professional', null);
    await app.quiet();
    const subscription = await app.subscription(user);
    expect(subscription).toMatchObject({
      state: 'trialing',
      is_subscribed: true,
      plan_name: 'Professional',
      interval: 'monthly',
      amount_cents: 4_900,
      next_amount_cents: 4_900,
      currency: 'usd',
      has_trial_left: false,
      can_manage: true,
      conflict: null,
    });
    const days = (Date.parse(subscription.trial_ends_at) / 1_000 - app.stripe.now()) / DAY_SECONDS;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    expect(await app.plan(user)).toBe('Professional');
    await user.post('/rpc/add_my_keyword', { keyword_text: 'f' });
    await app.stripe.advance(11.5 * DAY_SECONDS);
    await app.quiet();
    await reconcileDue(app.services.payments);
    expect(await app.plan(user)).toBe('Professional');
    await app.stripe.advance(3 * DAY_SECONDS);
    await app.quiet();
    expect(await app.subscription(user)).toMatchObject({
      state: 'ended',
      is_subscribed: false,
      conflict: null,
    });
    expect(await app.plan(user)).toBe('Free');
    const { body: kept } = await user.get('/api/keywords');
    expect([kept.total, kept.items.filter((one: { is_paused: boolean }) => one.is_paused).length]).toEqual([
      6, 1,
    ]);
    expect(await history(user)).toEqual([
      ['cancel', 'Free'],
      ['upgrade', 'Professional'],
    ]);
    expect(await app.mails(user)).toEqual([
      'Your trial of Professional has begun',
      expect.stringMatching(/^Your trial of Professional ends on /),
      'Your subscription to Professional has ended',
    ]);
    const again = await app.checkout(user);
    const session = String(new URL(again.body.url).pathname.split('/').at(-1));
    expect(app.stripe.complete(session, null)).toMatchObject({ ok: false });
    expect(app.stripe.truth(await app.customerOf(user)).paid).toBe(0);
  });

  it('is paid, renewed, and shows its invoices to its user alone', async () => {
    const user = await app.newPayingUser();
    const other = await app.newUser();
    await app.buy(user);
    await app.quiet();
    expect(await app.subscription(user)).toMatchObject({ state: 'active', conflict: null });
    const { body: payments } = await user.get('/api/payments');
    expect(payments.items).toMatchObject([
      { state: 'paid', amount_cents: 4_900, refunded_cents: 0, currency: 'usd' },
    ]);
    expect((await other.get('/api/payments')).body.items).toEqual([]);
    const stream = await fetch(`${app.baseUrl}/api/events`, { headers: { cookie: user.cookie } });
    const told = readEvents(stream)('subscription_updated');
    await app.stripe.advance(32 * DAY_SECONDS);
    await app.quiet();
    expect(await app.subscription(user)).toMatchObject({ state: 'active' });
    expect((await user.get('/api/payments')).body.items).toHaveLength(2);
    expect(await told).toContain('"news":"renewed"');
    expect(await app.mails(user)).toEqual([
      'Welcome to Professional',
      'Your payment for Professional was received',
    ]);
  });

  it('whose payment failed goes on for seven days with a notice, and is over then', async () => {
    const user = await app.newPayingUser();
    await app.buy(user, 'Professional', 'declines_at_renewal');
    await app.quiet();
    await app.stripe.advance(32 * DAY_SECONDS);
    await app.quiet();
    expect(await app.subscription(user)).toMatchObject({ state: 'past_due', is_subscribed: true });
    expect(await app.plan(user)).toBe('Professional');
    await app.stripe.advance(8 * DAY_SECONDS);
    await app.quiet();
    await reconcileDue(app.services.payments);
    expect(await app.subscription(user)).toMatchObject({ is_subscribed: false, conflict: null });
    expect(await app.plan(user)).toBe('Free');
    expect(await app.mails(user)).toEqual([
      'Welcome to Professional',
      'Your payment for Professional failed',
      'Your subscription to Professional has ended',
    ]);
  });

  it('is cancelled for the end of its period and resumed on the page of the payment provider', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const { client } = app;
    const [live] = app.stripe.truth(await app.customerOf(user)).subscriptions;
    await client.subscriptions.update(must(live).id, { cancel_at_period_end: true });
    await app.quiet();
    const canceling = await app.subscription(user);
    expect(canceling).toMatchObject({ state: 'canceling', is_subscribed: true, renews_at: null });
    expect(Date.parse(canceling.subscription_end_date)).toBeGreaterThan(app.stripe.now() * 1_000);
    await client.subscriptions.update(must(live).id, { cancel_at_period_end: false });
    await app.quiet();
    expect(await app.subscription(user)).toMatchObject({ state: 'active', subscription_end_date: null });
    const portal = await user.post('/functions/create-portal-session', {
      returnUrl: `${app.baseUrl}/plans`,
      flow: 'cancel',
    });
    expect([portal.status, portal.body.url]).toEqual([200, expect.stringContaining('/portal/')]);
  });

  it('by the year says its yearly amount and the day of the next payment, in mails too', {
    tags: 'verify',
  }, async () => {
    const user = await app.newUser();
    const begun = await app.checkout(user, 'Professional', { interval: 'yearly' });
    app.stripe.complete(String(new URL(begun.body.url).pathname.split('/').at(-1)), 'works');
    await app.quiet();
    const trial = await app.subscription(user);
    const yearly = { interval: 'yearly', amount_cents: 49_000, next_amount_cents: 49_000 };
    expect(trial).toMatchObject({ ...yearly, state: 'trialing', renews_at: trial.trial_ends_at });
    await app.stripe.advance(15 * DAY_SECONDS);
    await app.quiet();
    const paid = await app.subscription(user);
    expect(paid).toMatchObject({ ...yearly, state: 'active', trial_ends_at: null });
    const period = Date.parse(paid.renews_at) - Date.parse(trial.trial_ends_at);
    // A year, or a leap year.
    expect([365, 366]).toContain(Math.round(period / DAY_SECONDS / 1_000));
    const texts = (
      await app.database.query<{ text: string }>(
        'select text from mails where recipient = $1 order by created_at, id',
        [user.email],
      )
    ).map(({ text }) => text);
    expect(texts[0]).toContain('then $490 per year');
    expect(texts.at(-1)).toMatch(/your payment of \$490 .* next payment of \$490 is due on/s);
  });

  it('is told by mail in the language of its reader', async () => {
    const user = await app.newUser();
    await user.patch('/api/profile', { interface_language: 'de' });
    const begun = await app.checkout(user, 'Professional', { interval: 'yearly' });
    app.stripe.complete(String(new URL(begun.body.url).pathname.split('/').at(-1)), 'works');
    await app.quiet();
    await app.stripe.advance(15 * DAY_SECONDS);
    await app.quiet();
    const mails = await app.database.query<{ subject: string; text: string; html: string }>(
      'select subject, text, html from mails where recipient = $1 order by created_at, id',
      [user.email],
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Ihre Testphase mit Professional hat begonnen',
      'Ihre Zahlung für Professional ist eingegangen',
    ]);
    expect(mails.at(-1)?.text).toMatch(/Zahlung von 490\u00a0\$ .* nächste Zahlung von 490\u00a0\$ ist am /s);
    for (const mail of mails) {
      expect(mail.html).toContain('<html lang="de">');
      expect(englishIn(mail)).toEqual([]);
    }
  });

  it('that is in force is changed where it is, never bought again', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const change = await app.checkout(user, 'Enterprise');
    expect([change.status, change.body.kind]).toEqual([200, 'change']);
    expect(change.body.url).toContain('/portal/');
    const down = await app.checkout(user, 'Free');
    expect([down.status, down.body.kind]).toEqual([200, 'change']);
    const yearly = await app.checkout(user, 'Professional', { interval: 'yearly' });
    expect([yearly.status, yearly.body.kind]).toEqual([200, 'change']);
    expect((await app.checkout(user)).body.details.reason).toBe('same_plan');
    const free = await user.post('/api/plan-change', { plan_id: await app.planId('Free') });
    expect([free.status, free.body.details.reason]).toEqual([409, 'change']);
  });

  it('upgraded is the better plan at once', async () => {
    const user = await app.newPayingUser();
    await app.buy(user);
    await app.quiet();
    const { client } = app;
    const live = must(app.stripe.truth(await app.customerOf(user)).live);
    const { items } = await client.subscriptions.retrieve(live.id);
    const { data } = await client.prices.list({
      lookup_keys: [`answerscope_${await app.planId('Enterprise')}_monthly`],
    });
    await client.subscriptions.update(live.id, {
      items: [{ id: must(items.data[0]).id, price: must(data[0]).id }],
      proration_behavior: 'always_invoice',
    });
    await app.quiet();
    expect(await app.plan(user)).toBe('Enterprise');
    expect((await history(user))[0]).toEqual(['upgrade', 'Enterprise']);
    expect(await app.subscription(user)).toMatchObject({ amount_cents: 14_900, next_amount_cents: 14_900 });
    const paidFor = () =>
      app.database.query(
        `select l.name from payments p join plans l on l.id = p.plan_id
         where p.account_id = $1 and p.amount_paid_cents > 0 order by p.created_at, p.amount_paid_cents`,
        [user.accountId],
      );
    // What was paid before the change stays a payment for the plan of then, however often it is told.
    expect(await paidFor()).toEqual([{ name: 'Professional' }, { name: 'Enterprise' }]);
    await user.post('/api/subscription/refresh');
    expect(await paidFor()).toEqual([{ name: 'Professional' }, { name: 'Enterprise' }]);
    expect(await app.mails(user)).toEqual(['Welcome to Professional', 'You’re now on Enterprise']);
    const changes = (await user.get('/api/plan-history')).body.items;
    expect(new Set(changes.map((one: Record<string, unknown>) => one.made_by))).toEqual(new Set(['stripe']));
    const { body } = await (await app.newAdministrator()).post('/functions/admin-operations', {
      operation: 'get_user_details',
      userId: user.personId,
    });
    expect(body.data.plan_history[0]).toMatchObject({ actor_kind: 'stripe', changed_by: null });
  });
});
