import { expect, it } from 'vitest';
import { ONE, runAppForTests, startAndEnd, startRun } from './run.fixture.ts';
import { announceRun } from './run-rows.queries.ts';
import { createRunAnnouncer } from './use-cases/announce-progress.ts';

const app = runAppForTests();

it('what changed last is told, also right after something else was told', async () => {
  const user = await app.newRunner(1);
  const { body } = await startRun(user, { channels: ONE });
  const key = { account_id: user.accountId, run_id: body.id };
  const versionOf = async () => (await user.get(`/api/runs/${body.id}`)).body.version;
  const announcer = createRunAnnouncer(app.checks, key);
  await app.checks.tenant(user.accountId).transaction((tx) => announceRun(tx, key));
  const told = await versionOf();
  announcer.changed();
  await announcer.close();
  await app.checks.background.settled(60_000);
  expect(await versionOf()).toBe(told + 1);
  await user.post(`/api/runs/${body.id}/cancel`);
});

it('an end that was told is not told again', async () => {
  const user = await app.newRunner(2);
  app.startEngine();
  const { version, state } = await startAndEnd(user, { channels: ONE });
  await app.stopEngines();
  await app.checks.background.settled(60_000);
  const [run] = (await user.get('/api/runs')).body.items;
  expect(run).toMatchObject({ state: 'done', version });
  expect(state).toBe('done');
});

it('many changes are told at most four times a second, by any number of workers', async () => {
  const user = await app.newRunner(1);
  const { body } = await startRun(user, { channels: ONE });
  const key = { account_id: user.accountId, run_id: body.id };
  const before = (await user.get(`/api/runs/${body.id}`)).body.version;
  const announcers = [1, 2, 3].map(() => createRunAnnouncer(app.checks, key));
  const startedMs = performance.now();
  const told = async () => (await user.get(`/api/runs/${body.id}`)).body.version - before;
  while (performance.now() - startedMs < 2_000 || (await told()) < 3) {
    for (const announcer of announcers) announcer.changed();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(announcers.map((announcer) => announcer.close()));
  await app.checks.background.settled(60_000);
  const seconds = (performance.now() - startedMs) / 1_000;
  const times = await told();
  expect(times).toBeLessThanOrEqual(4 * seconds);
  await user.post(`/api/runs/${body.id}/cancel`);
});
