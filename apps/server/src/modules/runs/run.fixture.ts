import type { Channel, ChannelSettings, StartRun } from '@answerscope/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import { sharedApp } from '../../../test/shared-app.ts';
import type { Reply, TestUser } from '../../../test/user.ts';
import {
  type CheckApp,
  type PlanName,
  startCheckApp,
  until,
  withChecks,
} from '../checks/check-app.fixture.ts';
import { type RunEngine, startRunEngine } from './run.engine.ts';

export type RunApp = ReturnType<typeof withRuns<CheckApp>>;

/** A product of this file's own for tests of runs. */
export async function startRunApp(): Promise<Owned<RunApp>> {
  const app = withRuns(await startCheckApp({}, { everyAssistant: true }));
  await quicken(app);
  return app;
}

/** The shared product for tests that need runs. Paces and plans are as before after the file. */
export function sharedRunApp(): RunApp;
export function sharedRunApp<App extends RunApp>(extend: (app: RunApp) => App): App;
export function sharedRunApp(extend: (app: RunApp) => RunApp = (app) => app): RunApp {
  const app = sharedApp((plain) => extend(withRuns(withChecks(plain))));
  let slowDown = async (): Promise<void> => undefined;
  beforeAll(async () => {
    slowDown = await quicken(app);
  });
  afterAll(async () => {
    await app.stopEngines();
    await app.setPace({});
    await slowDown();
  });
  return app;
}

/** The product with all four assistants, paces set by the test, and workers that a test starts and stops. */
export function withRuns<App extends CheckApp>(app: App) {
  const engines = new Set<RunEngine>();
  return {
    ...app,
    startEngine: (options: { slicesMax?: number; utilization?: () => number } = {}): RunEngine => {
      const engine = startRunEngine(app.checks, { pollMs: 20, ...options });
      engines.add(engine);
      return engine;
    },
    stopEngines: async (): Promise<void> => {
      await Promise.all([...engines].map((engine) => engine.stop(10_000)));
      engines.clear();
    },
    setPace: (pace: Partial<ChannelSettings>) => setPace(app, pace),
    newRunner: async (keywords: number, plan: PlanName = 'Professional') => {
      // More people than may sign up from one address in an hour.
      await app.database.query("delete from rate_buckets where key not like 'provider:%'");
      return app.newTracker({
        plan,
        keywords: Array.from({ length: keywords }, (_one, at) => `crm for team ${at}`),
      });
    },
  };
}

/** No pause between channels, and ten answers on every plan. Returns what takes both back. */
async function quicken({ checks, database }: CheckApp): Promise<() => Promise<void>> {
  const { channelPauseMs } = checks;
  const plans = await database.query('select id, samples_max from plans');
  checks.channelPauseMs = () => Promise.resolve(0);
  // How many answers a plan allows is tested beside what starts a run.
  await database.query('update plans set samples_max = 10');
  return async () => {
    checks.channelPauseMs = channelPauseMs;
    await database.query(
      `update plans set samples_max = before.samples_max
       from jsonb_populate_recordset(null::plans, $1) before where plans.id = before.id`,
      [JSON.stringify(plans)],
    );
  };
}

/**
 * The product of a file of tests of runs, there from its first test on. Paces are as usual before each; after each, the
 * books of all users must balance, and what runs promise must hold for all rows there are.
 */
export function runAppForTests(): RunApp {
  const app = {} as Owned<RunApp>;
  beforeAll(async () => {
    Object.assign(app, await startRunApp());
  });
  beforeEach(() => app.setPace({}));
  afterEach(async () => {
    await app.stopEngines();
    await app.resetSimulator();
    await app.expectBooksToBalance();
    expect(await brokenPromises(app)).toEqual(NONE_BROKEN);
  });
  afterAll(() => app.stop());
  return app;
}

async function setPace(app: CheckApp, pace: Partial<ChannelSettings>): Promise<void> {
  for (const channel of ['openai', 'claude', 'gemini', 'perplexity'])
    await app.database.query(
      `insert into channel_settings (channel, settings, updated_at) values ($1, $2, now())
       on conflict (channel) do update set settings = excluded.settings`,
      [channel, JSON.stringify({ pace_pause_ms: 0, requests_per_minute: 10_000, ...pace })],
    );
}

export async function startRun(user: TestUser, input: StartRun = {}, key?: string): Promise<Reply> {
  return user.post('/api/runs', input, key === undefined ? {} : { 'idempotency-key': key });
}

/** The run when it has ended. */
export async function ended(user: TestUser, runId: string) {
  await until(async () => (await user.get(`/api/runs/${runId}`)).body.state !== 'running');
  return (await user.get(`/api/runs/${runId}`)).body;
}

export async function startAndEnd(user: TestUser, input: StartRun) {
  const started = await startRun(user, input);
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  return ended(user, started.body.id);
}

export const ONE: Channel[] = ['openai'];

/** Of all users: samples without exactly one counted answer, ended runs with an open item, unheard attempts. */
export async function brokenPromises(app: CheckApp) {
  const [found] = await app.database.query(`
    select
      (select count(*)::int from check_run_items i join check_runs r on r.account_id = i.account_id and r.id = i.run_id
        where i.state = 'open' and r.state <> 'running') as open_items_of_ended_runs,
      (select count(*)::int from check_samples s where s.state = 'answered' and 1 <> (
        select count(*) from answers a where a.account_id = s.account_id and a.run_id = s.run_id and a.channel = s.channel
          and a.keyword_id = s.keyword_id and a.sample_no = s.sample_no and a.is_counted)) as samples_not_counted_once,
      (select count(*)::int from answers a where not exists (
        select from check_attempts t where t.account_id = a.account_id and t.id = a.id)) as answers_without_attempt`);
  return found;
}
export const NONE_BROKEN = {
  open_items_of_ended_runs: 0,
  samples_not_counted_once: 0,
  answers_without_attempt: 0,
};
