import { describe, expect, it } from 'vitest';
import { changePlan } from '../../../test/change-plan.ts';
import type { TestUser } from '../../../test/user.ts';
import { localTimeOf } from '../../lib/zoned-time.ts';
import { until } from '../checks/check-app.fixture.ts';
import { refreshDue } from '../runs/refresh-scheduler.engine.ts';
import { ended, ONE, startAndEnd, startRun } from '../runs/run.fixture.ts';
import { HOUR_MS, refreshesOf, refreshStage } from './refresh.fixture.ts';
import { nextSlot } from './refresh-time.rules.ts';

const DAY_MS = 24 * HOUR_MS;

const stage = refreshStage();

const runsOf = async (user: TestUser) => (await user.get('/api/runs')).body.items;

/** When the first channel of a user is refreshed next. */
const nextOf = async (user: TestUser) => new Date((await refreshesOf(user)).items[0].next_refresh_at);

/** The user's moment of refresh on a day in UTC. */
const slotOn = (user: TestUser, day: string) =>
  nextSlot(
    { account_id: user.accountId, time_zone: 'UTC', frequency_hours: 168 },
    new Date(`${day}T00:00:00Z`),
  );

/** Moves the clock to a user's next refresh; returns it. */
async function moveToNext(user: TestUser): Promise<Date> {
  const { items } = await refreshesOf(user);
  stage.now = new Date(items[0].next_refresh_at);
  return stage.now;
}

async function refresh(user: TestUser) {
  await refreshDue(stage.app.checks);
  const [run] = await runsOf(user);
  return ended(user, run.id);
}

