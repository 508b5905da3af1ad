import { trackedRate } from '@answerscope/statistics';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { formerMigration, sharedJudgingApp } from './judging.fixture.ts';

const app = sharedJudgingApp();

const NOBODY = 'It depends on how much you want to write down each day.';
const TEXTS: Record<string, readonly string[]> = {
  alpha: ['Northwind is a good choice for small teams.', NOBODY, NOBODY],
  beta: [NOBODY, NOBODY, NOBODY],
  gamma: ['Contoso Ledger and Fabrikam Books are popular.', NOBODY, 'Many teams use the quvera every day.'],
};

const answered = async () => {
  const user = await app.newOwner(Object.keys(TEXTS));
  await app.run(user, (keyword, sample) => ({ text: TEXTS[keyword]?.[sample - 1] ?? '' }), 3);
  return user;
};
const countsOf = (items: { keyword: string; n: number; k: number; empty: number }[]) =>
  Object.fromEntries(items.map(({ keyword, n, k, empty }) => [keyword, { n, k, empty }]));
const resultsOf = async (user: TestUser) => {
  const { items, channels } = (await user.get('/api/visibility-results')).body;
  return { counts: countsOf(items), summary: channels[0] };
};
const reportOf = async (user: TestUser) => {
  const { items } = (await user.get('/api/reports')).body;
  return (await user.get(`/api/reports/${items[0].id}`)).body;
};
const runOf = async (user: TestUser) => {
  const { items } = (await user.get('/api/runs')).body;
  return (await user.get(`/api/runs/${items[0].id}`)).body;
};
const COUNTS = {
  alpha: { n: 3, k: 1, empty: 2 },
  beta: { n: 3, k: 0, empty: 3 },
  gamma: { n: 3, k: 0, empty: 2 },
};

/** From one half up of the answers that measured something: two of three without companies turn no yes into a no. */
const STATES = { alpha: 'mentioned', beta: 'no_companies', gamma: 'not_mentioned' };
const stateOf = (items: { keyword: string; result_state: string }[]) =>
  Object.fromEntries(items.map(({ keyword, result_state }) => [keyword, result_state]));

describe('an answer that names no brand at all', () => {
  it('is in no rate: not in the newest results, the dashboard, the run or the report', async () => {
    const user = await answered();
    const { counts, summary } = await resultsOf(user);
    expect(counts).toEqual(COUNTS);
    const measured = { mentioned: 1, answers: 1 };
    const rate = trackedRate([measured, { mentioned: 0, answers: 1 }]);
    expect(summary).toMatchObject({ answered: 9, mentioned: 1, empty: 7, interval: rate?.interval });
    expect(stateOf((await user.get('/api/visibility-results')).body.items)).toEqual(STATES);
    const { headline, results } = (await user.get('/api/dashboard')).body.channels[0];
    expect({ ...results, headline }).toEqual(summary);

    const run = await runOf(user);
    expect(countsOf(run.keyword_results.items)).toEqual(COUNTS);
    expect(run.channels[0]).toMatchObject({
      successful: 3,
      mentioned: 1,
      not_mentioned: 1,
      no_companies: 1,
      refused: 0,
      empty: 1,
      visibility_rate: 50,
    });
    expect(stateOf(run.keyword_results.items)).toEqual(STATES);

    const { keywords, revision } = await reportOf(user);
    expect(countsOf(keywords.items)).toEqual(COUNTS);
    expect(stateOf(keywords.items)).toEqual(STATES);
    expect(revision).toMatchObject({
      empty_answers: 7,
      rate: { mentions: 1, answers: 2 },
      mentioned_keywords: 1,
      not_mentioned_keywords: 1,
      no_companies_keywords: 1,
    });
  });

  it('may name one by newer names: then every count is as a new one', async () => {
    const user = await answered();
    await app.name(user, ['quvera']);
    const preview = await app.preview(user);
    await user.post(`/api/judgements/${preview.id}/apply`);
    const now = { ...COUNTS, gamma: { n: 3, k: 1, empty: 1 } };
    const { counts, summary } = await resultsOf(user);
    expect(counts).toEqual(now);
    expect(summary).toMatchObject({ answered: 9, mentioned: 2, empty: 6 });
    expect(countsOf((await runOf(user)).keyword_results.items)).toEqual(now);
    expect(countsOf((await reportOf(user)).keywords.items)).toEqual(now);
  });

  it('is counted as such also where it was kept before there were counts', async () => {
    const user = await answered();
    const stored = () =>
      Promise.all(
        ['check_samples', 'check_run_items', 'visibility_results'].map((table) =>
          app.database.query(`select * from ${table} where account_id = $1 order by 1, 2, 3, 4, 5`, [
            user.accountId,
          ]),
        ),
      );
    const before = await stored();
    for (const forget of [
      'update check_samples set is_empty = null',
      'update check_run_items set empty = 0',
      'update visibility_results set empty = 0',
    ])
      await app.database.query(`${forget} where account_id = $1`, [user.accountId]);
    for (const statement of formerMigration('0012_empty_answers'))
      if (statement.trim().startsWith('update ')) await app.database.query(statement);
    expect(await stored()).toEqual(before);
  });
});
