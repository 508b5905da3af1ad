import type { SystemCheck } from '@answerscope/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestUser } from '../../../test/user.ts';
import type { PersonId } from '../../lib/ids.ts';
import { type MailServer, startMailServer } from '../../mail/mail-server.fixture.ts';

let app: TestApp;
let mails: MailServer;
let administrator: TestUser;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startTestApp({
    SMTP_URL: mails.url,
    STRIPE_SECRET_KEY: 'sk_test_simulated',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
    STRIPE_BASE_URL: 'http://127.0.0.1:9',
  });
  administrator = await app.newAdministrator();
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});

const attention = async () =>
  (await administrator.post('/functions/admin-operations', { operation: 'get_attention' })).body.data;
const ask = (sql: string, values: unknown[] = []) => app.database.query(sql, values);
const minutesSince = (iso: string) => Math.round((Date.now() - Date.parse(iso)) / 60_000);
const DAY = 24 * 60;

it('has nothing to say while everything is well', async () => {
  await ask(`insert into backups (taken_at, row_count, product_version) values (now(), 7, '0.1.0')`);
  const { today, ...found } = await attention();
  expect(today.spent_usd).toBeLessThan(today.limit_usd);
  const none = { count: 0, since: null };
  expect(found).toEqual({
    paused_providers: [],
    failed_jobs: 0,
    failed_mails: 0,
    open_errors: 0,
    open_disputes: 0,
    pending_comments: 0,
    failing_subscriptions: 0,
    plan_conflicts: 0,
    late_backup: null,
    other_tables: null,
    waiting: none,
    waiting_events: none,
    health: [],
    met_rules: [],
  });
});

it('says what System Health and the warning rules say', async () => {
  await ask(`insert into mails (id, user_id, recipient, subject, text, created_at, tries, error, given_up_at)
    select gen_random_uuid(), id, 'a@b.example', 'Hello', 'Hello', now(), 13, 'refused', now() from persons limit 1`);
  const { checks } = (await administrator.get('/api/admin/system-health')).body as { checks: SystemCheck[] };
  const notWell = checks.filter(({ state }) => state !== 'ok').map(({ name }) => name);
  expect(notWell).toEqual(['mail']);
  const found = await attention();
  expect(found.health.map(({ name }: SystemCheck) => name)).toEqual(notWell);
  expect(found.met_rules).toEqual([]);
  await ask(`update warning_rules set measure = 'memory', comparison = 'gt', threshold = 0
    where id = (select id from warning_rules where is_active order by id limit 1)`);
  expect((await attention()).met_rules).toHaveLength(1);
});

it('misses a backup after two days while one is made every night, else after a week', async () => {
  const note = async (days: number) => {
    await ask('delete from backups');
    await ask(
      `insert into backups (taken_at, row_count, product_version) values (now() - $1 * interval '1 day', 7, '0.1.0')`,
      [days],
    );
    return (await attention()).late_backup;
  };
  await ask('delete from backups');
  await ask(`update seeds set seeded_at = now() - interval '3 days'`);
  const never = (await attention()).late_backup;
  expect(never).toMatchObject({ is_first: true, is_nightly: true });
  expect(minutesSince(never.since)).toBe(3 * DAY);

  expect(await note(1.9)).toBeNull();
  const late = await note(2.1);
  expect(late).toMatchObject({ is_first: false, is_nightly: true });
  expect(minutesSince(late.since)).toBe(2.1 * DAY);

  await administrator.patch('/api/admin/tracker-settings', {
    settings: { nightly_backup: false },
    reason: 'Backed up elsewhere',
  });
  expect(await note(6.9)).toBeNull();
  expect(await note(7.1)).toMatchObject({ is_first: false, is_nightly: false });
});

