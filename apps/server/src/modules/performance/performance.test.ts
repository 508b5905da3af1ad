import { LIMITS } from '@answerscope/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { inTransaction } from '../../database/pool.ts';
import { createCallCounter } from '../../lib/call-counter.ts';
import { DAY_MS } from '../../lib/time.ts';
import { TIME_ERROR } from '../../lib/time-histogram.ts';
import { createMeasuring } from './measuring.engine.ts';
import { sweepPerformance } from './performance.jobs.ts';

const MINUTE_MS = 60_000;
let app: TestApp;
let administrator: TestUser;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
  user = await app.newUser();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.services.measuring.write();
  await app.database.query(
    'delete from call_minutes; delete from process_minutes; delete from browser_samples; delete from rate_buckets',
  );
});

const report = async (window = '60m') =>
  (await administrator.get(`/api/admin/performance?window=${window}`)).body;
type Row = { name: string; calls: number };
const named = (body: { requests: Row[] }, name: string) => body.requests.find((one) => one.name === name);

/** A time as a histogram tells it. */
const near = (ms: number) =>
  expect.toSatisfy((told: number) => Math.abs(told - ms) / ms <= TIME_ERROR, `about ${ms} ms`);

/** Another process of the same installation. */
function otherProcess(now: () => Date) {
  const counter = createCallCounter(() => now().getTime());
  const { database, log } = app.services;
  const measuring = createMeasuring({
    pool: database.pacingPool,
    counter,
    pools: { service: database.servicePool },
    role: 'worker',
    now,
    log,
  });
  const count = (times: number, ms: number, status = 200) => {
    for (let at = 0; at < times; at += 1) counter.count({ name: 'tags.get_tags', kind: 'call', status, ms });
  };
  return { counter, measuring, count };
}

