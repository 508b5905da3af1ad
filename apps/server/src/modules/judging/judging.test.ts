import type { ChangedAnswer } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { anAnswer } from '../answers/answer.fixture.ts';
import { recordAnswer } from '../checks/use-cases/record-answer.ts';
import { writeDueReports } from '../reports/index.ts';
import { sharedJudgingApp } from './judging.fixture.ts';

const app = sharedJudgingApp();

const TEXTS: Record<string, string> = {
  alpha: 'Northwind is a good choice for small teams.',
  beta: 'Many teams use Quvera for their bookkeeping every day.',
  gamma: 'Contoso Ledger and Fabrikam Books are popular.',
  delta: 'Most people choose between Quvera and Fabrikam Books.',
};
const answerTo = (keyword: string) => ({ text: TEXTS[keyword] ?? '' });
const KEYWORDS = Object.keys(TEXTS);

const resultsOf = async (user: TestUser) =>
  Object.fromEntries(
    (await user.get('/api/visibility-results')).body.items.map(
      (one: { keyword: string; is_mentioned: boolean; k: number; n: number }) => [
        one.keyword,
        `${one.is_mentioned} ${one.k}/${one.n}`,
      ],
    ),
  );
const reportOf = async (user: TestUser) => {
  const { items } = (await user.get('/api/reports')).body;
  return (await user.get(`/api/reports/${items[0].id}`)).body;
};
const stored = (user: TestUser, table: string) =>
  app.database.query(`select * from ${table} where account_id = $1 order by id`, [user.accountId]);
const statesOf = async (user: TestUser) => (await stored(user, 'judgements')).map(({ state }) => state);
const reasonOf = async (reply: Promise<{ status: number; body: { details?: { reason?: string } } }>) => {
  const { status, body } = await reply;
  return `${status} ${body.details?.reason}`;
};

