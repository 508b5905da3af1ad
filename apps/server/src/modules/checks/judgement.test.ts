import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { anAnswer } from '../answers/answer.fixture.ts';
import { check, resultsOf, sharedCheckApp } from './check-app.fixture.ts';
import { recordAnswer } from './use-cases/record-answer.ts';

const app = sharedCheckApp();

const revisionsOf = (user: TestUser) =>
  app.database.query(
    "select revision, name, names ->> 'domain' as domain from brand_revisions where account_id = $1 order by revision",
    [user.accountId],
  );
const judgementsOf = (user: TestUser) =>
  app.database.query(
    'select id, brand_revision, state from judgements where account_id = $1 and state <> $2 order by id',
    [user.accountId, 'ad_hoc'],
  );
const verdictsOf = (user: TestUser) =>
  app.database.query('select * from verdicts where account_id = $1 order by answer_id', [user.accountId]);

describe('what verdicts are decided with', () => {
  it('stays one revision and one judgement while the company keeps its names', async () => {
    const user = await app.newTracker();
    await check(user);
    await user.patch('/api/profile', { country: 'DE', language: 'de' });
    await check(user);
    expect(await revisionsOf(user)).toEqual([{ revision: 1, name: 'Northwind', domain: null }]);
    expect(await judgementsOf(user)).toMatchObject([{ brand_revision: 1, state: 'current' }]);
  });

  it('a renamed company is judged by its new name at once as long as no number stands on an answer', async () => {
    const user = await app.newTracker();
    await check(user, { companyName: 'Somebody Else' });
    await user.patch('/api/profile', { company_name: 'Northwind Books' });
    const { body } = await check(user, { companyName: 'Northwind Books' });
    expect(body.countsForResults).toBe(true);
    expect(await judgementsOf(user)).toMatchObject([{ brand_revision: 1, state: 'current' }]);
    expect(await revisionsOf(user)).toMatchObject([{ name: 'Northwind Books' }]);
  });

  it('names that changed when answers count already stay out of force: old and new answers are judged alike', async () => {
    const user = await app.newTracker();
    await check(user);
    const before = { verdicts: await verdictsOf(user), results: await resultsOf(user) };
    await user.patch('/api/profile', {
      company_name: 'Northwind Books',
      company_url: 'https://www.northwind.example/en',
    });
    expect({ verdicts: await verdictsOf(user), results: await resultsOf(user) }).toEqual(before);
    const { body } = await check(user, { companyName: 'Northwind Books' });
    expect(body.countsForResults).toBe(true);
    expect(await revisionsOf(user)).toMatchObject([
      { name: 'Northwind', domain: null },
      { revision: 2, name: 'Northwind Books', domain: 'northwind.example' },
    ]);
    const [current, ...others] = await judgementsOf(user);
    expect(current).toMatchObject({ brand_revision: 1, state: 'current' });
    expect(others).toEqual([]);
    expect((await verdictsOf(user))[1]).toMatchObject({
      answer_id: body.answerId,
      judgement_id: current?.id,
    });
  });

  it('new rules hold for new answers at once, with the names in force; older verdicts stay', async () => {
    const user = await app.newTracker();
    await check(user);
    await app.database.query("update judgements set rules_version = 'older' where account_id = $1", [
      user.accountId,
    ]);
    await user.patch('/api/profile', { company_name: 'Northwind Books' });
    await check(user, { companyName: 'Northwind Books' });
    const [older, current] = await judgementsOf(user);
    expect([older, current]).toMatchObject([
      { brand_revision: 1, state: 'superseded' },
      { brand_revision: 1, state: 'current' },
    ]);
    expect((await verdictsOf(user)).map(({ judgement_id }) => judgement_id)).toEqual([
      older?.id,
      current?.id,
    ]);
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

  it('an answer that was asked under names that were changed meanwhile is judged by those in force', async () => {
    const user = await app.newTracker();
    const begun = await app.beginCheck(user);
    await user.patch('/api/profile', { company_name: 'Fabrikam Books' });
    await app.beginCheck(user, { companyName: 'Fabrikam Books' });
    await app.checks
      .tenant(user.accountId)
      .transaction((tx) => recordAnswer(tx, { ...begun, answer: anAnswer(), now: new Date() }));
    const [first, current] = await judgementsOf(user);
    expect([first, current]).toMatchObject([
      { state: 'superseded' },
      { state: 'current', brand_revision: 2 },
    ]);
    expect(await verdictsOf(user)).toMatchObject([{ judgement_id: current?.id, mentioned: true }]);
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
