import type { SystemCheck } from '@answerscope/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestUser } from '../../../test/user.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp({
    STRIPE_SECRET_KEY: 'sk_test_simulated',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
    STRIPE_BASE_URL: 'http://127.0.0.1:9',
  });
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const attention = async () =>
  (await administrator.post('/functions/admin-operations', { operation: 'get_attention' })).body.data;
const ask = (sql: string, values: unknown[] = []) => app.database.query(sql, values);
const minutesSince = (iso: string) => Math.round((Date.now() - Date.parse(iso)) / 60_000);
const DAY = 24 * 60;

it('has nothing to say of backup, tables and payments of a new installation', async () => {
  expect(await attention()).toMatchObject({
    late_backup: null,
    other_tables: null,
    waiting_events: { count: 0, since: null },
  });
});

it('says what System Health and the warning rules say', async () => {
  const { checks } = (await administrator.get('/api/admin/system-health')).body as { checks: SystemCheck[] };
  const notWell = checks.filter(({ state }) => state !== 'ok').map(({ name }) => name);
  expect(notWell).toContain('mail');
  const found = await attention();
  expect(found.health.map(({ name }: SystemCheck) => name)).toEqual(notWell);
  expect(found.met_rules).toEqual([]);
  await ask(`update warning_rules set measure = 'memory', comparison = 'gt', threshold = 0
    where id = (select id from warning_rules where is_active order by id limit 1)`);
  expect((await attention()).met_rules).toHaveLength(1);
});

it('misses the first backup once the installation is a week old, and the next one a week after the last', async () => {
  const note = (days: number) =>
    ask(
      `insert into backups (taken_at, row_count, product_version) values (now() - $1 * interval '1 day', 7, '0.1.0')`,
      [days],
    );
  await ask(`update seeds set seeded_at = now() - interval '8 days'`);
  const never = (await attention()).late_backup;
  expect(never.is_first).toBe(true);
  expect(minutesSince(never.since)).toBe(8 * DAY);

  await note(9);
  const late = (await attention()).late_backup;
  expect(late.is_first).toBe(false);
  expect(minutesSince(late.since)).toBe(9 * DAY);
  await note(6);
  expect((await attention()).late_backup).toBeNull();
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
    const { userId } = await app.newUser();
    await ask(
      `insert into stripe_customers (user_id, customer_id, is_live, synced_at, created_at)
       values ($1, $2, $3, now() - $4 * interval '1 minute', now())`,
      [userId, id, isLive, syncedMinutesAgo],
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
