import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { until } from '../checks/check-app.fixture.ts';
import { ended, ONE, runAppForTests, startRun } from './run.fixture.ts';
import { claimSlice } from './slices.queries.ts';
import { openSlice } from './use-cases/open-slice.ts';
import { runSlice } from './use-cases/run-slice.ts';

const app = runAppForTests();

/** After this long a channel that others wait for gives its turn away. */
const TURN_MS = 5_000;

const runOf = async (user: TestUser, id: string) => (await user.get(`/api/runs/${id}?page_size=1`)).body;

/** Many keywords in one statement; one by one would take the test long. */
async function addMany(user: TestUser, keywords: number): Promise<void> {
  await app.database.query(
    `insert into keywords select (jsonb_populate_record(k, jsonb_build_object('id', gen_random_uuid(),
       'keyword', 'crm for branch ' || n, 'text_key', 'crm for branch ' || n))).*
     from keywords k, generate_series(1, $2) n where k.account_id = $1`,
    [user.accountId, keywords],
  );
}

describe('one who asks much', () => {
  it('does not keep another waiting, although every worker slot is busy with it', async () => {
    const [much, little] = [await app.newRunner(1), await app.newRunner(3)];
    await app.database.query(
      "update accounts set plan_id = (select id from plans where name = 'Enterprise') where id = $1",
      [much.accountId],
    );
    await addMany(much, 399);
    // Its answers take several times as long as a turn, on a quick machine too.
    await app.fault({ channel: 'openai', kind: 'slow', delayMs: 250 });
    const long = await startRun(much, { channels: ONE });
    expect(long.body.total).toBe(400);
    app.startEngine({ slicesMax: 1 });
    await app.untilAsked(1);
    const short = await startRun(little, { channels: ['claude'] });
    expect(await ended(little, short.body.id)).toMatchObject({ state: 'done', successful: 3 });
    expect(await runOf(much, long.body.id)).toMatchObject({ state: 'running' });
    await until(async () => (await runOf(much, long.body.id)).channels[0].state === 'running');
    await much.post(`/api/runs/${long.body.id}/cancel`);
  });

  it('on a paused provider holds up neither other channels nor other people', async () => {
    const [first, second] = [await app.newRunner(2), await app.newRunner(2)];
    await app.fault({ channel: 'openai', kind: '429', retryAfterSeconds: 600 });
    app.startEngine({ slicesMax: 1 });
    const runs = [
      { user: first, run: await startRun(first, { channels: ['openai', 'claude'] }) },
      { user: second, run: await startRun(second, { channels: ['openai', 'gemini'] }) },
    ];
    for (const { user, run } of runs) {
      await until(async () => (await runOf(user, run.body.id)).channels[1].state === 'done');
      await until(async () => (await runOf(user, run.body.id)).channels[0].resume_at !== null);
      const [openai, other] = (await runOf(user, run.body.id)).channels;
      expect(openai).toMatchObject({ state: 'ready', processed: 0 });
      expect(other).toMatchObject({ successful: 2, errors: 0 });
    }
    // The first batch heard of the wait; nobody has asked since.
    const asked = (await app.requests()).filter(({ channel }) => channel === 'openai');
    expect(asked.length).toBeLessThanOrEqual(2);
    await app.database.query('update provider_states set paused_until = null');
    for (const { user, run } of runs) await user.post(`/api/runs/${run.body.id}/cancel`);
  });
});

it('a wait of some seconds, too, leaves its worker slot to who waits for one', async () => {
  const [waiting, other] = [await app.newRunner(1), await app.newRunner(2)];
  await app.fault({ channel: 'openai', kind: '429', retryAfterSeconds: 25, times: 1 });
  app.startEngine({ slicesMax: 1 });
  const long = await startRun(waiting, { channels: ONE });
  await app.untilAsked(1);
  const short = await startRun(other, { channels: ['claude'] });
  expect(await ended(other, short.body.id)).toMatchObject({ state: 'done', successful: 2 });
  const [pause] = await app.database.query<{ left: number }>(
    "select extract(epoch from paused_until - now())::float8 as left from provider_states where provider = 'openai'",
  );
  expect(pause?.left).toBeGreaterThan(0);
  await app.database.query('update provider_states set paused_until = null');
  await waiting.post(`/api/runs/${long.body.id}/cancel`);
});

it('a worker that is busy all the time lets go of channels, and one that has time takes them', async () => {
  await app.setPace({ pace_parallel: 1 });
  const hold = () => app.fault({ channel: 'openai', kind: 'held' });
  await hold();
  const users = await Promise.all(Array.from({ length: 13 }, () => app.newRunner(25)));
  const runs = await Promise.all(users.map((user) => startRun(user, { channels: ONE })));
  const inWork = async () => {
    const [found] = await app.database.query<{ channels: number }>(
      "select count(*)::int as channels from run_channels where state = 'running'",
    );
    return found?.channels ?? 0;
  };
  let utilization = 0;
  app.startEngine({ utilization: () => utilization });
  await until(async () => (await inWork()) === users.length);
  const allInWorkMs = performance.now();
  await until(async () => performance.now() - allInWorkMs > TURN_MS);
  utilization = 1;
  await until(async () => {
    // Each looks at its worker slot after an answer.
    await app.release();
    await hold();
    return (await inWork()) === 10;
  });
  app.startEngine({ utilization: () => 0 });
  await until(async () => (await inWork()) === users.length);
  await app.resetSimulator();
  for (const [at, user] of users.entries())
    expect(await ended(user, runs[at]?.body.id)).toMatchObject({ state: 'done', successful: 25 });
}, 240_000);

describe("work under another user's id", () => {
  it('is refused: whose run it is, its row says', async () => {
    const [owner, stranger] = [await app.newRunner(2), await app.newRunner(2)];
    const { body } = await startRun(owner, { channels: ONE });
    const slice = await claimSlice(app.services.database.servicePool);
    if (slice === null) throw new Error('nothing to claim');
    const forged = { ...slice, account_id: stranger.accountId };
    expect(await openSlice(app.checks, forged)).toBeNull();
    await runSlice(app.checks, forged, new AbortController().signal);
    expect(await app.requests()).toEqual([]);
    for (const user of [owner, stranger]) expect(await app.attemptsOf(user)).toEqual([]);
    expect((await stranger.get(`/api/runs/${body.id}`)).status).toBe(404);
    await owner.post(`/api/runs/${body.id}/cancel`);
  });
});