describe('a scheduled refresh', () => {
  it("asks about every keyword on the plan's channels, at night in the user's zone, at its own pace", async () => {
    const user = await stage.app.newRunner(2);
    await user.patch('/api/profile', { time_zone: 'Asia/Tokyo' });
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
    const due = await moveToNext(user);
    expect(localTimeOf(due, 'Asia/Tokyo').hour).toBe(5);
    stage.app.startEngine();
    const run = await refresh(user);
    expect(run).toMatchObject({ trigger: 'scheduled', state: 'done', total: 8, successful: 8 });
    expect(run.channels.map(({ scope }: { scope: string }) => scope)).toEqual(Array(4).fill('full'));
    const [row] = await stage.app.database.query<{ settings: Record<string, object> }>(
      'select settings from check_runs where id = $1',
      [run.id],
    );
    expect(row?.settings.claude).toMatchObject({ pace_parallel: 10, pace_pause_ms: 0 });
    for (const item of (await refreshesOf(user)).items) {
      expect(item.last_refreshed_at).toBe(due.toISOString());
      expect(new Date(item.next_refresh_at).getTime() - due.getTime()).toBe(7 * DAY_MS);
    }
  });

  it('is one run, however many processes look at the same moment', async () => {
    const users = [await stage.app.newRunner(1), await stage.app.newRunner(1), await stage.app.newRunner(1)];
    await refreshDue(stage.app.checks);
    stage.now = new Date(stage.now.getTime() + 2 * DAY_MS);
    const looks = await Promise.all([1, 2, 3, 4, 5].map(() => refreshDue(stage.app.checks)));
    expect(looks.reduce((sum, { started }) => sum + started, 0)).toBe(users.length);
    for (const user of users) expect(await runsOf(user)).toHaveLength(1);
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
  });

  it('that was missed for weeks is caught up once', async () => {
    const user = await stage.app.newRunner(1);
    await refreshDue(stage.app.checks);
    stage.move(40 * DAY_MS);
    stage.app.startEngine();
    await refresh(user);
    for (let hour = 0; hour < 3; hour += 1) {
      stage.move(HOUR_MS);
      expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
    }
    const next = await moveToNext(user);
    expect(localTimeOf(next, 'UTC').hour).toBe(5);
    await refresh(user);
    expect(await runsOf(user)).toHaveLength(2);
  });

  it('waits for a run that is under way, and is not needed after one over every keyword', async () => {
    const user = await stage.app.newRunner(2);
    await refreshDue(stage.app.checks);
    const [keyword] = (await user.get('/api/keywords')).body.items;
    await moveToNext(user);
    const partial = await startRun(user, { channels: ['claude'], keyword_ids: [keyword.id] });
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
    stage.app.startEngine();
    await ended(user, partial.body.id);
    stage.move(16 * 60_000);
    const run = await refresh(user);
    expect(run).toMatchObject({ trigger: 'scheduled', state: 'done' });
    stage.move(5 * DAY_MS);
    await startAndEnd(user, { channels: ['openai', 'claude', 'gemini', 'perplexity'] });
    stage.move(3 * DAY_MS);
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
  });

  it('is not started for who has no company or no keyword, and comes in the night after both are there', async () => {
    const [nameless, wordless] = [
      await stage.app.newUser(),
      await stage.app.newUser({ company: 'Northwind' }),
    ];
    for (const [user, waits_for] of [
      [nameless, 'company_name'],
      [wordless, 'keywords'],
    ] as const) {
      const [item] = (await refreshesOf(user)).items;
      expect(item).toMatchObject({ waits_for, next_refresh_at: null, can_refresh: false });
      await user.post('/rpc/update_refresh_tracking', { _user_id: user.accountId, _channel: 'openai' });
    }
    stage.move(2 * DAY_MS);
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
    await wordless.post('/rpc/add_my_keyword', { keyword_text: 'bookkeeping' });
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
    stage.move(DAY_MS);
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 1 });
    expect(await runsOf(wordless)).toHaveLength(1);
    expect(await runsOf(nameless)).toHaveLength(0);
  });

  it('of a free account stops when nobody has looked in for 30 days; a paid one goes on', async () => {
    const [free, paid] = [await stage.app.newRunner(1, 'Free'), await stage.app.newRunner(1)];
    await refreshDue(stage.app.checks);
    stage.move(31 * DAY_MS);
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 1 });
    expect(await runsOf(paid)).toHaveLength(1);
    expect(await runsOf(free)).toHaveLength(0);
    await stage.app.database.query('update persons set last_seen_at = $1 where id = $2', [
      stage.now,
      free.accountId,
    ]);
    stage.move(DAY_MS);
    await refreshDue(stage.app.checks);
    expect(await runsOf(free)).toHaveLength(1);
  });

  it('is not made for an inactive account; one that was missed is made up for once when it is active again', async () => {
    const user = await stage.app.newRunner(1);
    const setActive = (is_active: boolean) =>
      stage.app.database.query('update auth."user" set is_active = $2 where id = $1', [
        user.accountId,
        is_active,
      ]);
    const runs = async () =>
      (await stage.app.database.query('select 1 from check_runs where account_id = $1', [user.accountId]))
        .length;
    await refreshDue(stage.app.checks);
    await moveToNext(user);
    await setActive(false);
    for (let night = 0; night < 20; night += 1) {
      expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
      stage.move(DAY_MS);
    }
    expect(await runs()).toBe(0);
    await setActive(true);
    stage.app.startEngine();
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 1 });
    const [run] = await stage.app.database.query<{ id: string }>(
      'select id from check_runs where account_id = $1',
      [user.accountId],
    );
    await until(async () => {
      const [row] = await stage.app.database.query('select state from check_runs where id = $1', [run?.id]);
      return row?.state === 'done';
    });
    for (let night = 0; night < 6; night += 1) {
      stage.move(DAY_MS);
      expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
    }
    expect(await runs()).toBe(1);
  });

  it('is planned anew when the plan or the time zone changes', async () => {
    const user = await stage.app.newRunner(1);
    stage.app.startEngine();
    await startAndEnd(user, { channels: ONE });
    await refreshDue(stage.app.checks);
    const weekly = await nextOf(user);
    await stage.app.database.query(
      "update accounts set plan_id = (select id from plans where name = 'Enterprise') where id = $1",
      [user.accountId],
    );
    await refreshDue(stage.app.checks);
    expect(weekly.getTime() - (await nextOf(user)).getTime()).toBe(6 * DAY_MS);
    await user.patch('/api/profile', { time_zone: 'America/Los_Angeles' });
    const before = await nextOf(user);
    await refreshDue(stage.app.checks);
    expect(await nextOf(user)).toEqual(before);
    expect(localTimeOf(before, 'America/Los_Angeles').hour).toBe(5);
  });

  it('is not due at once after runs that were made on a clock of weeks ago', async () => {
    const user = await stage.app.newRunner(1);
    stage.move(-60 * DAY_MS);
    stage.app.startEngine();
    await startAndEnd(user, { channels: ONE });
    const [item] = (await refreshesOf(user)).items;
    expect(item.last_refreshed_at).toBe(stage.now.toISOString());
    expect(new Date(item.next_refresh_at).getTime()).toBeGreaterThan(Date.now());
    stage.now = new Date();
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
  });

  it('that the monthly budget stops is no refresh and is due again when there is money, or after the period', async () => {
    const user = await stage.app.newRunner(1);
    await user.patch('/api/profile', { monthly_budget_cap_usd: 0 });
    await refreshDue(stage.app.checks);
    // The month ends before the week is over.
    stage.now = new Date('2031-01-31T05:59:59Z');
    stage.app.startEngine();
    expect(await refresh(user)).toMatchObject({ state: 'budget' });
    expect(await nextOf(user)).toEqual(slotOn(user, '2031-02-01'));
    stage.now = slotOn(user, '2031-02-01');
    await refresh(user);
    expect(await nextOf(user)).toEqual(slotOn(user, '2031-02-08'));
    expect((await refreshesOf(user)).items[0].last_refreshed_at).toBeNull();
  });

  it("that the installation's daily limit stops is due again the next day", async () => {
    const user = await stage.app.newRunner(1);
    await refreshDue(stage.app.checks);
    const due = await moveToNext(user);
    const limit = stage.app.checks.dailyLimitMicrodollars;
    stage.app.checks.dailyLimitMicrodollars = 0;
    try {
      stage.app.startEngine();
      expect(await refresh(user)).toMatchObject({ state: 'budget' });
    } finally {
      stage.app.checks.dailyLimitMicrodollars = limit;
    }
    expect((await nextOf(user)).getTime() - due.getTime()).toBe(DAY_MS);
    await moveToNext(user);
    expect(await refresh(user)).toMatchObject({ state: 'done', successful: 4 });
    expect((await refreshesOf(user)).items[0].last_refreshed_at).toBe(stage.now.toISOString());
  });

  it('in which every call failed is no refresh: that channel is due again the next day, the others after the period', async () => {
    const user = await stage.app.newRunner(2);
    await refreshDue(stage.app.checks);
    const due = await moveToNext(user);
    await stage.app.fault({ channel: 'openai', kind: 'invalid_key' });
    stage.app.startEngine();
    expect(await refresh(user)).toMatchObject({ state: 'done', failed: 2, successful: 6 });
    for (const { channel, last_refreshed_at, next_refresh_at } of (await refreshesOf(user)).items) {
      const days = (new Date(next_refresh_at).getTime() - due.getTime()) / DAY_MS;
      const expected = channel === 'openai' ? [null, 1] : [due.toISOString(), 7];
      expect([channel, last_refreshed_at, days]).toEqual([channel, ...expected]);
    }
  });

  it('that answered fewer than half of the keywords is none either; with half of them it is one', async () => {
    const user = await stage.app.newRunner(4);
    await refreshDue(stage.app.checks);
    const due = await moveToNext(user);
    await stage.app.fault({ channel: 'openai', kind: 'invalid_key', times: 3 });
    await stage.app.fault({ channel: 'claude', kind: 'invalid_key', times: 2 });
    stage.app.startEngine();
    const run = await refresh(user);
    expect(run.channels).toMatchObject([
      { channel: 'claude', state: 'done', successful: 2, failed: 2 },
      { channel: 'gemini', state: 'done', successful: 4 },
      { channel: 'openai', state: 'done', successful: 1, failed: 3 },
      { channel: 'perplexity', state: 'done', successful: 4 },
    ]);
    const [openai, claude] = (await refreshesOf(user)).items;
    const daysAway = ({ next_refresh_at }: { next_refresh_at: string }) =>
      (new Date(next_refresh_at).getTime() - due.getTime()) / DAY_MS;
    expect([openai.last_refreshed_at, daysAway(openai)]).toEqual([null, 1]);
    expect([claude.last_refreshed_at, daysAway(claude)]).toEqual([due.toISOString(), 7]);
  });

  it("does not count a person's check in which every call failed, and keeps its date", async () => {
    const user = await stage.app.newRunner(1);
    await refreshDue(stage.app.checks);
    const before = await nextOf(user);
    await stage.app.fault({ channel: 'openai', kind: 'invalid_key' });
    stage.app.startEngine();
    expect(await startAndEnd(user, { channels: ONE })).toMatchObject({ state: 'done', failed: 1 });
    expect(await nextOf(user)).toEqual(before);
    expect((await refreshesOf(user)).items[0].last_refreshed_at).toBeNull();
  });

  it('that a person cancels has its turn again after the period', async () => {
    const user = await stage.app.newRunner(1);
    await refreshDue(stage.app.checks);
    const due = await moveToNext(user);
    await refreshDue(stage.app.checks);
    const [run] = await runsOf(user);
    await user.post(`/api/runs/${run.id}/cancel`);
    expect((await nextOf(user)).getTime() - due.getTime()).toBe(7 * DAY_MS);
  });
});

