import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Owned } from '../../../../test/app.ts';
import type { TestUser } from '../../../../test/user.ts';
import type { CheckServices } from '../../checks/check.services.ts';
import { countOf, until } from '../../checks/check-app.fixture.ts';
import { callForStructure } from '../../providers/structure-call.client.ts';
import { type RunApp, startRunApp } from '../../runs/run.fixture.ts';
import { beginCall, decideSentence, loseCall } from '../use-cases/decide-sentence.ts';
import { auxiliaryParts, auxiliaryReads } from './auxiliary.fixture.ts';
import { auxiliaryTask } from './auxiliary.rules.ts';

let app: Owned<RunApp>;
let parts: ReturnType<typeof auxiliaryParts>;
let reads: ReturnType<typeof auxiliaryReads>;
beforeAll(async () => {
  app = await startRunApp();
  parts = auxiliaryParts(app);
  reads = auxiliaryReads(app, parts);
  await app.setPace({});
});
beforeEach(() => parts.switchAuxiliary(true));
afterEach(() => parts.leaveNothingOpen());
afterAll(() => app.stop());

describe('what fails leaves the rules’ verdict, and is kept with its reason', () => {
  const failedWith = async (user: TestUser, failure_code: string) => {
    expect(await parts.rows(user)).toMatchObject([
      { state: 'failed', failure_code, places: [{ decision: null }] },
    ]);
    const { verdict } = await reads.answerOf(user);
    expect(verdict).toMatchObject({ is_mentioned: false, auxiliary: [{ state: 'failed', failure_code }] });
    expect(verdict.auxiliary[0].failure).not.toBe('');
    expect(await reads.reportsOf(user)).toHaveLength(1);
  };

  it('a reply in another form is paid for, and asked of one other assistant', async () => {
    const { user } = await reads.doubted();
    await parts.modelWrites('Sure! {"places": [{"decision": "names_brand"');
    await reads.booked(user, () => parts.decideAll(user));
    await failedWith(user, 'malformed');
    expect((await parts.asked()).map(({ channel }) => channel)).toEqual(['openai', 'claude']);
    expect((await reads.auxiliaryCosts(user)).spent).toBeGreaterThan(0);
  });

  it('a decision that is none of those asked for is a reply in another form', async () => {
    const { user } = await reads.doubted();
    await parts.modelWrites(
      '{"places": [{"decision": "names_brand and more", "other": null, "quote": "Ember"}]}',
    );
    await parts.decideAll(user);
    await failedWith(user, 'malformed');
  });

  it('an assistant that is away leaves it to the next', async () => {
    const { user } = await reads.doubted();
    await app.fault({ kind: '503', channel: 'openai', times: 1 });
    await parts.modelSays('names_brand');
    await reads.booked(user, () => parts.decideAll(user));
    expect(await parts.rows(user)).toMatchObject([{ state: 'decided', provider: 'claude', attempts: 2 }]);
  });

  it('a refusal', async () => {
    const { user } = await reads.doubted();
    await app.fault({ kind: 'refusal', channel: 'openai', times: 1 });
    await reads.booked(user, () => parts.decideAll(user));
    await failedWith(user, 'refused');
  });

  it('a budget that is used up: nothing is asked', async () => {
    const { user } = await reads.doubted();
    await app.database.query(
      "update spend_months set spent_microdollars = 25000000 where user_id = $1 and month = to_char(now() at time zone 'utc', 'YYYY-MM')",
      [user.userId],
    );
    await parts.decideAll(user);
    expect(await parts.asked()).toEqual([]);
    await failedWith(user, 'plan_budget');
  });

  it('the day’s limit, and no assistant with a key', async () => {
    for (const [change, code] of [
      [{ dailyLimitMicrodollars: 1 }, 'daily_limit'],
      [{ configuredChannels: [] }, 'not_configured'],
    ] as [Partial<CheckServices>, string][]) {
      const { user, row } = await reads.doubted();
      await decideSentence({ ...app.checks, ...change }, row);
      await failedWith(user, code);
    }
    expect(await parts.asked()).toEqual([]);
  });

  it('nobody who asks within a quarter of an hour', async () => {
    const { user, row } = await reads.doubted();
    const later = new Date(Date.now() + 16 * 60_000);
    await decideSentence({ ...app.checks, now: () => later }, row);
    await failedWith(user, 'too_late');
  });
});

