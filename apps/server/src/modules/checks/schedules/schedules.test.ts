import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../../test/user.ts';
import { localTimeOf } from '../../../lib/zoned-time.ts';
import { until } from '../check-app.fixture.ts';
import { ended, ONE, type RunApp, startAndEnd, startRun, startRunApp } from '../runs/run.fixture.ts';
import { refreshDue } from './refresh-scheduler.ts';
import { nextSlot } from './refresh-time.rules.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let app: RunApp;
let now: Date;
beforeAll(async () => {
  app = await startRunApp();
  app.checks.now = () => now;
});
beforeEach(async () => {
  await app.setPace({});
  // Of the users of the tests before nobody is due.
  await app.database.query('delete from refresh_tracking; update keywords set is_paused = true');
  await app.database.query('delete from tracker_settings');
  now = new Date();
});
afterEach(async () => {
  await app.stopEngines();
  await app.resetSimulator();
});
afterAll(() => app.stop());

const move = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const refreshesOf = async (user: TestUser) => (await user.get('/api/refreshes')).body;
const runsOf = async (user: TestUser) => (await user.get('/api/runs')).body.items;

/** When the first channel of a user is refreshed next. */
const nextOf = async (user: TestUser) => new Date((await refreshesOf(user)).items[0].next_refresh_at);

/** The user's moment of refresh on a day in UTC. */
const slotOn = (user: TestUser, day: string) =>
  nextSlot({ user_id: user.userId, time_zone: 'UTC', frequency_hours: 168 }, new Date(`${day}T00:00:00Z`));

/** Moves the clock to a user's next refresh; returns it. */
async function moveToNext(user: TestUser): Promise<Date> {
  const { items } = await refreshesOf(user);
  now = new Date(items[0].next_refresh_at);
  return now;
}

async function refresh(user: TestUser) {
  await refreshDue(app.checks);
  const [run] = await runsOf(user);
  return ended(user, run.id);
}

