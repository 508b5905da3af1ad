import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { anAnswer } from '../answers/answer.fixture.ts';
import { check, until } from '../checks/check-app.fixture.ts';
import { recordAnswer } from '../checks/use-cases/record-answer.ts';
import { recoverChecks } from '../checks/use-cases/recover-checks.ts';
import { ended, ONE, runAppForTests, startRun } from './run.fixture.ts';
import { claimSlice, releaseSlice, type Slice } from './slices.queries.ts';
import { beginBatch } from './use-cases/begin-batch.ts';
import { openSlice } from './use-cases/open-slice.ts';

const app = runAppForTests();

/** All calls of an assistant that runs may have in flight at once, or all there are, by other processes. */
const takeSlots = (channel: string, slots: number) =>
  app.database.query(
    `insert into provider_slots (provider, slot_no, holder, lease_until)
     select $1, n, gen_random_uuid(), now() + interval '1 hour' from generate_series(0, $2 - 1) n
     on conflict (provider, slot_no) do update set holder = excluded.holder, lease_until = excluded.lease_until`,
    [channel, slots],
  );
const freeSlots = () => app.database.query('delete from provider_slots');

afterEach(async () => {
  vi.restoreAllMocks();
  await freeSlots();
});

async function claim(): Promise<Slice> {
  const slice = await claimSlice(app.services.database.servicePool);
  if (slice === null) throw new Error('nothing to claim');
  return slice;
}

/** The next batch of calls is written, and then this happens before the worker hears of it. */
function afterNextBatch(happens: () => void): void {
  const { tenant } = app.checks;
  let isNext = true;
  vi.spyOn(app.checks, 'tenant').mockImplementation((userId) => ({
    transaction: async (work) => {
      const result = await tenant(userId).transaction(work);
      if (isNext && (result as { kind?: unknown } | undefined)?.kind === 'calls') {
        isNext = false;
        happens();
      }
      return result;
    },
  }));
}

describe('an assistant whose calls are all taken', () => {
  it('is waited for without attempts, without money set aside and without a worker slot that others want', async () => {
    const [waiting, other] = [await app.newRunner(3), await app.newRunner(3)];
    await takeSlots('openai', 20);
    app.startEngine({ slicesMax: 1 });
    const long = await startRun(waiting, { channels: ['openai', 'gemini'] });
    const short = await startRun(other, { channels: ['claude'] });
    expect(await ended(other, short.body.id)).toMatchObject({ state: 'done', successful: 3 });
    // Its turn went to the run's next channel.
    await until(async () => (await app.attemptsOf(waiting)).length === 3);
    const asked = (await app.attemptsOf(waiting)).map(({ channel }) => channel);
    expect(asked).toEqual(['gemini', 'gemini', 'gemini']);
    await until(async () => (await app.booksOf(waiting)).reserved === 0);
    await freeSlots();
    expect(await ended(waiting, long.body.id)).toMatchObject({ state: 'done', successful: 6 });
  });

  it('is asked as many questions at once as it leaves room for', async () => {
    const user = await app.newRunner(3);
    await takeSlots('openai', 17);
    app.startEngine();
    const { body } = await startRun(user, { channels: ONE });
    expect(await ended(user, body.id)).toMatchObject({ state: 'done', successful: 3 });
    expect((await app.attemptsOf(user)).map(({ state }) => state)).toEqual(Array(3).fill('answered'));
  });

  it('leaves the turn to the next channel of its run, also where nobody else wants the worker slot', async () => {
    const user = await app.newRunner(2);
    await takeSlots('openai', 20);
    app.startEngine();
    const { body } = await startRun(user, { channels: ['openai', 'claude'] });
    await until(async () => (await app.attemptsOf(user)).length === 2);
    expect((await app.attemptsOf(user)).map(({ channel }) => channel)).toEqual(['claude', 'claude']);
    await freeSlots();
    expect(await ended(user, body.id)).toMatchObject({ state: 'done', successful: 4 });
  });

  it('is still asked by a person who waits: runs leave some calls to people', async () => {
    const user = await app.newRunner(1);
    await takeSlots('openai', 18);
    app.startEngine();
    const { body: run } = await startRun(user, { channels: ONE });
    const { body } = await check(user, { keyword: 'crm for team 0' });
    expect(body).toMatchObject({ status: 'completed' });
    expect((await app.attemptsOf(user)).filter(({ run_id }) => run_id === run.id)).toEqual([]);
    await freeSlots();
    expect(await ended(user, run.id)).toMatchObject({ state: 'done', successful: 1 });
  });
});

it('a paused assistant is asked again as soon as its pause is over', async () => {
  const user = await app.newRunner(1);
  await app.database.query(
    `insert into provider_states (provider, paused_until) values ('openai', now() + interval '600 seconds')
     on conflict (provider) do update set paused_until = excluded.paused_until`,
  );
  app.startEngine();
  const { body } = await startRun(user, { channels: ONE });
  const resumesAt = async () => (await user.get(`/api/runs/${body.id}`)).body.channels[0].resume_at;
  await until(async () => (await resumesAt()) !== null);
  const [pause] = await app.database.query<{ until: Date }>(
    "select paused_until as until from provider_states where provider = 'openai'",
  );
  const laterMs = Date.parse(await resumesAt()) - (pause?.until.getTime() ?? Number.NaN);
  expect(Math.abs(laterMs)).toBeLessThan(60_000);
  await app.database.query('update provider_states set paused_until = null');
  await user.post(`/api/runs/${body.id}/cancel`);
});

