import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { TEST_SECRET } from '../../../test/global-setup.ts';
import { openPools } from '../../database/open-database.ts';
import { createRateLimiter } from '../../http/rate-limit.ts';
import {
  createProviderControl,
  type Permit,
  type ProviderControl,
  type ProviderLimits,
} from './provider-control.queries.ts';
import { listProviderHealth } from './provider-health.queries.ts';
import { createProviderSlots } from './provider-slots.queries.ts';

/** As two processes have them: connections, rate limiter and control of their own. */
let app: TestApp;
let pools: ReturnType<typeof openPools>[];
let controls: ProviderControl[];
beforeAll(async () => {
  app = await startTestApp();
  pools = [openPools(app.database.owner, TEST_SECRET), openPools(app.database.owner, TEST_SECRET)];
  controls = pools.map(({ pacingPool }) =>
    createProviderControl(pacingPool, {
      rateLimiter: createRateLimiter(pacingPool),
      slots: createProviderSlots(pacingPool, { log: app.services.log }),
    }),
  );
});
afterEach(async () => {
  await app.database.query('delete from provider_slots');
  await app.database.query('delete from provider_states');
  await app.database.query('delete from provider_minutes');
  await app.database.query("delete from rate_buckets where key like 'provider:%'");
});
afterAll(async () => {
  await Promise.all(pools.map(({ pacingPool }) => pacingPool.end()));
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
  return pool.pacingPool;
};

describe('permits to call a provider', () => {
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
    const slots = createProviderSlots(poolOf(0), { log: app.services.log, leaseMs: 60_000, renewMs: 50 });
    const lease = async () =>
      (
        await app.database.query<{ until: Date }>(
          "select lease_until as until from provider_slots where provider = 'claude'",
        )
      )[0]?.until.getTime();
    const [slot] = await slots.take('claude', 1, 1);
    const first = await lease();
    await expect.poll(lease).toBeGreaterThan(first ?? Number.NaN);
    expect(await slots.take('claude', 1, 1)).toEqual([]);
    await slot?.release();
    expect(await slots.take('claude', 1, 1)).toHaveLength(1);
  });

  it('a slot that could not be given back is given back once the database lets it', async () => {
    const slots = createProviderSlots(poolOf(0), { log: app.services.log, leaseMs: 60_000, renewMs: 50 });
    const [slot] = await slots.take('claude', 1, 1);
    await app.database.query('revoke update on provider_slots from answerscope_service');
    await expect(slot?.release()).rejects.toThrow('permission denied');
    await app.database.query('grant update on provider_slots to answerscope_service');
    await expect.poll(() => slots.take('claude', 1, 1)).toHaveLength(1);
  });

  it('a lowered limit counts at once, a raised one too', async () => {
    expect((await controlOf(0).acquire('gemini', { ...LIMITS, max_in_flight: 2 })).granted).toBe(true);
    expect((await controlOf(0).acquire('gemini', { ...LIMITS, max_in_flight: 1 })).granted).toBe(false);
    expect((await controlOf(0).acquire('gemini', { ...LIMITS, max_in_flight: 5 })).granted).toBe(true);
  });

  it('a pause holds for both processes, and a shorter one does not end it', async () => {
    await controlOf(0).pause('openai', 600_000, 'the provider said so');
    await controlOf(1).pause('openai', 100, 'another word');
    const permit = await controlOf(1).acquire('openai', LIMITS);
    expect(permit).toMatchObject({ granted: false, because: 'paused' });
    if (!permit.granted) expect(permit.wait_ms).toBeGreaterThan(300_000);
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

  it('runs leave some of them to those who wait for an answer', async () => {
    const background = (limits: ProviderLimits, wanted: number) =>
      Promise.all(Array.from({ length: wanted }, () => controlOf(0).acquire('openai', limits, 'background')));
    const granted = async (permits: Promise<Permit[]>) => (await permits).filter((one) => one.granted).length;
    expect(await granted(background(LIMITS, 3))).toBe(2);
    expect(await controlOf(1).acquire('openai', LIMITS, 'background')).toMatchObject({ because: 'busy' });
    expect((await controlOf(1).acquire('openai', LIMITS)).granted).toBe(true);
    expect((await controlOf(1).acquire('openai', LIMITS)).granted).toBe(false);
    const slow = { max_in_flight: 50, requests_per_minute: 10 };
    await app.database.query("delete from rate_buckets where key like 'provider:%'");
    expect(await granted(background(slow, 12))).toBe(9);
    expect((await controlOf(0).acquire('openai', slow)).granted).toBe(true);
    expect(await controlOf(0).acquire('openai', slow)).toMatchObject({ because: 'rate' });
  });

  it('a single call at a time is for everybody', async () => {
    const one = { max_in_flight: 1, requests_per_minute: 5 };
    expect((await controlOf(0).acquire('claude', one, 'background')).granted).toBe(true);
  });

  it('minutes older than a day are forgotten when a new one begins', async () => {
    await app.database.query(
      `insert into provider_minutes (provider, minute, calls, failures) values
         ('openai', date_trunc('minute', now()) - interval '25 hours', 3, 1),
         ('openai', date_trunc('minute', now()) - interval '23 hours', 3, 1),
         ('claude', date_trunc('minute', now()) - interval '25 hours', 3, 1)`,
    );
    await controlOf(0).recordOutcome('openai', null);
    const kept = await app.database.query<{ provider: string; hours: number }>(
      `select provider, extract(epoch from date_trunc('minute', now()) - minute)::int / 3600 as hours
       from provider_minutes order by provider, hours desc`,
    );
    expect(kept).toEqual([
      { provider: 'claude', hours: 25 },
      { provider: 'openai', hours: 23 },
      { provider: 'openai', hours: 0 },
    ]);
  });
});
