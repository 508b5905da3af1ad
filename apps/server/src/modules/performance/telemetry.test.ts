import { LIMITS, type TelemetryEvent } from '@answerscope/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { inTransaction } from '../../database/pool.ts';
import { newId } from '../../lib/ids.ts';
import { DAY_MS } from '../../lib/time.ts';
import { sweepPerformance } from './performance.jobs.ts';
import { trimTelemetryEvents } from './telemetry.queries.ts';

let app: TestApp;
let administrator: TestUser;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
  user = await app.newUser();
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from telemetry_events; delete from rate_buckets'));

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const event = (given: Partial<TelemetryEvent> = {}): TelemetryEvent => ({
  id: newId(),
  timestamp: ago(0),
  sessionId: newId(),
  component: '/tracker/keywords/$id',
  event: 'navigation',
  category: 'performance',
  duration: 80,
  success: true,
  metadata: {},
  ...given,
});
const report = (...events: unknown[]) => send(app.baseUrl, 'POST', '/api/telemetry', { body: { events } });
const stored = () => app.database.query('select * from telemetry_events order by at, id');
const metrics = async () => (await administrator.get('/api/admin/telemetry')).body;

describe('events of browsers', () => {
  it('are stored as they were sent, without a user and an address', async () => {
    const metadata = { element: 'menu', width: 390, 'is-narrow': true };
    const sent = event({ timestamp: ago(60_000), metadata });
    const reply = await report(sent);
    expect({ status: reply.status, body: reply.body }).toEqual({ status: 202, body: { accepted: 1 } });
    expect(await stored()).toEqual([
      {
        id: sent.id,
        at: new Date(sent.timestamp),
        session_id: sent.sessionId,
        component: '/tracker/keywords/$id',
        event: 'navigation',
        category: 'performance',
        duration_ms: 80,
        success: true,
        metadata,
      },
    ]);
    const { body } = await user.post('/api/telemetry', { events: [event({ component: 'checkout' })] });
    expect(body).toEqual({ accepted: 1 });
    expect(JSON.stringify(await stored())).not.toContain(user.personId);
  });

  it('are stored once, however often they are sent', async () => {
    const [one, other] = [event(), event()];
    expect((await report(one, one)).body).toEqual({ accepted: 1 });
    expect((await report(one, other)).body).toEqual({ accepted: 1 });
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    ['a user', { ...event(), userId: 'ada' }],
    ['an id in the page', event({ component: '/tracker/keywords/018f3c1e' })],
    ['a search in the page', event({ component: '/login?email=ada' })],
    ['a message', event({ event: 'Cannot read x of undefined' })],
    ['an address in the metadata', event({ metadata: { who: 'ada@example.com' } })],
    ['a number as a text', event({ metadata: { phone: '0301234567' } })],
    ['a name of metadata with an id', event({ metadata: { 'user-42': true } })],
    ['too much metadata', event({ metadata: Object.fromEntries([...'abcdefghi'].map((key) => [key, 1])) })],
    ['no session', event({ sessionId: 'ada' })],
    ['another category', { ...event(), category: 'click' }],
    ['a negative duration', event({ duration: -1 })],
    ['a time of any length', event({ timestamp: '2026-01-02T03:04:05.00000000000000000Z' })],
  ])('with %s are refused, and nothing of the batch is stored', async (_what, bad) => {
    expectClosedError(await report(event(), bad), 400);
    expect(await stored()).toEqual([]);
  });

  it('come 50 at a time, from our own pages', async () => {
    const many = Array.from({ length: LIMITS.telemetry_events_at_once_max + 1 }, () => event());
    expectClosedError(await report(...many), 400);
    expectClosedError(await report(), 400);
    const foreign = { body: { events: [event()] }, headers: { origin: 'https://else.example' } };
    expectClosedError(await send(app.baseUrl, 'POST', '/api/telemetry', foreign), 403);
    expect((await report(...many.slice(1))).body).toEqual({ accepted: 50 });
  });

  it('are not stored of a user who has switched it off', async () => {
    await user.patch('/api/profile', { allows_measuring: false });
    expect((await user.post('/api/telemetry', { events: [event()] })).body).toEqual({ accepted: 0 });
    await user.patch('/api/profile', { allows_measuring: true });
    expect((await user.post('/api/telemetry', { events: [event()] })).body).toEqual({ accepted: 1 });
  });

  it('are bounded by who sends them, and over all', async () => {
    await app.database.query(
      `insert into rate_buckets values ($1, 1, now()), ('telemetry-events', 3.5, now())`,
      [`telemetry-events:${user.personId}`],
    );
    const two = () => ({ events: [event(), event()] });
    expect((await user.post('/api/telemetry', two())).body).toEqual({ accepted: 0 });
    expect((await administrator.post('/api/telemetry', two())).body).toEqual({ accepted: 2 });
    expect((await administrator.post('/api/telemetry', two())).body).toEqual({ accepted: 0 });
    expect(await stored()).toHaveLength(2);
  });

  it('are stored for seven days, the newest of them up to a bound', async () => {
    const insert = (at: string) =>
      app.database.query(
        `insert into telemetry_events values ($1, $2, $1, '/', 'navigation', 'performance', 1, true, '{}')`,
        [newId(), at],
      );
    await insert(ago(7 * DAY_MS + 60_000));
    for (const days of [1, 2, 6.9]) await insert(ago(days * DAY_MS));
    const { servicePool } = app.services.database;
    await sweepPerformance.run({ servicePool, now: () => new Date() }, {});
    expect(await stored()).toHaveLength(3);
    await inTransaction(servicePool, null, (tx) => trimTelemetryEvents(tx, new Date(0), 2));
    const rows = await stored();
    expect(rows).toHaveLength(2);
    for (const { at } of rows as { at: Date }[]) expect(Date.now() - at.getTime()).toBeLessThan(3 * DAY_MS);
    // What waited longer in a browser is not stored, and no clock makes an event outlive them.
    const late = event({ timestamp: ago(7 * DAY_MS + 60_000) });
    const early = event({ timestamp: ago(-30 * DAY_MS) });
    expect((await report(late, early)).body).toEqual({ accepted: 1 });
    const [newest] = (await stored()).slice(-1) as { at: Date }[];
    expect(newest?.at.getTime()).toBeLessThanOrEqual(Date.now());
  });
});

