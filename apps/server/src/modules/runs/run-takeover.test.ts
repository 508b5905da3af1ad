import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { countOf, resultsOf, until } from '../checks/check-app.fixture.ts';
import { askOnce, keepAnswer } from '../checks/use-cases/ask-sample.ts';
import { recoverChecks } from '../checks/use-cases/recover-checks.ts';
import { ended, ONE, runAppForTests, startRun } from './run.fixture.ts';
import { claimSlice, renewLease, type Slice } from './slices.queries.ts';
import { beginBatch } from './use-cases/begin-batch.ts';
import { openSlice } from './use-cases/open-slice.ts';
import { recoverSlice } from './use-cases/run-slice.ts';

const app = runAppForTests();

async function claim(): Promise<Slice> {
  const slice = await claimSlice(app.services.database.servicePool);
  if (slice === null) throw new Error('nothing to claim');
  return slice;
}

/** What a worker does that is killed after its calls were written and before their answers came. */
async function claimAndDie(): Promise<string[]> {
  const slice = await claim();
  await recoverSlice(app.checks, slice);
  const plan = await openSlice(app.checks, slice);
  if (plan === null) throw new Error('no run');
  const batch = await app.checks
    .tenant(slice.account_id)
    .transaction((tx) => beginBatch(tx, app.checks, plan));
  await expireLeases();
  return batch.kind === 'calls' ? batch.calls.map(({ attempt }) => attempt.id) : [];
}

const expireLeases = () =>
  app.database.query("update run_channels set lease_until = now() - interval '1 s' where state = 'running'");

const countNow = async () => ({
  lost: await countOf(app.checks, 'lostAttempts'),
  spent: await countOf(app.checks, 'spentMicrodollars'),
  surplus: await countOf(app.checks, 'surplusAnswers'),
});
/** The counters have grown by what is in the books of a user, and by so many lost calls and surplus answers. */
async function expectCounted(
  user: TestUser,
  before: Awaited<ReturnType<typeof countNow>>,
  grown: { lost: number; surplus: number },
): Promise<void> {
  const { spent } = await app.booksOf(user);
  expect(spent).toBeGreaterThan(0);
  expect(await countNow()).toEqual({
    lost: before.lost + grown.lost,
    spent: before.spent + spent,
    surplus: before.surplus + grown.surplus,
  });
}

const statesOf = async (user: TestUser) =>
  Object.groupBy(await app.attemptsOf(user), ({ state }) => state) as Record<string, { id: string }[]>;

describe('two workers on one database', () => {
  it('ask no sample twice', { tags: 'verify' }, async () => {
    const users = await Promise.all([1, 2, 3, 4].map(() => app.newRunner(5)));
    const started = await Promise.all(
      users.map((user) => startRun(user, { channels: ['openai', 'claude'], samples: 2 })),
    );
    for (let workers = 0; workers < 3; workers += 1) app.startEngine();
    const runs = await Promise.all(users.map((user, at) => ended(user, started[at]?.body.id)));
    expect(runs.map(({ state, successful }) => ({ state, successful }))).toEqual(
      users.map(() => ({ state: 'done', successful: 10 })),
    );
    expect(await app.requests()).toHaveLength(4 * 5 * 2 * 2);
    for (const user of users) {
      const attempts = await app.attemptsOf(user);
      expect(attempts).toHaveLength(20);
      expect(new Set(attempts.map((one) => `${one.channel} ${one.keyword_id} ${one.sample_no}`)).size).toBe(
        20,
      );
    }
  });

  it('leave a slice to the one who holds it until its lease is over', async () => {
    const user = await app.newRunner(1);
    const { body } = await startRun(user, { channels: ONE });
    const { servicePool } = app.services.database;
    const first = await claim();
    expect(await claimSlice(servicePool)).toBeNull();
    expect(await renewLease(servicePool, first)).toBe(true);
    await expireLeases();
    const second = await claim();
    expect(second).toEqual({ ...first, epoch: first.epoch + 1 });
    expect(await renewLease(servicePool, first)).toBe(false);
    const late = await openSlice(app.checks, first);
    if (late === null) throw new Error('no run');
    const batch = await app.checks
      .tenant(user.accountId)
      .transaction((tx) => beginBatch(tx, app.checks, late));
    expect(batch).toEqual({ kind: 'over' });
    expect(await app.attemptsOf(user)).toEqual([]);
    await user.post(`/api/runs/${body.id}/cancel`);
  });

  it('serve the user with the least in work first, however many channels another has ready', async () => {
    const [busy, modest] = [await app.newRunner(1), await app.newRunner(1)];
    for (const channel of ['openai', 'claude', 'gemini'] as const)
      await startRun(busy, { channels: [channel] });
    await startRun(modest, { channels: ['openai'] });
    const claimed = [await claim(), await claim(), await claim(), await claim()].map(
      ({ account_id }) => account_id,
    );
    expect(claimed.slice(0, 2).toSorted()).toEqual([busy.accountId, modest.accountId].toSorted());
    expect(claimed.slice(2)).toEqual([busy.accountId, busy.accountId]);
    for (const user of [busy, modest])
      for (const { id } of (await user.get('/api/runs')).body.items)
        await user.post(`/api/runs/${id}/cancel`);
  });
});

