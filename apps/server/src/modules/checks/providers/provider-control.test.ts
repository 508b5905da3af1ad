import { setTimeout as sleep } from 'node:timers/promises';
import { AssistantError, createAssistants } from '@answerscope/assistants';
import { CHANNELS, type Channel } from '@answerscope/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_SECRET } from '../../../../test/global-setup.ts';
import { openPools } from '../../../database/open-database.ts';
import { createRateLimiter } from '../../../http/rate-limit.ts';
import { controlAssistant } from './controlled-assistant.ts';
import { createProviderControl, type ProviderControl } from './provider-control.ts';
import { listProviderHealth } from './provider-health.ts';
import { createProviderSlots } from './provider-slots.ts';

/** Two processes, as far as a provider can tell: connections, rate limiter and control of their own. */
let app: TestApp;
let pools: ReturnType<typeof openPools>[];
let controls: ProviderControl[];
beforeAll(async () => {
  app = await startTestApp();
  pools = [openPools(app.database.owner, TEST_SECRET), openPools(app.database.owner, TEST_SECRET)];
  controls = pools.map(({ servicePool }) =>
    createProviderControl(servicePool, {
      rateLimiter: createRateLimiter(servicePool),
      slots: createProviderSlots(servicePool, { log: app.services.log }),
    }),
  );
});
afterEach(async () => {
  await app.database.query('delete from provider_slots');
  await app.database.query('delete from provider_states');
  await app.database.query('delete from provider_minutes');
  await app.database.query("delete from rate_buckets where key like 'provider:%'");
  await fetch(`${app.simulator.adminUrl}/reset`, { method: 'POST' });
});
afterAll(async () => {
  await Promise.all(pools.flatMap((one) => [one.appPool.end(), one.servicePool.end(), one.authPool.end()]));
  await app.stop();
});

const LIMITS = { max_in_flight: 3, requests_per_minute: 10_000 };
const controlOf = (index: number) => {
  const control = controls[index % 2];
  if (control === undefined) throw new Error('two controls are made before');
  return control;
};
const poolOf = (index: number) => {
  const pool = pools[index];
  if (pool === undefined) throw new Error('two pools are made before');
  return pool.servicePool;
};

describe('leave to call a provider', () => {
  it('two processes together get no more slots than there are', async () => {
    const permits = await Promise.all(
      Array.from({ length: 12 }, (_, index) => controlOf(index).acquire('openai', LIMITS)),
    );
    expect(permits.filter((permit) => permit.granted)).toHaveLength(3);
    const [first] = permits.filter((permit) => permit.granted);
    if (first?.granted) await first.release();
    expect((await controlOf(1).acquire('openai', LIMITS)).granted).toBe(true);
    expect((await controlOf(0).acquire('openai', LIMITS)).granted).toBe(false);
  });

  it('a slot whose holder died comes back when its lease has ended', async () => {
    const one = { ...LIMITS, max_in_flight: 1 };
    expect((await controlOf(0).acquire('claude', one)).granted).toBe(true);
    // As a process leaves it that is killed: nobody renews it any more.
    await app.database.query(
      "update provider_slots set holder = gen_random_uuid() where provider = 'claude'",
    );
    expect((await controlOf(1).acquire('claude', one)).granted).toBe(false);
    await app.database.query("update provider_slots set lease_until = lease_until - interval '15 seconds'");
    expect((await controlOf(1).acquire('claude', one)).granted).toBe(true);
  });

  it('a slot is kept for as long as its call takes', async () => {
    const slots = createProviderSlots(poolOf(0), { log: app.services.log, leaseMs: 400, renewMs: 50 });
    const slot = await slots.take('claude', 1);
    await sleep(900);
    expect(await slots.take('claude', 1)).toBeNull();
    await slot?.release();
    expect(await slots.take('claude', 1)).not.toBeNull();
  });

  it('a slot that could not be given back is given back once the database lets it', async () => {
    const slots = createProviderSlots(poolOf(0), { log: app.services.log, leaseMs: 60_000, renewMs: 50 });
    const slot = await slots.take('claude', 1);
    await app.database.query('revoke update on provider_slots from answerscope_service');
    await expect(slot?.release()).rejects.toThrow('permission denied');
    await app.database.query('grant update on provider_slots to answerscope_service');
    await sleep(200);
    expect(await slots.take('claude', 1)).not.toBeNull();
  });

  it('a lowered limit counts at once, a raised one too', async () => {
    expect((await controlOf(0).acquire('gemini', { ...LIMITS, max_in_flight: 2 })).granted).toBe(true);
    expect((await controlOf(0).acquire('gemini', { ...LIMITS, max_in_flight: 1 })).granted).toBe(false);
    expect((await controlOf(0).acquire('gemini', { ...LIMITS, max_in_flight: 5 })).granted).toBe(true);
  });

  it('a pause holds for both processes, and a shorter one does not end it', async () => {
    await controlOf(0).pause('openai', 5_000, 'the provider said so');
    await controlOf(1).pause('openai', 100, 'another word');
    const permit = await controlOf(1).acquire('openai', LIMITS);
    expect(permit).toMatchObject({ granted: false, because: 'paused' });
    if (!permit.granted) expect(permit.wait_ms).toBeGreaterThan(3_000);
    expect((await controlOf(1).acquire('claude', LIMITS)).granted).toBe(true);
  });

  it('the calls of a minute are counted over both, and no slot stays taken for want of a token', async () => {
    const limits = { max_in_flight: 50, requests_per_minute: 5 };
    const permits = await Promise.all(
      Array.from({ length: 10 }, (_, index) => controlOf(index).acquire('perplexity', limits)),
    );
    expect(permits.filter((permit) => permit.granted)).toHaveLength(5);
    const refused = permits.find((permit) => !permit.granted);
    expect(refused).toMatchObject({ because: 'rate' });
    const [health] = (await listProviderHealth(app.services.database.servicePool)).filter(
      ({ channel }) => channel === 'perplexity',
    );
    expect(health?.in_flight).toBe(5);
  });
});

