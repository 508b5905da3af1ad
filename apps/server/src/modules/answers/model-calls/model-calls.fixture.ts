import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoggedRequest } from '@answerscope/assistant-simulator';
import type { TrackerSettings } from '@answerscope/contract';
import { getTableName } from 'drizzle-orm';
import { expect } from 'vitest';
import { TEST_SECRET } from '../../../../test/global-setup.ts';
import type { TestUser } from '../../../../test/user.ts';
import type { Rounds } from '../../../lib/rounds.ts';
import { countOf, until } from '../../checks/check-app.fixture.ts';
import type { RunApp } from '../../runs/run.fixture.ts';
import { beginCall, loseCall, type ModelTask } from '../use-cases/ask-model.ts';
import type { KilledCall } from './killed-call.fixture.ts';
import type { ModelCallRow } from './model-call-columns.tables.ts';
import { startModelCalls } from './model-calls.engine.ts';
import type { ModelCallKey } from './model-calls.queries.ts';

/** What tests of calls for a task do with the product; `word` is in its requests and in no others. */
export function modelCallParts<Row extends ModelCallRow, Reply>(
  app: RunApp,
  task: ModelTask<Row, Reply>,
  {
    setting,
    word,
  }: { setting: keyof TrackerSettings & ('auxiliary_judging' | 'stance_reading'); word: string },
) {
  // As with real assistants.
  app.checks.readsDoubts = true;
  const table = getTableName(task.table);
  const workers = new Set<Rounds>();
  let administrator: TestUser | null = null;
  const simulator = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(`${app.simulator.adminUrl}/${path}`, init);
    expect(reply.status, path).toBe(200);
    return reply.json();
  };
  const rows = (user: TestUser) =>
    app.database.query<Row & Record<string, unknown>>(
      `select * from ${table} where account_id = $1 order by answer_id, created_at, id`,
      [user.accountId],
    );
  const startWorker = (): Rounds => {
    const worker = startModelCalls(app.checks, task, { pollMs: 10 });
    workers.add(worker);
    return worker;
  };
  const stopWorkers = async (): Promise<void> => {
    await Promise.all([...workers].map((worker) => worker.stop(10_000)));
    workers.clear();
  };
  const costs = async (user: TestUser) => {
    const sum = (values: unknown[]) => values.reduce<number>((total, value) => total + Number(value), 0);
    const all = await rows(user);
    return {
      spent: sum(all.map((row) => row.cost_microdollars)),
      reserved: sum(all.map((row) => row.reserved_microdollars)),
    };
  };
  const day = async () => {
    const [row] = await app.database.query<{ spent: string; reserved: string }>(
      `select spent_microdollars as spent, reserved_microdollars as reserved from spend_days where provider = 'all'`,
    );
    return { spent: Number(row?.spent), reserved: Number(row?.reserved) };
  };
  const deadlinePasses = (user: TestUser) =>
    app.database.query(
      `update ${table} set deadline_at = now() - interval '1 second' where account_id = $1 and state = 'asking'`,
      [user.accountId],
    );
  const admin = async () => (administrator ??= await app.newAdministrator());
  /** The requests of the task, as the providers received them. */
  const asked = async (): Promise<LoggedRequest[]> =>
    ((await simulator('requests')) as { requests: LoggedRequest[] }).requests.filter((one) =>
      JSON.stringify(one.body).includes(word),
    );
  return {
    rows,
    startWorker,
    stopWorkers,
    costs,
    asked,
    admin,
    deadlinePasses,
    /** What the model says next. */
    modelReplies: (value: Reply, times?: number) => simulator('values', { value, times }),
    modelWrites: (text: string, times?: number) => simulator('values', { text, times }),
    /** As an administrator switches it, through the API. */
    switchTo: async (isOn: boolean) => {
      const change = { reason: 'a test', settings: { [setting]: isOn } };
      expect((await (await admin()).patch('/api/admin/tracker-settings', change)).status).toBe(200);
    },
    /** What a test leaves open is nothing for the next one's workers. */
    leaveNothingOpen: async () => {
      await stopWorkers();
      await app.resetSimulator();
      await app.database.query('update provider_states set paused_until = null');
      await app.database.query(`update ${table} set state = 'failed' where state in ('open', 'asking')`);
    },
    /** Lets a worker work until nothing of the user is open. */
    workOff: async (user: TestUser) => {
      startWorker();
      await until(async () =>
        (await rows(user)).every(({ state }) => state === 'decided' || state === 'failed'),
      );
      await stopWorkers();
    },
    giveUp: async (user: TestUser) => {
      await app.database.query(
        `update ${table} set state = 'failed', failure_code = 'outcome_unknown' where account_id = $1`,
        [user.accountId],
      );
    },
    /** A call that is written, and whose process is gone before it asks. */
    loseBegun: async (user: TestUser, key: ModelCallKey) => {
      const call = await app.checks
        .tenant(user.accountId)
        .transaction((tx) => beginCall(tx, app.checks, { task, key }));
      expect(call).not.toBeNull();
      await deadlinePasses(user);
      await loseCall(app.checks, task, key);
    },
    /** Asks in a separate process, which is killed after the provider received the request and before it answers. */
    killWhileAsking: async (key: ModelCallKey) => {
      const before = (await asked()).length;
      await app.fault({ kind: 'held', channel: 'openai', times: 1 });
      const child = fork(join(import.meta.dirname, 'killed-call.fixture.ts'), { execArgv: [] });
      const exited = once(child, 'exit');
      const { owner } = app.database;
      const baseUrl = app.simulator.baseUrls.openai;
      child.send({ owner, secret: TEST_SECRET, baseUrl, table, key } satisfies KilledCall);
      await until(async () => (await asked()).length > before);
      child.kill('SIGKILL');
      expect(await exited).toEqual([null, 'SIGKILL']);
      await app.release();
    },
    /** Meanwhile the connection that stores a decision is ended so many times. */
    cutOff: async (times: number, work: () => Promise<void>): Promise<void> => {
      await app.database.query('create sequence cuts');
      await app.database.query(`create function cut_off() returns trigger language plpgsql security definer as $$
        begin
          if nextval('cuts') <= ${times} then perform pg_terminate_backend(pg_backend_pid()); end if;
          return new;
        end $$`);
      await app.database.query(
        `create trigger cut_off before update on ${table} for each row when (old.state = 'asking' and new.state = 'decided')
         execute function cut_off()`,
      );
      try {
        await work();
        const [cuts] = await app.database.query('select last_value::int as tries from cuts');
        expect(cuts).toEqual({ tries: times + 1 });
      } finally {
        await app.database.query('drop function cut_off cascade');
        await app.database.query('drop sequence cuts');
      }
    },
    /** Months and days hold what the calls of a user cost, on top of what they held before. */
    booked: async <T>(user: TestUser, work: () => Promise<T>): Promise<T> => {
      const before = { month: await app.booksOf(user), day: await day(), own: await costs(user) };
      const counted = await countOf(app.checks, 'spentMicrodollars');
      const done = await work();
      const own = await costs(user);
      const more = { spent: own.spent - before.own.spent, reserved: own.reserved - before.own.reserved };
      for (const [now, then] of [
        [await app.booksOf(user), before.month],
        [await day(), before.day],
      ] as const)
        expect({ spent: now.spent - then.spent, reserved: now.reserved - then.reserved }).toEqual(more);
      expect((await countOf(app.checks, 'spentMicrodollars')) - counted).toBe(more.spent);
      return done;
    },
  };
}