describe('a worker that is killed', () => {
  const begin = async (user: TestUser, key: { user_id: string; id: string }) => {
    const call = await app.checks.tenant(user.userId).transaction((tx) => beginCall(tx, app.checks, key));
    if (call === null) throw new Error('there was nothing to ask');
    return call;
  };
  const deadlinePasses = (user: TestUser) =>
    app.database.query(
      "update auxiliary_verdicts set deadline_at = now() - interval '1 second' where user_id = $1 and state = 'asking'",
      [user.userId],
    );

  it('between setting money aside and storing the decision: booked as spent, asked once more', async () => {
    const { user, row } = await reads.doubted();
    await parts.modelSays('names_brand');
    await reads.booked(user, async () => {
      const call = await begin(user, row);
      // The provider bills it, and nobody hears of it.
      await callForStructure(app.checks, call.provider, { ...auxiliaryTask(row), timeoutMs: 30_000 });
      expect(await reads.auxiliaryCosts(user)).toEqual({
        spent: 0,
        reserved: call.row.reserved_microdollars,
      });
    });
    await parts.startDecider();
    // What is noted later is decided; this one keeps its call until the deadline.
    const later = await reads.doubted();
    await until(async () => (await parts.rows(later.user))[0]?.state === 'decided');
    const askedByThen = (await parts.asked()).length;
    expect(await parts.rows(user)).toMatchObject([{ state: 'asking' }]);
    await reads.booked(user, async () => {
      await deadlinePasses(user);
      await parts.decideAll(user);
    });
    const [after] = await parts.rows(user);
    expect(after).toMatchObject({ state: 'decided', attempts: 2, places: [{ decision: 'names_brand' }] });
    const asked = await parts.asked();
    const ofTheLost = [...asked.slice(0, 1), ...asked.slice(askedByThen)];
    expect(ofTheLost).toHaveLength(2);
    const billed = ofTheLost.reduce((sum, one) => sum + one.cost_microdollars, 0);
    expect((await reads.auxiliaryCosts(user)).spent).toBeGreaterThanOrEqual(billed);
    expect((await reads.answerOf(user)).verdict.is_mentioned).toBe(true);
  });

  it('twice: its cost is booked, the rules decide and the report is written', async () => {
    const { user, row } = await reads.doubted();
    const lost = await countOf(app.checks, 'lostAttempts');
    await reads.booked(user, async () => {
      for (let kills = 0; kills < 2; kills += 1) {
        await begin(user, row);
        await deadlinePasses(user);
        await loseCall(app.checks, row);
      }
    });
    expect(await parts.rows(user)).toMatchObject([
      { state: 'failed', failure_code: 'outcome_unknown', attempts: 2 },
    ]);
    expect(await countOf(app.checks, 'lostAttempts')).toBe(lost + 2);
    expect(await reads.reportsOf(user)).toHaveLength(1);
  });

  it('and comes back too late changes nothing', async () => {
    const { user, row } = await reads.doubted();
    await parts.modelSays('names_brand');
    await app.fault({ kind: 'held', channel: 'openai', times: 1 });
    await reads.booked(user, async () => {
      const slow = decideSentence(app.checks, row);
      await until(async () => (await parts.rows(user))[0]?.state === 'asking');
      await app.database.query(
        "update auxiliary_verdicts set state = 'failed', failure_code = 'outcome_unknown' where user_id = $1",
        [user.userId],
      );
      await app.release();
      await slow;
    });
    expect(await parts.rows(user)).toMatchObject([{ state: 'failed', places: [{ decision: null }] }]);
    expect((await reads.answerOf(user)).verdict.is_mentioned).toBe(false);
  });
});