describe('a rise of plan', () => {
  const KEYWORDS = ['crm for team 0', 'crm for team 1'];
  const NEW = ['claude', 'gemini', 'perplexity'];
  const dueOf = async (user: TestUser) =>
    (await refreshesOf(user)).items
      .filter(({ next_refresh_at }: { next_refresh_at: string }) => new Date(next_refresh_at) <= stage.now)
      .map(({ channel }: { channel: string }) => channel);

  it('has its new assistants asked about every tracked keyword at once, in one run, however many processes look', async () => {
    const user = await stage.app.newTracker({ keywords: KEYWORDS });
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
    await changePlan(stage.app, user, 'Professional');
    // Said before any process has looked.
    expect(await dueOf(user)).toEqual(NEW);
    const looks = await Promise.all([1, 2, 3].map(() => refreshDue(stage.app.checks)));
    expect(looks.reduce((sum, { started }) => sum + started, 0)).toBe(1);
    // Whoever started it may be gone: another process asks.
    stage.app.startEngine();
    const [run] = await runsOf(user);
    const done = await ended(user, run.id);
    expect(done).toMatchObject({ trigger: 'scheduled', state: 'done', total: 6, successful: 6 });
    expect(done.channels.map(({ channel }: { channel: string }) => channel).toSorted()).toEqual(NEW);
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
    expect(await runsOf(user)).toHaveLength(1);
  });

  it('that starts keywords has the assistants asked at once that were asked about the others', async () => {
    const user = await stage.app.newTracker({ keywords: [...KEYWORDS, 'crm for team 2'] });
    await stage.app.database.query(
      'update keywords set is_paused = true where account_id = $1 and keyword = $2',
      [user.accountId, 'crm for team 2'],
    );
    stage.app.startEngine();
    expect(await startAndEnd(user, { channels: ONE })).toMatchObject({ state: 'done', total: 2 });
    await changePlan(stage.app, user, 'Professional');
    expect(await dueOf(user)).toEqual(['openai', ...NEW]);
    // A person's run has the date of the real clock: the refresh is the newest run only when it starts after it.
    stage.now = new Date();
    expect(await refresh(user)).toMatchObject({ trigger: 'scheduled', state: 'done', total: 12 });
    expect(await dueOf(user)).toEqual([]);
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
  });

  it('that starts none leaves an assistant alone that was asked about all', async () => {
    const user = await stage.app.newTracker({ keywords: KEYWORDS });
    stage.app.startEngine();
    await startAndEnd(user, { channels: ONE });
    await changePlan(stage.app, user, 'Professional');
    expect(await dueOf(user)).toEqual(NEW);
  });

  it('taken back and given again within a period asks nobody twice', async () => {
    const user = await stage.app.newTracker({ keywords: KEYWORDS });
    await changePlan(stage.app, user, 'Professional');
    stage.app.startEngine();
    await refresh(user);
    await changePlan(stage.app, user, 'Free');
    await changePlan(stage.app, user, 'Professional');
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
    expect(await dueOf(user)).toEqual([]);
  });

  it('whose check was cancelled is not started again by another time zone or frequency', async () => {
    const user = await stage.app.newTracker({ keywords: KEYWORDS });
    await changePlan(stage.app, user, 'Professional');
    stage.move(HOUR_MS);
    expect(await refreshDue(stage.app.checks)).toEqual({ started: 1 });
    const [run] = await runsOf(user);
    await user.post(`/api/runs/${run.id}/cancel`);
    const expectNoneDue = async () => {
      expect(await dueOf(user)).toEqual([]);
      expect(await refreshDue(stage.app.checks)).toEqual({ started: 0 });
    };
    await user.patch('/api/profile', { time_zone: 'Asia/Tokyo' });
    await expectNoneDue();
    const setFrequency = (hours: number) =>
      stage.app.database.query(
        "update plans set ranking_refresh_frequency_hours = $1 where name = 'Professional'",
        [hours],
      );
    await setFrequency(72);
    try {
      await expectNoneDue();
    } finally {
      await setFrequency(168);
    }
    expect(await runsOf(user)).toHaveLength(1);
  });

  it('with nothing tracked yet, or a day ago, waits for the night as a new account does', async () => {
    const user = await stage.app.newTracker({ keywords: [] });
    await changePlan(stage.app, user, 'Professional');
    for (const keyword_text of KEYWORDS) await user.post('/rpc/add_my_keyword', { keyword_text });
    expect(await dueOf(user)).toEqual([]);
    const late = await stage.app.newTracker({ keywords: KEYWORDS });
    await changePlan(stage.app, late, 'Professional');
    stage.move(25 * HOUR_MS);
    expect(await dueOf(late)).toEqual([]);
  });
});
