import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Owned } from '../../../../test/app.ts';
import type { TestUser } from '../../../../test/user.ts';
import { listDueCalls } from '../../answers/model-calls/model-calls.queries.ts';
import { countDueCompanies } from '../../companies/index.ts';
import { writeDueReports } from '../../reports/index.ts';
import { type RunApp, startRunApp } from '../../runs/run.fixture.ts';
import { readDueStances } from '../stance.engine.ts';
import { STATEMENT_TASK } from '../use-cases/read-with-model.ts';
import { readingParts, TEXT } from './reading.fixture.ts';
import { listReadWithout } from './stance-readings.queries.ts';

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
    expect(await due()).toEqual([{ account_id: user.accountId, id: row.id }]);
  });
});

describe('an answer', () => {
  it('is read in one call, whose statements are added to those of the rules', async () => {
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
      ...BY_RULES,
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
      'insert into unread_answers select account_id, answer_id, judgement_id from verdicts where account_id = $1',
      [user.accountId],
    );
    await readDueStances(app.checks);
    await parts.readAll(user);
    expect(await parts.asked()).toHaveLength(1);
    expect(await parts.saidOfBrand(user)).toMatchObject([{ source: 'model' }, ...BY_RULES]);
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

describe('a competitor that is tracked later', () => {
  const LISTED =
    '1. **Northwind** – easy to learn.\n2. **Quvera** – slow support and no app.\n3. **Zelbora** – dear for small teams.';
  const track = async (user: TestUser, competitor_name: string) => {
    const reply = await user.post('/api/competitors', { competitor_name });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    await countDueCompanies(app.checks);
    return reply.body.id as string;
  };
  const aboutCompetitors = async (user: TestUser) =>
    (await parts.rows(user))
      .filter(({ company_key }) => company_key !== null)
      .toSorted((one, other) => ((one.company_key ?? '') < (other.company_key ?? '') ? -1 : 1));

  it('is read in the stored answers that mention it, found before or not: one call each, and never again', async () => {
    const { user } = await parts.noted({ text: LISTED });
    await parts.modelReads([{ quote: 'easy to learn.' }], 1);
    await parts.readAll(user);
    const id = await track(user, 'Quvera');
    await track(user, 'Zelbora Ltd');
    expect((await user.patch(`/api/competitors/${id}`, { description: 'A rival' })).status).toBe(200);
    await readDueStances(app.checks);
    await readDueStances(app.checks);
    expect(await aboutCompetitors(user)).toMatchObject([
      { state: 'open', company_key: 'quvera', companies: [{ name: 'Quvera' }] },
      { state: 'open', company_key: 'zelbora', companies: [{ name: 'Zelbora Ltd' }] },
    ]);
    await parts.modelReads([
      { stance: 'with_reservation', quote: 'slow support and no app.' },
      { stance: 'with_reservation', quote: 'dear for small teams.' },
    ]);
    await parts.booked(user, () => parts.readAll(user));
    await readDueStances(app.checks);
    await parts.readAll(user);
    const asked = (await parts.asked()).map(({ question }) => JSON.parse(question).companies);
    expect(asked).toHaveLength(3);
    expect(asked).toContainEqual([expect.objectContaining({ number: 0, name: 'Quvera' })]);
    const { items } = (await user.get('/api/answers')).body;
    const { companies } = (await user.get(`/api/answers/${items[0].id}/statements`)).body;
    expect(companies).toMatchObject([
      { key: null, statements: [{ quote: 'easy to learn.', source: 'model' }] },
      { key: 'quvera', statements: [{ quote: 'slow support and no app.', source: 'model' }] },
      { name: 'Zelbora Ltd', statements: [{ quote: 'dear for small teams.', source: 'model' }] },
    ]);
  });

  it('is read in so many answers of so many days at most, and in none that no model has read', async () => {
    const { user } = await parts.noted({ text: LISTED, keywords: ['crm', 'cheap crm'] });
    await track(user, 'Quvera');
    const found = (since: Date, limit: number) =>
      app.checks
        .tenant(user.accountId)
        .transaction((tx) => listReadWithout(tx, user.accountId, { since, limit }));
    const newest = (await parts.rows(user)).at(-1)?.answer_id;
    expect(await found(new Date(0), 10)).toHaveLength(2);
    expect(await found(new Date(0), 1)).toMatchObject([{ answer_id: newest }]);
    expect(await found(new Date(), 10)).toEqual([]);
    await parts.switchTo(false);
    const { user: other } = await parts.noted({ text: LISTED });
    await parts.switchTo(true);
    await track(other, 'Quvera');
    await readDueStances(app.checks);
    expect(await parts.rows(other)).toEqual([]);
    expect(await aboutCompetitors(user)).toHaveLength(2);
  });
});
