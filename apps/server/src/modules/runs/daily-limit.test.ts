import { expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { ended, ONE, runAppForTests, startRun } from './run.fixture.ts';
import { resumeStoppedRuns } from './use-cases/resume-stopped-runs.ts';

const app = runAppForTests();

const setLimit = (administrator: TestUser, daily_spend_limit_usd: number | null) =>
  administrator.patch('/api/admin/tracker-settings', {
    settings: { daily_spend_limit_usd },
    reason: 'A large customer today',
  });

it('a limit raised by an administrator applies at once, and the runs it stopped resume', async () => {
  const [administrator, user] = [await app.newAdministrator(), await app.newRunner(1)];
  const { environment_daily_limit_usd, settings } = (await administrator.get('/api/admin/tracker-settings'))
    .body;
  expect([environment_daily_limit_usd, settings.daily_spend_limit_usd]).toEqual([1_000, null]);

  expect((await setLimit(administrator, 0)).status).toBe(200);
  const attention = async () =>
    (await administrator.post('/functions/admin-operations', { operation: 'get_attention', data: {} })).body
      .data;
  expect((await attention()).today.limit_usd).toBe(0);
  app.startEngine();
  const run = (await startRun(user, { channels: ONE })).body;
  expect(await ended(user, run.id)).toMatchObject({ state: 'budget', stopped_by: 'daily_limit' });

  expect(await resumeStoppedRuns(app.checks)).toBe(0);
  // A change that leaves no room resumes nothing.
  await administrator.patch('/api/admin/tracker-settings', {
    settings: { trial_days: 7 },
    reason: 'Shorter',
  });
  expect(await resumeStoppedRuns(app.checks)).toBe(0);
  expect((await setLimit(administrator, null)).body.settings.daily_spend_limit_usd).toBeNull();
  expect(await resumeStoppedRuns(app.checks)).toBe(1);
  expect(await ended(user, run.id)).toMatchObject({ state: 'done', successful: 1 });
  expect(await resumeStoppedRuns(app.checks)).toBe(0);

  const stored = await app.database.query('select settings from tracker_settings');
  expect(stored).toEqual([{ settings: { trial_days: 7 } }]);
  expect((await user.get('/api/installation')).body.trial_days).toBe(7);
});

it('of several stopped checks of the same assistants, the newest alone resumes', async () => {
  const [administrator, user] = [await app.newAdministrator(), await app.newRunner(1)];
  await setLimit(administrator, 0);
  app.startEngine();
  const runs: string[] = [];
  for (let times = 0; times < 2; times += 1) {
    const { id } = (await startRun(user, { channels: ONE })).body;
    expect(await ended(user, id)).toMatchObject({ state: 'budget' });
    runs.push(id);
  }
  await setLimit(administrator, null);
  expect(await resumeStoppedRuns(app.checks)).toBe(1);
  expect(await ended(user, runs[1] ?? '')).toMatchObject({ state: 'done', successful: 1 });
  expect(await resumeStoppedRuns(app.checks)).toBe(0);
  expect(await ended(user, runs[0] ?? '')).toMatchObject({ state: 'budget', successful: 0 });
});

it('a stopped check that cannot be resumed keeps no other waiting', async () => {
  const administrator = await app.newAdministrator();
  const [downgraded, user] = [await app.newRunner(1), await app.newRunner(1)];
  await setLimit(administrator, 0);
  app.startEngine();
  const stop = async (one: TestUser): Promise<string> => {
    const { id } = (await startRun(one, { channels: ['claude'] })).body;
    expect(await ended(one, id)).toMatchObject({ state: 'budget' });
    return id;
  };
  const [kept, resumed] = [await stop(downgraded), await stop(user)];
  await app.database.query(
    "update accounts set plan_id = (select id from plans where name = 'Free') where id = $1",
    [downgraded.accountId],
  );
  await setLimit(administrator, null);
  expect(await resumeStoppedRuns(app.checks, { batch: 1 })).toBe(1);
  expect(await ended(user, resumed)).toMatchObject({ state: 'done', successful: 1 });
  expect(await ended(downgraded, kept)).toMatchObject({ state: 'budget' });
});