describe('what the product answers', () => {
  it('is counted by procedure, pages and files in classes of their own, errors by their kind', async () => {
    for (let times = 0; times < 3; times += 1) await user.get('/api/competitors');
    expectClosedError(await user.get('/api/competitors/none'), 404);
    expectClosedError(await send(app.baseUrl, 'GET', '/api/competitors'), 401);
    await send(app.baseUrl, 'GET', '/health/live');
    await send(app.baseUrl, 'GET', '/assets/none.js');
    await expect
      .poll(async () => named(await report(), 'brand.list_competitors'))
      .toMatchObject({ kind: 'call', calls: 4, client_errors: 1, server_errors: 0 });
    const body = await report();
    expect(named(body, 'asset')).toMatchObject({ kind: 'file', client_errors: 1 });
    expect(body.requests.map(({ name }: Row) => name)).not.toContain('health');
    expect(body.points.reduce((sum: number, { calls }: { calls: number }) => sum + calls, 0)).toBe(
      body.summary.calls,
    );
    expect(body.summary.average_ms).toBeGreaterThan(0);
    expect(body.slowest.map(({ name }: Row) => name)).toContain('brand.list_competitors');
  });

  it('is one sum of all processes, and written again it is the same', async () => {
    const now = () => new Date();
    const [one, other] = [otherProcess(now), otherProcess(now)];
    one.count(60, 10);
    other.count(40, 200, 503);
    await Promise.all([one.measuring.write(), one.measuring.write(), other.measuring.write()]);
    one.count(1, 10);
    await one.measuring.write();
    const found = named(await report('15m'), 'tags.get_tags');
    expect(found).toMatchObject({ calls: 101, server_errors: 40, average_ms: (61 * 10 + 40 * 200) / 101 });
    expect(found).toMatchObject({
      p50_ms: near(10),
      p95_ms: near(200),
      p99_ms: near(200),
    });
  });

  it('is lost neither at an orderly stop nor while the database cannot be written', async () => {
    let now = new Date();
    const { count, measuring } = otherProcess(() => now);
    count(5, 10);
    await app.database.query('alter table call_minutes rename to gone');
    try {
      await expect(measuring.write()).rejects.toThrow();
    } finally {
      await app.database.query('alter table gone rename to call_minutes');
    }
    now = new Date(now.getTime() + 3 * MINUTE_MS);
    measuring.start();
    // The round that begins at once is over when this is: what comes later only the stop can write.
    await measuring.write();
    count(2, 10);
    await measuring.stop();
    const rows = await app.database.query(
      `select calls, counts from call_minutes where name = 'tags.get_tags' order by minute`,
    );
    expect(rows).toEqual([
      { calls: 5, counts: [5] },
      { calls: 2, counts: [2] },
    ]);
  });

  it('is added up to hours after two days, with every percentile, and forgotten after thirty', async () => {
    const now = new Date();
    const days = (ago: number) => new Date(now.getTime() - ago * DAY_MS);
    const hour = Math.floor(days(3).getTime() / 3_600_000) * 3_600_000;
    for (const [at, times, ms] of [
      [new Date(hour), 50, 10],
      [new Date(hour), 30, 800],
      [new Date(hour + 59 * MINUTE_MS), 40, 800],
      [days(31), 10, 10],
      [days(1), 7, 10],
    ] as const) {
      const { count, measuring } = otherProcess(() => at);
      count(times, ms);
      await measuring.write();
    }
    await app.database.query(
      `insert into process_minutes select now() - interval '31 days', gen_random_uuid(), 'api', now(), 0, 0, 0, 0, 0, 0, '[]'`,
    );
    await app.database.query(
      `insert into browser_samples values (gen_random_uuid(), 'action', 'login', null, 'form', now() - interval '31 days')`,
    );
    const before = named(await report('7d'), 'tags.get_tags');
    const run = () =>
      sweepPerformance.run({ servicePool: app.services.database.servicePool, now: () => now }, {});
    await run();
    await run();
    expect(named(await report('7d'), 'tags.get_tags')).toEqual(before);
    expect(before).toMatchObject({ calls: 127, p50_ms: near(800), p99_ms: near(800) });
    const rows = await app.database.query(
      `select minute, calls, counts from call_minutes where name = 'tags.get_tags' order by minute`,
    );
    // Times of one bucket come from several minutes and processes: the hour has all of them.
    expect(rows).toEqual([
      { minute: new Date(hour), calls: 120, counts: [50, 70] },
      { minute: expect.any(Date), calls: 7, counts: [7] },
    ]);
    const old = await app.database.query(
      `select from process_minutes where minute < now() - interval '30 days'
       union all select from browser_samples where at < now() - interval '30 days'`,
    );
    expect(old).toEqual([]);
  });

  it('shows how each process is: its loop, its core, its memory, its pools', async () => {
    // A process measures itself once it has something to tell.
    await expect
      .poll(async () => {
        await app.services.measuring.write();
        return (await report()).processes;
      })
      .toHaveLength(1);
    const body = await report();
    const [own] = body.processes;
    expect(own).toMatchObject({ role: 'both' });
    expect(own.cpu_percent).toBeGreaterThan(0);
    expect(own.rss_bytes).toBeGreaterThan(10_000_000);
    expect(own.event_loop_worst_ms).toBeGreaterThanOrEqual(own.event_loop_p99_ms);
    expect(own.pools.find(({ name }: { name: string }) => name === 'app')).toMatchObject({
      max: 20,
      waiting: 0,
    });
    expect(body.memory_percent).toBeCloseTo(own.memory_percent, 5);
  });

  it('says plainly where the database counts no statements, and is nobody’s but administrators’', async () => {
    expect((await administrator.get('/api/admin/performance/statements')).body).toEqual({
      state: 'absent',
      statements: [],
      hidden: 0,
    });
    expectClosedError(await user.get('/api/admin/performance'), 403);
    expectClosedError(await administrator.get('/api/admin/performance?window=2h'), 400);
    const { appPool, authPool } = app.services.database;
    for (const pool of [appPool, authPool])
      for (const table of ['call_minutes', 'process_minutes', 'browser_samples'])
        await expect(
          inTransaction(pool, null, (tx) => tx.execute(`select from ${table}`)),
        ).rejects.toMatchObject({
          cause: { code: '42501' },
        });
  });
});

