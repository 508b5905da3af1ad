import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Owned } from '../../../../test/app.ts';
import type { TestUser } from '../../../../test/user.ts';
import type { CheckServices } from '../../checks/check.services.ts';
import { countOf, until } from '../../checks/check-app.fixture.ts';
import { type RunApp, startRunApp } from '../../runs/run.fixture.ts';
import { readDueStances } from '../../stances/index.ts';
import { readingParts } from '../../stances/reading/reading.fixture.ts';
import { STATEMENT_TASK } from '../../stances/use-cases/read-with-model.ts';
import { auxiliaryParts } from '../auxiliary/auxiliary.fixture.ts';
import { askModel } from '../use-cases/ask-model.ts';
import { PLACE_TASK } from '../use-cases/decide-places.ts';
import type { ModelCallKey } from './model-calls.queries.ts';

let app: Owned<RunApp>;
let tasks: ReturnType<typeof bothTasks>;
beforeAll(async () => {
  app = await startRunApp();
  tasks = bothTasks();
  await app.setPace({});
});
afterEach(async () => {
  for (const task of [tasks.places, tasks.statements]) {
    await task.switchTo(false);
    await task.leaveNothingOpen();
  }
  // Answers of this test are noted for no model by the next.
  await readDueStances(app.checks);
});
afterAll(() => app.stop());

/** Each with a row that is due, a reply to it, and whether the reply or the rules hold for its user now. */
function bothTasks() {
  const places = auxiliaryParts(app);
  const statements = readingParts(app);
  return {
    places: {
      ...places,
      due: async () => {
        await places.switchTo(true);
        return places.doubted();
      },
      work: places.decideAll,
      ask: (services: CheckServices, key: ModelCallKey) => askModel(services, PLACE_TASK, key),
      modelHelps: () => places.modelSays('names_brand'),
      malformed: '{"places": [{"decision": "names_brand and more", "other": null, "quote": "Ember"}]}',
      isByModel: async (user: TestUser): Promise<boolean> =>
        (await places.answerOf(user)).verdict.is_mentioned,
    },
    statements: {
      ...statements,
      due: async () => {
        await statements.switchTo(true);
        return statements.noted();
      },
      work: statements.readAll,
      ask: (services: CheckServices, key: ModelCallKey) => askModel(services, STATEMENT_TASK, key),
      modelHelps: () => statements.modelReads([{}]),
      malformed: '{"statements": [{"stance": "splendid"}]}',
      isByModel: async (user: TestUser): Promise<boolean> => {
        const said = await statements.saidOfBrand(user);
        // What the label 'Pros' proves is said with or without the model.
        expect(said.map(({ source }) => source)).toContain('rules');
        return said.some(({ source }) => source === 'model');
      },
    },
  };
}

