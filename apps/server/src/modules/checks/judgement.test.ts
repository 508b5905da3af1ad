import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { type CheckApp, check, resultsOf, startCheckApp } from './check-app.fixture.ts';

let app: CheckApp;
beforeAll(async () => {
  app = await startCheckApp();
});
afterAll(() => app.stop());

const revisionsOf = (user: TestUser) =>
  app.database.query(
    "select revision, name, names ->> 'domain' as domain from brand_revisions where user_id = $1 order by revision",
    [user.userId],
  );
const judgementsOf = (user: TestUser) =>
  app.database.query(
    'select id, brand_revision, state from judgements where user_id = $1 and state <> $2 order by id',
    [user.userId, 'ad_hoc'],
  );
const verdictsOf = (user: TestUser) =>
  app.database.query('select * from verdicts where user_id = $1 order by answer_id', [user.userId]);

describe('what verdicts are decided with', () => {
  it('stays one revision and one judgement while the company keeps its names', async () => {
    const user = await app.newTracker();
    await check(user);
    await user.patch('/api/profile', { country: 'DE', language: 'de' });
    await check(user);
    expect(await revisionsOf(user)).toEqual([{ revision: 1, name: 'Northwind', domain: null }]);
    expect(await judgementsOf(user)).toMatchObject([{ brand_revision: 1, state: 'current' }]);
  });

  it('a renamed company gets a new revision and judgement; old verdicts and results stay', async () => {
    const user = await app.newTracker();
    await check(user);
    const before = { verdicts: await verdictsOf(user), results: await resultsOf(user) };
    await user.patch('/api/profile', { company_name: 'Northwind Books' });
    expect({ verdicts: await verdictsOf(user), results: await resultsOf(user) }).toEqual(before);
    const { body } = await check(user, { companyName: 'Northwind Books' });
    expect(body.countsForResults).toBe(true);
    expect(await revisionsOf(user)).toMatchObject([
      { name: 'Northwind' },
      { revision: 2, name: 'Northwind Books' },
    ]);
    const [old, current] = await judgementsOf(user);
    expect([old, current]).toMatchObject([
      { brand_revision: 1, state: 'superseded' },
      { brand_revision: 2, state: 'current' },
    ]);
    const verdicts = await verdictsOf(user);
    expect(verdicts[0]).toEqual(before.verdicts[0]);
    expect(verdicts[1]).toMatchObject({ answer_id: body.answerId, judgement_id: current?.id });
    expect((await user.get('/api/answers')).body.items).toHaveLength(2);
    const stored = await app.database.query(
      'select judgement_id from visibility_results where user_id = $1',
      [user.userId],
    );
    expect(stored).toEqual([{ judgement_id: current?.id }]);
  });

  it('a new web address is a new revision: it says which pages are our own', async () => {
    const user = await app.newTracker();
    await check(user);
    await user.patch('/api/profile', { company_url: 'https://www.northwind.example/en' });
    await check(user);
    expect(await revisionsOf(user)).toMatchObject([{ domain: null }, { domain: 'northwind.example' }]);
  });

  it('a name taken back is a revision of its own, so that every verdict tells its names', async () => {
    const user = await app.newTracker();
    for (const company_name of ['Northwind', 'Contoso', 'Northwind']) {
      await user.patch('/api/profile', { company_name });
      await check(user, { companyName: company_name });
    }
    expect((await revisionsOf(user)).map(({ name }) => name)).toEqual(['Northwind', 'Contoso', 'Northwind']);
    expect((await judgementsOf(user)).filter(({ state }) => state === 'current')).toHaveLength(1);
  });

  it('parallel first checks agree on one revision and one judgement', async () => {
    const user = await app.newTracker();
    const replies = await Promise.all(Array.from({ length: 8 }, () => check(user)));
    expect(replies.every(({ body }) => body.status === 'completed')).toBe(true);
    expect(await revisionsOf(user)).toHaveLength(1);
    expect(await judgementsOf(user)).toHaveLength(1);
    expect(await resultsOf(user)).toHaveLength(1);
  });

  it('a keyword of nobody, asked for the own company, is judged with its names', async () => {
    const user = await app.newTracker();
    const { body } = await check(user, { keyword: 'payroll software' });
    expect(body.countsForResults).toBe(false);
    const [verdict] = await verdictsOf(user);
    expect(await judgementsOf(user)).toMatchObject([{ id: verdict?.judgement_id, state: 'current' }]);
  });
});
