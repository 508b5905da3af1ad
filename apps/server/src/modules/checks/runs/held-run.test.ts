import { expect, it } from 'vitest';
import type { TestUser } from '../../../../test/user.ts';
import { until } from '../check-app.fixture.ts';
import { cancelHeldRuns, completeRun, finishHeldRun, holdOpenRuns } from './complete-run.ts';
import { ended, runAppForTests } from './run.fixture.ts';
import { claimSlice } from './slices.queries.ts';

const app = runAppForTests();

const claim = () => claimSlice(app.services.database.servicePool);
const openaiOf = async (user: TestUser) =>
  (await user.get('/api/runs')).body.items[0]?.channels.find(
    (one: { channel: string }) => one.channel === 'openai',
  );

/** A run in one writer's hands, cut off while one of its channels waits for a provider. */
async function cutOffWhileWaiting(user: TestUser): Promise<string> {
  await app.fault({ channel: 'openai', kind: '429', retryAfterSeconds: 600 });
  const stop = new AbortController();
  const working = completeRun(app.checks, user.userId, stop.signal);
  await until(async () => (await openaiOf(user))?.resume_at > new Date().toISOString());
  stop.abort();
  await working;
  await app.resetSimulator();
  await app.database.query(`update provider_states set paused_until = null;
    update check_samples set retry_at = null where state = 'open';
    update run_channels set resume_at = null where state = 'ready'`);
  const [run] = (await user.get('/api/runs')).body.items;
  expect(run).toMatchObject({ state: 'running', successful: 6 });
  return run.id;
}

it('a held run that waits is taken by no worker, and is gone on with by who holds it', async () => {
  const user = await app.newRunner(2);
  const id = await cutOffWhileWaiting(user);
  expect(await claim()).toBeNull();
  const [held] = await holdOpenRuns(app.checks, user.userId, new Date(Date.now() + 1_000));
  // As a writer leaves it that dies now.
  await app.database.query("update run_channels set lease_until = now() - interval '1 s' where is_held");
  expect(await claim()).toBeNull();
  if (held === undefined) throw new Error('nothing was held');
  await finishHeldRun(app.checks, held);
  expect(await ended(user, id)).toMatchObject({ state: 'done', successful: 8 });
});

it('a wait in a held run ends it as little: it is taken up again until it is through', async () => {
  const user = await app.newRunner(2);
  await app.database.query(
    `insert into provider_states (provider, paused_until) values ('openai', now() + interval '10 minutes')
     on conflict (provider) do update set paused_until = excluded.paused_until`,
  );
  app.startEngine();
  const working = completeRun(app.checks, user.userId);
  await until(async () => (await openaiOf(user))?.resume_at > new Date().toISOString());
  await app.database.query('update provider_states set paused_until = null');
  await working;
  expect((await user.get('/api/runs')).body.items).toMatchObject([{ state: 'done', successful: 8 }]);
});

it('a held run that nobody goes on with is cancelled; resumed, it is anybody’s', async () => {
  const user = await app.newRunner(2);
  const id = await cutOffWhileWaiting(user);
  await cancelHeldRuns(app.checks);
  expect(await ended(user, id)).toMatchObject({ state: 'cancelled', successful: 6 });
  await user.post(`/api/runs/${id}/resume`);
  app.startEngine();
  expect(await ended(user, id)).toMatchObject({ state: 'done', successful: 8 });
});
