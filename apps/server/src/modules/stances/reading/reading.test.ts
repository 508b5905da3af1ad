import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Owned } from '../../../../test/app.ts';
import type { TestUser } from '../../../../test/user.ts';
import type { CheckServices } from '../../checks/check.services.ts';
import { countOf, until } from '../../checks/check-app.fixture.ts';
import { callForStructure } from '../../providers/structure-call.client.ts';
import { writeDueReports } from '../../reports/index.ts';
import { type RunApp, startRunApp } from '../../runs/run.fixture.ts';
import { readDueStances } from '../stance.engine.ts';
import { beginReading, loseReading, readWithModel } from '../use-cases/read-with-model.ts';
import { readingParts, TEXT } from './reading.fixture.ts';
import { listDueReadings } from './stance-readings.queries.ts';
import { readingTask } from './stance-readings.rules.ts';

let app: Owned<RunApp>;
let parts: ReturnType<typeof readingParts>;
beforeAll(async () => {
  app = await startRunApp();
  parts = readingParts(app);
  await app.setPace({});
});
beforeEach(async () => {
  app.checks.readsDoubts = true;
  await parts.switchReading(true);
});
afterEach(() => parts.leaveNothingOpen());
afterAll(() => app.stop());

const BY_RULES = [{ stance: 'praised', quote: 'Fixed prices', source: 'rules' }];

describe('nothing is asked', () => {
  it('while it is switched off, or all answers are simulated', async () => {
    for (const isSimulated of [false, true]) {
      app.checks.readsDoubts = !isSimulated;
      await parts.switchReading(isSimulated);
      const { user } = await parts.noted();
      await parts.readAll(user);
      expect(await parts.rows(user)).toEqual([]);
      expect(await parts.saidOfBrand(user)).toMatchObject(BY_RULES);
    }
    expect(await parts.asked()).toEqual([]);
  });

  it('of what was noted before it was switched off', async () => {
    const { user } = await parts.noted();
    await parts.switchReading(false);
    await parts.readAll(user);
    expect(await parts.asked()).toEqual([]);
    expect(await parts.rows(user)).toMatchObject([{ state: 'failed', failure_code: 'switched_off' }]);
  });

  it('about an answer that mentions nobody who is tracked', async () => {
    const { user } = await parts.noted({ text: 'Most teams use Fabrikam or Contoso Ledger.' });
    expect(await parts.rows(user)).toEqual([]);
  });

  it('before the report of the answer is written', async () => {
    const { user, row } = await parts.noted({ isReported: false });
    const due = () =>
      listDueReadings(app.checks.servicePool, { at: new Date(), oldest: new Date(0), limit: 10 });
    expect(row).toMatchObject({ state: 'open' });
    expect(await due()).toEqual([]);
    await writeDueReports(app.checks);
    expect(await due()).toEqual([{ user_id: user.userId, id: row.id }]);
  });
});

describe('an answer', () => {
  it('is read in one call, and what stands in it takes the place of what the rules have', async () => {
    const { user } = await parts.noted();
    expect(await parts.saidOfBrand(user)).toMatchObject(BY_RULES);
    await parts.modelReads([
      {},
      { stance: 'with_reservation', quote: 'Its support is slow.', topic: 'support' },
      { stance: 'advised_against', quote: 'Nobody should use it.' },
    ]);
    await parts.booked(user, () => parts.readAll(user));
    const [request, ...others] = await parts.asked();
    expect(others).toEqual([]);
    expect(JSON.parse(request?.question ?? '')).toEqual({
      companies: [{ number: 0, name: 'Northwind', also: [] }],
      answer: TEXT,
    });
    const model = request?.model;
    expect(await parts.saidOfBrand(user)).toMatchObject([
      { stance: 'praised', quote: 'Northwind is easy to learn.', source: 'model', model },
      { stance: 'with_reservation', quote: 'Its support is slow.', topic: 'support', source: 'model' },
    ]);
    expect(await parts.rows(user)).toMatchObject([{ state: 'decided', unproven: 1, attempts: 1 }]);
  });

  it('of which every word stands nowhere stays as the rules have it', async () => {
    const { user } = await parts.noted();
    await parts.modelReads([{ quote: 'Northwind is wonderful.' }, { company: 7 }]);
    await parts.booked(user, () => parts.readAll(user));
    expect(await parts.saidOfBrand(user)).toMatchObject(BY_RULES);
    expect(await parts.rows(user)).toMatchObject([{ state: 'decided', unproven: 2, statements: [] }]);
  });

  it('is asked about once: read again by the rules, it keeps what was read', async () => {
    const { user } = await parts.noted();
    await parts.modelReads([{}]);
    await parts.readAll(user);
    await app.database.query(
      'insert into unread_answers select user_id, answer_id, judgement_id from verdicts where user_id = $1',
      [user.userId],
    );
    await readDueStances(app.checks);
    await parts.readAll(user);
    expect(await parts.asked()).toHaveLength(1);
    expect(await parts.saidOfBrand(user)).toMatchObject([{ source: 'model' }]);
  });

  it('costs what the back office says it does', async () => {
    const costs = async () => (await (await parts.admin()).get('/api/admin/stance-costs')).body;
    const { user } = await parts.noted();
    const before = await costs();
    await parts.modelReads([{}]);
    await parts.readAll(user);
    const after = await costs();
    expect(after.calls).toBe(before.calls + 1);
    expect(after.cost_usd).toBeCloseTo(before.cost_usd + (await parts.costs(user)).spent / 1e6, 9);
    expect(after).toMatchObject({ is_measured: true, call_usd: after.cost_usd / after.calls });
    expect(after.forecast_usd).toBeCloseTo(after.call_usd * after.answers, 9);
  });
});

