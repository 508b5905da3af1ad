import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import { createMetrics } from '../../http/metrics.ts';
import { check, until } from '../checks/check-app.fixture.ts';
import { refreshDue } from './refresh-scheduler.engine.ts';
import { ended, ONE, type RunApp, startRun, startRunApp } from './run.fixture.ts';
import { registerRunMetrics } from './run.metrics.ts';

let app: Owned<RunApp>;
beforeAll(async () => {
  app = await startRunApp();
  await app.setPace({});
});
afterAll(() => app.stop());

/** Values by name and labels, as Prometheus reads them; a look is kept for a second. */
async function scrape(): Promise<Record<string, number>> {
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const text = await (await fetch(`${app.baseUrl}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith('answerscope_'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

it('metrics tell of what waits, what is in flight and what is spent, over all processes', async () => {
  const user = await app.newRunner(3);
  const { body } = await startRun(user, { channels: ['openai', 'claude'] });
  const queued = await scrape();
  expect(queued['answerscope_run_channels{state="ready"}']).toBe(1);
  expect(queued.answerscope_queue_age_seconds).toBeGreaterThan(1);
  expect(queued['answerscope_calls_in_flight{channel="openai"}']).toBe(0);

  await app.fault({ kind: 'held' });
  app.startEngine();
  await app.untilAsked(3);
  const asking = await scrape();
  expect(asking['answerscope_calls_in_flight{channel="openai"}']).toBe(3);
  expect(asking['answerscope_run_channels{state="running"}']).toBe(1);
  expect(asking['answerscope_day_microdollars{kind="reserved"}']).toBeGreaterThan(0);
  expect(asking['answerscope_day_microdollars{kind="limit"}']).toBe(app.checks.dailyLimitMicrodollars);
  await app.release();
  await ended(user, body.id);
  const done = await scrape();
  expect(done).toMatchObject({
    answerscope_queue_age_seconds: 0,
    answerscope_unsettled_attempts: 0,
    'answerscope_day_microdollars{kind="reserved"}': 0,
    'answerscope_day_microdollars{kind="spent"}': (await app.booksOf(user)).spent,
    'answerscope_calls_in_flight{channel="openai"}': 0,
  });
  await app.stopEngines();
});

it('a resumed run waits since it was resumed, not since its start', async () => {
  const user = await app.newRunner(1);
  const { body } = await startRun(user, { channels: ONE });
  await user.post(`/api/runs/${body.id}/cancel`);
  await app.database.query("update check_runs set created_at = now() - interval '2 hours' where id = $1", [
    body.id,
  ]);
  await user.post(`/api/runs/${body.id}/resume`);
  const { answerscope_queue_age_seconds: waits } = await scrape();
  expect(waits).toBeGreaterThan(1);
  expect(waits).toBeLessThan(60);
  await user.post(`/api/runs/${body.id}/cancel`);
});

it('the money of the day is measured as it is booked', async () => {
  const measured = async () => {
    const { registry } = createMetrics();
    registerRunMetrics(registry, app.checks);
    const day = await registry.getSingleMetric('answerscope_day_microdollars')?.get();
    return day?.values.find(({ labels }) => labels.kind === 'spent')?.value;
  };
  await check(await app.newRunner(1));
  const [booked] = await app.database.query<{ spent: number }>(
    "select spent_microdollars::float8 as spent from spend_days where provider = 'all' order by day desc limit 1",
  );
  expect(booked?.spent).toBeGreaterThan(0);
  expect(await measured()).toBe(booked?.spent);
});

it('what has not happened yet is counted as 0, so that the first time shows', () => {
  const { registry } = createMetrics();
  for (const name of ['lost_attempts', 'surplus_answers', 'run_waits', 'spent_microdollars'])
    expect(registry.getSingleMetric(`answerscope_${name}_total`)).toMatchObject({
      hashMap: { 'channel:claude,': { value: 0, labels: { channel: 'claude' } } },
    });
});

it('metrics count waits for a provider and refreshes by their outcome', async () => {
  await app.resetSimulator();
  const user = await app.newRunner(1);
  await app.fault({ channel: 'openai', kind: '429', retryAfterSeconds: 600 });
  app.startEngine();
  const { body } = await startRun(user, { channels: ONE });
  await until(async () => (await user.get(`/api/runs/${body.id}`)).body.channels[0].resume_at !== null);
  await user.post('/rpc/update_refresh_tracking', { _user_id: user.accountId, _channel: 'openai' });
  await app.database.query(
    "update refresh_tracking set next_refresh_at = now() - interval '1 minute' where account_id = $1",
    [user.accountId],
  );
  await refreshDue(app.checks);
  const waiting = await scrape();
  expect(waiting['answerscope_run_waits_total{channel="openai"}']).toBe(1);
  expect(waiting['answerscope_run_channels{state="waiting"}']).toBe(1);
  expect(waiting['answerscope_provider_pause_seconds{channel="openai"}']).toBeGreaterThan(500);
  expect(waiting['answerscope_refreshes_total{outcome="later"}']).toBe(1);
  await app.stopEngines();
});