describe.each(['places', 'statements'] as const)('a call about %s', (name) => {
  const failedWith = async (user: TestUser, failure_code: string) => {
    const task = tasks[name];
    const [row, ...others] = await task.rows(user);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ state: 'failed', failure_code, failure_message: expect.stringMatching(/./) });
    expect(await task.isByModel(user)).toBe(false);
  };
  const decided = async (user: TestUser, attempts: number) => {
    const [row, ...others] = await tasks[name].rows(user);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ state: 'decided', attempts, reserved_microdollars: '0' });
    expect(await tasks[name].isByModel(user)).toBe(true);
  };
  const billed = async () => (await tasks[name].asked()).reduce((sum, one) => sum + one.cost_microdollars, 0);

  it('whose reply has another form is paid for, and asked of one other assistant', async () => {
    const task = tasks[name];
    const { user } = await task.due();
    await task.modelWrites(task.malformed);
    await task.booked(user, () => task.work(user));
    await failedWith(user, 'malformed');
    expect((await task.asked()).map(({ channel }) => channel)).toEqual(['openai', 'claude']);
    expect((await task.costs(user)).spent).toBe(await billed());
  });

  it('goes to the next assistant when one is away, and ends with a refusal', async () => {
    const task = tasks[name];
    const { user } = await task.due();
    await app.fault({ kind: '503', channel: 'openai', times: 1 });
    await task.modelHelps();
    await task.booked(user, () => task.work(user));
    await decided(user, 2);
    expect((await task.rows(user))[0]).toMatchObject({ provider: 'claude' });
    const { user: other } = await task.due();
    await app.fault({ kind: 'refusal', channel: 'openai', times: 1 });
    await task.booked(other, () => task.work(other));
    await failedWith(other, 'refused');
  });

  it('is not made past a budget or the day’s limit, without a key, too late, or when it was switched off', async () => {
    const task = tasks[name];
    const { user } = await task.due();
    await app.database.query(
      "update spend_months set spent_microdollars = 25000000 where account_id = $1 and month = to_char(now() at time zone 'utc', 'YYYY-MM')",
      [user.accountId],
    );
    await task.work(user);
    await failedWith(user, 'plan_budget');
    const later = new Date(Date.now() + 25 * 60 * 60_000);
    for (const [change, code] of [
      [{ dailyLimitMicrodollars: 1 }, 'daily_limit'],
      [{ configuredChannels: [] }, 'not_configured'],
      [{ now: () => later }, 'too_late'],
    ] as [Partial<CheckServices>, string][]) {
      const one = await task.due();
      await task.ask({ ...app.checks, ...change }, one.row);
      await failedWith(one.user, code);
    }
    const last = await task.due();
    await task.switchTo(false);
    await task.work(last.user);
    await failedWith(last.user, 'switched_off');
    expect(await task.asked()).toEqual([]);
  });

  it('whose process is killed is booked as spent and made once more: nothing is lost or doubled', {
    tags: 'verify',
  }, async () => {
    const task = tasks[name];
    const { user, row } = await task.due();
    await task.booked(user, () => task.killWhileAsking(row));
    const [asking] = await task.rows(user);
    expect(asking).toMatchObject({ state: 'asking', attempts: 1, cost_microdollars: '0' });
    const reserved = Number(asking?.reserved_microdollars);
    expect(reserved).toBeGreaterThan(0);
    // What is noted later is decided; this one keeps its call until the deadline.
    await task.modelHelps();
    const later = await task.due();
    await task.work(later.user);
    await decided(later.user, 1);
    expect(await task.rows(user)).toMatchObject([{ state: 'asking' }]);
    const before = await billed();
    await task.deadlinePasses(user);
    await task.booked(user, () => task.work(user));
    await decided(user, 2);
    expect(await task.asked()).toHaveLength(3);
    expect(await task.costs(user)).toEqual({ spent: reserved + (await billed()) - before, reserved: 0 });
  });

  it('whose process is killed twice leaves it to the rules, and both are booked', async () => {
    const task = tasks[name];
    const { user, row } = await task.due();
    const lost = await countOf(app.checks, 'lostAttempts');
    await task.booked(user, async () => {
      await task.loseBegun(user, row);
      await task.loseBegun(user, row);
    });
    await failedWith(user, 'outcome_unknown');
    expect(await countOf(app.checks, 'lostAttempts')).toBe(lost + 2);
    expect((await task.costs(user)).spent).toBeGreaterThan(0);
  });

  it('is stored once, and to the cent, although its connections to the database end', async () => {
    const task = tasks[name];
    const { user } = await task.due();
    await task.modelHelps();
    await task.booked(user, () => task.cutOff(2, () => task.work(user)));
    await decided(user, 1);
    expect(await task.asked()).toHaveLength(1);
    expect((await task.costs(user)).spent).toBe(await billed());
  });

  it('whose reply comes when it was given up changes nothing', async () => {
    const task = tasks[name];
    const { user, row } = await task.due();
    await task.modelHelps();
    await app.fault({ kind: 'held', channel: 'openai', times: 1 });
    await task.booked(user, async () => {
      const slow = task.ask(app.checks, row);
      await until(async () => (await task.rows(user))[0]?.state === 'asking');
      await task.giveUp(user);
      await app.release();
      await slow;
    });
    expect(await task.rows(user)).toMatchObject([{ state: 'failed' }]);
    expect(await task.isByModel(user)).toBe(false);
  });
});