describe('200 calls over four providers with faults injected at 30%', () => {
  it('slots are never exceeded over two processes, waits are kept, nothing is asked that must not be', async () => {
    const inject = (channel: Channel, fault: object) =>
      fetch(`${app.simulator.adminUrl}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ channel, ...fault }),
      });
    for (const channel of CHANNELS) await inject(channel, { kind: '500', probability: 0.3 });
    await inject('claude', { kind: '429', retryAfterSeconds: 2, times: 1 });

    const inFlight = new Map<Channel, number>();
    const most = new Map<Channel, number>();
    const key = { apiKey: 'key-of-the-tests' };
    const { baseUrls } = app.simulator;
    const bare = createAssistants({
      openai: { ...key, baseUrl: baseUrls.openai },
      claude: { ...key, baseUrl: baseUrls.claude },
      gemini: { ...key, baseUrl: baseUrls.gemini },
      perplexity: { ...key, baseUrl: baseUrls.perplexity },
    });
    const assistantsOf = (control: ProviderControl) =>
      new Map(
        CHANNELS.map((channel) => {
          const counted: (typeof bare)[Channel] = {
            ...bare[channel],
            ask: async (input) => {
              const now = (inFlight.get(channel) ?? 0) + 1;
              inFlight.set(channel, now);
              most.set(channel, Math.max(most.get(channel) ?? 0, now));
              try {
                // Long enough for calls to meet.
                await sleep(5);
                return await bare[channel].ask(input);
              } finally {
                inFlight.set(channel, (inFlight.get(channel) ?? 0) - 1);
              }
            },
          };
          const limits = async () => LIMITS;
          return [
            channel,
            controlAssistant(counted, { control, limits, waitMaxMs: 20_000, log: app.services.log }),
          ];
        }),
      );
    const processes = controls.map(assistantsOf);
    let claudePausedUntil = 0;
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const channel = CHANNELS[index % 4] ?? 'openai';
        const assistant = processes[Math.floor(index / 4) % 2]?.get(channel);
        try {
          await assistant?.ask({
            question: `Which CRM is best for team ${index}?`,
            model:
              channel === 'openai'
                ? 'gpt-6-luna'
                : channel === 'claude'
                  ? 'claude-haiku-5-5'
                  : channel === 'gemini'
                    ? 'gemini-3.8-flash'
                    : 'perplexity/sonar',
            search: false,
            search_context: 'low',
            location: null,
            max_output_tokens: 1_000,
          });
          return { channel, code: 'answered' };
        } catch (error) {
          if (!(error instanceof AssistantError)) throw error;
          if (error.code === 'rate_limited' && error.http_status === 429)
            claudePausedUntil = Date.now() + 2_000;
          return { channel, code: error.code };
        }
      }),
    );
    expect(outcomes).toHaveLength(200);
    for (const channel of CHANNELS) expect(most.get(channel)).toBeLessThanOrEqual(LIMITS.max_in_flight);
    const answered = outcomes.filter(({ code }) => code === 'answered').length;
    expect(answered).toBeGreaterThan(60);
    expect(outcomes.filter(({ code }) => code === 'overloaded').length).toBeGreaterThan(20);

    const log = (await (await fetch(`${app.simulator.adminUrl}/requests`)).json()) as
      | { requests: { channel: Channel; question: string }[] }
      | { channel: Channel; question: string }[];
    const requests = Array.isArray(log) ? log : log.requests;
    // No call is repeated by the adapters or the control: each question reached the simulator at most once.
    const questions = requests.map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
    // Whoever wanted Claude after it asked to wait was refused here, not there.
    expect(claudePausedUntil).toBeGreaterThan(0);
    const refusedHere = outcomes.filter(({ code }) => code === 'rate_limited').length - 1;
    expect(refusedHere).toBeGreaterThan(0);
    expect(requests).toHaveLength(200 - refusedHere);

    const waitLeft = claudePausedUntil - Date.now();
    if (waitLeft > 300) expect((await controlOf(0).acquire('claude', LIMITS)).granted).toBe(false);
    await sleep(Math.max(0, waitLeft) + 150);
    expect((await controlOf(0).acquire('claude', LIMITS)).granted).toBe(true);
  });
});