describe('a worker that is killed', () => {
  it('has its slice taken over: its calls are lost and paid, and every sample is answered once', async () => {
    const user = await app.newRunner(5);
    const before = await countNow();
    const { body } = await startRun(user, { channels: ONE, samples: 2 });
    const lost = await claimAndDie();
    expect(lost).toHaveLength(3);
    app.startEngine();
    const run = await ended(user, body.id);
    expect(run).toMatchObject({ state: 'done', successful: 5, failed: 0 });
    const states = await statesOf(user);
    expect(states.lost?.map(({ id }) => id).toSorted()).toEqual(lost.toSorted());
    expect(states.answered).toHaveLength(10);
    expect(await app.requests()).toHaveLength(10);
    expect(await resultsOf(user)).toMatchObject(Array.from({ length: 5 }, () => ({ n: 2, failed: 0 })));
    expect((await app.booksOf(user)).spent).toBeGreaterThan(await app.billed());
    await expectCounted(user, before, { lost: 3, surplus: 0 });
  });

  it('twice over the same sample ends it: outcome unknown; the others are answered', async () => {
    const user = await app.newRunner(4);
    const { body } = await startRun(user, { channels: ONE });
    const first = await claimAndDie();
    const second = await claimAndDie();
    expect(second).toHaveLength(3);
    app.startEngine();
    const run = await ended(user, body.id);
    expect(run).toMatchObject({ state: 'done', successful: 1, failed: 3 });
    expect((await statesOf(user)).lost).toHaveLength(first.length + second.length);
    expect(run.keyword_results.items[0]).toMatchObject({
      state: 'failed',
      status: 'network_error',
      n: 0,
      failed: 1,
      error_message: expect.stringMatching(/outcome of this check is unknown/),
    });
  });

  it('of a cancelled run has its calls booked by the sweep when their time is over', async () => {
    const user = await app.newRunner(3);
    const before = await countNow();
    const { body } = await startRun(user, { channels: ONE });
    await claimAndDie();
    await user.post(`/api/runs/${body.id}/cancel`);
    expect((await app.booksOf(user)).reserved).toBeGreaterThan(0);
    await recoverChecks({ ...app.checks, now: () => new Date(Date.now() + 3 * 60_000) });
    expect((await app.booksOf(user)).reserved).toBe(0);
    expect((await statesOf(user)).lost).toHaveLength(3);
    expect(await ended(user, body.id)).toMatchObject({ state: 'cancelled', processed: 0 });
    await expectCounted(user, before, { lost: 3, surplus: 0 });
  });
});

describe('a batch whose commit was not heard', () => {
  it('is begun again: of two answers to one sample one counts, the other is surplus', async () => {
    const user = await app.newRunner(1);
    const before = await countNow();
    const { body } = await startRun(user, { channels: ONE });
    const slice = await claim();
    const plan = await openSlice(app.checks, slice);
    if (plan === null) throw new Error('no run');
    const begin = () =>
      app.checks.tenant(user.accountId).transaction((tx) => beginBatch(tx, app.checks, plan));
    for (const batch of [await begin(), await begin()]) {
      if (batch.kind !== 'calls') throw new Error(`nothing to ask: ${batch.kind}`);
      for (const call of batch.calls) {
        const answer = await askOnce(app.checks, call.plan);
        if (answer instanceof Error) throw answer;
        await keepAnswer(app.checks, call, answer);
      }
    }
    const counted = (await app.answersOf(user)).map(({ is_counted }) => is_counted);
    expect(counted.toSorted()).toEqual([false, true]);
    expect(await resultsOf(user)).toMatchObject([{ n: 1, failed: 0 }]);
    await expectCounted(user, before, { lost: 0, surplus: 1 });
    await expireLeases();
    app.startEngine();
    expect(await ended(user, body.id)).toMatchObject({ state: 'done', successful: 1 });
  });
});

describe('a worker that stood still', () => {
  it('finds its slice taken over: its late answers are kept and not counted, and it asks no more', async () => {
    const user = await app.newRunner(5);
    await app.fault({ kind: 'held', times: 3 });
    app.startEngine();
    const { body } = await startRun(user, { channels: ONE });
    await app.untilAsked(3);
    await expireLeases();
    const run = await ended(user, body.id);
    expect(run).toMatchObject({ state: 'done', successful: 5 });
    await app.release();
    await until(async () => (await app.answersOf(user)).length === 8);
    const counted = (await app.answersOf(user)).filter(({ is_counted }) => is_counted);
    expect(counted).toHaveLength(5);
    expect(await app.requests()).toHaveLength(5 + 3);
    expect((await statesOf(user)).lost).toHaveLength(3);
    expect((await app.booksOf(user)).spent).toBeGreaterThanOrEqual(await app.billed());
  });
});