describe('judging again', () => {
  it('after a new alias changes exactly the answers that name it, and nothing before it is applied', async () => {
    const user = await app.newOwner(KEYWORDS);
    await app.run(user, answerTo);
    const answersBefore = await stored(user, 'answers');
    const reportsBefore = await stored(user, 'reports');
    const before = { alpha: 'true 1/1', beta: 'false 0/1', gamma: 'false 0/1', delta: 'false 0/1' };
    expect(await resultsOf(user)).toEqual(before);
    expect((await user.get('/api/judgements')).body).toMatchObject({
      current: { names: { aliases: [] } },
      preview: null,
      names_changed: false,
      rules_changed: false,
    });

    await app.name(user, ['Quvera']);
    expect((await user.get('/api/judgements')).body).toMatchObject({ names_changed: true });
    const preview = await app.preview(user);
    expect(preview).toMatchObject({
      state: 'preview',
      judged: 4,
      total: 4,
      stale: null,
      names: { aliases: ['Quvera'] },
      difference: {
        answers: 4,
        mentioned_before: 1,
        mentioned_after: 3,
        gained: 2,
        lost: 0,
        channels: [{ channel: 'openai', gained: 2, lost: 0, answers: 4 }],
        reports: [{ before: { rate_mentions: 1 }, after: { rate_mentions: 3, mentioned_keywords: 3 } }],
        reports_total: 1,
      },
    });
    expect(preview.difference?.keywords.map(({ keyword }) => keyword)).toEqual(['beta', 'delta']);
    const { body: changes } = await user.get(`/api/judgements/${preview.id}/changes`);
    expect(changes.next_before).toBeNull();
    const changed = changes.items.toSorted((x: ChangedAnswer, y: ChangedAnswer) =>
      x.keyword < y.keyword ? -1 : 1,
    );
    expect(changed).toMatchObject([
      { keyword: 'beta', after: { is_mentioned: true, because: { matched_name: 'Quvera', start: 15 } } },
      {
        keyword: 'delta',
        before: { is_mentioned: false },
        after: { is_mentioned: true, excerpt: TEXTS.delta },
      },
    ]);
    expect((await user.get(`/api/judgements/${preview.id}/changes?change=lost`)).body.items).toEqual([]);
    expect(await resultsOf(user)).toEqual(before);
    expect((await reportOf(user)).revision.mentioned_keywords).toBe(1);

    const applied = await user.post(`/api/judgements/${preview.id}/apply`);
    expect(applied.body).toMatchObject({ id: preview.id, state: 'current' });
    expect(await resultsOf(user)).toEqual({ ...before, beta: 'true 1/1', delta: 'true 1/1' });
    expect(await statesOf(user)).toEqual(['superseded', 'current']);
    const report = await reportOf(user);
    expect(report.revision).toMatchObject({ judgement_id: preview.id, mentioned_keywords: 3 });
    expect(report.mentioned_keywords).toBe(1);
    expect(await stored(user, 'answers')).toEqual(answersBefore);
    expect(await stored(user, 'reports')).toEqual(reportsBefore);
    const revisions = await app.database.query(
      'select judgement_id, is_current, mentioned_keywords from report_revisions where account_id = $1 order by judgement_id',
      [user.accountId],
    );
    expect(revisions).toMatchObject([
      { is_current: false, mentioned_keywords: 1 },
      { is_current: true, mentioned_keywords: 3, judgement_id: preview.id },
    ]);
    expect((await user.get('/api/judgements')).body).toMatchObject({ preview: null, names_changed: false });
    expect((await user.post(`/api/judgements/${preview.id}/apply`)).body.state).toBe('current');
  });

  it('counts k of n anew where a check has several answers, and shows one of the majority', async () => {
    const user = await app.newOwner(['alpha']);
    const texts = ['Quvera is good.', 'Nothing here is worth a name.', 'Quvera is good.'];
    await app.run(user, (_keyword, sample) => ({ text: texts[sample - 1] ?? '' }), 3);
    expect(await resultsOf(user)).toEqual({ alpha: 'false 0/3' });
    await app.name(user, ['Quvera']);
    const preview = await app.preview(user);
    await user.post(`/api/judgements/${preview.id}/apply`);
    expect(await resultsOf(user)).toEqual({ alpha: 'true 2/3' });
    const [result] = (await user.get('/api/visibility-results')).body.items;
    expect((await user.get(`/api/answers/${result.answer_id}`)).body).toMatchObject({
      text: 'Quvera is good.',
      verdict: { is_mentioned: true },
    });
    const [item] = await app.database.query(
      'select n, k, is_mentioned from check_run_items where account_id = $1',
      [user.accountId],
    );
    expect(item).toEqual({ n: 3, k: 2, is_mentioned: true });
  });

  it('asks no assistant and costs nothing', async () => {
    const user = await app.newOwner(KEYWORDS);
    await app.run(user, answerTo);
    await app.resetSimulator();
    const books = await app.booksOf(user);
    await app.name(user, ['Quvera']);
    const preview = await app.preview(user);
    await user.post(`/api/judgements/${preview.id}/apply`);
    expect(await app.requests()).toEqual([]);
    expect(await app.booksOf(user)).toEqual(books);
  });

  it('is not needed after a new competitor, whose cited pages and place are told at once', async () => {
    const user = await app.newOwner(['alpha']);
    const citations = [
      { url: 'https://www.quvera.example/a', title: null, start: null, end: null, claim: null },
      { url: 'https://elsewhere.example/', title: null, start: null, end: null, claim: null },
    ];
    await app.run(user, () => ({ text: 'Quvera is good. Northwind is too.', citations }));
    await user.post('/api/competitors', {
      competitor_name: 'Quvera',
      competitor_url: 'https://quvera.example',
    });
    expect((await user.get('/api/judgements')).body).toMatchObject({ names_changed: false });
    await writeDueReports(app.checks);
    const [answer] = (await user.get('/api/answers')).body.items;
    const { body } = await user.get(`/api/answers/${answer.id}`);
    expect(body.verdict.rank).toBe(2);
    expect(body.sources.map(({ kind }: { kind: string }) => kind)).toEqual(['competitor', 'third_party']);
    const { revision, domains } = await reportOf(user);
    expect(revision.average_rank).toBe(2);
    expect(domains).toMatchObject([{ kind: 'third_party' }, { kind: 'competitor' }]);
  });
});

