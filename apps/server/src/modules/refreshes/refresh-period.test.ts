import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { ended, ONE, startAndEnd, startRun } from '../runs/run.fixture.ts';
import { HOUR_MS, refreshesOf, refreshStage } from './refresh.fixture.ts';

const stage = refreshStage();

describe('whether rankings can be refreshed', () => {
  const rpc = async (user: TestUser, name: string, channel = 'openai') =>
    (await user.post(`/rpc/${name}`, { _user_id: user.accountId, _channel: channel })).body;
  const enforce = async (enforce_refresh_period: boolean) => {
    const administrator = await stage.app.newAdministrator();
    const settings = { enforce_refresh_period };
    const reply = await administrator.patch('/api/admin/tracker-settings', { reason: 'a test', settings });
    expect(reply.body.settings).toMatchObject(settings);
    const installation = await fetch(`${stage.app.baseUrl}/api/installation`);
    expect(await installation.json()).toMatchObject(settings);
  };

  it('is always yes by default, also right after a check', async () => {
    const user = await stage.app.newRunner(1);
    stage.app.startEngine();
    await startAndEnd(user, { channels: ONE });
    expect(await rpc(user, 'can_refresh_rankings')).toBe(true);
    await startAndEnd(user, { channels: ONE });
  });

  it('is no until the period is over where it is enforced, and a check of all keywords is refused so long', async () => {
    const user = await stage.app.newRunner(2);
    await enforce(true);
    expect(await rpc(user, 'can_refresh_rankings')).toBe(true);
    stage.app.startEngine();
    await startAndEnd(user, { channels: ONE });
    expect(await rpc(user, 'can_refresh_rankings')).toBe(false);
    expect(await rpc(user, 'can_refresh_rankings', 'claude')).toBe(true);
    const refused = await startRun(user, { channels: ['claude', 'openai'] });
    expect(refused.status).toBe(429);
    expect(refused.body.details).toMatchObject({
      reason: 'refresh_period',
      retry_after_seconds: 168 * 3_600,
    });
    // By the user's clock, in whole minutes that are not too early.
    await user.patch('/api/profile', { time_zone: 'Asia/Kolkata' });
    const { message } = (await startRun(user, { channels: ONE })).body;
    const [, told] = / from (.{16}) \(Asia\/Kolkata\)\.$/.exec(message) ?? [];
    const early = Date.parse(`${told?.replace(' ', 'T')}:00+05:30`) - (stage.now.getTime() + 168 * HOUR_MS);
    expect(early).toBeGreaterThanOrEqual(0);
    expect(early).toBeLessThan(60_000);
    await user.patch('/api/profile', { time_zone: 'UTC' });
    expect((await refreshesOf(user)).items[0]).toMatchObject({
      can_refresh: false,
      can_refresh_at: new Date(stage.now.getTime() + 168 * HOUR_MS).toISOString(),
    });
    const [keyword] = (await user.get('/api/keywords')).body.items;
    await startAndEnd(user, { channels: ONE, keyword_ids: [keyword.id] });
    stage.move(168 * HOUR_MS);
    expect(await rpc(user, 'can_refresh_rankings')).toBe(true);
    await startAndEnd(user, { channels: ONE });
    await enforce(false);
    expect(await rpc(user, 'can_refresh_rankings')).toBe(true);
    await startAndEnd(user, { channels: ONE });
  });

  it('is yes after one that answered fewer than half of them, whose answers count among those asked again', async () => {
    const user = await stage.app.newRunner(4);
    await enforce(true);
    stage.app.startEngine();
    const brokenOff = async () => {
      await stage.app.fault({ kind: 'invalid_key', times: 3 });
      const run = await startAndEnd(user, { channels: ONE });
      expect(run).toMatchObject({ state: 'done', successful: 1, failed: 3 });
      await stage.app.resetSimulator();
    };
    for (const refused of [false, false, true]) {
      await brokenOff();
      expect(await rpc(user, 'can_refresh_rankings')).toBe(!refused);
    }
    expect((await refreshesOf(user)).items[0].last_refreshed_at).toBeNull();
    expect((await startRun(user, { channels: ONE })).status).toBe(429);
    await enforce(false);
  });

  it('is no while a run on the channel is under way, of some keywords too, and yes when it has ended', async () => {
    const user = await stage.app.newRunner(2);
    const [keyword] = (await user.get('/api/keywords')).body.items;
    const { body } = await startRun(user, { channels: ['openai', 'claude'], keyword_ids: [keyword.id] });
    expect((await startRun(user, { channels: ['claude'] })).status).toBe(409);
    expect(await rpc(user, 'can_refresh_rankings')).toBe(false);
    expect(await rpc(user, 'can_refresh_rankings', 'claude')).toBe(false);
    expect(await rpc(user, 'can_refresh_rankings', 'gemini')).toBe(true);
    expect((await refreshesOf(user)).items[0]).toMatchObject({ can_refresh: false, can_refresh_at: null });
    await user.post(`/api/runs/${body.id}/cancel`);
    expect(await rpc(user, 'can_refresh_rankings')).toBe(true);
  });

  it('is no either after checks of nearly all keywords: half of them may be checked again in a period', async () => {
    const user = await stage.app.newRunner(10);
    await enforce(true);
    stage.app.startEngine();
    const ids = (await user.get('/api/keywords')).body.items.map(({ id }: { id: string }) => id);
    const some = (count: number) => ({ channels: ONE, keyword_ids: ids.slice(0, count) });
    await startAndEnd(user, some(9));
    expect(await rpc(user, 'can_refresh_rankings')).toBe(false);
    expect(await rpc(user, 'can_refresh_rankings', 'claude')).toBe(true);
    for (const refused of [await startRun(user, some(7)), await startRun(user, { channels: ONE })]) {
      expect([refused.status, refused.body.details.reason]).toEqual([429, 'refresh_period']);
      expect(refused.body.details.retry_after_seconds).toBeGreaterThan(167 * 3_600);
    }
    await startAndEnd(user, some(4));
    await startAndEnd(user, some(2));
    expect((await startRun(user, some(1))).status).toBe(429);
    expect((await startRun(user, { ...some(1), channels: ['claude'] })).status).toBe(200);
    stage.move(169 * HOUR_MS);
    expect(await rpc(user, 'can_refresh_rankings')).toBe(true);
    await startAndEnd(user, { channels: ONE });
    await enforce(false);
    await startAndEnd(user, some(9));
  });

  it('is not gone round by runs that are kept back and gone on with: all of a run counts once, with its answers', async () => {
    const user = await stage.app.newRunner(4);
    await enforce(true);
    const resume = (run: { id: string }) => user.post(`/api/runs/${run.id}/resume`);
    const keepBack = async () => {
      const { body } = await startRun(user, { channels: ONE });
      await user.post(`/api/runs/${body.id}/cancel`);
      return body;
    };
    const kept = [await keepBack(), await keepBack()];
    stage.move(60_000);
    stage.app.startEngine();
    await startAndEnd(user, { channels: ONE });
    for (const run of kept) {
      const refused = await resume(run);
      expect([refused.status, refused.body.details]).toMatchObject([
        429,
        { reason: 'refresh_period', retry_after_seconds: 168 * 3_600 },
      ]);
      expect((await user.get(`/api/runs/${run.id}`)).body).toMatchObject({
        state: 'cancelled',
        processed: 0,
      });
    }
    stage.move(168 * HOUR_MS);
    // One of them takes the place of a start, and then refuses the other.
    expect((await resume(kept[0])).status).toBe(200);
    expect(await ended(user, kept[0].id)).toMatchObject({ state: 'done', successful: 4 });
    expect((await resume(kept[1])).status).toBe(429);
    await enforce(false);
    expect((await resume(kept[1])).status).toBe(200);
    await ended(user, kept[1].id);
  });

  it('lets a run that was cut short go on: neither its own answers nor a refresh before its start refuse it', async () => {
    const user = await stage.app.newRunner(4);
    stage.app.startEngine();
    await startAndEnd(user, { channels: ONE });
    await stage.app.setPace({ pace_parallel: 1 });
    await stage.app.fault({ kind: 'held', after: 5 });
    stage.move(1_000);
    const { body } = await startRun(user, { channels: ONE, samples: 2 });
    // The first samples come first: every keyword has an answer when it stops.
    await stage.app.untilAsked(4 + 6);
    await user.patch('/api/profile', { monthly_budget_cap_usd: 0 });
    await stage.app.release();
    expect(await ended(user, body.id)).toMatchObject({ state: 'budget' });
    await user.patch('/api/profile', { monthly_budget_cap_usd: null });
    await enforce(true);
    expect((await user.post(`/api/runs/${body.id}/resume`)).status).toBe(200);
    expect(await ended(user, body.id)).toMatchObject({ state: 'done', channels: [{ scope: 'full' }] });
    expect((await startRun(user, { channels: ONE })).status).toBe(429);
  });

  it('is no for a channel that is not in the plan, whose tracking is NOT_FOUND', async () => {
    const user = await stage.app.newRunner(1, 'Free');
    expect(await rpc(user, 'can_refresh_rankings', 'claude')).toBe(false);
    const body = { _user_id: user.accountId, _channel: 'claude' };
    expect((await user.post('/rpc/update_refresh_tracking', body)).status).toBe(404);
    expect(await rpc(user, 'update_refresh_tracking')).toMatchObject({
      channel: 'openai',
      last_refreshed_at: null,
      waits_for: null,
      can_refresh: true,
      next_refresh_at: expect.any(String),
    });
  });
});
