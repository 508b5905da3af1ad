import { describe, expect, it } from 'vitest';
import { readEvents } from '../../../test/event-reader.ts';
import { until } from '../checks/check-app.fixture.ts';
import { ended, startRun } from '../runs/run.fixture.ts';
import { daysAgo, sharedReportApp } from './report.fixture.ts';
import { writeDueReports } from './report-writer.engine.ts';

const app = sharedReportApp();

const yes = ['yes'] as const;
const no = ['no'] as const;
const failed = ['failed'] as const;

describe('a report', () => {
  it('is written by the worker when a run over every keyword of a channel is done, one a channel', async () => {
    const user = await app.newRunner(3);
    await app.setPace({});
    app.startEngine();
    const writer = app.startWriter();
    const run = await startRun(user, { channels: ['openai', 'claude'] });
    await ended(user, run.body.id);
    await until(async () => (await user.get('/api/reports')).body.items.length === 2);
    await writer.stop();
    await app.stopEngines();
    const { items } = (await user.get('/api/reports')).body;
    expect(items.map(({ channel }: { channel: string }) => channel).toSorted()).toEqual(['claude', 'openai']);
    const report = (await user.get(`/api/reports/${items[0].id}`)).body;
    expect(report).toMatchObject({
      user_id: user.accountId,
      run_id: run.body.id,
      total_keywords: 3,
      answered_keywords: 3,
      failed_keywords: 0,
      previous_report_id: null,
      previous_id: null,
      next_id: null,
      improved_keywords: 0,
      declined_keywords: 0,
      revision: { verdict: 'not_enough_data', rate: { keywords: 3, answers: 3 } },
      keywords: { total: 3 },
    });
    const [line] = report.keywords.items;
    expect((await user.get(`/api/answers/${line.answer_id}`)).body.keyword).toBe(line.keyword);
    expect(report.wait.possible_from).not.toBeNull();
  });

  it('tells browsers when it is there', async () => {
    const user = await app.newReader(['a']);
    const response = await fetch(`${app.baseUrl}/api/events`, { headers: { cookie: user.cookie } });
    const read = readEvents(response);
    const { id } = await app.reportOf(user, { at: daysAgo(1), samples: { a: yes }, channel: 'claude' });
    const text = await read('report_ready');
    expect(text).toContain(`{"type":"report_ready","report_id":"${id}","channel":"claude"}`);
  });

  it('is written once, however many writers look', async () => {
    const user = await app.newReader(['a', 'b']);
    for (const days of [3, 2, 1]) await app.leaveRun(user, { at: daysAgo(days), samples: { a: yes, b: no } });
    const written = await Promise.all([1, 2, 3, 4].map(() => app.writeReports()));
    expect(written.reduce((all, one) => all + one, 0)).toBe(3);
    const { items } = (await user.get('/api/reports')).body;
    expect(items).toHaveLength(3);
    // In the order in which they were asked, each compared with the one before.
    expect(items.map((one: { previous_report_id: string }) => one.previous_report_id)).toEqual([
      ...[items[1].id, items[2].id, null],
    ]);
    const [rows] = await app.database.query(
      'select count(*)::int as n from report_keywords where account_id = $1',
      [user.accountId],
    );
    expect(rows).toEqual({ n: 6 });
    expect(await app.writeReports()).toBe(0);
  });

  it('is there in whole or not at all: a writer that breaks off leaves the next one everything to do', async () => {
    const user = await app.newReader(['a']);
    await app.leaveRun(user, { at: daysAgo(1), samples: { a: yes } });
    await app.database.query(
      `create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$`,
    );
    await app.database.query(
      'create trigger break_off before insert on report_keywords for each row execute function break_off()',
    );
    expect(await app.writeReports()).toBe(0);
    expect((await user.get('/api/reports')).body.items).toEqual([]);
    await app.database.query('drop trigger break_off on report_keywords');
    expect(await app.writeReports()).toBe(1);
    expect((await user.get('/api/reports')).body.items).toHaveLength(1);
  });

  it('that cannot be written keeps no other user from one, however many come first', async () => {
    const users = [await app.newReader(['a']), await app.newReader(['a']), await app.newReader(['a'])];
    users.sort((one, other) => (one.accountId < other.accountId ? -1 : 1));
    const last = users.pop();
    if (last === undefined) throw new Error('no user');
    for (const user of [...users, last])
      for (const days of [2, 1]) await app.leaveRun(user, { at: daysAgo(days), samples: { a: yes } });
    const unlucky = users.map(({ accountId }) => `'${accountId}'`).join(', ');
    await app.database.query(
      `create function break_some() returns trigger language plpgsql as $$ begin
         if new.account_id in (${unlucky}) then raise 'broken off'; end if; return new; end $$`,
    );
    await app.database.query(
      'create trigger break_some before insert on report_keywords for each row execute function break_some()',
    );
    expect(await writeDueReports(app.checks, { pageSize: 2 })).toBe(2);
    expect((await last.get('/api/reports')).body.items).toHaveLength(2);
    // Nor is the report after it written before it.
    for (const user of users) expect((await user.get('/api/reports')).body.items).toEqual([]);
    await app.database.query('drop trigger break_some on report_keywords');
    expect(await app.writeReports()).toBe(4);
  });

  it('is not written for some keywords, a single check, a cancelled or cut run or another company', async () => {
    const user = await app.newReader(['a', 'b']);
    const run = { at: daysAgo(1), samples: { a: yes, b: no } };
    await app.leaveRun(user, { ...run, scope: 'partial' });
    await app.leaveRun(user, { ...run, scope: 'single' });
    await app.leaveRun(user, { ...run, state: 'cancelled' });
    await app.leaveRun(user, { ...run, state: 'budget' });
    await app.leaveRun(user, { ...run, isAdHoc: true });
    expect(await app.writeReports()).toBe(0);
    expect((await user.get('/api/reports')).body.items).toEqual([]);
  });

  it('counts all keywords in its percentages, to one decimal, failed and branded ones beside', async () => {
    const user = await app.newReader(['a', 'b', 'northwind reviews']);
    const samples = { a: yes, b: failed, 'northwind reviews': yes };
    const report = await app.reportOf(user, { at: daysAgo(1), samples });
    expect(report).toMatchObject({
      total_keywords: 3,
      answered_keywords: 2,
      failed_keywords: 1,
      branded_keywords: 1,
      mentioned_keywords: 2,
      not_mentioned_keywords: 0,
      percentage_mentioned: 66.7,
      percentage_improved: 0,
      percentage_declined: 0,
      revision: {
        // The branded keyword is in no rate of ours.
        rate: { keywords: 1, answers: 1, mentions: 1, rate: 1 },
        branded_answers: 1,
        branded_mentions: 1,
        percentage_mentioned: 66.7,
      },
    });
    const byFilter = async (show: string) =>
      (await user.get(`/api/reports/${report.id}?show=${show}`)).body.keywords.items.map(
        ({ keyword }: { keyword: string }) => keyword,
      );
    expect(await byFilter('failed')).toEqual(['b']);
    expect(await byFilter('branded')).toEqual(['northwind reviews']);
    expect(await byFilter('mentioned')).toEqual(['a', 'northwind reviews']);
    expect(await byFilter('not_mentioned')).toEqual([]);
  });

  it('sorts its keywords by column, what tells nothing last either way', async () => {
    const user = await app.newReader(['b', 'Äpfel', 'c', 'd']);
    const samples = { b: ['yes', 'no'], Äpfel: yes, c: failed, d: ['no', 'empty'] } as const;
    const report = await app.reportOf(user, { at: daysAgo(1), samples });
    await app.database.query(
      `update report_keywords set verdict = case keyword when 'b' then 'improved' when 'd' then 'declined' else verdict end
       where account_id = $1`,
      [user.accountId],
    );
    const sorted = async (query: string) =>
      (await user.get(`/api/reports/${report.id}?${query}`)).body.keywords.items.map(
        ({ keyword }: { keyword: string }) => keyword,
      );
    expect(await sorted('')).toEqual(['Äpfel', 'b', 'c', 'd']);
    expect(await sorted('order=desc')).toEqual(['d', 'c', 'b', 'Äpfel']);
    expect(await sorted('sort=verdict')).toEqual(['c', 'd', 'Äpfel', 'b']);
    expect(await sorted('sort=verdict&order=desc')).toEqual(['Äpfel', 'b', 'd', 'c']);
    expect(await sorted('sort=rate')).toEqual(['d', 'b', 'Äpfel', 'c']);
    expect(await sorted('sort=rate&order=desc')).toEqual(['Äpfel', 'b', 'd', 'c']);
    expect(await sorted('sort=trend')).toEqual(['d', 'b', 'Äpfel', 'c']);
    expect(await sorted('sort=trend&order=desc&page=2&page_size=1')).toEqual(['d']);
    expect((await user.get(`/api/reports/${report.id}?sort=secret`)).status).toBe(400);
  });

  it('flips only where both reports have an answer: a failed check is neither improved nor declined', async () => {
    const user = await app.newReader(['up', 'down', 'lost', 'found', 'same']);
    const first = { up: no, down: yes, lost: yes, found: failed, same: yes };
    const then = await app.reportOf(user, { at: daysAgo(2), samples: first });
    const second = { up: yes, down: no, lost: failed, found: yes, same: yes };
    const report = await app.reportOf(user, { at: daysAgo(1), samples: second });
    expect(report).toMatchObject({
      improved_keywords: 1,
      declined_keywords: 1,
      percentage_improved: 20,
      percentage_declined: 20,
      previous_report_id: then.id,
      previous_id: then.id,
    });
    const lineOf = (of: typeof report, keyword: string) =>
      of.keywords.items.find((line: { keyword: string }) => line.keyword === keyword);
    const [now, before] = [lineOf(report, 'up'), lineOf(then, 'up')];
    expect(report.report_summary).toEqual({
      improved_keywords: [
        {
          keyword_id: now.keyword_id,
          keyword: 'up',
          answer_id: now.answer_id,
          previous_answer_id: before.answer_id,
        },
      ],
      declined_keywords: [expect.objectContaining({ keyword: 'down' })],
    });
    expect(lineOf(report, 'lost')).toMatchObject({ status: 'api_error', is_mentioned: false, change: null });
    expect((await user.get(`/api/reports/${then.id}`)).body.next_id).toBe(report.id);
  });

  it('is compared with the newest one before that had an answer, not with one in which every call failed', async () => {
    const user = await app.newReader(['up', 'down']);
    const then = await app.reportOf(user, { at: daysAgo(3), samples: { up: no, down: yes } });
    const lost = await app.reportOf(user, { at: daysAgo(2), samples: { up: failed, down: failed } });
    expect(lost).toMatchObject({ answered_keywords: 0, previous_report_id: then.id });
    const report = await app.reportOf(user, { at: daysAgo(1), samples: { up: yes, down: no } });
    expect(report).toMatchObject({
      previous_report_id: then.id,
      previous_id: lost.id,
      improved_keywords: 1,
      declined_keywords: 1,
    });
  });

  it('is not compared with one that answered fewer than half of its keywords, but with the newest that did', async () => {
    const user = await app.newReader(['up', 'down', 'new']);
    const half = { up: no, down: yes, new: failed };
    const then = await app.reportOf(user, { at: daysAgo(5), samples: half });
    const sparse = await app.reportOf(user, {
      at: daysAgo(3),
      samples: { up: yes, down: failed, new: failed },
    });
    expect(sparse).toMatchObject({
      answered_keywords: 1,
      previous_report_id: then.id,
      improved_keywords: 1,
    });
    const report = await app.reportOf(user, { at: daysAgo(1), samples: { up: no, down: no, new: yes } });
    expect(report).toMatchObject({
      previous_report_id: then.id,
      previous_id: sparse.id,
      improved_keywords: 0,
      declined_keywords: 1,
      report_summary: { declined_keywords: [expect.objectContaining({ keyword: 'down' })] },
    });
    const [channel] = (await user.get('/api/dashboard')).body.channels;
    expect(channel).toMatchObject({ latest: { id: report.id, previous_report_id: then.id } });
  });

  it('waits for the one of a run that ended before, though that began later: it is compared with it', async () => {
    const user = await app.newReader(['a']);
    const first = await app.reportOf(user, { at: daysAgo(6), samples: { a: yes } });
    // Cut short and resumed: it began before the other and ended after it.
    await app.leaveRun(user, { at: daysAgo(5), endedAt: daysAgo(2), samples: { a: yes } });
    const later = await app.leaveRun(user, { at: daysAgo(4), samples: { a: no } });
    await leaveDoubt(later);
    const elsewhere = await app.leaveRun(user, { at: daysAgo(1), samples: { a: no }, channel: 'claude' });
    expect(await app.writeReports()).toBe(1);
    const runsOf = async () =>
      (await user.get('/api/reports')).body.items.map((one: { run_id: string }) => one.run_id);
    expect(await runsOf()).toEqual([elsewhere, first.run_id]);
    await app.database.query("update auxiliary_verdicts set state = 'failed' where run_id = $1", [later]);
    expect(await app.writeReports()).toBe(2);
    const [, resumed, between] = (await user.get('/api/reports')).body.items;
    expect([between.run_id, between.previous_report_id, between.declined_keywords]).toEqual([
      ...[later, first.id, 1],
    ]);
    expect([resumed.previous_report_id, resumed.improved_keywords]).toEqual([between.id, 1]);
  });

  it('does not wait for what gets none: a cancelled, partial or ad hoc run that ended before', async () => {
    const user = await app.newReader(['a']);
    const ending = { endedAt: daysAgo(2), samples: { a: yes } };
    await app.leaveRun(user, { ...ending, at: daysAgo(4), isAdHoc: true });
    await app.leaveRun(user, { ...ending, at: daysAgo(4), state: 'cancelled' });
    await leaveDoubt(await app.leaveRun(user, { ...ending, at: daysAgo(4), scope: 'partial' }));
    await app.leaveRun(user, { at: daysAgo(1), samples: { a: yes } });
    expect(await app.writeReports()).toBe(1);
  });

  it('leaves answers that name no brand out of the rate; without any other there is no rate, not 0%', async () => {
    const user = await app.newReader(['a', 'b', 'c']);
    const samples = { a: ['yes', 'empty'], b: ['empty', 'empty'], c: ['no', 'no'] } as const;
    const report = await app.reportOf(user, {
      at: daysAgo(1),
      samples,
      competitor: 'Fabrikam',
      domain: 'example.com',
    });
    expect(report.revision).toMatchObject({
      empty_answers: 3,
      rate: { answers: 3, mentions: 1, keywords: 2 },
      share_of_voice: 0.25,
      average_rank: 1,
      ranked_keywords: 1,
    });
    expect(report.keywords.items).toMatchObject([
      { keyword: 'a', n: 2, k: 1, empty: 1, is_mentioned: true, is_empty: false, result_state: 'mentioned' },
      { keyword: 'b', n: 2, k: 0, empty: 2, is_empty: true, interval: null, result_state: 'no_companies' },
      { keyword: 'c', n: 2, k: 0, empty: 0, is_empty: false, result_state: 'not_mentioned' },
    ]);
    expect(report.voice).toEqual({ brand_mentions: 1, all_mentions: 4 });
    expect(report.competitors).toEqual([
      { name: 'Fabrikam', answers_naming: 3, answers_naming_without_brand: 2, mentions: 3 },
    ]);
    expect(report.domains).toEqual([
      {
        domain: 'example.com',
        kind: 'third_party',
        answers_citing: 6,
        answers_citing_without_brand: 5,
        icon_url: null,
      },
    ]);
    const silent = { a: ['empty'], b: ['empty'], c: failed } as const;
    const empty = await app.reportOf(user, { at: daysAgo(0), samples: silent });
    expect(empty.revision).toMatchObject({ rate: null, empty_answers: 2, share_of_voice: null });
  });

  it('tells a refusal, and an answer without companies, from a loss: in no flip, in a count and a list of its own', async () => {
    const user = await app.newReader(['a', 'b', 'c', 'd']);
    await app.reportOf(user, { at: daysAgo(3), samples: { a: yes, b: yes, c: no, d: yes } });
    const samples = { a: ['refused'], b: ['empty'], c: ['refused', 'empty'], d: no } as const;
    const report = await app.reportOf(user, { at: daysAgo(2), samples, competitor: 'Fabrikam' });
    expect(report.revision).toMatchObject({
      total_keywords: 4,
      mentioned_keywords: 0,
      not_mentioned_keywords: 1,
      failed_keywords: 0,
      no_companies_keywords: 2,
      refused_keywords: 1,
      declined_keywords: 1,
      percentage_declined: 25,
    });
    expect(report.report_summary.declined_keywords).toMatchObject([{ keyword: 'd' }]);
    expect(
      report.keywords.items.map((line: { result_state: string; change: string | null }) => [
        ...[line.result_state, line.change],
      ]),
    ).toEqual([
      ...[
        ['refused', null],
        ['no_companies', null],
        ['no_companies', null],
        ['not_mentioned', 'declined'],
      ],
    ]);
    const keywordsOf = async (query: string) =>
      (await user.get(`/api/reports/${report.id}?${query}`)).body.keywords.items.map(
        (line: { keyword: string }) => line.keyword,
      );
    expect(await keywordsOf('show=refused')).toEqual(['a']);
    expect(await keywordsOf('show=no_companies')).toEqual(['b', 'c']);
    expect(await keywordsOf('show=not_mentioned')).toEqual(['d']);
    expect(await keywordsOf('sort=verdict&order=desc')).toEqual(['d', 'b', 'c', 'a']);
    const csv: string = (await user.get(`/api/reports/${report.id}/csv`)).body;
    expect(csv.split('\r\n').slice(1, 3)).toEqual([
      expect.stringMatching(/^a,openai,completed \(refused\),,/),
      expect.stringMatching(/^b,openai,completed \(no companies mentioned\),,/),
    ]);
    // Nothing was measured before, so naming the brand now is no gain either.
    const next = await app.reportOf(user, { at: daysAgo(1), samples: { a: yes, b: yes, c: yes, d: yes } });
    expect(next.revision).toMatchObject({ improved_keywords: 1, declined_keywords: 0 });
  });
});

/** A doubtful place in an answer of a run that no model has decided yet. */
async function leaveDoubt(runId: string): Promise<void> {
  await app.database.query(
    `insert into auxiliary_verdicts (account_id, id, answer_id, run_id, channel, places, text_hash,
       brand, brand_hash, start_offset, rules_version, state, created_at)
     select account_id, id, id, run_id, channel, '[]', '', '{}', '', 0, '', 'open', now()
     from answers where run_id = $1 limit 1`,
    [runId],
  );
}
