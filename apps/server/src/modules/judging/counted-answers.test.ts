import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { formerMigration, type JudgingApp, startJudgingApp } from './judging.fixture.ts';
import { recompute } from './use-cases/recompute.ts';

let app: Owned<JudgingApp>;
beforeAll(async () => {
  app = await startJudgingApp();
});
afterAll(() => app.stop());

const NOBODY = { text: 'It depends on how much you want to write down each day.' };
const REFUSAL = { text: 'I cannot recommend Fabrikam Books or anybody else.', finish: 'refused' } as const;
const OTHERS = { text: 'Contoso Ledger and Fabrikam Books are popular.' };
const NORTHWIND = { text: 'Northwind is a good choice for small teams.' };
const KEYWORDS = ['alpha', 'beta', 'gamma', 'delta'];

/** Two reports: named everywhere, then named once, left out twice and not named once. */
async function newOwner(): Promise<TestUser> {
  const user = await app.newOwner(KEYWORDS);
  await app.run(user, () => NORTHWIND);
  const now: Record<string, typeof NOBODY> = { beta: NOBODY, gamma: REFUSAL, delta: OTHERS };
  await app.run(user, (keyword) => now[keyword] ?? NORTHWIND);
  return user;
}

interface Named {
  keyword: string;
}
const leftOut = async (user: TestUser, query = '') => (await user.get(`/api/left-out-answers${query}`)).body;
const idOf = async (user: TestUser, keyword: string): Promise<string> =>
  (await leftOut(user)).items.find((one: { keyword: string }) => one.keyword === keyword).id;
const leaveOut = (user: TestUser, id: string) =>
  send(app.baseUrl, 'DELETE', `/api/answers/${id}/counted-in`, { cookie: user.cookie });
const newestReport = async (user: TestUser) => {
  const { items } = (await user.get('/api/reports')).body;
  return (await user.get(`/api/reports/${items[0].id}`)).body;
};
const bundleOf = async (user: TestUser, reportId: string): Promise<Uint8Array> => {
  const reply = await fetch(`${app.baseUrl}/api/reports/${reportId}/bundle`, {
    headers: { cookie: user.cookie },
  });
  return new Uint8Array(await reply.arrayBuffer());
};
const numbersOf = async (user: TestUser) => {
  const { revision, keywords } = await newestReport(user);
  const { rate, empty_answers, mentioned_keywords, not_mentioned_keywords } = revision;
  const { items } = (await user.get('/api/runs')).body;
  const run = (await user.get(`/api/runs/${items[0].id}`)).body;
  const results = (await user.get('/api/visibility-results')).body;
  const statesOf = (lines: { keyword: string; result_state: string }[]) =>
    Object.fromEntries(lines.map(({ keyword, result_state }) => [keyword, result_state]));
  return {
    report: {
      mentions: rate.mentions,
      answers: rate.answers,
      empty_answers,
      mentioned_keywords,
      not_mentioned_keywords,
      declined: revision.declined_keywords,
    },
    states: statesOf(keywords.items),
    run: { states: statesOf(run.keyword_results.items), rate: run.channels[0].visibility_rate },
    results: { states: statesOf(results.items), empty: results.channels[0].empty },
  };
};
const withStates = (states: object, of: { rate: number; empty: number; declined: number }) => ({
  report: {
    mentions: 1,
    answers: 4 - of.empty,
    empty_answers: of.empty,
    mentioned_keywords: 1,
    not_mentioned_keywords: 3 - of.empty,
    declined: of.declined,
  },
  states,
  run: { states, rate: of.rate },
  results: { states, empty: of.empty },
});
const STATES = { alpha: 'mentioned', beta: 'no_companies', gamma: 'refused', delta: 'not_mentioned' };
const BEFORE = withStates(STATES, { rate: 50, empty: 2, declined: 1 });
const COUNTED = withStates({ ...STATES, beta: 'not_mentioned' }, { rate: 33.3, empty: 1, declined: 2 });

