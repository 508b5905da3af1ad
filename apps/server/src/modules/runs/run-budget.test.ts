import type { Channel, Refresh, Run } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { dayOf, monthOf } from '../../lib/time.ts';
import { atCeilingCost, until } from '../checks/check-app.fixture.ts';
import { writeDueReports } from '../reports/index.ts';
import { ended, ONE, runAppForTests, startAndEnd, startRun } from './run.fixture.ts';

const app = runAppForTests();

describe('money', () => {
  const spentToday = async (): Promise<number> => {
    const [day] = await app.database.query<{ spent: string }>(
      "select spent_microdollars as spent from spend_days where provider = 'all' and day = $1",
      [dayOf(new Date())],
    );
    return Number(day?.spent ?? 0);
  };

  /** What is set aside for one call on each of the channels together, micro-dollars. */
  const ceilingOf = async (channels: Channel[]): Promise<number> => {
    const user = await app.newRunner(1);
    app.startEngine();
    await startAndEnd(user, { channels });
    await app.stopEngines();
    await app.resetSimulator();
    const attempts = await app.attemptsOf(user);
    return attempts.reduce((sum, one) => sum + Number(one.reserved_microdollars), 0);
  };

  /** Resolves when workers have taken all of these runs. */
  const untilTaken = (started: { user: TestUser; run: Run }[]) =>
    until(async () => {
      const runs = await Promise.all(started.map(({ user, run }) => user.get(`/api/runs/${run.id}`)));
      return runs.every(({ body }) => body.channels[0].state === 'running');
    });

  /** A run that went on to its end is a full one: it has its reports, and its channels were refreshed. */
  const expectFull = async (user: TestUser, runId: string, channels: Channel[]) => {
    const run = (await user.get(`/api/runs/${runId}`)).body;
    const states = run.channels.map(({ scope, state }: Run['channels'][number]) => ({ scope, state }));
    expect(states).toEqual(channels.map(() => ({ scope: 'full', state: 'done' })));
    await writeDueReports(app.checks);
    const reports = await app.database.query<{ channel: Channel }>(
      'select channel from reports where account_id = $1 and run_id = $2 order by channel',
      [user.accountId, runId],
    );
    expect(reports.map(({ channel }) => channel)).toEqual(channels);
    const { items } = (await user.get('/api/refreshes')).body as { items: Refresh[] };
    const refreshed = items.filter(({ last_refreshed_at }) => last_refreshed_at !== null);
    expect(refreshed.map(({ channel }) => channel).toSorted()).toEqual(channels);
  };

  it('for five calls lets at most five of ten parallel runs through; the others end stopped by budget', async () => {
    const users: TestUser[] = [];
    for (let person = 0; person < 10; person += 1) users.push(await app.newRunner(1));
    const [first] = users;
    if (first === undefined) throw new Error('no user');
    const { body } = await first.post('/api/run-forecast', { channels: ONE });
    const limit = app.checks.dailyLimitMicrodollars;
    const cap = (await spentToday()) + Math.round(5 * 1_000_000 * body.cost_ceiling_usd);
    app.checks.dailyLimitMicrodollars = cap;
    try {
      await atCeilingCost(app.checks, async () => {
        await app.fault({ kind: 'held' });
        const started = await Promise.all(users.map((user) => startRun(user, { channels: ONE })));
        app.startEngine();
        app.startEngine();
        await app.untilAsked(5);
        await app.release();
        const runs = await Promise.all(users.map((user, at) => ended(user, started[at]?.body.id)));
        expect(runs.filter(({ state }) => state === 'done')).toHaveLength(5);
        expect(runs.filter(({ state }) => state === 'budget')).toHaveLength(5);
        for (const run of runs.filter(({ state }) => state === 'budget'))
          expect(run).toMatchObject({ stopped_by: 'daily_limit', channels: [{ stopped_by: 'daily_limit' }] });
        expect(await app.requests()).toHaveLength(5);
        const [after] = await app.database.query<{ spent: string; reserved: string }>(
          `select spent_microdollars as spent, reserved_microdollars as reserved
           from spend_days where provider = 'all' and day = $1`,
          [dayOf(new Date())],
        );
        expect(after?.reserved).toBe('0');
        expect(Number(after?.spent)).toBeLessThanOrEqual(cap);
      });
    } finally {
      app.checks.dailyLimitMicrodollars = limit;
    }
    // Ten people sign up first.
  }, 240_000);

  it("of a day that other people's calls hold for a moment is waited for", async () => {
    const [one, other] = [await app.newRunner(1), await app.newRunner(1)];
    const ceiling = await ceilingOf(ONE);
    const limit = app.checks.dailyLimitMicrodollars;
    const spent = await spentToday();
    // One call fits beside what another really costs, not beside what is set aside for it.
    app.checks.dailyLimitMicrodollars = spent + 2 * ceiling - 1;
    try {
      await app.fault({ kind: 'held', times: 1 });
      const started = [
        { user: one, run: (await startRun(one, { channels: ONE })).body },
        { user: other, run: (await startRun(other, { channels: ONE })).body },
      ];
      app.startEngine();
      await app.untilAsked(1);
      await untilTaken(started);
      await app.release();
      for (const { user, run } of started)
        expect(await ended(user, run.id)).toMatchObject({ state: 'done', successful: 1 });
      expect(await app.requests()).toHaveLength(2);
      expect(await spentToday()).toBeLessThan(app.checks.dailyLimitMicrodollars);
    } finally {
      app.checks.dailyLimitMicrodollars = limit;
    }
  });

  it("of a month that one's own other run holds for a moment is waited for", async () => {
    const user = await app.newRunner(1);
    const left = (await ceilingOf(['openai', 'claude'])) - 1;
    await app.database.query('update accounts set monthly_budget_cap_usd = 1 where id = $1', [
      user.accountId,
    ]);
    await app.database.query(
      'insert into spend_months (account_id, month, spent_microdollars) values ($1, $2, $3)',
      [user.accountId, monthOf(new Date()), 1_000_000 - left],
    );
    for (const channel of ['openai', 'claude']) await app.fault({ kind: 'held', channel });
    const started = [
      { user, run: (await startRun(user, { channels: ['openai'] })).body },
      { user, run: (await startRun(user, { channels: ['claude'] })).body },
    ];
    app.startEngine();
    await app.untilAsked(1);
    await untilTaken(started);
    await app.release();
    for (const { run } of started)
      expect(await ended(user, run.id)).toMatchObject({ state: 'done', successful: 1 });
    const { spent, reserved } = await app.booksOf(user);
    expect(reserved).toBe(0);
    expect(spent).toBeLessThanOrEqual(1_000_000);
    // So that the books of what was asked balance.
    await app.database.query(
      'update spend_months set spent_microdollars = spent_microdollars - $2 where account_id = $1',
      [user.accountId, 1_000_000 - left],
    );
  });

  it('of a month is never passed by the runs of one user on four channels', { tags: 'verify' }, async () => {
    const user = await app.newRunner(10);
    const { body } = await user.get('/api/check-forecast?channel=openai');
    const cap = Math.ceil(500 * body.cost_ceiling_usd) / 100;
    await app.database.query('update accounts set monthly_budget_cap_usd = $1 where id = $2', [
      cap,
      user.accountId,
    ]);
    const started = await Promise.all(
      (['openai', 'claude', 'gemini', 'perplexity'] as const).map((channel) =>
        startRun(user, { channels: [channel], samples: 5 }),
      ),
    );
    app.startEngine();
    app.startEngine();
    const runs = await Promise.all(started.map((reply) => ended(user, reply.body.id)));
    expect(runs.some(({ state }) => state === 'budget')).toBe(true);
    const { spent, reserved } = await app.booksOf(user);
    expect(reserved).toBe(0);
    expect(spent).toBeLessThanOrEqual(cap * 1_000_000);
  });

  it('that its owner no longer wants to spend stops a run under way at its next batch', async () => {
    await app.setPace({ pace_parallel: 1 });
    const user = await app.newRunner(8);
    await app.fault({ kind: 'held', after: 1 });
    app.startEngine();
    const { body } = await startRun(user, { channels: ONE });
    await app.untilAsked(2);
    await user.patch('/api/profile', { monthly_budget_cap_usd: 0 });
    await app.release();
    expect(await ended(user, body.id)).toMatchObject({ state: 'budget', stopped_by: 'own_cap' });
    expect(await app.requests()).toHaveLength(2);
    await user.patch('/api/profile', { monthly_budget_cap_usd: null });
    await user.post(`/api/runs/${body.id}/resume`);
    expect(await ended(user, body.id)).toMatchObject({ state: 'done', successful: 8 });
  });

  it('is booked in the month and on the day on which its question was asked, whenever the answer comes', async () => {
    await app.setPace({ pace_parallel: 1 });
    const user = await app.newRunner(2);
    const { now: clock } = app.checks;
    let now = new Date('2031-01-31T23:59:59.900Z');
    app.checks.now = () => now;
    try {
      const { body } = await startRun(user, { channels: ONE });
      await app.fault({ kind: 'held', times: 1 });
      app.startEngine();
      await app.untilAsked(1);
      now = new Date('2031-02-01T00:00:05Z');
      await app.release();
      await ended(user, body.id);
    } finally {
      app.checks.now = clock;
    }
    const costs = (await app.attemptsOf(user)).map(({ cost_microdollars }) => Number(cost_microdollars));
    const months = await app.database.query(
      `select month, spent_microdollars::int as spent, reserved_microdollars::int as reserved from spend_months
       where account_id = $1 order by month`,
      [user.accountId],
    );
    const expected = ['2031-01', '2031-02'].map((month, at) => ({ month, spent: costs[at], reserved: 0 }));
    expect(months).toEqual(expected);
    const days = await app.database.query(
      `select day, spent_microdollars::int as spent, reserved_microdollars::int as reserved from spend_days
       where provider = 'all' and day > '2031' order by day`,
    );
    expect(days.map(({ spent, reserved }) => [spent, reserved])).toEqual(costs.map((cost) => [cost, 0]));
    expect(days.map(({ day }) => day)).toEqual(['2031-01-31', '2031-02-01']);
  });

  it('that is gone before the first call ends the run by budget with nothing asked', async () => {
    const user = await app.newRunner(2);
    await app.database.query('update accounts set monthly_budget_cap_usd = 0 where id = $1', [
      user.accountId,
    ]);
    app.startEngine();
    const run = await startAndEnd(user, { channels: ['openai', 'claude'] });
    expect(run).toMatchObject({
      state: 'budget',
      processed: 0,
      stopped_by: 'own_cap',
      channels: [
        { state: 'budget', stopped_by: 'own_cap' },
        { state: 'budget', stopped_by: 'own_cap' },
      ],
    });
    expect(run.keyword_results.items[0]).toMatchObject({ state: 'cancelled', status: null });
    expect(await app.requests()).toEqual([]);
    await app.database.query('update accounts set monthly_budget_cap_usd = null where id = $1', [
      user.accountId,
    ]);
    await user.post(`/api/runs/${run.id}/resume`);
    await ended(user, run.id);
    await expectFull(user, run.id, ['claude', 'openai']);
  });

  it("tells the plan's budget from a cap of one's own, and forgets it when the run goes on", async () => {
    const user = await app.newRunner(1);
    const spent = { account_id: user.accountId, month: monthOf(new Date()), spent_microdollars: 25_000_000 };
    await app.database.query(
      'insert into spend_months select * from jsonb_populate_record(null::spend_months, $1)',
      [JSON.stringify({ ...spent, reserved_microdollars: 0 })],
    );
    app.startEngine();
    const run = await startAndEnd(user, { channels: ONE });
    expect(run).toMatchObject({ state: 'budget', stopped_by: 'plan_budget' });
    // So that the books balance: nobody was asked for it.
    await app.database.query('delete from spend_months where account_id = $1', [user.accountId]);
    await user.post(`/api/runs/${run.id}/resume`);
    expect(await ended(user, run.id)).toMatchObject({
      state: 'done',
      stopped_by: null,
      channels: [{ state: 'done', stopped_by: null }],
    });
    await expectFull(user, run.id, ONE);
  });
});
