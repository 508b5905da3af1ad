import { beforeAll, describe, expect, it } from 'vitest';
import { readEvents } from '../../../test/event-reader.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';
import { daysAgo, sharedReportApp } from '../reports/report.fixture.ts';

const yes = ['yes'] as const;
const no = ['no'] as const;
const failed = ['failed'] as const;

const app = sharedReportApp();
let administrator: TestUser;
beforeAll(async () => {
  administrator = await app.newAdministrator();
});

interface Target {
  user_id: string;
  keyword_id: string;
  channel: 'openai' | 'claude';
  status: 'mentioned' | 'not_mentioned';
}

async function targetOf(user: TestUser, keyword: string, status: Target['status']): Promise<Target> {
  const { items } = (await user.get(`/api/keywords?search=${keyword}`)).body;
  return { user_id: user.personId, keyword_id: items[0].id, channel: 'openai', status };
}
const force = (target: Target, rest: object = {}) =>
  administrator.post('/api/admin/omega', { ...target, reason: 'The brand is a homonym', ...rest });
const lift = (id: string) =>
  administrator.post(`/api/admin/omega/${id}/lift`, { reason: 'The rules know it by now' });
const forecast = async ({ user_id, keyword_id, channel, status }: Target) =>
  (
    await administrator.get(
      `/api/admin/omega/forecast?${new URLSearchParams({ user_id, keyword_id, channel, status })}`,
    )
  ).body;
const listed = async (query: string) => (await administrator.get(`/api/admin/omega?${query}`)).body;
const wordsOf = async (user: TestUser) =>
  (await user.get('/api/visibility-results')).body.items
    .map((one: Record<string, unknown>) => [
      one.keyword,
      one.result_state,
      one.forced_status,
      one.is_mentioned,
      one.k,
    ])
    .toSorted();
const keywordsThat = async (user: TestUser, status: string) =>
  (await user.get(`/api/keywords?status=${status}`)).body.items
    .map(({ keyword }: { keyword: string }) => keyword)
    .toSorted();
const over = (id: string) =>
  app.database.query("update omega_ranking_overrides set until = now() - interval '1 second' where id = $1", [
    id,
  ]);