describe('a preview', () => {
  const begun = async () => {
    const user = await app.newOwner(KEYWORDS);
    await app.run(user, answerTo);
    await app.name(user, ['Quvera']);
    return user;
  };

  it('is not applied when names moved since, and a new one takes its place', async () => {
    const user = await begun();
    const preview = await app.preview(user);
    await app.name(user, ['Quvera', 'Fabrikam Books']);
    expect((await user.get(`/api/judgements/${preview.id}`)).body.stale).toBe('names_moved');
    const before = await resultsOf(user);
    expect(await reasonOf(user.post(`/api/judgements/${preview.id}/apply`))).toBe('409 names_moved');
    expect(await resultsOf(user)).toEqual(before);
    expect(await statesOf(user)).toEqual(['current', 'preview']);
    const next = await app.preview(user);
    expect(next.difference).toMatchObject({ gained: 3 });
    expect(await statesOf(user)).toEqual(['current', 'discarded', 'preview']);
    expect((await user.post(`/api/judgements/${next.id}/apply`)).status).toBe(200);
  });

  it("is not applied when the profile's company was renamed since", async () => {
    const user = await begun();
    const preview = await app.preview(user);
    await user.patch('/api/profile', { company_name: 'Northwind Books' });
    expect(await reasonOf(user.post(`/api/judgements/${preview.id}/apply`))).toBe('409 names_moved');
  });

  it('is not applied when something else is in force since', async () => {
    const user = await begun();
    const preview = await app.preview(user);
    await app.database.query(
      "update judgements set rules_version = 'older' where account_id = $1 and state = 'current'",
      [user.accountId],
    );
    await app.run(user, answerTo);
    expect(await reasonOf(user.post(`/api/judgements/${preview.id}/apply`))).toBe('409 judgement_moved');
  });

  it('is not applied before it is complete, nor by rules that are not ours', async () => {
    const user = await begun();
    const { body: preview } = await user.post('/api/judgements');
    expect(preview).toMatchObject({ judged: 0, total: 4, completed_at: null, difference: null });
    expect(await reasonOf(user.post(`/api/judgements/${preview.id}/apply`))).toBe('409 not_complete');
    await app.database.query("update judgements set rules_version = 'newer' where id = $1", [preview.id]);
    app.startWalker();
    // Another's preview, asked for later, is walked through; this one is left.
    const later = await begun();
    const { body: judged } = await later.post('/api/judgements');
    await expect
      .poll(async () => (await later.get(`/api/judgements/${judged.id}`)).body.completed_at)
      .not.toBeNull();
    await app.stopWalkers();
    expect((await user.get(`/api/judgements/${preview.id}`)).body).toMatchObject({
      judged: 0,
      stale: 'rules_moved',
    });
    expect(await reasonOf(user.post(`/api/judgements/${preview.id}/apply`))).toBe('409 rules_moved');
  });

  it('is one a user: started again it is the same one', async () => {
    const user = await begun();
    const replies = await Promise.all([1, 2, 3, 4].map(() => user.post('/api/judgements')));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await statesOf(user)).toEqual(['current', 'preview']);
  });

  it('of nothing new is refused', async () => {
    const user = await app.newOwner(['alpha']);
    expect(await reasonOf(user.post('/api/judgements'))).toBe('409 nothing_to_judge');
    await app.run(user, answerTo);
    expect(await reasonOf(user.post('/api/judgements'))).toBe('409 nothing_to_judge');
    await app.name(user, ['Quvera']);
    await app.name(user, []);
    expect(await reasonOf(user.post('/api/judgements'))).toBe('409 nothing_to_judge');
  });

  it('that is discarded leaves all as it was; its verdicts are removed', async () => {
    const user = await begun();
    const before = await resultsOf(user);
    const preview = await app.preview(user);
    expect((await user.post(`/api/judgements/${preview.id}/discard`)).body.state).toBe('discarded');
    expect((await user.post(`/api/judgements/${preview.id}/discard`)).status).toBe(200);
    expect(await reasonOf(user.post(`/api/judgements/${preview.id}/apply`))).toBe('409 preview_ended');
    expect(await resultsOf(user)).toEqual(before);
    app.startWalker();
    await expect.poll(() => app.verdictsOf(user, preview.id)).toEqual([]);
    await app.stopWalkers();
    const [current] = await stored(user, 'judgements');
    expect(await app.verdictsOf(user, current?.id)).toHaveLength(4);
  });

  it('that was applied cannot be discarded', async () => {
    const user = await begun();
    const preview = await app.preview(user);
    await user.post(`/api/judgements/${preview.id}/apply`);
    expect(await reasonOf(user.post(`/api/judgements/${preview.id}/discard`))).toBe('409 preview_ended');
  });
});