describe('what fails leaves what the rules have read, and is kept with its reason', () => {
  const failedWith = async (user: TestUser, failure_code: string) => {
    const rows = await parts.rows(user);
    expect(rows).toMatchObject([{ state: 'failed', failure_code, statements: [] }]);
    expect(rows[0]?.failure_message).not.toBe('');
    expect(await parts.saidOfBrand(user)).toMatchObject(BY_RULES);
  };

  it('a reply in another form is paid for, and asked of one other assistant', async () => {
    const { user } = await parts.noted();
    await parts.modelWrites('{"statements": [{"stance": "splendid"}]}');
    await parts.booked(user, () => parts.readAll(user));
    await failedWith(user, 'malformed');
    expect((await parts.asked()).map(({ channel }) => channel)).toEqual(['openai', 'claude']);
    expect((await parts.costs(user)).spent).toBeGreaterThan(0);
  });

  it('an assistant that is away leaves it to the next; a refusal ends it', async () => {
    const { user } = await parts.noted();
    await app.fault({ kind: '503', channel: 'openai', times: 1 });
    await parts.modelReads([{}]);
    await parts.booked(user, () => parts.readAll(user));
    expect(await parts.rows(user)).toMatchObject([{ state: 'decided', provider: 'claude', attempts: 2 }]);
    const other = await parts.noted();
    await app.fault({ kind: 'refusal', channel: 'openai', times: 1 });
    await parts.booked(other.user, () => parts.readAll(other.user));
    await failedWith(other.user, 'refused');
  });

  it('a budget that is used up, the day’s limit, no key, a day without anybody who asks: nothing is asked', async () => {
    const { user } = await parts.noted();
    await app.database.query(
      "update spend_months set spent_microdollars = 25000000 where user_id = $1 and month = to_char(now() at time zone 'utc', 'YYYY-MM')",
      [user.userId],
    );
    await parts.readAll(user);
    await failedWith(user, 'plan_budget');
    const later = new Date(Date.now() + 25 * 60 * 60_000);
    for (const [change, code] of [
      [{ dailyLimitMicrodollars: 1 }, 'daily_limit'],
      [{ configuredChannels: [] }, 'not_configured'],
      [{ now: () => later }, 'too_late'],
    ] as [Partial<CheckServices>, string][]) {
      const one = await parts.noted();
      await readWithModel({ ...app.checks, ...change }, one.row);
      await failedWith(one.user, code);
    }
    expect(await parts.asked()).toEqual([]);
  });
});

describe('a worker that is killed', () => {
  const begin = async (user: TestUser, key: { user_id: string; id: string }) => {
    const call = await app.checks.tenant(user.userId).transaction((tx) => beginReading(tx, app.checks, key));
    if (call === null) throw new Error('there was nothing to ask');
    return call;
  };
  const deadlinePasses = (user: TestUser) =>
    app.database.query(
      "update stance_readings set deadline_at = now() - interval '1 second' where user_id = $1 and state = 'asking'",
      [user.userId],
    );

  it('between call and decision loses and doubles nothing: booked as spent, asked once more', async () => {
    const { user, row } = await parts.noted();
    await parts.modelReads([{}]);
    await parts.booked(user, async () => {
      const call = await begin(user, row);
      // The provider bills it, and nobody hears of it.
      const task = readingTask({ text: call.text, companies: row.companies });
      await callForStructure(app.checks, call.provider, { ...task, timeoutMs: 30_000 });
      expect(await parts.costs(user)).toEqual({ spent: 0, reserved: call.row.reserved_microdollars });
    });
    await parts.booked(user, async () => {
      await deadlinePasses(user);
      await parts.readAll(user);
    });
    expect(await parts.rows(user)).toMatchObject([{ state: 'decided', attempts: 2 }]);
    expect(await parts.saidOfBrand(user)).toMatchObject([{ source: 'model' }]);
    const asked = await parts.asked();
    expect(asked).toHaveLength(2);
    const billed = asked.reduce((sum, one) => sum + one.cost_microdollars, 0);
    expect((await parts.costs(user)).spent).toBeGreaterThanOrEqual(billed);
  });

  it('twice: its cost is booked, and what the rules have read stays', async () => {
    const { user, row } = await parts.noted();
    const lost = await countOf(app.checks, 'lostAttempts');
    await parts.booked(user, async () => {
      for (let kills = 0; kills < 2; kills += 1) {
        await begin(user, row);
        await deadlinePasses(user);
        await loseReading(app.checks, row);
      }
    });
    expect(await parts.rows(user)).toMatchObject([
      { state: 'failed', failure_code: 'outcome_unknown', attempts: 2 },
    ]);
    expect(await countOf(app.checks, 'lostAttempts')).toBe(lost + 2);
    expect(await parts.saidOfBrand(user)).toMatchObject(BY_RULES);
  });

  it('and comes back too late changes nothing', async () => {
    const { user, row } = await parts.noted();
    await parts.modelReads([{}]);
    await app.fault({ kind: 'held', channel: 'openai', times: 1 });
    await parts.booked(user, async () => {
      const slow = readWithModel(app.checks, row);
      await until(async () => (await parts.rows(user))[0]?.state === 'asking');
      await app.database.query(
        "update stance_readings set state = 'failed', failure_code = 'outcome_unknown' where user_id = $1",
        [user.userId],
      );
      await app.release();
      await slow;
    });
    expect(await parts.rows(user)).toMatchObject([{ state: 'failed', statements: [] }]);
    expect(await parts.saidOfBrand(user)).toMatchObject(BY_RULES);
  });
});
