import { afterAll, beforeAll, expect } from 'vitest';
import { TABLE_ACCESS } from '../src/database/access.ts';
import { startTestApp, type TestApp } from './app.ts';

/** The product that the test files of one process share: none of them stops it. */
export type SharedApp = Omit<TestApp, 'stop'>;

let starting: Promise<SharedApp> | undefined;

/**
 * One product for every test file of this process that looks at rows of its own users alone. It has keys of all four
 * assistants and quick paces, and comes with a simulator as after its start and with nothing used up of any limit.
 * A file that changes what others see (settings, plans, a service, a trigger) fails: it needs `startTestApp`.
 * @param extend what the file calls it by: filled in before its first test
 */
export function sharedApp(): SharedApp;
export function sharedApp<App extends object>(extend: (app: SharedApp) => App): App;
export function sharedApp(extend: (app: SharedApp) => object = (app) => app): object {
  const given = {};
  let app: SharedApp;
  let before: Map<string, unknown>;
  beforeAll(async () => {
    starting ??= start();
    app = await starting;
    await forgetUse(app);
    before = await installationOf(app);
    Object.assign(given, extend(app));
  });
  afterAll(async () => {
    const after = await installationOf(app);
    const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
    expect(changed, 'what this file has changed for the files that come after it').toEqual([]);
  });
  return given;
}

/** It ends with its process: its database goes with PostgreSQL, its files with the folder of the whole run. */
async function start(): Promise<SharedApp> {
  const { stop: _never, ...app } = await startTestApp({}, { everyAssistant: true });
  await app.database.query(
    `insert into channel_settings (channel, settings, updated_at)
     select channel, '{"pace_pause_ms": 0, "requests_per_minute": 10000}', now()
     from unnest(array['openai', 'claude', 'gemini', 'perplexity']) channel`,
  );
  return app;
}

async function forgetUse({ database, simulator }: SharedApp): Promise<void> {
  await fetch(`${simulator.adminUrl}/reset`, { method: 'POST' });
  simulator.forgetAddedBrands();
  await database.query('delete from rate_buckets; update provider_states set paused_until = null');
}

/** Tables of no user that fill with every use of the product. */
const FILLED_BY_USE = new Set([
  'analytics_reports',
  'audit_logs',
  'browser_samples',
  'call_minutes',
  'error_groups',
  'media',
  'process_minutes',
  'provider_minutes',
  'provider_slots',
  'provider_states',
  'rate_buckets',
  'spend_days',
  'telemetry_events',
]);
const TABLES = Object.entries(TABLE_ACCESS).flatMap(([table, { owner }]) =>
  owner === null && !FILLED_BY_USE.has(table) ? [table] : [],
);

/** What is the same for all users, by its name: rows of no user, triggers, and what services are made of. */
async function installationOf({ database, services }: SharedApp): Promise<Map<string, unknown>> {
  const rows = TABLES.map(
    (table) =>
      `select '${table}' as name, md5(string_agg(t::text, ' ' order by t::text)) as found from ${table} t`,
  );
  const triggers = `select 'triggers', md5(string_agg(concat(tgrelid, tgname, tgenabled), ' ' order by tgrelid, tgname))
    from pg_trigger where not tgisinternal`;
  const found = await database.query<{ name: string; found: string | null }>(
    [...rows, triggers].join(' union all '),
  );
  return new Map<string, unknown>([
    ...found.map(({ name, found }) => [name, found] as const),
    ...partsOf('services', services),
    ...partsOf('services.checks', services.checks),
    ...partsOf('services.payments', services.payments),
  ]);
}

const partsOf = (name: string, services: object) =>
  Object.entries(services).map(([part, value]) => [`${name}.${part}`, value] as const);
