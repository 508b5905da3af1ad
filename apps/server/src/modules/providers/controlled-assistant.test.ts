import { connect, createServer, type Server } from 'node:net';
import { type AssistantError, createAssistants, DEFAULT_MODELS } from '@answerscope/assistants';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { TEST_SECRET } from '../../../test/global-setup.ts';
import { openPools } from '../../database/open-database.ts';
import type { ConnectionSettings } from '../../database/pool.ts';
import { createRateLimiter } from '../../http/rate-limit.ts';
import { controlAssistant } from './controlled-assistant.client.ts';
import { createProviderControl } from './provider-control.queries.ts';
import { listProviderHealth } from './provider-health.queries.ts';
import { createProviderSlots } from './provider-slots.queries.ts';

let app: TestApp;
const cleanups: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  await fetch(`${app.simulator.adminUrl}/reset`, { method: 'POST' });
  for (const table of ['provider_slots', 'provider_states', 'provider_minutes'])
    await app.database.query(`delete from ${table}`);
});
afterAll(() => app.stop());

/** An assistant, OpenAI's unless named, under the control of the database that a connection reaches. */
function controlled(
  connection: ConnectionSettings,
  waitMaxMs: number,
  limits = LIMITS,
  channel: 'openai' | 'claude' = 'openai',
) {
  const { pacingPool } = openPools(connection, TEST_SECRET);
  cleanups.push(() => pacingPool.end());
  const { log } = app.services;
  const slots = createProviderSlots(pacingPool, { log });
  const control = createProviderControl(pacingPool, { rateLimiter: createRateLimiter(pacingPool), slots });
  const access = { apiKey: 'key-of-the-tests', baseUrl: app.simulator.baseUrls[channel] };
  const assistants = createAssistants({
    openai: access,
    claude: access,
    gemini: access,
    perplexity: access,
  });
  return controlAssistant(assistants[channel], { control, limits: async () => limits, waitMaxMs, log });
}
const LIMITS = { max_in_flight: 3, requests_per_minute: 100 };
const breakNext = (fault: { kind: string; [field: string]: unknown }) =>
  fetch(`${app.simulator.adminUrl}/faults`, {
    method: 'POST',
    body: JSON.stringify({ channel: 'openai', times: 1, ...fault }),
  });
const healthOf = async () => {
  const health = await listProviderHealth(app.services.database.servicePool);
  return health.find(({ channel }) => channel === 'openai');
};
const asking = {
  question: 'Which CRM is best?',
  model: DEFAULT_MODELS.openai,
  search: false,
  search_context: 'low',
  location: null,
  max_output_tokens: 500,
} as const;
const askedOf = async () => {
  const response = await fetch(`${app.simulator.adminUrl}/requests`);
  return ((await response.json()) as { requests: unknown[] }).requests.length;
};