it('tells a newer and an older version of the tables, and since when they are there', async () => {
  const [own] = await ask('select version, newest_migration from migrations.schema_version');
  expect(Number(own?.newest_migration)).toBeGreaterThan(0);
  const store = (version: unknown, newest: unknown) =>
    ask(
      `update migrations.schema_version set version = $1, newest_migration = $2, stored_at = now() - interval '90 minutes'`,
      [version, newest],
    );
  await store('another', Number(own?.newest_migration) + 1);
  const newer = (await attention()).other_tables;
  expect(newer.version).toBe('newer');
  expect(minutesSince(newer.since)).toBe(90);
  await store('another', Number(own?.newest_migration) - 1);
  expect((await attention()).other_tables.version).toBe('older');
  await store('another', own?.newest_migration);
  expect((await attention()).other_tables.version).toBe('unknown');
  await store(own?.version, own?.newest_migration);
  expect((await attention()).other_tables).toBeNull();

  // As versions wrote it that did not note their migrations.
  await ask('alter table migrations.schema_version drop column newest_migration, drop column stored_at');
  await ask(`update migrations.schema_version set version = 'of before'`);
  expect((await attention()).other_tables).toEqual({ version: 'older', since: null });
  await ask('update migrations.schema_version set version = $1', [own?.version]);
  expect((await attention()).other_tables).toBeNull();
});

it('counts what the payment provider told and was not asked about for ten minutes, and nothing else', async () => {
  const customer = async (id: string, { isLive = false, syncedMinutesAgo = null as number | null } = {}) => {
    const { personId } = await app.newUser();
    await ask(
      `insert into stripe_customers (account_id, customer_id, is_live, synced_at, created_at)
       values ($1, $2, $3, now() - $4 * interval '1 minute', now())`,
      [personId, id, isLive, syncedMinutesAgo],
    );
  };
  const event = (id: string, customerId: string | null, minutes: number, leftAlone: string | null = null) =>
    ask(
      `insert into stripe_events (id, type, customer_id, left_alone, created_at, received_at)
       values ($1, 'invoice.paid', $2, $3, now(), now() - $4 * interval '1 minute')`,
      [id, customerId, leftAlone, minutes],
    );
  await customer('cus_asked', { syncedMinutesAgo: 25 });
  await customer('cus_other_mode', { isLive: true });
  await customer('cus_late', { syncedMinutesAgo: 60 });
  await customer('cus_never');
  await event('evt_answered', 'cus_asked', 30);
  await event('evt_other_mode', 'cus_other_mode', 30);
  await event('evt_left_alone', 'cus_late', 50, 'other_api_version');
  await event('evt_of_nobody', null, 50);
  await event('evt_of_another_product', 'cus_of_another_product', 50);
  await event('evt_new', 'cus_late', 2);
  expect((await attention()).waiting_events).toEqual({ count: 0, since: null });

  await event('evt_late', 'cus_late', 40);
  await event('evt_never', 'cus_never', 20);
  // Told after the question had begun whose answer was written.
  await event('evt_meanwhile', 'cus_asked', 15);
  const { count, since } = (await attention()).waiting_events;
  expect(count).toBe(3);
  expect(minutesSince(since)).toBe(40);
  await ask('update stripe_customers set synced_at = now()');
  expect((await attention()).waiting_events).toEqual({ count: 0, since: null });
});

it('counts subscriptions with a failed payment, and plans that contradict a subscription', async () => {
  const [owing, given] = [await app.newUser(), await app.newUser()];
  const customer = (id: string, isLive: boolean, personId: PersonId) =>
    ask(
      `insert into stripe_customers (account_id, customer_id, is_live, created_at) values ($1, $2, $3, now())`,
      [personId, id, isLive],
    );
  const subscribe = (customerId: string, status: string) =>
    ask(
      `insert into subscriptions (account_id, id, customer_id, status, created_at, period_ends_at)
       select account_id, 'sub_' || $2 || customer_id, customer_id, $2, now(), now() + interval '9 days'
       from stripe_customers where customer_id = $1`,
      [customerId, status],
    );
  await customer('cus_owing', false, owing.personId);
  await customer('cus_of_other_mode', true, given.personId);
  for (const status of ['canceled', 'incomplete']) await subscribe('cus_owing', status);
  await subscribe('cus_of_other_mode', 'unpaid');
  expect((await attention()).failing_subscriptions).toBe(0);
  for (const status of ['past_due', 'unpaid']) await subscribe('cus_owing', status);
  expect((await attention()).failing_subscriptions).toBe(2);

  const before = (await attention()).plan_conflicts;
  await ask(
    `update accounts set plan_id = (select id from plans where name = 'Professional') where id = $1`,
    [given.personId],
  );
  expect((await attention()).plan_conflicts).toBe(before + 1);
});
