import { describe, expect, it } from 'vitest';
import { readEvents } from '../../../test/event-reader.ts';
import { send } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';
import { check, resultsOf, until } from '../checks/check-app.fixture.ts';
import { NO_WEBHOOKS } from '../webhooks/index.ts';
import { ended, ONE, runAppForTests, startAndEnd, startRun } from './run.fixture.ts';
import { cancelEveryRun } from './use-cases/cancel-run.ts';

const app = runAppForTests();

describe('a run', () => {
  it('asks every keyword on every channel once and says how it went', async () => {
    const user = await app.newRunner(4);
    app.startEngine();
    const run = await startAndEnd(user, { channels: ['openai', 'claude', 'gemini', 'perplexity'] });
    expect(run).toMatchObject({
      state: 'done',
      trigger: 'manual',
      total: 16,
      processed: 16,
      progress_percent: 100,
      successful: 16,
      failed: 0,
      ended_at: expect.any(String),
    });
    expect(run.channels.map(({ channel }: { channel: string }) => channel)).toEqual([
      ...['openai', 'claude', 'gemini', 'perplexity'],
    ]);
    for (const channel of run.channels) {
      const rate = Math.round((1000 * channel.mentioned) / 4) / 10;
      expect(channel).toMatchObject({
        state: 'done',
        scope: 'full',
        total: 4,
        errors: 0,
        success_rate: 100,
        visibility_rate: rate,
        not_mentioned: 4 - channel.mentioned - channel.no_companies - channel.refused,
      });
    }
    expect(run.keyword_results).toMatchObject({ total: 16, page: 1 });
    expect(run.keyword_results.items[0]).toMatchObject({
      keyword: 'crm for team 3',
      channel: 'openai',
      state: 'done',
      status: 'completed',
      n: 1,
      failed: 0,
      error_message: null,
    });
    expect(await resultsOf(user)).toHaveLength(16);
    expect(await app.requests()).toHaveLength(16);
  });

  it('forecasts calls, cost and duration, and with recent answers what is to be expected', async () => {
    const user = await app.newRunner(4);
    const first = await user.post('/api/run-forecast', { channels: ONE, samples: 2 });
    expect(first.body).toMatchObject({ calls: 8, is_estimated: true });
    expect(first.body.expected_cost_usd).toBeGreaterThan(0);
    expect(first.body.expected_cost_usd).toBeLessThan(first.body.cost_ceiling_usd);
    expect(first.body.expected_seconds).toBeGreaterThan(0);
    expect(first.body.cost_ceiling_usd).toBeGreaterThan(0);
    app.startEngine();
    await startAndEnd(user, { channels: ONE });
    const second = await startRun(user, { channels: ONE });
    expect(second.body.forecast.is_estimated).toBe(false);
    expect(second.body.forecast.expected_cost_usd).toBeGreaterThan(0);
    expect(second.body.forecast.expected_cost_usd).toBeLessThan(second.body.forecast.cost_ceiling_usd);
    await ended(user, second.body.id);
  });

  it('has as many answers to each question as its plan allows, and is refused with more', async () => {
    const user = await app.newRunner(2);
    await app.database.query("update plans set samples_max = 3 where name = 'Professional'");
    for (const path of ['/api/runs', '/api/run-forecast']) {
      const { status, body } = await user.post(path, { channels: ONE, samples: 4 });
      expect([status, body.details.reason]).toEqual([402, 'samples_not_in_plan']);
      expect(body.message).toBe(
        'Your plan allows 3 answers to each question in a check. Ask for fewer, or upgrade your plan.',
      );
    }
    const allowed = await user.post('/api/run-forecast', { channels: ONE, samples: 3 });
    expect(allowed.body.calls).toBe(6);
    // What an administrator has set for everybody is not more than the plan allows.
    await app.setPace({ samples_per_check: 5 });
    expect((await user.post('/api/run-forecast', { channels: ONE })).body.calls).toBe(6);
    await app.database.query("update plans set samples_max = 10 where name = 'Professional'");
  });

  it('with the same Idempotency-Key is the same run, also when both calls come at once', async () => {
    const user = await app.newRunner(2);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => startRun(user, { channels: ONE }, 'key 1')));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect((await user.get('/api/runs')).body.items).toHaveLength(1);
    app.startEngine();
    await ended(user, replies[0]?.body.id);
    expect((await startRun(user, { channels: ONE }, 'key 1')).body.id).toBe(replies[0]?.body.id);
    expect(await app.requests()).toHaveLength(2);
    const other = await app.newRunner(1);
    const others = await startRun(other, { channels: ONE }, 'key 1');
    expect(others.body.id).not.toBe(replies[0]?.body.id);
    await ended(other, others.body.id);
  });

  it('with an Idempotency-Key that was given for another check is refused, and the first one goes on', async () => {
    const user = await app.newRunner(2);
    const first = await startRun(user, { channels: ONE }, 'key 2');
    for (const other of [{ channels: ['claude' as const] }, { channels: ONE, samples: 2 }, {}]) {
      const { status, body } = await startRun(user, other, 'key 2');
      expect([status, body.code]).toEqual([409, 'CONFLICT']);
      expect(body.details).toEqual({ reason: 'idempotency_key_reused', conflicting_id: first.body.id });
    }
    app.startEngine();
    expect(await ended(user, first.body.id)).toMatchObject({ state: 'done', successful: 2 });
    expect(await app.requests()).toHaveLength(2);
  });

  it('stands in a list that goes on from any of them, newest first, and leaves out single checks', async () => {
    const user = await app.newRunner(1);
    app.startEngine();
    const ids: string[] = [];
    for (let run = 0; run < 3; run += 1) {
      ids.unshift((await startAndEnd(user, { channels: ONE })).id);
      await check(user, { keyword: 'crm for team 0' });
    }
    const list = async (query: string) => (await user.get(`/api/runs?page_size=2${query}`)).body;
    const first = await list('');
    expect(first).toMatchObject({ items: [{ id: ids[0] }, { id: ids[1] }], next_before: ids[1] });
    expect(await list(`&before=${first.next_before}`)).toMatchObject({
      items: [{ id: ids[2] }],
      next_before: null,
    });
    const stranger = await app.newRunner(1);
    expect((await stranger.get(`/api/runs?before=${ids[0]}`)).status).toBe(404);
  });

  it('under way comes with the first page however many have ended since, and each run comes once', async () => {
    const user = await app.newRunner(1);
    const { id } = (await startRun(user, { channels: ['claude'] })).body;
    const ended: string[] = [];
    for (let run = 0; run < 3; run += 1) {
      const { body } = await startRun(user, { channels: ONE });
      await user.post(`/api/runs/${body.id}/cancel`);
      ended.unshift(body.id);
    }
    const list = async (query: string) => (await user.get(`/api/runs?page_size=2${query}`)).body;
    const idsOf = ({ items }: { items: { id: string }[] }) => items.map((run) => run.id);
    expect(idsOf(await list(''))).toEqual(ended.slice(0, 2));
    const first = await list('&include=under_way');
    expect(idsOf(first)).toEqual([ended[0], ended[1], id]);
    const second = await list(`&include=under_way&before=${first.next_before}`);
    expect([idsOf(second), second.next_before]).toEqual([[ended[2]], null]);
    const newer = await startRun(user, { channels: ['gemini'] });
    expect(idsOf(await list('&include=under_way'))).toEqual([newer.body.id, ended[0], ended[1], id]);
    for (const open of [id, newer.body.id]) await user.post(`/api/runs/${open}/cancel`);
    expect(idsOf(await list('&include=under_way'))).toEqual([newer.body.id, ended[0]]);
  });

  it('of a channel that is being checked is a CONFLICT that names the run', async () => {
    const user = await app.newRunner(1);
    const starts = await Promise.all([1, 2, 3].map(() => startRun(user, { channels: ['openai', 'claude'] })));
    const [started] = starts.filter(({ status }) => status === 200);
    expect(starts.filter(({ status }) => status === 409)).toHaveLength(2);
    const { status, body } = await startRun(user, { channels: ['claude', 'gemini'] });
    expect(status).toBe(409);
    expect(body.details).toMatchObject({ reason: 'run_active', conflicting_id: started?.body.id });
    expect((await startRun(user, { channels: ['gemini'] })).status).toBe(200);
    app.startEngine();
    await until(async () =>
      (await user.get('/api/runs')).body.items.every((run: { state: string }) => run.state === 'done'),
    );
    const next = await startRun(user, { channels: ['claude'] });
    expect((await ended(user, next.body.id)).state).toBe('done');
  });

  it("is cut to the plan's channels; without one it is refused", async () => {
    const user = await app.newRunner(1, 'Free');
    const usual = await startRun(user);
    expect(usual.body.channels.map(({ channel }: { channel: string }) => channel)).toEqual(['openai']);
    expect((await startRun(user, { channels: ['claude'] })).status).toBe(402);
    await user.post(`/api/runs/${usual.body.id}/cancel`);
  });

  it('of some keywords is partial and asks only those', async () => {
    const user = await app.newRunner(3);
    const [keyword] = (await user.get('/api/keywords')).body.items;
    app.startEngine();
    const run = await startAndEnd(user, { channels: ONE, keyword_ids: [keyword.id] });
    expect(run).toMatchObject({ total: 1, channels: [{ scope: 'partial' }] });
    expect((await app.requests()).map(({ question }) => question)).toEqual([
      expect.stringContaining(keyword.keyword),
    ]);
  });

  it('asks each keyword as often as samples are wanted and counts k of n', async () => {
    const user = await app.newRunner(3);
    await app.fault({ kind: 'blocked', times: 1 });
    app.startEngine();
    const run = await startAndEnd(user, { channels: ONE, samples: 3 });
    expect(await app.requests()).toHaveLength(9);
    const { items } = run.keyword_results;
    expect(items.map(({ n }: { n: number }) => n).toSorted()).toEqual([2, 3, 3]);
    for (const { n, k, failed, is_mentioned, status } of items) {
      expect({ total: n + failed, status }).toEqual({ total: 3, status: 'completed' });
      expect(is_mentioned).toBe(2 * k >= n);
    }
    for (const result of await resultsOf(user)) {
      const item = items.find((one: { keyword_id: string }) => one.keyword_id === result.keyword_id);
      expect(result).toMatchObject({ n: item.n, k: item.k, is_mentioned: item.is_mentioned });
      const answer = (await user.get(`/api/answers/${result.answer_id}`)).body;
      expect(answer.verdict.is_mentioned).toBe(result.is_mentioned);
    }
  });

  it('goes on when one assistant fails: its keywords say why, the others are answered', async () => {
    const user = await app.newRunner(3);
    await app.fault({ channel: 'openai', kind: 'invalid_key' });
    app.startEngine();
    const run = await startAndEnd(user, { channels: ['openai', 'claude'] });
    expect(run).toMatchObject({
      state: 'done',
      successful: 3,
      failed: 3,
      channels: [
        { channel: 'openai', errors: 3, visibility_rate: null, success_rate: 0 },
        { channel: 'claude', errors: 0, successful: 3 },
      ],
    });
    expect(run.keyword_results.items[0]).toMatchObject({
      state: 'failed',
      status: 'api_error',
      is_mentioned: false,
      failed: 1,
      error_message: expect.stringMatching(/^API Error/),
      error_code: 'refused_key',
    });
  });

  it('asks again after a refusal, within the wait the provider names', async () => {
    const user = await app.newRunner(1);
    await app.fault({ kind: '429', times: 1, retryAfterSeconds: 1 });
    app.startEngine();
    const run = await startAndEnd(user, { channels: ONE });
    expect(run).toMatchObject({ state: 'done', successful: 1 });
    const attempts = await app.attemptsOf(user);
    expect(attempts.map(({ state, attempt_no }) => [state, attempt_no])).toEqual([
      ['failed', 1],
      ['answered', 2],
    ]);
  });

  it('gives its turn to the next channel when a provider asks to wait for long', async () => {
    const user = await app.newRunner(3);
    await app.fault({ channel: 'openai', kind: '429', retryAfterSeconds: 600 });
    app.startEngine();
    const { body } = await startRun(user, { channels: ['openai', 'claude'] });
    const channels = async () => (await user.get(`/api/runs/${body.id}`)).body.channels;
    await until(async () => (await channels())[1].state === 'done');
    const [openai, claude] = await channels();
    expect(claude).toMatchObject({ successful: 3 });
    expect(openai).toMatchObject({ state: 'ready', processed: 0 });
    const waitMs = new Date(openai.resume_at).getTime() - Date.now();
    expect(waitMs).toBeGreaterThan(500_000);
    await app.database.query('update provider_states set paused_until = null');
    await user.post(`/api/runs/${body.id}/cancel`);
    expect(await ended(user, body.id)).toMatchObject({ state: 'cancelled', successful: 3 });
  });

  it('keeps its pace: no more in flight than set, a batch begins after the last call of the one before', async () => {
    await app.setPace({ pace_parallel: 2, pace_pause_ms: 300 });
    const user = await app.newRunner(5);
    await app.fault({ kind: 'slow', delayMs: 200, channel: 'openai' });
    app.startEngine();
    app.startEngine();
    await startAndEnd(user, { channels: ['openai', 'claude'] });
    const asked = (await app.requests()).map(({ channel, started_at, ended_at }) => ({
      channel,
      start: new Date(started_at).getTime(),
      end: new Date(ended_at ?? 0).getTime(),
    }));
    expect(asked.map(({ channel }) => channel)).toEqual([
      ...Array.from({ length: 5 }, () => 'openai'),
      ...Array.from({ length: 5 }, () => 'claude'),
    ]);
    for (const batch of [2, 4]) {
      const before = Math.max(...asked.slice(batch - 2, batch).map(({ end }) => end));
      expect((asked[batch]?.start ?? 0) - before).toBeGreaterThanOrEqual(295);
    }
    const lastOfOpenai = Math.max(...asked.slice(0, 5).map(({ end }) => end));
    expect(asked[5]?.start).toBeGreaterThanOrEqual(lastOfOpenai);
  });

  it('tells browsers of its progress, each time with a higher version', async () => {
    const user = await app.newRunner(5);
    const response = await fetch(`${app.baseUrl}/api/events`, { headers: { cookie: user.cookie } });
    const read = readEvents(response);
    app.startEngine();
    const run = await startAndEnd(user, { channels: ONE });
    const text = await read(`"version":${run.version}`);
    const versions = [...text.matchAll(/"run_updated","run_id":"([^"]+)","version":(\d+)/g)];
    expect(versions.map(([, id]) => id)).toEqual(versions.map(() => run.id));
    expect(versions.map(([, , version]) => Number(version))).toEqual(versions.map((_one, at) => at + 1));
  });
});