/** A port nobody listens on yet, and a way to the database behind it once it is opened. */
async function closedPort() {
  const { host, port } = app.database.owner;
  const server: Server = createServer((near) => {
    const far = connect(`${host}/.s.PGSQL.${port}`);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
  });
  const listen = (at: number) =>
    new Promise<number>((resolve) => {
      server.listen(at, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  const closed = await listen(0);
  await new Promise((resolve) => server.close(resolve));
  return {
    connection: { ...app.database.owner, host: '127.0.0.1', port: closed },
    open: async () => {
      await listen(closed);
      cleanups.push(async () => void server.close());
    },
  };
}

describe('an assistant whose limits cannot be looked up, because the database is away', () => {
  it('is not asked, and the failure says that nothing left', async () => {
    const { connection } = await closedPort();
    const failure = controlled(connection, 500).ask(asking);
    await expect(failure).rejects.toMatchObject({
      name: 'AssistantError',
      code: 'overloaded',
      http_status: null,
      retryable: true,
      surely_not_billed: true,
      wait_ms: null,
    } satisfies Partial<AssistantError>);
    expect(await askedOf()).toBe(0);
  });

  it('is asked when the database comes back in time', async () => {
    const { connection, open } = await closedPort();
    const answer = controlled(connection, 60_000).ask(asking);
    // One that came later has given up by now, so this one has looked in vain.
    await expect(controlled(connection, 1).ask(asking)).rejects.toMatchObject({ code: 'overloaded' });
    expect(await askedOf()).toBe(0);
    await open();
    expect((await answer).finish).toBe('ok');
    expect(await askedOf()).toBe(1);
  });
});

it('a wait that others cannot be told of leaves what the provider said as it was', async () => {
  const fault = { channel: 'openai', kind: '429', retryAfterSeconds: 30, times: 1 };
  await fetch(`${app.simulator.adminUrl}/faults`, { method: 'POST', body: JSON.stringify(fault) });
  await app.database.query('revoke insert, update on provider_states from answerscope_service');
  try {
    await expect(controlled(app.database.owner, 500).ask(asking)).rejects.toMatchObject({
      code: 'rate_limited',
      http_status: 429,
      wait_ms: 30_000,
      surely_not_billed: true,
    });
  } finally {
    await app.database.query('grant insert, update on provider_states to answerscope_service');
  }
});

describe('a refusal that names no wait', () => {
  it('holds everybody back for five seconds, and health says so in words', async () => {
    await breakNext({ kind: '429' });
    const refused = controlled(app.database.owner, 500).ask(asking);
    await expect(refused).rejects.toMatchObject({ code: 'rate_limited', http_status: 429, wait_ms: null });
    const [pause] = await app.database.query<{ seconds: number }>(
      `select extract(epoch from paused_until - last_failure_at)::float8 as seconds
       from provider_states where provider = 'openai'`,
    );
    expect(Math.abs((pause?.seconds ?? Number.NaN) - 5)).toBeLessThan(2);
    expect((await healthOf())?.pause_reason).toMatch(/No wait given\. Paused for 5 s/);
    // However slow this machine is, the pause is not over yet.
    await app.database.query("update provider_states set paused_until = paused_until + interval '1 hour'");
    const other = await controlled(app.database.owner, 500)
      .ask(asking)
      .catch((error: unknown) => error);
    expect(other).toMatchObject({ code: 'rate_limited', http_status: null, surely_not_billed: true });
    expect((other as AssistantError).wait_ms).toBeGreaterThan(3_000_000);
    expect(await askedOf()).toBe(1);
  });
});

describe('the health of a provider', () => {
  it.each([
    ['bad_request', 1, /^bad_request: /],
    ['malformed', 1, /^malformed: /],
    ['empty', 1, /^malformed: .*without any text/],
    ['refusal', 0, null],
  ])('counts a call that met "%s" with %i failures', async (kind, failures, words) => {
    await breakNext({ kind });
    await controlled(app.database.owner, 500)
      .ask(asking)
      .catch(() => undefined);
    const health = await healthOf();
    expect(health).toMatchObject({ recent_calls: 1, recent_failures: failures });
    if (words === null) expect(health?.last_failure).toBeNull();
    else expect(health?.last_failure).toMatch(words);
  });

  it('knows nothing of a call that was cancelled', async () => {
    await breakNext({ kind: 'held' });
    const stop = new AbortController();
    const cancelled = controlled(app.database.owner, 500).ask({ ...asking, signal: stop.signal });
    cancelled.catch(() => undefined);
    await expect.poll(askedOf).toBe(1);
    stop.abort();
    await expect(cancelled).rejects.toMatchObject({ code: 'cancelled', surely_not_billed: false });
    expect(await healthOf()).toMatchObject({ recent_calls: 0, last_success_at: null, last_failure_at: null });
  });
});

it('a question that is cancelled while it waits for a permit is never sent and surely not billed', async () => {
  const one = { max_in_flight: 1, requests_per_minute: 1 };
  await app.database.query("delete from rate_buckets where key like 'provider:%'");
  await controlled(app.database.owner, 500, one).ask(asking);
  const stop = new AbortController();
  const waiting = controlled(app.database.owner, 90_000, one).ask({ ...asking, signal: stop.signal });
  waiting.catch(() => undefined);
  // One that came later has been refused by now, so this one waits.
  await expect(controlled(app.database.owner, 20_000, one).ask(asking)).rejects.toMatchObject({
    code: 'rate_limited',
  });
  stop.abort();
  // Its permit is a minute away: only the signal can end the wait within the time of a test.
  await expect(waiting).rejects.toMatchObject({ code: 'cancelled', surely_not_billed: true });
  expect(await askedOf()).toBe(1);
});

describe('an answer that Claude pauses', () => {
  const searching = {
    ...asking,
    model: DEFAULT_MODELS.claude,
    search: true,
    max_output_tokens: 4_096,
  } as const;
  const claude = (requests_per_minute: number) =>
    controlled(app.database.owner, 500, { max_in_flight: 1, requests_per_minute }, 'claude');
  beforeEach(() => app.database.query("delete from rate_buckets where key like 'provider:%'"));

  it('takes one more of the provider’s minute when it goes on', async () => {
    await breakNext({ kind: 'pause_turn', channel: 'claude' });
    expect((await claude(2).ask(searching)).finish).toBe('ok');
    expect(await askedOf()).toBe(2);
    await expect(claude(2).ask(searching)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await askedOf()).toBe(2);
  });

  it('ends, as paid for, when the minute has none left', async () => {
    await breakNext({ kind: 'pause_turn', channel: 'claude' });
    const failure = await claude(1)
      .ask(searching)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'rate_limited', surely_not_billed: false, retryable: true });
    expect((failure as AssistantError).cost_microdollars).toBeGreaterThan(0);
    expect(await askedOf()).toBe(1);
    // The limit is ours: nobody else waits for it, and it is no failure of the provider.
    const health = await listProviderHealth(app.services.database.servicePool);
    expect(health.find(({ channel }) => channel === 'claude')).toMatchObject({
      paused_until: null,
      recent_failures: 0,
    });
  });
});
