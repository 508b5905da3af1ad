import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import type { TestUser } from '../../../test/user.ts';
import { dayOf, monthOf } from '../../lib/time.ts';
import { atCeilingCost, type CheckApp, check, startCheckApp } from './check-app.fixture.ts';

let app: Owned<CheckApp>;
const LIMIT = 1_000_000_000;
beforeAll(async () => {
  app = await startCheckApp();
});
afterEach(async () => {
  await app.resetSimulator();
  app.checks.dailyLimitMicrodollars = LIMIT;
});
afterAll(() => app.stop());

/** What one check reserves, micro-dollars. */
async function ceilingOf(user: TestUser): Promise<number> {
  const { body } = await user.get('/api/check-forecast?channel=openai');
  await check(user);
  const [attempt] = await app.attemptsOf(user);
  await app.resetSimulator();
  expect(body.cost_ceiling_usd).toBeGreaterThan(0);
  return Number(attempt?.reserved_microdollars);
}

/** Leaves so much of the month's one dollar. */
async function leaveInMonth(user: TestUser, microdollars: number): Promise<void> {
  await app.database.query(
    `insert into spend_months (account_id, month, spent_microdollars) values ($1, $2, $3)
     on conflict (account_id, month) do update set spent_microdollars = excluded.spent_microdollars`,
    [user.accountId, monthOf(new Date()), 1_000_000 - microdollars],
  );
}

const rows = async (table: string, user: TestUser) =>
  (await app.database.query(`select 1 from ${table} where account_id = $1`, [user.accountId])).length;

describe('the monthly budget', () => {
  it('refuses a check that would pass it, names the cap, writes nothing and asks nobody', async () => {
    const user = await app.newTracker();
    await leaveInMonth(user, 10);
    const { status, body } = await check(user);
    expect(status).toBe(402);
    expect(body).toMatchObject({
      code: 'PAYMENT_REQUIRED',
      message: "This check would pass your plan's monthly budget of $1 for assistants' answers.",
      details: { reason: 'plan_budget' },
    });
    for (const table of [
      'check_runs',
      'run_channels',
      'check_run_items',
      'check_samples',
      'check_attempts',
      'judgements',
    ])
      expect([table, await rows(table, user)]).toEqual([table, 0]);
    expect(await app.booksOf(user)).toEqual({ spent: 999_990, reserved: 0 });
    expect(await app.requests()).toEqual([]);
  });

  it("is the user's own lower cap where there is one", async () => {
    const user = await app.newTracker();
    await app.database.query('update accounts set monthly_budget_cap_usd = 0.01 where id = $1', [
      user.accountId,
    ]);
    const { body } = await check(user);
    expect(body).toMatchObject({
      message: "This check would pass your own monthly limit of $0.01 for assistants' answers.",
      details: { reason: 'own_cap' },
    });
  });

  it('with money for exactly one check lets one through', async () => {
    const user = await app.newTracker();
    await leaveInMonth(user, await ceilingOf(user));
    expect((await check(user)).body.status).toBe('completed');
    expect((await check(user)).status).toBe(402);
  });

  it('for ten checks lets at most ten of twenty parallel requests reach the assistant, with no overrun', async () => {
    const user = await app.newTracker();
    await leaveInMonth(user, 10 * (await ceilingOf(user)));
    await app.fault({ kind: 'held' });
    await atCeilingCost(app.checks, async () => {
      const asking = Promise.all(Array.from({ length: 20 }, () => check(user)));
      await app.untilAsked(10);
      await app.release();
      const replies = await asking;
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(replies.filter(({ status }) => status === 402)).toHaveLength(10);
    });
    expect(await app.requests()).toHaveLength(10);
    const { spent, reserved } = await app.booksOf(user);
    expect(reserved).toBe(0);
    expect(spent).toBeLessThanOrEqual(1_000_000);
  });
});

describe("the installation's daily limit", () => {
  const spentToday = async (): Promise<number> => {
    const [row] = await app.database.query<{ spent: string }>(
      "select spent_microdollars + reserved_microdollars as spent from spend_days where provider = 'all' and day = $1",
      [dayOf(new Date())],
    );
    return Number(row?.spent ?? 0);
  };

  it('refuses a check that would pass it and names it; the month of the user stays as it was', async () => {
    const user = await app.newTracker();
    await check(user);
    const before = await app.booksOf(user);
    await app.resetSimulator();
    app.checks.dailyLimitMicrodollars = await spentToday();
    const { status, body } = await check(user);
    expect(status).toBe(402);
    expect(body.message).toMatch(
      /^This check would pass this installation's daily limit of \$0\.\d\d for assistants' answers\. Please try again tomorrow\.$/,
    );
    expect(body.details).toEqual({ reason: 'daily_limit' });
    expect(await app.booksOf(user)).toEqual(before);
    expect(await app.requests()).toEqual([]);
  });

  it('that only questions under way hold is a matter of a minute, not of a day', async () => {
    const user = await app.newTracker();
    await check(user);
    const before = await spentToday();
    app.checks.dailyLimitMicrodollars = before + 2 * (await ceilingOf(user));
    const hold = (amount: number) =>
      app.database.query(
        "update spend_days set reserved_microdollars = reserved_microdollars + $1 where provider = 'all'",
        [amount],
      );
    const held = app.checks.dailyLimitMicrodollars - before;
    await hold(held);
    const { status, body } = await check(user);
    await hold(-held);
    expect(status).toBe(402);
    expect(body.message).toMatch(/answers\. Running questions have reserved the rest\. .* in a minute\.$/);
    expect((await check(user)).status).toBe(200);
  });

  it('for ten checks lets at most ten of twenty, of four users at once, reach the assistant', async () => {
    const users = await Promise.all([1, 2, 3, 4].map(() => app.newTracker()));
    const [first] = users;
    if (first === undefined) throw new Error('no user');
    const ceiling = await ceilingOf(first);
    const before = await spentToday();
    app.checks.dailyLimitMicrodollars = before + 10 * ceiling;
    await app.fault({ kind: 'held' });
    await atCeilingCost(app.checks, async () => {
      const asking = Promise.all(users.flatMap((user) => Array.from({ length: 5 }, () => check(user))));
      await app.untilAsked(10);
      await app.release();
      const replies = await asking;
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(replies.filter(({ body }) => body.details?.reason === 'daily_limit')).toHaveLength(10);
    });
    expect(await app.requests()).toHaveLength(10);
    expect(await spentToday()).toBeLessThanOrEqual(before + 10 * ceiling);
  });
});

describe("the plan's channels", () => {
  it('a channel outside the plan is refused before anything is written', async () => {
    const user = await app.newTracker();
    const { status, body } = await check(user, { channel: 'claude' });
    expect(status).toBe(402);
    expect(body).toMatchObject({
      message: 'Your plan does not include Claude. Upgrade your plan to check it.',
      details: { reason: 'channel_not_in_plan' },
    });
    expect(await rows('check_runs', user)).toBe(0);
    expect(await app.requests()).toEqual([]);
  });

  it('a wider plan includes it', async () => {
    const user = await app.newTracker({ plan: 'Professional' });
    expect((await check(user, { channel: 'claude' })).status).toBe(200);
  });
});