describe('the metrics', () => {
  it('are these twelve, without a value where there is nothing to divide by', async () => {
    expect(await metrics()).toEqual({
      avgResponseTime: null,
      totalOperations: 0,
      successRate: null,
      errorCount: 0,
      activeUsers: 0,
      sessionDuration: null,
      featureUsage: [],
      aiGenerations: 0,
      aiSuccessRate: null,
      avgGenerationTime: null,
      promptUsage: [],
      componentMetrics: [],
    });
  });

  it('are the numbers computed by hand', async () => {
    const [ann, ben] = [newId(), newId()];
    const base = Date.now() - 600_000;
    const at = (seconds: number) => new Date(base + seconds * 1_000).toISOString();
    const ai = { category: 'ai_operation', component: '/tracker/checker' } as const;
    const { body } = await report(
      event({ sessionId: ann, timestamp: at(0), component: '/tracker', duration: 100 }),
      event({ sessionId: ann, timestamp: at(10), component: '/tracker', event: 'long-task', duration: 300 }),
      event({ ...ai, sessionId: ann, timestamp: at(20), event: 'check-visibility', duration: 4_000 }),
      event({ ...ai, sessionId: ann, timestamp: at(30), event: 'check-visibility', duration: 6_000 }),
      event({
        ...ai,
        sessionId: ann,
        timestamp: at(60),
        event: 'generate-keywords',
        duration: 2_000,
        success: false,
      }),
      event({
        sessionId: ben,
        timestamp: at(0),
        component: '/login',
        event: 'login',
        category: 'user_action',
        duration: null,
      }),
      event({
        sessionId: ben,
        timestamp: at(20),
        component: '/tracker',
        event: 'api-error',
        category: 'error',
        duration: null,
        success: false,
      }),
      event({ sessionId: ben, timestamp: at(20), component: '/tracker', duration: 200 }),
    );
    expect(body).toEqual({ accepted: 8 });
    await app.database.query(
      `insert into telemetry_events values (gen_random_uuid(), now() - interval '8 days', gen_random_uuid(), '/', 'x',
         'error', 9, false, '{}')`,
    );
    expect(await metrics()).toEqual({
      avgResponseTime: (100 + 300 + 4_000 + 6_000 + 2_000 + 200) / 6,
      totalOperations: 8,
      successRate: 75,
      errorCount: 1,
      activeUsers: 2,
      sessionDuration: (60_000 + 20_000) / 2,
      featureUsage: [
        { feature: 'check-visibility', times: 2 },
        { feature: 'generate-keywords', times: 1 },
        { feature: 'login', times: 1 },
      ],
      aiGenerations: 3,
      aiSuccessRate: (100 * 2) / 3,
      avgGenerationTime: 4_000,
      promptUsage: [
        { prompt: 'check-visibility', times: 2 },
        { prompt: 'generate-keywords', times: 1 },
      ],
      componentMetrics: [
        { component: '/tracker', times: 4, average_ms: 200, errors: 1 },
        { component: '/tracker/checker', times: 3, average_ms: 4_000, errors: 0 },
        { component: '/login', times: 1, average_ms: null, errors: 0 },
      ],
    });
  });

  it('are read by administrators alone, as the events are', async () => {
    expectClosedError(await user.get('/api/admin/telemetry'), 403);
    expectClosedError(await send(app.baseUrl, 'GET', '/api/admin/telemetry'), 401);
    const { appPool, authPool } = app.services.database;
    for (const pool of [appPool, authPool])
      await expect(
        inTransaction(pool, null, (tx) => tx.execute('select from telemetry_events')),
      ).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});
