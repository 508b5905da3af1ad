import { trackedRate } from '@answerscope/statistics';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { formerMigration, sharedJudgingApp } from './judging.fixture.ts';

const app = sharedJudgingApp();

const OTHERS = 'Contoso Ledger and Fabrikam Books are popular.';
const TEXTS: Record<string, string> = {
  'best northwind shop': 'Northwind is a good choice for small teams.',
  'quvera for teams': 'Northwind is a good choice for small teams.',
  'ledger software': OTHERS,
};

const answered = async () => {
  const user = await app.newOwner(Object.keys(TEXTS));
  await app.run(user, (keyword) => ({ text: TEXTS[keyword] ?? '' }));
  return user;
};
const rateOf = (mentioned: number[]) =>
  trackedRate(mentioned.map((one) => ({ mentioned: one, answers: 1 })))?.interval;
/** What tracker, dashboard, run and report say of the same answers. */
const saidOf = async (user: TestUser) => {
  const tracker = (await user.get('/api/visibility-results')).body;
  const run = (await user.get('/api/runs')).body.items[0];
  const reports = (await user.get('/api/reports')).body;
  const report = (await user.get(`/api/reports/${reports.items[0].id}`)).body;
  const dashboard = (await user.get('/api/dashboard')).body.channels[0];
  const branded = (items: { keyword: string; is_branded: boolean }[]) =>
    items.flatMap(({ keyword, is_branded }) => (is_branded ? [keyword] : [])).sort();
  return {
    summary: tracker.channels[0],
    dashboard,
    run: run.channels[0],
    report,
    branded: branded(tracker.items),
    brandedLines: branded(report.keywords.items),
  };
};

describe('a keyword that names the brand', () => {
  it('is in no rate: not in the newest results, the dashboard, the run or the report', async () => {
    const { summary, dashboard, run, report, ...marked } = await saidOf(await answered());
    expect(summary).toMatchObject({ keywords: 3, answered: 2, mentioned: 1, empty: 0, branded: 1 });
    expect(summary.interval).toEqual(rateOf([1, 0]));
    expect({ ...dashboard.results, headline: dashboard.headline }).toEqual(summary);
    expect(report.revision).toMatchObject({ branded_answers: 1, branded_mentions: 1 });
    expect(report.revision.rate).toMatchObject({ mentions: 1, answers: 2, interval: summary.interval });
    expect(dashboard.latest.id).toBe(report.id);
    expect(run).toMatchObject({ successful: 3, mentioned: 2, branded: 1, branded_mentioned: 1 });
    expect(run.visibility_rate).toBe(50);
    expect(marked).toEqual({ branded: ['best northwind shop'], brandedLines: ['best northwind shop'] });
  });

  it('may be another one by newer names: then it is left out everywhere', async () => {
    const user = await answered();
    await app.name(user, ['quvera']);
    expect((await saidOf(user)).branded).toEqual(['best northwind shop']);
    const preview = await app.preview(user);
    await user.post(`/api/judgements/${preview.id}/apply`);
    const { summary, run, report, ...marked } = await saidOf(user);
    const both = ['best northwind shop', 'quvera for teams'];
    expect(marked).toMatchObject({ branded: both, brandedLines: both });
    expect(summary).toMatchObject({ answered: 1, mentioned: 0, branded: 2, interval: rateOf([0]) });
    expect(report.revision.rate).toMatchObject({ mentions: 0, answers: 1, interval: summary.interval });
    expect(run).toMatchObject({ branded: 2, branded_mentioned: 2, visibility_rate: 0 });
  });

  it('stands apart as well when no answer came', async () => {
    const user = await app.newOwner(['best northwind shop', 'ledger software']);
    await app.run(user, (keyword) =>
      keyword === 'ledger software' ? { text: OTHERS } : { text: '', finish: 'ok' },
    );
    const { summary, run, branded } = await saidOf(user);
    expect(branded).toEqual(['best northwind shop']);
    expect(summary).toMatchObject({ answered: 1, mentioned: 0, failed: 1, branded: 0 });
    expect(run).toMatchObject({ branded: 0, visibility_rate: 0 });
  });

  it('is told by what was asked: the user’s own words give the name away, or keep it', async () => {
    const user = await app.newOwner([]);
    const own = {
      'ledger software': 'What do you think of Northwind?',
      'northwind shop': 'Which shop has good books?',
      books: 'Why does everybody like quvera?',
    };
    for (const [keyword_text, question_text] of Object.entries(own))
      await user.post('/rpc/add_my_keyword', { keyword_text, question_text });
    await app.run(user, () => ({ text: OTHERS }));
    const before = await saidOf(user);
    expect([before.branded, before.brandedLines]).toEqual([['ledger software'], ['ledger software']]);
    expect(before.run).toMatchObject({ branded: 1 });
    await app.name(user, ['quvera']);
    const preview = await app.preview(user);
    await user.post(`/api/judgements/${preview.id}/apply`);
    const after = await saidOf(user);
    const both = ['books', 'ledger software'];
    expect([after.branded, after.brandedLines]).toEqual([both, both]);
    expect(after.run).toMatchObject({ branded: 2 });
  });

  it('is known also where it was checked before it was marked', async () => {
    const user = await answered();
    const before = await saidOf(user);
    for (const table of ['check_run_items', 'visibility_results'])
      await app.database.query(`update ${table} set is_branded = false where account_id = $1`, [
        user.accountId,
      ]);
    expect((await saidOf(user)).summary.branded).toBe(0);
    for (const statement of formerMigration('0015_branded_keywords'))
      if (statement.trim().startsWith('update ')) await app.database.query(statement);
    expect(await saidOf(user)).toEqual(before);
  });
});