describe('a forced status', () => {
  it('is what lists, filters and files show, marked, while answers and counts stay', async () => {
    const user = await app.newReader(['alpha', 'beta']);
    await app.leaveRun(user, { at: daysAgo(1), samples: { alpha: no, beta: yes }, leavesResults: true });
    const rate = (await user.get('/api/visibility-results')).body.channels[0];
    const { body } = await force(await targetOf(user, 'alpha', 'mentioned'));
    expect(body).toMatchObject({
      keyword: 'alpha',
      forced_status: 'mentioned',
      state: 'in_force',
      user: { id: user.personId, email: user.email },
      set_by: { id: administrator.personId },
      until: null,
      lifted: null,
    });
    expect(await wordsOf(user)).toEqual([
      ['alpha', 'mentioned', 'mentioned', true, 0],
      ['beta', 'mentioned', null, true, 1],
    ]);
    const details = await administrator.post('/functions/admin-operations', {
      operation: 'get_user_details',
      userId: user.personId,
    });
    const forcedOf = details.body.data.keywords.map((one: Record<string, unknown>) => [
      one.keyword,
      one.forced,
    ]);
    expect(forcedOf).toContainEqual(['alpha', [{ channel: 'openai', status: 'mentioned' }]]);
    expect(forcedOf).toContainEqual(['beta', []]);
    expect(await keywordsThat(user, 'mentioned')).toEqual(['alpha', 'beta']);
    expect(await keywordsThat(user, 'not_mentioned')).toEqual([]);
    expect((await user.get('/api/visibility-results')).body.channels[0]).toEqual(rate);
    const file = (await user.get('/api/visibility-results/csv')).body;
    expect(file).toContain('alpha,openai,completed (set by administrator),Yes,');
    expect(file).toContain('beta,openai,completed,Yes,');
    expect(file).not.toContain('homonym');

    expect((await lift(body.id)).body).toMatchObject({
      state: 'lifted',
      lifted: { by: { id: administrator.personId }, reason: 'The rules know it by now' },
    });
    expect(await wordsOf(user)).toEqual([
      ['alpha', 'not_mentioned', null, false, 0],
      ['beta', 'mentioned', null, true, 1],
    ]);
    expect(await keywordsThat(user, 'not_mentioned')).toEqual(['alpha']);
  });

  it('counts in reports that are made from then on, never in their rates, and is in no flip of either side', async () => {
    const user = await app.newReader(['alpha', 'beta', 'gamma']);
    const samples = { alpha: yes, beta: no, gamma: failed };
    const before = await app.reportOf(user, { at: daysAgo(2), samples });
    const { body } = await force(await targetOf(user, 'beta', 'mentioned'));
    await force(await targetOf(user, 'gamma', 'not_mentioned'));
    const { body: kept } = await user.get(`/api/reports/${before.id}`);
    expect(kept).toEqual(before);

    const after = await app.reportOf(user, { at: new Date(), samples: { ...samples, beta: yes } });
    expect(after.revision).toMatchObject({
      mentioned_keywords: 2,
      not_mentioned_keywords: 1,
      failed_keywords: 0,
      answered_keywords: 2,
      forced_keywords: 2,
      improved_keywords: 0,
      percentage_mentioned: 66.7,
      rate: { mentions: 2, answers: 2 },
    });
    expect(after).toMatchObject({ forced_keywords: 2, mentioned_keywords: 2 });
    const lines = after.keywords.items.map((line: Record<string, unknown>) => [
      ...[line.keyword, line.result_state, line.forced_status, line.k, line.n, line.change],
    ]);
    expect(lines).toEqual([
      ['alpha', 'mentioned', null, 1, 1, null],
      ['beta', 'mentioned', 'mentioned', 1, 1, null],
      ['gamma', 'not_mentioned', 'not_mentioned', 0, 0, null],
    ]);
    const shown = await user.get(`/api/reports/${after.id}?show=not_mentioned`);
    expect(shown.body.keywords.items.map(({ keyword }: { keyword: string }) => keyword)).toEqual(['gamma']);
    expect((await user.get(`/api/reports/${after.id}/csv`)).body).toContain(
      'gamma,openai,api_error (set by administrator),No,',
    );

    // It is lifted: what was reported stays, and the next report has no flip against what was forced.
    await lift(body.id);
    const next = await app.reportOf(user, { at: new Date(), samples });
    expect(next.revision).toMatchObject({ mentioned_keywords: 1, forced_keywords: 1, declined_keywords: 0 });
    expect((await user.get(`/api/reports/${after.id}`)).body.revision.mentioned_keywords).toBe(2);
    const last = await app.reportOf(user, { at: new Date(), samples: { ...samples, beta: yes } });
    expect(last.revision).toMatchObject({ mentioned_keywords: 2, improved_keywords: 1 });
    // A report tells of it though the keyword is gone.
    await user.post('/rpc/delete_my_keyword', {
      keyword_id: (await targetOf(user, 'beta', 'mentioned')).keyword_id,
    });
    const { body: bundled } = await user.get(`/api/reports/${after.id}`);
    expect(bundled.keywords.items[1]).toMatchObject({ keyword: 'beta', forced_status: 'mentioned' });
  });

  it('says first which numbers of the next report it touches', async () => {
    const user = await app.newReader(['alpha', 'beta', 'new']);
    expect(await forecast(await targetOf(user, 'new', 'mentioned'))).toEqual({
      result: null,
      report: null,
      in_force: null,
    });
    const samples = { alpha: yes, beta: yes };
    await app.reportOf(user, { at: daysAgo(2), samples });
    const run = { at: daysAgo(1), samples: { ...samples, beta: no }, leavesResults: true };
    await app.reportOf(user, run);
    expect(await forecast(await targetOf(user, 'beta', 'mentioned'))).toMatchObject({
      result: { result_state: 'not_mentioned', k: 0, n: 1 },
      report: {
        total_keywords: 2,
        total_keywords_after: 2,
        has_keyword: true,
        before: { mentioned_keywords: 1, declined_keywords: 1, percentage_mentioned: 50 },
        after: { mentioned_keywords: 2, declined_keywords: 0, percentage_mentioned: 100 },
      },
      in_force: null,
    });
    expect((await forecast(await targetOf(user, 'new', 'mentioned'))).report).toMatchObject({
      has_keyword: false,
      total_keywords_after: 3,
      after: { mentioned_keywords: 2 },
    });
    const { body } = await force(await targetOf(user, 'beta', 'mentioned'));
    expect((await forecast(await targetOf(user, 'beta', 'mentioned'))).in_force).toEqual(body);
  });

  it('counts no longer by itself once its time is over, and another one can follow', async () => {
    const user = await app.newReader(['alpha']);
    await app.leaveRun(user, { at: daysAgo(1), samples: { alpha: no }, leavesResults: true });
    const target = await targetOf(user, 'alpha', 'mentioned');
    const day = new Date().toISOString().slice(0, 10);
    const { body } = await force(target, { until: day });
    expect(body.until).toBe(new Date(Date.parse(day) + 86_400_000).toISOString());
    expectClosedError(await force(target), 409);
    await over(body.id);
    expect(await wordsOf(user)).toEqual([['alpha', 'not_mentioned', null, false, 0]]);
    expect(await keywordsThat(user, 'mentioned')).toEqual([]);
    expect((await listed(`state=expired&search=${user.email}`)).items).toMatchObject([{ id: body.id }]);
    expect(expectClosedError(await lift(body.id), 409).message).toBe('This status is no longer in force.');
    const { body: next } = await force({ ...target, status: 'not_mentioned' });
    expect(next.state).toBe('in_force');
    expect((await listed(`state=expired&search=${user.email}`)).items).toMatchObject([
      { id: body.id, lifted: null },
    ]);
    expectClosedError(await force(target, { until: '2020-01-01' }), 400);
  });

  it('is found by user, keyword, channel and state, and its keyword by its user', async () => {
    const user = await app.newReader(['alpha zebra', 'beta']);
    const { body } = await force(await targetOf(user, 'alpha', 'mentioned'));
    const ids = async (query: string) => (await listed(query)).items.map(({ id }: { id: string }) => id);
    expect(await ids(`search=${user.email}`)).toEqual([body.id]);
    expect(await ids('search=zebra')).toEqual([body.id]);
    expect(await ids('search=zebra&channel=openai')).toEqual([body.id]);
    expect(await ids('search=zebra&channel=claude')).toEqual([]);
    expect(await ids('search=zebra&state=lifted')).toEqual([]);
    await lift(body.id);
    expect(await ids('search=zebra&state=lifted')).toEqual([body.id]);
    expect(await ids('search=zebra')).toEqual([]);
    const found = await administrator.get(`/api/admin/omega/keywords?user_id=${user.personId}&search=ZEB`);
    expect(found.body).toMatchObject({ items: [{ keyword: 'alpha zebra' }], total: 1 });
  });

  it('is audited with its reason, told to the user’s browsers, and goes with its keyword', async () => {
    const user = await app.newReader(['alpha']);
    const target = await targetOf(user, 'alpha', 'mentioned');
    const response = await fetch(`${app.baseUrl}/api/events`, { headers: { cookie: user.cookie } });
    const read = readEvents(response);
    const { body } = await force(target);
    expect(await read('result_updated')).toContain(
      `{"type":"result_updated","keyword_id":"${target.keyword_id}","channel":"openai"}`,
    );
    await lift(body.id);
    const rows = await app.database.query(
      `select action, reason, before->>'status' as before, after->>'status' as after from audit_logs
       where subject_type = 'user' and subject_id = $1 order by id`,
      [user.personId],
    );
    expect(rows).toEqual([
      { action: 'set_omega_override', reason: 'The brand is a homonym', before: null, after: 'mentioned' },
      { action: 'lift_omega_override', reason: 'The rules know it by now', before: 'mentioned', after: null },
    ]);
    await user.post('/rpc/delete_my_keyword', { keyword_id: target.keyword_id });
    const left = await app.database.query('select 1 from omega_ranking_overrides where account_id = $1', [
      user.personId,
    ]);
    expect(left).toEqual([]);
  });

  it('is of a keyword of that user alone, once a channel, and nobody’s to set but administrators’', async () => {
    const user = await app.newReader(['alpha']);
    const other = await app.newReader(['beta']);
    const target = await targetOf(user, 'alpha', 'mentioned');
    expectClosedError(await force({ ...target, user_id: other.personId }), 404);
    expectClosedError(await force({ ...target, keyword_id: newId() }), 404);
    expectClosedError(await user.post('/api/admin/omega', { ...target, reason: 'Please' }), 403);
    expectClosedError(await user.get('/api/admin/omega'), 403);
    const both = await Promise.all([force(target), force(target)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await force({ ...target, channel: 'claude' })).status).toBe(200);
  });
});