describe('answers that measure nothing', () => {
  it('are listed, newest first, with what they say; of a keyword, a channel, a run, a report, or the newest', async () => {
    const user = await newOwner();
    const { items, left_out, counted_in, next_before } = await leftOut(user);
    expect({ left_out, counted_in, next_before }).toEqual({ left_out: 2, counted_in: 0, next_before: null });
    // Which of two asked in one moment comes first is chance.
    expect(items.toSorted((x: Named, y: Named) => (x.keyword < y.keyword ? -1 : 1))).toMatchObject([
      { keyword: 'beta', result_state: 'no_companies', is_left_out: true, counted_in_at: null },
      { keyword: 'gamma', result_state: 'refused', is_left_out: true, is_mentioned: false },
    ]);
    const report = await newestReport(user);
    const [older] = (await user.get('/api/reports')).body.items.slice(1);
    const beta = items.find(({ keyword }: { keyword: string }) => keyword === 'beta');
    const found = async (query: string) => (await leftOut(user, query)).left_out;
    expect(await found(`?report_id=${report.id}`)).toBe(2);
    expect(await found(`?report_id=${older.id}`)).toBe(0);
    expect(await found(`?run_id=${report.run_id}&channel=openai`)).toBe(2);
    expect(await found('?channel=claude')).toBe(0);
    expect(await found(`?keyword_id=${beta.keyword_id}`)).toBe(1);
    expect(await found('?is_newest=true')).toBe(2);
    const headline = async () =>
      (await user.get('/api/visibility-results?channel=openai')).body.channels[0].headline;
    expect(await headline()).toMatchObject({ report_id: report.id, empty_answers: 2 });
    expect(await found(`?window_of=${report.id}`)).toBe(2);
    // Any report names its assistant; the days are those of the range.
    expect(await found(`?window_of=${older.id}`)).toBe(2);
    expect(await found(`?window_of=${report.id}&range=2020-01`)).toBe(0);
    await app.run(user, () => OTHERS);
    expect(await found('?is_newest=true')).toBe(0);
    expect(await found('')).toBe(2);
    // The range goes on, and with it what it leaves out.
    const { report_id, empty_answers } = await headline();
    expect(report_id).not.toBe(report.id);
    expect([empty_answers, await found(`?window_of=${report_id}`)]).toEqual([2, 2]);
  });

  it('are told apart on the answer itself, and by the check that asked', async () => {
    const user = await newOwner();
    const gamma = await idOf(user, 'gamma');
    expect((await user.get(`/api/answers/${gamma}`)).body).toMatchObject({
      result_state: 'refused',
      is_left_out: true,
      counted_in_at: null,
      verdict: { empty_kind: 'refused', is_mentioned: false },
    });
    expect((await user.get('/api/keywords?status=refused')).body.items).toMatchObject([{ keyword: 'gamma' }]);
    expect((await user.get('/api/keywords?status=no_companies')).body.items).toMatchObject([
      { keyword: 'beta' },
    ]);
    expect((await user.get('/api/keywords?status=not_mentioned')).body.items).toMatchObject([
      { keyword: 'delta' },
    ]);
  });
});

describe('an answer that its user counts in', () => {
  it('is an ordinary one that does not name the brand in every number; taken back, all is as before', async () => {
    const user = await newOwner();
    expect(await numbersOf(user)).toEqual(BEFORE);
    const beta = await idOf(user, 'beta');
    const counted = await user.post(`/api/answers/${beta}/counted-in`);
    expect(counted).toMatchObject({ status: 200, body: { id: beta, reports: 1 } });
    expect(await numbersOf(user)).toEqual(COUNTED);
    expect(await leftOut(user)).toMatchObject({ left_out: 1, counted_in: 1 });
    expect((await user.get(`/api/answers/${beta}`)).body).toMatchObject({
      result_state: 'not_mentioned',
      is_left_out: false,
      counted_in_at: counted.body.counted_in_at,
      verdict: { empty_kind: 'no_companies' },
    });
    // Again it changes nothing.
    expect((await user.post(`/api/answers/${beta}/counted-in`)).body).toEqual({
      ...counted.body,
      reports: 0,
    });

    const taken = await leaveOut(user, beta);
    expect(taken.body).toEqual({ id: beta, counted_in_at: null, reports: 1 });
    expect(await numbersOf(user)).toEqual(BEFORE);
    expect((await leaveOut(user, beta)).body).toMatchObject({ reports: 0 });
  });

  it('changes the reports after its own too: what they are compared with, and what they see over weeks', async () => {
    const user = await newOwner();
    await app.run(user, () => NORTHWIND);
    const missing = async () => {
      const [line] = await app.database.query<{ missing_answers: number }>(
        `select missing_answers from report_keywords where account_id = $1 and keyword = 'beta' and is_current
         order by created_at desc limit 1`,
        [user.accountId],
      );
      return line?.missing_answers ?? 0;
    };
    const before = await newestReport(user);
    const missedBefore = await missing();
    const beta = await idOf(user, 'beta');
    expect((await user.post(`/api/answers/${beta}/counted-in`)).body.reports).toBe(2);
    const after = await newestReport(user);
    expect(before.revision.improved_keywords).toBe(1);
    expect(after.revision.improved_keywords).toBe(2);
    expect(missedBefore - (await missing())).toBe(1);
    for (const { id } of (await user.get('/api/reports')).body.items)
      expect(recompute(await bundleOf(user, id)).problems).toEqual([]);
  });

  it('stays counted in when answers are judged again, and a preview tells its difference with it', async () => {
    const user = await newOwner();
    const [beta, gamma] = [await idOf(user, 'beta'), await idOf(user, 'gamma')];
    await user.post(`/api/answers/${beta}/counted-in`);
    await app.name(user, ['Norwin']);
    const preview = await app.preview(user);
    const headline = (told: typeof preview) => told.difference?.reports[0];
    expect(headline(preview)).toMatchObject({ before: { rate_answers: 3 }, after: { rate_answers: 3 } });
    await user.post(`/api/answers/${gamma}/counted-in`);
    const told = (await user.get(`/api/judgements/${preview.id}`)).body;
    expect(headline(told)).toMatchObject({ before: { rate_answers: 4 }, after: { rate_answers: 4 } });
    await leaveOut(user, gamma);
    expect((await user.post(`/api/judgements/${preview.id}/apply`)).status).toBe(200);
    expect(await numbersOf(user)).toEqual(COUNTED);
    expect((await user.get(`/api/answers/${beta}`)).body.result_state).toBe('not_mentioned');
    await leaveOut(user, beta);
    expect(await numbersOf(user)).toEqual(BEFORE);
  });

  it('is in the evidence of its report: without that file the numbers cannot be computed again', async () => {
    const user = await newOwner();
    const plain = await bundleOf(user, (await newestReport(user)).id);
    await user.post(`/api/answers/${await idOf(user, 'beta')}/counted-in`);
    const { id } = await newestReport(user);
    const archive = await bundleOf(user, id);
    const { problems, report } = recompute(archive);
    expect(problems).toEqual([]);
    expect(report.numbers).toMatchObject({ rate_answers: 3, empty_answers: 1 });
    expect(Buffer.compare(archive, await bundleOf(user, id))).toBe(0);
    expect(recompute(plain).report.numbers).toMatchObject({ rate_answers: 2, empty_answers: 2 });
  });

  it('is one that was left out, of the user, that counts', async () => {
    const user = await newOwner();
    const other = await newOwner();
    const beta = await idOf(user, 'beta');
    expect((await other.post(`/api/answers/${beta}/counted-in`)).status).toBe(404);
    expect((await leaveOut(other, beta)).status).toBe(404);
    const { items } = (await user.get('/api/answers')).body;
    const delta = items.find((one: { keyword: string }) => one.keyword === 'delta');
    const refused = await user.post(`/api/answers/${delta.id}/counted-in`);
    expect(refused).toMatchObject({ status: 409, body: { details: { reason: 'not_left_out' } } });
    await user.post('/functions/check-visibility', { keyword: 'alpha', companyName: 'Contoso' });
    const [adHoc] = (await user.get('/api/answers?is_ad_hoc=true')).body.items;
    expect(adHoc).toMatchObject({ is_left_out: false });
    expect((await user.post(`/api/answers/${adHoc.id}/counted-in`)).status).toBe(409);
    expect(await numbersOf(user)).toEqual(BEFORE);
  });
});

