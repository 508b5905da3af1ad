import { expect, it } from 'vitest';
import { changePlan } from '../../../test/change-plan.ts';
import { until } from '../checks/check-app.fixture.ts';
import { writeDueReports } from '../reports/index.ts';
import { ended, ONE, runAppForTests, startAndEnd, startRun } from './run.fixture.ts';

const app = runAppForTests();

it('a smaller plan ends the channels it does not include at their next batch, and the keywords it pauses', async () => {
  await app.setPace({ pace_parallel: 1 });
  const user = await app.newRunner(8);
  await app.fault({ kind: 'held', times: 1 });
  app.startEngine();
  const { body } = await startRun(user, { channels: ['openai', 'claude'] });
  // Of the newest, which is one of the three that are paused, a question is on its way.
  await app.untilAsked(1);
  await changePlan(app, user, 'Free');
  await app.release();
  const run = await ended(user, body.id);
  expect(run).toMatchObject({
    state: 'cancelled',
    stopped_by: 'channel_not_in_plan',
    channels: [
      { channel: 'openai', state: 'done', stopped_by: null, scope: 'full', total: 6, successful: 6 },
      { channel: 'claude', state: 'cancelled', stopped_by: 'channel_not_in_plan', processed: 0 },
    ],
  });
  expect(await app.requests()).toHaveLength(6);
  await writeDueReports(app.checks);
  const reports = await app.database.query(
    'select channel, total_keywords from reports where account_id = $1',
    [user.accountId],
  );
  expect(reports).toEqual([{ channel: 'openai', total_keywords: 6 }]);
  // On a plan that includes it again it goes on, about the keywords that are left, and is a full one.
  await changePlan(app, user, 'Professional');
  await user.post(`/api/runs/${body.id}/resume`);
  const resumed = await ended(user, body.id);
  expect(resumed.channels[1]).toMatchObject({ scope: 'full', state: 'done' });
  await writeDueReports(app.checks);
  const both = await app.database.query(
    'select channel from reports where account_id = $1 order by channel',
    [user.accountId],
  );
  expect(both).toEqual([{ channel: 'claude' }, { channel: 'openai' }]);
  const { items } = (await user.get('/api/refreshes')).body;
  const refreshed = items.filter((one: { last_refreshed_at: string | null }) => one.last_refreshed_at);
  expect(refreshed.map(({ channel }: { channel: string }) => channel)).toEqual(['openai', 'claude']);
});

it('a channel in the middle of its questions ends when the plan no longer includes it, and writes no report', async () => {
  await app.setPace({ pace_parallel: 1 });
  const user = await app.newRunner(4);
  await app.fault({ kind: 'held', channel: 'claude' });
  app.startEngine();
  const { body } = await startRun(user, { channels: ['claude'] });
  await app.untilAsked(1);
  await changePlan(app, user, 'Free');
  await app.release();
  const run = await ended(user, body.id);
  expect(run).toMatchObject({ state: 'cancelled', stopped_by: 'channel_not_in_plan' });
  expect(await app.requests()).toHaveLength(1);
  await until(async () => (await app.attemptsOf(user)).every(({ state }) => state === 'answered'));
  await writeDueReports(app.checks);
  expect(await app.database.query('select from reports where account_id = $1', [user.accountId])).toEqual([]);
});

it('a keyword that is deleted while a run is under way is asked no more, and its report tells of the others', async () => {
  await app.setPace({ pace_parallel: 1 });
  const user = await app.newRunner(6);
  await app.fault({ kind: 'held' });
  app.startEngine();
  const { body } = await startRun(user, { channels: ONE, samples: 2 });
  await app.untilAsked(1);
  // Of the first one a question is on its way, the last two were not asked about.
  const ids = (await user.get('/api/keywords')).body.items.map(({ id }: { id: string }) => id);
  for (const at of [0, 4, 5]) await user.post('/rpc/delete_my_keyword', { keyword_id: ids[at] });
  await app.release();
  const run = await ended(user, body.id);
  expect(run).toMatchObject({ state: 'done', total: 4, successful: 4, failed: 0, progress_percent: 100 });
  expect(run.channels).toMatchObject([{ scope: 'full', state: 'done', total: 4 }]);
  const asked = (await app.attemptsOf(user)).map(({ keyword_id }) => keyword_id);
  expect(asked.filter((id) => id === ids[4] || id === ids[5])).toEqual([]);
  expect(asked.filter((id) => id === ids[0]).length).toBeLessThanOrEqual(2);
  await writeDueReports(app.checks);
  const reports = await app.database.query('select total_keywords from reports where account_id = $1', [
    user.accountId,
  ]);
  expect(reports).toEqual([{ total_keywords: 4 }]);
});

it('a run all of whose keywords are deleted before they were asked about ends without a report', async () => {
  const user = await app.newRunner(3);
  const { body } = await startRun(user, { channels: ['openai', 'claude'] });
  for (const { id } of (await user.get('/api/keywords')).body.items)
    await user.post('/rpc/delete_my_keyword', { keyword_id: id });
  app.startEngine();
  expect(await ended(user, body.id)).toMatchObject({ state: 'done', total: 0, progress_percent: 100 });
  expect(await app.requests()).toEqual([]);
  await writeDueReports(app.checks);
  expect(await app.database.query('select from reports where account_id = $1', [user.accountId])).toEqual([]);
});

it('a channel that is named and outside the plan refuses the check instead of being left out', async () => {
  const user = await app.newRunner(1, 'Free');
  for (const path of ['/api/runs', '/api/run-forecast']) {
    const refused = await user.post(path, { channels: ['claude', 'openai'] });
    expect([refused.status, refused.body.details]).toMatchObject([402, { reason: 'channel_not_in_plan' }]);
    expect(refused.body.message).toBe('Your plan does not include Claude. Upgrade your plan to check it.');
  }
  app.startEngine();
  expect(await startAndEnd(user, {})).toMatchObject({ state: 'done', channels: [{ channel: 'openai' }] });
});
