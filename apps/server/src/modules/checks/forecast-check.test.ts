import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import type { TestUser } from '../../../test/user.ts';
import { type CheckApp, check, KEYWORD, startCheckApp } from './check-app.fixture.ts';
import { findUsualCall } from './usual-call.queries.ts';

const LONG = `Which bookkeeping software would you recommend to ${'a very small company and to '.repeat(5)}me?`;

let app: Owned<CheckApp>;
beforeAll(async () => {
  app = await startCheckApp();
});
afterAll(() => app.stop());

const forecast = async (user: TestUser, keyword?: string) => {
  const about = keyword === undefined ? '' : `&keyword=${encodeURIComponent(keyword)}`;
  return (await user.get(`/api/check-forecast?channel=openai${about}`)).body;
};

/** What was set aside for each call, in US dollars, in the order they were asked. */
const reservedFor = async (user: TestUser) =>
  (await app.attemptsOf(user)).map((attempt) => Number(attempt.reserved_microdollars) / 1e6);

describe('the forecast of a check', () => {
  it('costs at most what is set aside when that keyword is asked; without one, the dearest of mine', async () => {
    const user = await app.newTracker({ keywords: [KEYWORD, LONG] });
    const [short, long] = [await forecast(user, KEYWORD), await forecast(user, LONG)];
    await check(user, { keyword: KEYWORD });
    await check(user, { keyword: LONG });
    expect(await reservedFor(user)).toEqual([short.cost_ceiling_usd, long.cost_ceiling_usd]);
    expect(long.cost_ceiling_usd).toBeGreaterThan(short.cost_ceiling_usd);
    expect((await forecast(user)).cost_ceiling_usd).toBe(long.cost_ceiling_usd);
  });

  it('of a run costs at most what its questions together do', async () => {
    const user = await app.newTracker({ keywords: [KEYWORD, LONG] });
    await app.database.query('update plans set samples_max = 3');
    const each = [await forecast(user, KEYWORD), await forecast(user, LONG)];
    const { body } = await user.post('/api/run-forecast', { channels: ['openai'], samples: 3 });
    const sum = each.reduce((total, one) => total + one.cost_ceiling_usd, 0);
    expect(body.cost_ceiling_usd).toBeCloseTo(3 * sum, 6);
  });

  it('expects what the own answers cost', async () => {
    const user = await app.newTracker();
    await check(user);
    const { expected_cost_usd } = await forecast(user);
    expect(expected_cost_usd).toBeGreaterThan(0);
    await check(user, { keyword: LONG });
    expect((await forecast(user)).expected_cost_usd).not.toBe(expected_cost_usd);
    expect(await forecast(user)).toMatchObject({ is_estimated: false });
  });

  it('without an own answer goes by everybody’s of that channel, before any by an assumption', async () => {
    const { servicePool } = app.checks;
    const user = await app.newTracker();
    await check(user);
    const usual = await findUsualCall(servicePool, 'openai');
    const [sums] = await app.database.query<{ cost: number }>(
      `select avg(a.cost_microdollars)::float8 as cost from answers a`,
    );
    expect(usual?.cost_microdollars).toBeCloseTo(sums?.cost ?? 0, 6);
    expect(await findUsualCall(servicePool, 'claude')).toBeNull();
    const { usualCall } = app.checks;
    const other = await app.newTracker();
    try {
      app.checks.usualCall = async () => ({ cost_microdollars: 4_200, latencies_ms: [2_500] });
      const told = { expected_cost_usd: 0.0042, expected_seconds: 2.5, is_estimated: true };
      expect(await forecast(other)).toMatchObject(told);
      app.checks.usualCall = async () => null;
      const assumed = await forecast(other);
      expect(assumed).toMatchObject({ expected_seconds: 15, is_estimated: true });
      expect(assumed.expected_cost_usd).toBeCloseTo(assumed.cost_ceiling_usd / 2, 5);
    } finally {
      app.checks.usualCall = usualCall;
    }
  });
});