describe('cancelling', () => {
  it('asks no more, and stores the answers that are under way', async () => {
    const user = await app.newRunner(6);
    await app.fault({ kind: 'held' });
    app.startEngine();
    const { body } = await startRun(user, { channels: ['openai', 'claude'] });
    await app.untilAsked(3);
    const cancelled = await user.post(`/api/runs/${body.id}/cancel`);
    expect(cancelled.body).toMatchObject({ state: 'cancelled', processed: 0 });
    await app.release();
    await app.stopEngines();
    const run = (await user.get(`/api/runs/${body.id}`)).body;
    expect(run).toMatchObject({
      state: 'cancelled',
      successful: 3,
      total: 12,
      channels: [{ state: 'cancelled' }, { state: 'cancelled' }],
    });
    expect(await resultsOf(user)).toHaveLength(3);
    expect(await app.requests()).toHaveLength(3);
    const next = await startRun(user, { channels: ONE });
    expect(next.status).toBe(200);
    await user.post(`/api/runs/${next.body.id}/cancel`);
  });

  it('of all runs of all people, where no worker is, ends those under way and can be gone on with', async () => {
    const [user, other] = [await app.newRunner(2), await app.newRunner(2)];
    app.startEngine();
    const done = await startAndEnd(user, { channels: ONE });
    await app.stopEngines();
    const asked = (await app.requests()).length;
    const open = await startRun(user, { channels: ['openai', 'claude'] });
    const others = await startRun(other, { channels: ONE });
    const { servicePool } = app.services.database;
    const { tenant } = app.services.checks;
    expect(await cancelEveryRun({ servicePool, tenant, now: () => new Date(), webhooks: NO_WEBHOOKS })).toBe(
      2,
    );
    expect(await cancelEveryRun({ servicePool, tenant, now: () => new Date(), webhooks: NO_WEBHOOKS })).toBe(
      0,
    );
    expect((await user.get(`/api/runs/${open.body.id}`)).body).toMatchObject({
      state: 'cancelled',
      stopped_by: null,
      total: 4,
      processed: 0,
      channels: [{ state: 'cancelled' }, { state: 'cancelled' }],
    });
    expect((await other.get(`/api/runs/${others.body.id}`)).body.state).toBe('cancelled');
    expect((await user.get(`/api/runs/${done.id}`)).body.state).toBe('done');
    const items = await app.database.query("select 1 from check_run_items where state = 'open'");
    expect(items).toEqual([]);
    app.startEngine();
    expect(await app.requests()).toHaveLength(asked);
    expect((await other.post(`/api/runs/${others.body.id}/resume`)).status).toBe(200);
    expect((await ended(other, others.body.id)).state).toBe('done');
  });

  it('again, or of a run that has ended, changes nothing; of what is not there is NOT_FOUND', async () => {
    const user = await app.newRunner(1);
    app.startEngine();
    const run = await startAndEnd(user, { channels: ONE });
    const again = await user.post(`/api/runs/${run.id}/cancel`);
    expect(again.body).toMatchObject({ state: 'done', ended_at: run.ended_at });
    expect((await user.post(`/api/runs/${newId()}/cancel`)).status).toBe(404);
    const stranger = await app.newRunner(1);
    expect((await stranger.get(`/api/runs/${run.id}`)).status).toBe(404);
    expect((await stranger.post(`/api/runs/${run.id}/cancel`)).status).toBe(404);
    const { status } = await send(app.baseUrl, 'POST', '/api/runs', { body: {} });
    expect(status).toBe(401);
  });

  it('keeps what samples of a keyword have been answered', async () => {
    await app.setPace({ pace_parallel: 1 });
    const user = await app.newRunner(1);
    app.startEngine();
    await app.fault({ kind: 'held', after: 1 });
    const { body } = await startRun(user, { channels: ONE, samples: 5 });
    await app.untilAsked(2);
    await user.post(`/api/runs/${body.id}/cancel`);
    await app.release();
    await app.stopEngines();
    expect(await app.answersOf(user)).toHaveLength(2);
    expect(await resultsOf(user)).toMatchObject([{ n: 2, status: 'completed' }]);
  });
});
