import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';
import { resultsOf, until } from '../checks/check-app.fixture.ts';
import { writeDueReports } from '../reports/index.ts';
import { ended, ONE, runAppForTests, startAndEnd, startRun } from './run.fixture.ts';
import { claimSlice } from './slices.queries.ts';

const app = runAppForTests();

const resume = (user: TestUser, runId: string, input: object = {}) =>
  user.post(`/api/runs/${runId}/resume`, input);
const cancel = (user: TestUser, runId: string) => user.post(`/api/runs/${runId}/cancel`);
const lastRefreshOf = async (user: TestUser) =>
  (await user.get('/api/refreshes')).body.items.map((one: { last_refreshed_at: string }) =>
    one.last_refreshed_at === null ? null : 'refreshed',
  );

const reportsOf = (user: TestUser) =>
  app.database.query(
    `select r.total_keywords, r.failed_keywords, (select count(*)::int from report_keywords l
       where l.account_id = r.account_id and l.report_id = r.id) as lines
     from reports r where r.account_id = $1`,
    [user.accountId],
  );

describe('resuming', () => {
  it('a cancelled run asks what it had not asked and nothing again; it then counts as a full one', async () => {
    await app.setPace({ pace_parallel: 1 });
    const user = await app.newRunner(4);
    await app.fault({ kind: 'held', after: 1 });
    app.startEngine();
    const { body } = await startRun(user, { channels: ['openai', 'claude'] });
    await app.untilAsked(2);
    await cancel(user, body.id);
    await app.release();
    await app.stopEngines();
    expect(await app.answersOf(user)).toHaveLength(2);
    expect(await lastRefreshOf(user)).toEqual([null, null, null, null]);

    const resumed = await resume(user, body.id);
    expect(resumed.body).toMatchObject({
      id: body.id,
      state: 'running',
      ended_at: null,
      processed: 2,
      total: 8,
      channels: [{ state: 'ready' }, { state: 'waiting' }],
    });
    app.startEngine();
    const run = await ended(user, body.id);
    expect(run).toMatchObject({
      state: 'done',
      successful: 8,
      failed: 0,
      created_at: body.created_at,
      channels: [
        { state: 'done', scope: 'full' },
        { state: 'done', scope: 'full' },
      ],
    });
    expect(await app.requests()).toHaveLength(8);
    expect(await lastRefreshOf(user)).toEqual(['refreshed', 'refreshed', null, null]);
    const rows = await app.database.query(
      "select channel from run_channels where run_id = $1 and scope = 'full' and state = 'done' and ended_at is not null",
      [body.id],
    );
    expect(rows).toHaveLength(2);
  });

  it('at once waits for the answers that were under way instead of paying for them twice', async () => {
    const user = await app.newRunner(3);
    await app.fault({ kind: 'held' });
    app.startEngine();
    const { body } = await startRun(user, { channels: ONE });
    await app.untilAsked(3);
    await cancel(user, body.id);
    const resumed = await resume(user, body.id);
    expect(resumed.body.channels).toMatchObject([{ state: 'ready', resume_at: null }]);
    expect(await claimSlice(app.services.database.servicePool)).toBeNull();
    await app.release();
    // Their deadline is minutes away: it goes on when they have ended.
    expect(await ended(user, body.id)).toMatchObject({ state: 'done', successful: 3 });
    expect(await app.requests()).toHaveLength(3);
    expect((await app.attemptsOf(user)).map(({ state }) => state)).toEqual(Array(3).fill('answered'));
  });

  it('a run stopped by budget goes on when there is money again', async () => {
    const user = await app.newRunner(3);
    await user.patch('/api/profile', { monthly_budget_cap_usd: 0 });
    app.startEngine();
    const stopped = await startAndEnd(user, { channels: ['openai', 'claude'], samples: 2 });
    const full = [{ scope: 'full' }, { scope: 'full' }];
    expect(stopped).toMatchObject({ state: 'budget', processed: 0, channels: full });
    await resume(user, stopped.id);
    expect(await ended(user, stopped.id)).toMatchObject({ state: 'budget', processed: 0, channels: full });
    await writeDueReports(app.checks);
    expect(await reportsOf(user)).toEqual([]);
    expect(await lastRefreshOf(user)).toEqual([null, null, null, null]);
    await user.patch('/api/profile', { monthly_budget_cap_usd: null });
    await resume(user, stopped.id);
    expect(await ended(user, stopped.id)).toMatchObject({ state: 'done', successful: 6, channels: full });
    await writeDueReports(app.checks);
    expect(await reportsOf(user)).toEqual(Array(2).fill({ total_keywords: 3, failed_keywords: 0, lines: 3 }));
    expect(await lastRefreshOf(user)).toEqual(['refreshed', 'refreshed', null, null]);
    expect((await resultsOf(user)).map(({ n }: { n: number }) => n)).toEqual(Array(6).fill(2));
  });

  it('asks failed keywords again only when that is wished, on channels that had not ended', async () => {
    await app.setPace({ pace_parallel: 1 });
    const user = await app.newRunner(3);
    await app.fault({ kind: 'invalid_key', times: 1 });
    await app.fault({ kind: 'held' });
    app.startEngine();
    const { body } = await startRun(user, { channels: ONE });
    await until(async () => (await user.get(`/api/runs/${body.id}`)).body.failed === 1);
    await cancel(user, body.id);
    await app.release();
    await app.stopEngines();
    // What was under way has ended with the engine; at least the failed one is left.
    await resume(user, body.id, { retry_failed: true });
    app.startEngine();
    expect(await ended(user, body.id)).toMatchObject({ state: 'done', successful: 3, failed: 0 });
    const again = await resume(user, body.id, { retry_failed: true });
    expect(again.body).toMatchObject({ state: 'done', successful: 3 });
  });

  it('a done run with failed keywords to ask them again is refused aloud: its reports never change', async () => {
    const user = await app.newRunner(2);
    await app.fault({ kind: 'invalid_key', times: 1 });
    app.startEngine();
    const run = await startAndEnd(user, { channels: ONE });
    expect(run).toMatchObject({ state: 'done', successful: 1, failed: 1 });
    const refused = await resume(user, run.id, { retry_failed: true });
    expect([refused.status, refused.body.details]).toMatchObject([409, { reason: 'run_done' }]);
    expect((await resume(user, run.id)).body).toMatchObject({ state: 'done', failed: 1 });
  });

  it('again, or of a run that is done, changes nothing; of what is not there is NOT_FOUND', async () => {
    const user = await app.newRunner(2);
    const { body } = await startRun(user, { channels: ONE });
    await cancel(user, body.id);
    const replies = await Promise.all([1, 2, 3].map(() => resume(user, body.id)));
    expect(replies.map(({ status, body: run }) => [status, run.state])).toEqual(
      replies.map(() => [200, 'running']),
    );
    app.startEngine();
    const run = await ended(user, body.id);
    expect(await app.requests()).toHaveLength(2);
    expect((await resume(user, body.id)).body).toMatchObject({ state: 'done', ended_at: run.ended_at });
    expect((await resume(user, newId())).status).toBe(404);
  });

  it('is refused while another run is on a channel, for another plan, and after a month', async () => {
    const user = await app.newRunner(1);
    const { body } = await startRun(user, { channels: ['openai', 'claude'] });
    await cancel(user, body.id);
    const other = await startRun(user, { channels: ['claude'] });
    const conflict = await resume(user, body.id);
    expect(conflict.status).toBe(409);
    expect(conflict.body.details).toMatchObject({ reason: 'run_active', conflicting_id: other.body.id });
    await cancel(user, other.body.id);
    const putOn = (plan: string) =>
      app.database.query(
        'update accounts set plan_id = (select id from plans where name = $2) where id = $1',
        [user.accountId, plan],
      );
    await putOn('Free');
    expect((await resume(user, body.id)).status).toBe(402);
    await putOn('Professional');
    await app.database.query("update check_runs set created_at = now() - interval '32 days' where id = $1", [
      body.id,
    ]);
    const old = await resume(user, body.id);
    expect([old.status, old.body.details]).toMatchObject([409, { reason: 'run_too_old' }]);
    expect((await user.get(`/api/runs/${body.id}`)).body.state).toBe('cancelled');
  });

  it('leaves out keywords that were deleted or paused since: totals and report tell of the others', async () => {
    const user = await app.newRunner(4);
    const { body } = await startRun(user, { channels: ONE });
    await cancel(user, body.id);
    const [gone, paused, ...left] = (await user.get('/api/keywords')).body.items;
    await user.post('/rpc/delete_my_keyword', { keyword_id: gone.id });
    await app.database.query('update keywords set is_paused = true where id = $1', [paused.id]);
    expect((await resume(user, body.id)).body).toMatchObject({ total: 2, processed: 0 });
    app.startEngine();
    expect(await ended(user, body.id)).toMatchObject({
      state: 'done',
      successful: 2,
      failed: 0,
      processed: 2,
      total: 2,
      channels: [{ scope: 'full', state: 'done', total: 2 }],
    });
    expect(await app.requests()).toHaveLength(2);
    await writeDueReports(app.checks);
    expect(await reportsOf(user)).toEqual([{ total_keywords: 2, failed_keywords: 0, lines: 2 }]);
    const asked = await app.database.query<{ keyword_id: string }>(
      'select keyword_id from report_keywords where account_id = $1',
      [user.accountId],
    );
    expect(asked.map((line) => line.keyword_id).toSorted()).toEqual(
      left.map(({ id }: { id: string }) => id).toSorted(),
    );
  });

  it('counts what a keyword had before it was deleted, and ends at all of the total', async () => {
    await app.setPace({ pace_parallel: 1 });
    const user = await app.newRunner(2);
    await app.fault({ kind: 'held', after: 1 });
    app.startEngine();
    const { body } = await startRun(user, { channels: ONE, samples: 3 });
    await app.untilAsked(2);
    await cancel(user, body.id);
    await app.release();
    await app.stopEngines();
    const [begun] = await app.answersOf(user);
    await user.post('/rpc/delete_my_keyword', { keyword_id: begun?.keyword_id });
    await resume(user, body.id);
    app.startEngine();
    const run = await ended(user, body.id);
    expect(run).toMatchObject({ state: 'done', successful: 2, processed: 2, total: 2 });
    await writeDueReports(app.checks);
    expect(await reportsOf(user)).toEqual([{ total_keywords: 2, failed_keywords: 0, lines: 2 }]);
  });

  it('of a run that misses a keyword added since, or has none left, ends without a report', async () => {
    const [adding, deleting] = [await app.newRunner(2), await app.newRunner(1)];
    for (const user of [adding, deleting]) {
      const { body } = await startRun(user, { channels: ONE });
      await cancel(user, body.id);
      if (user === adding) await user.post('/rpc/add_my_keyword', { keyword_text: 'crm for a new team' });
      else
        for (const { id } of (await user.get('/api/keywords')).body.items)
          await user.post('/rpc/delete_my_keyword', { keyword_id: id });
      await resume(user, body.id);
      app.startEngine();
      expect(await ended(user, body.id)).toMatchObject({
        state: 'done',
        successful: user === adding ? 2 : 0,
        total: user === adding ? 2 : 0,
        channels: [{ scope: 'partial', state: 'done' }],
      });
      await writeDueReports(app.checks);
      expect(await reportsOf(user)).toEqual([]);
      expect((await lastRefreshOf(user))[0]).toBeNull();
    }
  });
});