describe('a scheduled refresh', () => {
  it("asks about every keyword on the plan's channels, at night in the user's zone, at its own pace", async () => {
    const user = await app.newRunner(2);
    await user.patch('/api/profile', { time_zone: 'Asia/Tokyo' });
    expect(await refreshDue(app.checks)).toEqual({ started: 0 });
    const due = await moveToNext(user);
    expect(localTimeOf(due, 'Asia/Tokyo').hour).toBe(5);
    app.startEngine();
    const run = await refresh(user);
    expect(run).toMatchObject({ trigger: 'scheduled', state: 'done', total: 8, successful: 8 });
    expect(run.channels.map(({ scope }: { scope: string }) => scope)).toEqual(Array(4).fill('full'));
    const [row] = await app.database.query<{ settings: Record<string, object> }>(
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
    const users = [await app.newRunner(1), await app.newRunner(1), await app.newRunner(1)];
    await refreshDue(app.checks);
    now = new Date(now.getTime() + 2 * DAY_MS);
    const looks = await Promise.all([1, 2, 3, 4, 5].map(() => refreshDue(app.checks)));
    expect(looks.reduce((sum, { started }) => sum + started, 0)).toBe(users.length);
    for (const user of users) expect(await runsOf(user)).toHaveLength(1);
    expect(await refreshDue(app.checks)).toEqual({ started: 0 });
  });

  it('that was missed for weeks is caught up once', async () => {
    const user = await app.newRunner(1);
    await refreshDue(app.checks);
    move(40 * DAY_MS);
    app.startEngine();
    await refresh(user);
    for (let hour = 0; hour < 3; hour += 1) {
      move(HOUR_MS);
      expect(await refreshDue(app.checks)).toEqual({ started: 0 });
    }
    const next = await moveToNext(user);
    expect(localTimeOf(next, 'UTC').hour).toBe(5);
    await refresh(user);
    expect(await runsOf(user)).toHaveLength(2);
  });

  it('waits for a run that is under way, and is not needed after one over every keyword', async () => {
    const user = await app.newRunner(2);
    await refreshDue(app.checks);
    const [keyword] = (await user.get('/api/keywords')).body.items;
    await moveToNext(user);
    const partial = await startRun(user, { channels: ['claude'], keyword_ids: [keyword.id] });
    expect(await refreshDue(app.checks)).toEqual({ started: 0 });
    app.startEngine();
    await ended(user, partial.body.id);
    move(16 * 60_000);
    const run = await refresh(user);
    expect(run).toMatchObject({ trigger: 'scheduled', state: 'done' });
    move(5 * DAY_MS);
    await startAndEnd(user, { channels: ['openai', 'claude', 'gemini', 'perplexity'] });
    move(3 * DAY_MS);
    expect(await refreshDue(app.checks)).toEqual({ started: 0 });
  });

  it('is not started for who has no company or no keyword, and comes in the night after both are there', async () => {
    const [nameless, wordless] = [await app.newUser(), await app.newUser({ company: 'Northwind' })];
    for (const [user, waits_for] of [
      [nameless, 'company_name'],
      [wordless, 'keywords'],
    ] as const) {
      const [item] = (await refreshesOf(user)).items;
      expect(item).toMatchObject({ waits_for, next_refresh_at: null, can_refresh: false });
      await user.post('/rpc/update_refresh_tracking', { _user_id: user.userId, _channel: 'openai' });
    }
    move(2 * DAY_MS);
    expect(await refreshDue(app.checks)).toEqual({ started: 0 });
    await wordless.post('/rpc/add_my_keyword', { keyword_text: 'bookkeeping' });
    expect(await refreshDue(app.checks)).toEqual({ started: 0 });
    move(DAY_MS);
    expect(await refreshDue(app.checks)).toEqual({ started: 1 });
    expect(await runsOf(wordless)).toHaveLength(1);
    expect(await runsOf(nameless)).toHaveLength(0);
  });

  it('of a free account stops when nobody has looked in for 30 days; a paid one goes on', async () => {
    const [free, paid] = [await app.newRunner(1, 'Free'), await app.newRunner(1)];
    await refreshDue(app.checks);
    move(31 * DAY_MS);
    expect(await refreshDue(app.checks)).toEqual({ started: 1 });
    expect(await runsOf(paid)).toHaveLength(1);
    expect(await runsOf(free)).toHaveLength(0);
    await app.database.query('update profiles set last_seen_at = $1 where id = $2', [now, free.userId]);
    move(DAY_MS);
    await refreshDue(app.checks);
    expect(await runsOf(free)).toHaveLength(1);
  });

  it('is not made for an inactive account; one that was missed is made up for once when it is active again', async () => {
    const user = await app.newRunner(1);
    const setActive = (is_active: boolean) =>
      app.database.query('update auth."user" set is_active = $2 where id = $1', [user.userId, is_active]);
    const runs = async () =>
      (await app.database.query('select 1 from check_runs where user_id = $1', [user.userId])).length;
    await refreshDue(app.checks);
    await moveToNext(user);
    await setActive(false);
    for (let night = 0; night < 20; night += 1) {
      expect(await refreshDue(app.checks)).toEqual({ started: 0 });
      move(DAY_MS);
    }
    expect(await runs()).toBe(0);
    await setActive(true);
    app.startEngine();
    expect(await refreshDue(app.checks)).toEqual({ started: 1 });
    const [run] = await app.database.query<{ id: string }>('select id from check_runs where user_id = $1', [
      user.userId,
    ]);
    await until(async () => {
      const [row] = await app.database.query('select state from check_runs where id = $1', [run?.id]);
      return row?.state === 'done';
    });
    for (let night = 0; night < 6; night += 1) {
      move(DAY_MS);
      expect(await refreshDue(app.checks)).toEqual({ started: 0 });
    }
    expect(await runs()).toBe(1);
  });

  it('is planned anew when the plan or the time zone changes', async () => {
    const user = await app.newRunner(1);
    app.startEngine();
    await startAndEnd(user, { channels: ONE });
    await refreshDue(app.checks);
    const weekly = await nextOf(user);
    await app.database.query(
      "update profiles set plan_id = (select id from plans where name = 'Enterprise') where id = $1",
      [user.userId],
    );
    await refreshDue(app.checks);
    expect(weekly.getTime() - (await nextOf(user)).getTime()).toBe(6 * DAY_MS);
    await user.patch('/api/profile', { time_zone: 'America/Los_Angeles' });
    const before = await nextOf(user);
    await refreshDue(app.checks);
    expect(await nextOf(user)).toEqual(before);
    expect(localTimeOf(before, 'America/Los_Angeles').hour).toBe(5);
  });

  it('is not due at once after runs that were made on a clock of weeks ago', async () => {
    const user = await app.newRunner(1);
    move(-60 * DAY_MS);
    app.startEngine();
    await startAndEnd(user, { channels: ONE });
    const [item] = (await refreshesOf(user)).items;
    expect(item.last_refreshed_at).toBe(now.toISOString());
    expect(new Date(item.next_refresh_at).getTime()).toBeGreaterThan(Date.now());
    now = new Date();
    expect(await refreshDue(app.checks)).toEqual({ started: 0 });
  });

  it('that the monthly budget stops is no refresh and is due again when there is money, or after the period', async () => {
    const user = await app.newRunner(1);
    await user.patch('/api/profile', { monthly_budget_cap_usd: 0 });
    await refreshDue(app.checks);
    // The month ends before the week is over.
    now = new Date('2031-01-31T05:59:59Z');
    app.startEngine();
    expect(await refresh(user)).toMatchObject({ state: 'budget' });
    expect(await nextOf(user)).toEqual(slotOn(user, '2031-02-01'));
    now = slotOn(user, '2031-02-01');
    await refresh(user);
    expect(await nextOf(user)).toEqual(slotOn(user, '2031-02-08'));
    expect((await refreshesOf(user)).items[0].last_refreshed_at).toBeNull();
  });

  it("that the installation's daily limit stops is due again the next day", async () => {
    const user = await app.newRunner(1);
    await refreshDue(app.checks);
    const due = await moveToNext(user);
    const limit = app.checks.dailyLimitMicrodollars;
    app.checks.dailyLimitMicrodollars = 0;
    try {
      app.startEngine();
      expect(await refresh(user)).toMatchObject({ state: 'budget' });
    } finally {
      app.checks.dailyLimitMicrodollars = limit;
    }
    expect((await nextOf(user)).getTime() - due.getTime()).toBe(DAY_MS);
    await moveToNext(user);
    expect(await refresh(user)).toMatchObject({ state: 'done', successful: 4 });
    expect((await refreshesOf(user)).items[0].last_refreshed_at).toBe(now.toISOString());
  });

  it('in which every call failed is no refresh: that channel is due again the next day, the others after the period', async () => {
    const user = await app.newRunner(2);
    await refreshDue(app.checks);
    const due = await moveToNext(user);
    await app.fault({ channel: 'openai', kind: 'invalid_key' });
    app.startEngine();
    expect(await refresh(user)).toMatchObject({ state: 'done', failed: 2, successful: 6 });
    for (const { channel, last_refreshed_at, next_refresh_at } of (await refreshesOf(user)).items) {
      const days = (new Date(next_refresh_at).getTime() - due.getTime()) / DAY_MS;
      const expected = channel === 'openai' ? [null, 1] : [due.toISOString(), 7];
      expect([channel, last_refreshed_at, days]).toEqual([channel, ...expected]);
    }
  });

  it("does not count a person's check in which every call failed, and keeps its date", async () => {
    const user = await app.newRunner(1);
    await refreshDue(app.checks);
    const before = await nextOf(user);
    await app.fault({ channel: 'openai', kind: 'invalid_key' });
    app.startEngine();
    expect(await startAndEnd(user, { channels: ONE })).toMatchObject({ state: 'done', failed: 1 });
    expect(await nextOf(user)).toEqual(before);
    expect((await refreshesOf(user)).items[0].last_refreshed_at).toBeNull();
  });

  it('that a person cancels has its turn again after the period', async () => {
    const user = await app.newRunner(1);
    await refreshDue(app.checks);
    const due = await moveToNext(user);
    await refreshDue(app.checks);
    const [run] = await runsOf(user);
    await user.post(`/api/runs/${run.id}/cancel`);
    expect((await nextOf(user)).getTime() - due.getTime()).toBe(7 * DAY_MS);
  });
});

describe('whether rankings can be refreshed', () => {
  const rpc = async (user: TestUser, name: string, channel = 'openai') =>
    (await user.post(`/rpc/${name}`, { _user_id: user.userId, _channel: channel })).body;
  const enforce = async (enforce_refresh_period: boolean) => {
    const administrator = await app.newAdministrator();
    const settings = { enforce_refresh_period };
    const reply = await administrator.patch('/api/admin/tracker-settings', { reason: 'a test', settings });
    expect(reply.body.settings).toMatchObject(settings);
    const installation = await fetch(`${app.baseUrl}/api/installation`);
    expect(await installation.json()).toMatchObject(settings);
  };

  it('is always yes by default, also right after a check', async () => {
    const user = await app.newRunner(1);
    app.startEngine();
    await startAndEnd(user, { channels: ONE });
    expect(await rpc(user, 'can_refresh_rankings')).toBe(true);
    await startAndEnd(user, { channels: ONE });
  });

  it('is no until the period is over where it is enforced, and a check of all keywords is refused so long', async () => {
    const user = await app.newRunner(2);
    await enforce(true);
    expect(await rpc(user, 'can_refresh_rankings')).toBe(true);
    app.startEngine();
    await startAndEnd(user, { channels: ONE });
    expect(await rpc(user, 'can_refresh_rankings')).toBe(false);
    expect(await rpc(user, 'can_refresh_rankings', 'claude')).toBe(true);
    const refused = await startRun(user, { channels: ['claude', 'openai'] });
    expect(refused.status).toBe(429);
    expect(refused.body.details).toEqual({ reason: 'refresh_period', retry_after_seconds: 168 * 3_600 });
    // By the user's clock, in whole minutes that are not too early.
    await user.patch('/api/profile', { time_zone: 'Asia/Kolkata' });
    const { message } = (await startRun(user, { channels: ONE })).body;
    const [, told] = / from (.{16}) \(Asia\/Kolkata\)\.$/.exec(message) ?? [];
    const early = Date.parse(`${told?.replace(' ', 'T')}:00+05:30`) - (now.getTime() + 168 * HOUR_MS);
    expect(early).toBeGreaterThanOrEqual(0);
    expect(early).toBeLessThan(60_000);
    await user.patch('/api/profile', { time_zone: 'UTC' });
    expect((await refreshesOf(user)).items[0]).toMatchObject({
      ...{ can_refresh: false, can_refresh_at: new Date(now.getTime() + 168 * HOUR_MS).toISOString() },
    });
    const [keyword] = (await user.get('/api/keywords')).body.items;
    await startAndEnd(user, { channels: ONE, keyword_ids: [keyword.id] });
    move(168 * HOUR_MS);
    expect(await rpc(user, 'can_refresh_rankings')).toBe(true);
    await startAndEnd(user, { channels: ONE });
    await enforce(false);
    expect(await rpc(user, 'can_refresh_rankings')).toBe(true);
    await startAndEnd(user, { channels: ONE });
  });

  it('is no either after checks of nearly all keywords: half of them may be checked again in a period', async () => {
    const user = await app.newRunner(10);
    await enforce(true);
    app.startEngine();
    const ids = (await user.get('/api/keywords')).body.items.map(({ id }: { id: string }) => id);
    const some = (count: number) => ({ channels: ONE, keyword_ids: ids.slice(0, count) });
    await startAndEnd(user, some(9));
    expect(await rpc(user, 'can_refresh_rankings')).toBe(false);
    expect(await rpc(user, 'can_refresh_rankings', 'claude')).toBe(true);
    for (const refused of [await startRun(user, some(7)), await startRun(user, { channels: ONE })]) {
      expect([refused.status, refused.body.details.reason]).toEqual([429, 'refresh_period']);
      expect(refused.body.details.retry_after_seconds).toBeGreaterThan(167 * 3_600);
    }
    await startAndEnd(user, some(4));
    await startAndEnd(user, some(2));
    expect((await startRun(user, some(1))).status).toBe(429);
    expect((await startRun(user, { ...some(1), channels: ['claude'] })).status).toBe(200);
    move(169 * HOUR_MS);
    expect(await rpc(user, 'can_refresh_rankings')).toBe(true);
    await startAndEnd(user, { channels: ONE });
    await enforce(false);
    await startAndEnd(user, some(9));
  });

  it('is not gone round by runs that are kept back and gone on with: all of a run counts once, with its answers', async () => {
    const user = await app.newRunner(4);
    await enforce(true);
    const resume = (run: { id: string }) => user.post(`/api/runs/${run.id}/resume`);
    const keepBack = async () => {
      const { body } = await startRun(user, { channels: ONE });
      await user.post(`/api/runs/${body.id}/cancel`);
      return body;
    };
    const kept = [await keepBack(), await keepBack()];
    move(60_000);
    app.startEngine();
    await startAndEnd(user, { channels: ONE });
    for (const run of kept) {
      const refused = await resume(run);
      expect([refused.status, refused.body.details]).toEqual([
        429,
        { reason: 'refresh_period', retry_after_seconds: 168 * 3_600 },
      ]);
      expect((await user.get(`/api/runs/${run.id}`)).body).toMatchObject({
        state: 'cancelled',
        processed: 0,
      });
    }
    move(168 * HOUR_MS);
    // One of them takes the place of a start, and then refuses the other.
    expect((await resume(kept[0])).status).toBe(200);
    expect(await ended(user, kept[0].id)).toMatchObject({ state: 'done', successful: 4 });
    expect((await resume(kept[1])).status).toBe(429);
    await enforce(false);
    expect((await resume(kept[1])).status).toBe(200);
    await ended(user, kept[1].id);
  });

  it('lets a run that was cut short go on: neither its own answers nor a refresh before its start refuse it', async () => {
    const user = await app.newRunner(4);
    app.startEngine();
    await startAndEnd(user, { channels: ONE });
    await app.setPace({ pace_parallel: 1 });
    await app.fault({ kind: 'slow', delayMs: 200 });
    move(1_000);
    const { body } = await startRun(user, { channels: ONE, samples: 2 });
    // The first samples come first: every keyword has an answer when it stops.
    await app.untilAsked(4 + 6);
    await user.patch('/api/profile', { monthly_budget_cap_usd: 0 });
    expect(await ended(user, body.id)).toMatchObject({ state: 'budget' });
    await user.patch('/api/profile', { monthly_budget_cap_usd: null });
    await enforce(true);
    expect((await user.post(`/api/runs/${body.id}/resume`)).status).toBe(200);
    expect(await ended(user, body.id)).toMatchObject({ state: 'done', channels: [{ scope: 'full' }] });
    expect((await startRun(user, { channels: ONE })).status).toBe(429);
  });

  it('is no for a channel that is not in the plan, whose tracking is NOT_FOUND', async () => {
    const user = await app.newRunner(1, 'Free');
    expect(await rpc(user, 'can_refresh_rankings', 'claude')).toBe(false);
    const body = { _user_id: user.userId, _channel: 'claude' };
    expect((await user.post('/rpc/update_refresh_tracking', body)).status).toBe(404);
    expect(await rpc(user, 'update_refresh_tracking')).toMatchObject({
      ...{ channel: 'openai', last_refreshed_at: null, waits_for: null, can_refresh: true },
      next_refresh_at: expect.any(String),
    });
  });
});
