import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Owned } from '../../../../test/app.ts';
import { listDueCalls } from '../../answers/model-calls/model-calls.queries.ts';
import { writeDueReports } from '../../reports/index.ts';
import { type RunApp, startRunApp } from '../../runs/run.fixture.ts';
import { readDueStances } from '../stance.engine.ts';
import { STATEMENT_TASK } from '../use-cases/read-with-model.ts';
import { readingParts, TEXT } from './reading.fixture.ts';

let app: Owned<RunApp>;
let parts: ReturnType<typeof readingParts>;
beforeAll(async () => {
  app = await startRunApp();
  parts = readingParts(app);
  await app.setPace({});
});
beforeEach(async () => {
  app.checks.readsDoubts = true;
  await parts.switchTo(true);
});
afterEach(() => parts.leaveNothingOpen());
afterAll(() => app.stop());

const BY_RULES = [{ stance: 'praised', quote: 'Fixed prices', source: 'rules' }];

describe('nothing is asked', () => {
  it('while it is switched off, or all answers are simulated', async () => {
    for (const isSimulated of [false, true]) {
      app.checks.readsDoubts = !isSimulated;
      await parts.switchTo(isSimulated);
      const { user } = await parts.noted();
      await parts.readAll(user);
      expect(await parts.rows(user)).toEqual([]);
      expect(await parts.saidOfBrand(user)).toMatchObject(BY_RULES);
    }
    expect(await parts.asked()).toEqual([]);
  });

  it('about an answer that mentions nobody who is tracked', async () => {
    const { user } = await parts.noted({ text: 'Most teams use Fabrikam or Contoso Ledger.' });
    expect(await parts.rows(user)).toEqual([]);
  });

  it('before the report of the answer is written', async () => {
    const { user, row } = await parts.noted({ isReported: false });
    const { table, due: rows } = STATEMENT_TASK;
    const by = { due: rows, at: new Date(), oldest: new Date(0), limit: 10 };
    const due = () => listDueCalls(app.checks.servicePool, table, by);
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
