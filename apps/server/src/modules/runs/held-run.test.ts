import { expect, it } from 'vitest';
import { readEvents } from '../../../test/event-reader.ts';
import type { TestUser } from '../../../test/user.ts';
import { until } from '../checks/check-app.fixture.ts';
import { writeDueReports } from '../reports/index.ts';
import { ended, runAppForTests, startRun } from './run.fixture.ts';
import { claimSlice } from './slices.queries.ts';
import { cancelEveryRun } from './use-cases/cancel-run.ts';
import { completeRun, finishHeldRun, holdOpenRuns } from './use-cases/complete-run.ts';

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

/** What a user's browser hears of runs and reports until the profile is changed, which it is when this is asked for. */
async function listen(user: TestUser): Promise<() => Promise<string[]>> {
  const response = await fetch(`${app.baseUrl}/api/events`, { headers: { cookie: user.cookie } });
  const read = readEvents(response);
  return async () => {
    expect((await user.patch('/api/profile', { time_zone: 'UTC' })).status).toBe(200);
    const text = await read('profile_updated');
    return [...text.matchAll(/"type":"(run_updated|report_ready)"/g)].map(([, type]) => type ?? '');
  };
}

it('a held run is no news to anybody: not under way, told of by no event, nor is its report', async () => {
  const user = await app.newRunner(2);
  const heardFromStart = await listen(user);
  const id = await cutOffWhileWaiting(user);
  const heardInBetween = await listen(user);
  expect((await user.get('/api/runs?include=under_way')).body.items).toEqual([]);
  const [held] = await holdOpenRuns(app.checks, user.userId, new Date(Date.now() + 1_000));
  if (held === undefined) throw new Error('nothing was held');
  await finishHeldRun(app.checks, held);
  expect(await writeDueReports(app.checks)).toBe(4);
  expect(await heardFromStart()).toEqual([]);
  expect(await heardInBetween()).toEqual([]);
  expect((await user.get('/api/runs?include=under_way')).body.items).toMatchObject([{ id, state: 'done' }]);
});

it('a held run cannot be cancelled, and who starts one beside it is asked to wait, in words that say why', async () => {
  const user = await app.newRunner(2);
  const id = await cutOffWhileWaiting(user);
  const refused = await user.post(`/api/runs/${id}/cancel`);
  expect([refused.status, refused.body.details]).toEqual([409, { reason: 'past_being_written' }]);
  expect(refused.body.message).toContain('cannot be cancelled');
  expect((await user.get(`/api/runs/${id}`)).body.state).toBe('running');
  const second = await startRun(user, { channels: ['openai'] });
  expect([second.status, second.body.details]).toEqual([409, { reason: 'past_being_written' }]);
  expect(second.body.message).toBe(
    'The demonstration’s past is still being written. Please try again in a minute.',
  );
  const canRefresh = async (_channel: string) =>
    (await user.post('/rpc/can_refresh_rankings', { _user_id: user.userId, _channel })).body;
  expect([await canRefresh('openai'), await canRefresh('claude')]).toEqual([false, true]);
  const [held] = await holdOpenRuns(app.checks, user.userId, new Date(Date.now() + 1_000));
  if (held === undefined) throw new Error('nothing was held');
  await finishHeldRun(app.checks, held);
  // What has ended stays as it is, and its channels are free.
  expect((await user.post(`/api/runs/${id}/cancel`)).body).toMatchObject({ id, state: 'done' });
  const next = await startRun(user, { channels: ['openai'] });
  expect(next.status).toBe(200);
  await user.post(`/api/runs/${next.body.id}/cancel`);
});

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

it('a held run that a restore cancelled is anybody’s when it is resumed', async () => {
  const user = await app.newRunner(2);
  const id = await cutOffWhileWaiting(user);
  await cancelEveryRun(app.checks);
  expect(await ended(user, id)).toMatchObject({ state: 'cancelled', successful: 6 });
  const heard = await listen(user);
  await user.post(`/api/runs/${id}/resume`);
  expect(await heard()).toContain('run_updated');
  app.startEngine();
  expect(await ended(user, id)).toMatchObject({ state: 'done', successful: 8 });
});