describe('what browsers tell', () => {
  const METRIC = '/api/analytics/custom-metric';
  const ACTION = '/api/analytics/user-action';
  const EVENT = '/api/events';
  const tell = (path: string, body: object) => send(app.baseUrl, 'POST', path, { body });
  const kept = () =>
    app.database.query('select kind, name, value, place from browser_samples order by at, id');

  it('is taken without a session, answered with nothing, and kept without whose it is', async () => {
    const url = 'http://localhost/tracker/keywords/018f3c1e-7b1a-7c3d-9e2f-1234567890ab?token=secret';
    const timestamp = '2026-01-02T03:04:05.000Z';
    for (const reply of [
      await tell(METRIC, { name: 'LCP', value: 1_234.5, timestamp, url }),
      await user.post(ACTION, { action: 'login', element: 'password-form', timestamp }),
      await tell(EVENT, { type: 'navigation', attributes: { duration_ms: 80 }, timestamp, url }),
    ])
      expect({ status: reply.status, body: reply.body }).toEqual({ status: 202, body: '' });
    expect(await kept()).toEqual([
      { kind: 'metric', name: 'LCP', value: 1_234.5, place: '/tracker/keywords/{id}' },
      { kind: 'action', name: 'login', value: null, place: 'password-form' },
      { kind: 'event', name: 'navigation', value: 80, place: '/tracker/keywords/{id}' },
    ]);
  });

  it('is not kept of a user who has switched it off, and again once it is on', async () => {
    const login = { action: 'login', element: 'form' };
    const allow = (allows_measuring: boolean) => user.patch('/api/profile', { allows_measuring });
    expect((await user.get('/api/profile')).body.allows_measuring).toBe(true);
    expect((await allow(false)).body.allows_measuring).toBe(false);
    for (const reply of [
      await user.post(ACTION, login),
      await user.post(METRIC, { name: 'LCP', value: 1 }),
      await user.post(EVENT, { type: 'navigation', attributes: { duration_ms: 80 } }),
    ])
      expect(reply.status).toBe(202);
    expect(await kept()).toEqual([]);
    await administrator.post(ACTION, login);
    expect(await kept()).toHaveLength(1);
    await allow(true);
    await user.post(ACTION, login);
    expect(await kept()).toHaveLength(2);
    const refused = await user.patch('/api/profile', { allows_measuring: 'no' });
    expect(expectClosedError(refused, 400).details?.fields).toEqual({
      allows_measuring: ['Please choose whether your browser may measure'],
    });
  });

  it('is refused in plain words where it is not what was asked for', async () => {
    for (const [path, body] of [
      [METRIC, { name: 'FPS', value: 1 }],
      [METRIC, { name: 'LCP', value: -1 }],
      [METRIC, { name: 'LCP', value: 1, user: 'ada' }],
      [ACTION, { action: 'click', element: 'menu' }],
      [ACTION, { action: 'login', element: 'ada@example.com' }],
      [EVENT, { type: 'navigation', attributes: { duration_ms: 1, typed: 'x' } }],
      [EVENT, {}],
    ] as const)
      expectClosedError(await tell(path, body), 400);
    const foreign = await send(app.baseUrl, 'POST', EVENT, {
      body: {},
      headers: { origin: 'https://else.example' },
    });
    expectClosedError(foreign, 403);
    expect(await kept()).toEqual([]);
  });

  it('is bounded by whom it comes from, and over all', async () => {
    await app.database.query(
      `insert into rate_buckets values ('browser-samples', 1.2, now()), ($1, 0, now())`,
      [`browser-samples:${user.personId}`],
    );
    const login = { action: 'login', element: 'form' };
    expect((await user.post(ACTION, login)).status).toBe(202);
    expect(await kept()).toEqual([]);
    for (let times = 0; times < 3; times += 1)
      expect((await administrator.post(ACTION, login)).status).toBe(202);
    // What fills again meanwhile is one every 0.7 seconds.
    expect((await kept()).length).toBeLessThan(3);
    expect(LIMITS.browser_samples_per_hour).toBeLessThanOrEqual(5_000);
  });

  it('is told by shares and pages once there is enough of it', async () => {
    const measure = (value: number, count: number, name = 'LCP', place = '/tracker') =>
      app.database.query(
        `insert into browser_samples select gen_random_uuid(), case $1 when 'navigation' then 'event' else 'metric' end, $1, $2, $3, now()
         from generate_series(1, $4::int)`,
        [name, value, place, count],
      );
    await measure(1_000, 12);
    await measure(3_000, 5);
    await measure(9_000, 3, 'LCP', '/');
    await measure(0.01, 4, 'CLS');
    await measure(90, 20, 'navigation');
    await tell(ACTION, { action: 'logout', element: 'menu' });
    const { browsers } = await report('15m');
    expect(browsers.vitals).toEqual([
      {
        name: 'LCP',
        samples: 20,
        p75: 3_000,
        good_percent: 60,
        needs_improvement_percent: 25,
        poor_percent: 15,
      },
      expect.objectContaining({ name: 'INP', samples: 0, p75: null }),
      expect.objectContaining({ name: 'CLS', samples: 4, good_percent: null }),
    ]);
    expect(browsers.pages).toEqual([
      { path: '/tracker', samples: 21, lcp_p75: null, inp_p75: null, cls_p75: null },
      { path: '/', samples: 3, lcp_p75: null, inp_p75: null, cls_p75: null },
    ]);
    expect(browsers.events).toEqual([{ type: 'navigation', samples: 20, p50_ms: 90, p75_ms: 90 }]);
    expect(browsers.actions).toEqual([{ action: 'logout', times: 1 }]);
  });
});