describe('what was kept before answers were told apart', () => {
  it('is told apart by how each answer ended, in every number, by the migration', async () => {
    const user = await app.newOwner(KEYWORDS);
    await app.run(user, () => NORTHWIND, 2);
    await app.run(
      user,
      (keyword, sample) =>
        ({ alpha: sample === 1 ? NORTHWIND : NOBODY, beta: NOBODY, gamma: REFUSAL })[keyword] ?? OTHERS,
      2,
    );
    const tables = ['verdicts', 'check_samples', 'check_run_items', 'visibility_results'];
    const ofReports = ['report_revisions', 'report_keywords'];
    const stored = () =>
      Promise.all(
        [...tables, ...ofReports].map((table) =>
          app.database.query(`select * from ${table} t where account_id = $1 order by t::text`, [
            user.accountId,
          ]),
        ),
      );
    const sorted = (rows: object[][]) => rows.map((some) => some.map((row) => JSON.stringify(row)).sort());
    const before = sorted(await stored());
    const mine = `account_id = '${user.accountId}'`;
    await app.database.query('alter table verdicts disable trigger insert_only');
    for (const forget of [
      `update verdicts set empty_kind = null where ${mine}`,
      `update check_samples set is_refused = null where ${mine}`,
      `update check_run_items set refused = 0, is_mentioned = is_mentioned and 2 * k >= n where ${mine}`,
      `update visibility_results set refused = 0 where ${mine}`,
      // Each was a loss against the report before, where all were named.
      `update report_keywords set refused = 0, change = case when is_empty then 'declined' else change end where ${mine}`,
      `update report_revisions set not_mentioned_keywords = not_mentioned_keywords + no_companies_keywords
         + refused_keywords, no_companies_keywords = 0, refused_keywords = 0,
         declined_keywords = declined_keywords + no_companies_keywords + refused_keywords where ${mine}`,
    ])
      await app.database.query(forget);
    expect(sorted(await stored())).not.toEqual(before);
    for (const statement of formerMigration('0020_answers_that_measure_nothing'))
      if (/^(--.*\n)*(update|alter table verdicts (dis|en)able)/.test(statement.trim()))
        await app.database.query(statement);
    expect(sorted(await stored())).toEqual(before);
  });
});