describe('answers that come meanwhile', () => {
  it('after the walk are judged before it is applied; asked before and stored after, by what then holds', async () => {
    const user = await app.newOwner(KEYWORDS);
    await app.run(user, answerTo);
    await app.name(user, ['Quvera']);
    const early = await app.beginCheck(user, { keyword: 'beta' });
    const late = await app.beginCheck(user, { keyword: 'delta' });
    const preview = await app.preview(user);
    const store = (begun: typeof early) =>
      app.checks
        .tenant(user.accountId)
        .transaction((tx) =>
          recordAnswer(tx, { ...begun, answer: anAnswer({ text: 'Quvera it is.' }), now: new Date() }),
        );
    await store(early);
    expect(await app.verdictsOf(user, preview.id)).toHaveLength(4);
    expect((await user.post(`/api/judgements/${preview.id}/apply`)).status).toBe(200);
    await store(late);
    expect(await app.verdictsOf(user, preview.id)).toHaveLength(6);
    expect(await resultsOf(user)).toMatchObject({ beta: 'true 1/1', delta: 'true 1/1' });
    const shown = (await user.get('/api/visibility-results')).body.items.find(
      ({ keyword }: { keyword: string }) => keyword === 'beta',
    );
    expect(shown.answer_id).toBe(early.attempt.id);
  });

  it('about another company stay judged by its name', async () => {
    const user = await app.newOwner(['alpha']);
    await app.run(user, answerTo);
    const begun = await app.beginCheck(user, { companyName: 'Somebody Else' });
    await app.checks
      .tenant(user.accountId)
      .transaction((tx) =>
        recordAnswer(tx, { ...begun, answer: anAnswer({ text: 'Quvera it is.' }), now: new Date() }),
      );
    await app.name(user, ['Quvera']);
    const preview = await app.preview(user);
    expect(preview).toMatchObject({ total: 1 });
    await user.post(`/api/judgements/${preview.id}/apply`);
    expect((await user.get(`/api/answers/${begun.attempt.id}`)).body.verdict.is_mentioned).toBe(false);
  });
});

describe('new rules', () => {
  it('hold for new answers at once; older ones are judged again when the user wants it', async () => {
    const user = await app.newOwner(KEYWORDS);
    await app.run(user, answerTo);
    await app.database.query("update judgements set rules_version = 'older' where account_id = $1", [
      user.accountId,
    ]);
    expect((await user.get('/api/judgements')).body).toMatchObject({ rules_changed: true });
    await app.run(user, answerTo);
    expect(await statesOf(user)).toEqual(['superseded', 'current']);
    expect((await user.get('/api/judgements')).body).toMatchObject({
      rules_changed: true,
      names_changed: false,
    });
    const preview = await app.preview(user);
    expect(preview).toMatchObject({ total: 8, difference: { answers: 8, gained: 0, lost: 0 } });
    await user.post(`/api/judgements/${preview.id}/apply`);
    expect((await user.get('/api/judgements')).body).toMatchObject({ rules_changed: false });
    expect(await app.verdictsOf(user, preview.id)).toHaveLength(8);
  });
});
