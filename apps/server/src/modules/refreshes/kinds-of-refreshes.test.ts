import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { forgetRefreshesOfOtherKind, refreshDue } from '../runs/refresh-scheduler.engine.ts';
import { ended, ONE, type RunApp, startAndEnd, startRun, startRunApp } from '../runs/run.fixture.ts';

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
  now = new Date();
});
afterEach(async () => {
  app.checks.isSimulated = false;
  await app.stopEngines();
});
afterAll(() => app.stop());

const firstOf = async (user: TestUser) => (await user.get('/api/refreshes')).body.items[0];
const nextOf = async (user: TestUser) => new Date((await firstOf(user)).next_refresh_at);
const canRefresh = async (user: TestUser) =>
  (await user.post('/rpc/can_refresh_rankings', { _user_id: user.userId, _channel: 'openai' })).body;

/** As a start of a worker does, with the kind of answers of now. */
async function restart(): Promise<void> {
  await forgetRefreshesOfOtherKind(app.checks);
  await refreshDue(app.checks);
}

it('a refresh with simulated answers delays no real one; with those of now it counts after a restart too', async () => {
  const user = await app.newRunner(1);
  app.checks.isSimulated = true;
  app.startEngine();
  await startAndEnd(user, { channels: ONE });
  await restart();
  expect((await firstOf(user)).last_refreshed_at).toBe(now.toISOString());
  await app.stopEngines();
  app.checks.isSimulated = false;
  await restart();
  const forgotten = await firstOf(user);
  expect(forgotten.last_refreshed_at).toBeNull();
  expect(Date.parse(forgotten.next_refresh_at) - now.getTime()).toBeLessThanOrEqual(26 * HOUR_MS);
  app.startEngine();
  await startAndEnd(user, { channels: ONE });
  await restart();
  expect((await firstOf(user)).last_refreshed_at).toBe(now.toISOString());
});

it('a check of the other kind that answered too little to be a refresh forgets none that was', async () => {
  const user = await app.newRunner(4);
  app.startEngine();
  await startAndEnd(user, { channels: ONE });
  const refreshed = now.toISOString();
  app.checks.isSimulated = true;
  now = new Date(now.getTime() + HOUR_MS);
  await app.fault({ kind: 'invalid_key', times: 3 });
  expect(await startAndEnd(user, { channels: ONE })).toMatchObject({ state: 'done', successful: 1 });
  app.checks.isSimulated = false;
  await restart();
  expect((await firstOf(user)).last_refreshed_at).toBe(refreshed);
});

it('a refresh that a cap on simulated answers stopped delays no real one, and a restart moves no plan', async () => {
  const user = await app.newRunner(1);
  await user.patch('/api/profile', { monthly_budget_cap_usd: 0 });
  await refreshDue(app.checks);
  app.checks.isSimulated = true;
  now = new Date(`${now.getUTCFullYear() + 1}-03-01T06:00:00Z`);
  app.startEngine();
  await refreshDue(app.checks);
  const [run] = (await user.get('/api/runs')).body.items;
  expect(await ended(user, run.id)).toMatchObject({ state: 'budget' });
  await app.stopEngines();
  const stopped = await nextOf(user);
  expect(stopped.getTime() - now.getTime()).toBeGreaterThan(3 * DAY_MS);
  await restart();
  expect(await nextOf(user)).toEqual(stopped);
  app.checks.isSimulated = false;
  await restart();
  const planned = await nextOf(user);
  expect(planned.getTime() - now.getTime()).toBeLessThanOrEqual(26 * HOUR_MS);
  // A restart in the hour before it does not put it off by a day.
  now = new Date(planned.getTime() - HOUR_MS / 2);
  await restart();
  expect(await nextOf(user)).toEqual(planned);
});

it('where the period is enforced, simulated answers fill none of real ones, nor the other way round', async () => {
  const administrator = await app.newAdministrator();
  const settings = { enforce_refresh_period: true };
  await administrator.patch('/api/admin/tracker-settings', { reason: 'a test', settings });
  const user = await app.newRunner(4);
  const ids = (await user.get('/api/keywords')).body.items.map(({ id }: { id: string }) => id);
  const most = { channels: ONE, keyword_ids: ids.slice(0, 3) };
  app.startEngine();
  for (const isSimulated of [true, false]) {
    app.checks.isSimulated = isSimulated;
    expect(await canRefresh(user)).toBe(true);
    await startAndEnd(user, most);
    await startAndEnd(user, most);
    expect((await startRun(user, most)).status).toBe(429);
    expect(await canRefresh(user)).toBe(false);
  }
  app.checks.isSimulated = true;
  expect((await startRun(user, most)).status).toBe(429);
});