describe('calls that are written', () => {
  it('and whose commit was not heard are not written again, and each is asked once', async () => {
    const user = await app.newRunner(3);
    afterNextBatch(() => {
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    });
    app.startEngine();
    const { body } = await startRun(user, { channels: ONE });
    expect(await ended(user, body.id)).toMatchObject({ state: 'done', successful: 3 });
    expect((await app.attemptsOf(user)).map(({ state }) => state)).toEqual(Array(3).fill('answered'));
    expect(await app.requests()).toHaveLength(3);
  });

  it('are not sent by a worker that stood still before it could: nobody asks twice, nothing is paid', async () => {
    const user = await app.newRunner(3);
    const { now } = performance;
    afterNextBatch(() => {
      vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 11_000);
    });
    app.startEngine();
    const { body } = await startRun(user, { channels: ONE });
    await until(async () => (await app.attemptsOf(user)).some(({ state }) => state === 'failed'));
    expect(await app.requests()).toEqual([]);
    expect((await app.booksOf(user)).spent).toBe(0);
    expect(await ended(user, body.id)).toMatchObject({ state: 'done', successful: 3 });
    expect(await app.requests()).toHaveLength(3);
  });

  it('count as lost by the clock that all processes share', async () => {
    const user = await app.newRunner(1);
    const { body } = await startRun(user, { channels: ONE });
    const plan = await openSlice(app.checks, await claim());
    if (plan === null) throw new Error('no run');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 10 * 60_000 });
    try {
      await app.checks.tenant(user.accountId).transaction((tx) => beginBatch(tx, app.checks, plan));
    } finally {
      vi.useRealTimers();
    }
    expect(await recoverChecks(app.checks)).toMatchObject({ lost: 0 });
    const [left] = await app.database.query<{ seconds: number }>(
      'select extract(epoch from deadline_at - now())::float8 as seconds from check_attempts where account_id = $1',
      [user.accountId],
    );
    // By the clock of this process it would be ten minutes ago.
    expect(left?.seconds).toBeGreaterThan(0);
    expect(left?.seconds).toBeLessThan(180);
    await user.post(`/api/runs/${body.id}/cancel`);
  });

  it('and given up are booked in full, and beyond it where a late answer cost more', async () => {
    const user = await app.newRunner(1);
    const { body } = await startRun(user, { channels: ONE });
    const plan = await openSlice(app.checks, await claim());
    if (plan === null) throw new Error('no run');
    const tenant = app.checks.tenant(user.accountId);
    const batch = await tenant.transaction((tx) => beginBatch(tx, app.checks, plan));
    if (batch.kind !== 'calls' || batch.calls[0] === undefined) throw new Error('nothing to ask');
    const [call] = batch.calls;
    await recoverChecks({ ...app.checks, now: () => new Date(Date.now() + 3 * 60_000) });
    const { reserved_microdollars: ceiling } = call.attempt;
    expect(await app.booksOf(user)).toEqual({ spent: ceiling, reserved: 0 });
    const late = (cost_microdollars: number) =>
      tenant.transaction((tx) =>
        recordAnswer(tx, { ...call, answer: anAnswer({ cost_microdollars }), now: new Date() }),
      );
    expect(await late(ceiling + 7)).toMatchObject({ is_counted: false, booked_microdollars: 7 });
    // Its commit was not heard: it adds nothing.
    expect(await late(ceiling + 7)).toMatchObject({ booked_microdollars: 0 });
    expect(await app.booksOf(user)).toEqual({ spent: ceiling + 7, reserved: 0 });
    await user.post(`/api/runs/${body.id}/cancel`);
  });
});

describe('who waits longest', () => {
  const runIds = async (users: TestUser[]) => {
    for (const user of users)
      for (const { id } of (await user.get('/api/runs')).body.items)
        await user.post(`/api/runs/${id}/cancel`);
  };

  it('is served first, from the moment a worker let go of it or its run began', async () => {
    const [first, second, third] = [await app.newRunner(1), await app.newRunner(1), await app.newRunner(1)];
    const letGo = async () => {
      const slice = await claim();
      await app.checks.tenant(slice.account_id).transaction((tx) => releaseSlice(tx, slice));
      // Runs are dated to the millisecond.
      await sleep(5);
      return slice.account_id;
    };
    await startRun(first, { channels: ONE });
    expect(await letGo()).toBe(first.accountId);
    await startRun(second, { channels: ONE });
    await sleep(5);
    // It has waited since before the second one began.
    expect(await letGo()).toBe(first.accountId);
    await startRun(third, { channels: ONE });
    const served = [await claim(), await claim(), await claim()].map(({ account_id }) => account_id);
    expect(served).toEqual([second.accountId, first.accountId, third.accountId]);
    await runIds([first, second, third]);
  });

  it('is left alone where its assistant may not be asked, or its worker may have found the database away', async () => {
    const user = await app.newRunner(1);
    const { servicePool } = app.services.database;
    await startRun(user, { channels: ONE });
    expect(await claimSlice(servicePool, { channels: ['openai'], takesOver: true })).toBeNull();
    await claim();
    await app.database.query("update run_channels set lease_until = now() - interval '1 s'");
    expect(await claimSlice(servicePool, { channels: [], takesOver: false })).toBeNull();
    expect(await claimSlice(servicePool, { channels: ['claude'], takesOver: true })).toMatchObject({
      epoch: 2,
    });
    await runIds([user]);
  });
});
