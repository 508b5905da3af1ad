import { describe, expect, it } from 'vitest';
import { changePlan } from '../../../test/change-plan.ts';
import { COMPANY, enough, generationApp, ideas } from './generation.fixture.ts';

const { app, generate, openBatch, keywordsOf, later, layDown } = generationApp();

describe('choosing from a batch', () => {
  it('adds the chosen, deletes the others, and ends the onboarding', async () => {
    const user = await app.newUser({ company: COMPANY });
    await user.post('/rpc/add_my_keyword', { keyword_text: 'my own' });
    await layDown(ideas(...enough()));
    const { batchId } = (await generate(user)).body;
    const { keywords } = await openBatch(user);
    const chosen = keywords.slice(-4).map(({ id }: { id: string }) => id);
    const confirm = `/api/keyword-batches/${batchId}/confirm`;
    expect((await user.post(confirm, { keyword_ids: chosen })).body).toEqual({
      kept: 4,
      deleted: 14,
      tracked_ids: chosen,
    });
    const rows = await keywordsOf(user);
    expect(rows.map(({ id }) => id).sort()).toEqual([...chosen, rows[0]?.id].sort());
    expect(rows.every(({ is_paused }) => !is_paused)).toBe(true);
    expect(await openBatch(user)).toBeNull();
    expect((await user.get('/api/profile')).body.onboarding_completed).toBe(true);
    const [used] = await app.database.query<{ keywords_used: number }>(
      'select keywords_used from user_plan_usage where account_id = $1',
      [user.accountId],
    );
    expect(used?.keywords_used).toBe(5);
  });

  it('a second choice, from another tab, changes nothing', async () => {
    const user = await app.newUser({ company: COMPANY });
    const { batchId } = (await generate(user)).body;
    const ids = (await openBatch(user)).keywords.map(({ id }: { id: string }) => id);
    const confirm = `/api/keyword-batches/${batchId}/confirm`;
    await user.post(confirm, { keyword_ids: ids.slice(0, 4) });
    const before = await keywordsOf(user);
    expect((await user.post(confirm, { keyword_ids: [] })).body).toMatchObject({ kept: 4, deleted: 0 });
    expect((await user.post(confirm, { keyword_ids: ids.slice(0, 1) })).body).toMatchObject({
      kept: 4,
      deleted: 0,
    });
    expect(await keywordsOf(user)).toEqual(before);
  });

  it('none of it deletes the batch', async () => {
    const user = await app.newUser({ company: COMPANY });
    const { batchId, keywordCount } = (await generate(user)).body;
    const none = await user.post(`/api/keyword-batches/${batchId}/confirm`, { keyword_ids: [] });
    expect(none.body).toEqual({ kept: 0, deleted: keywordCount, tracked_ids: [] });
    expect(await keywordsOf(user)).toEqual([]);
  });

  it('under a plan that was chosen before, as many as it has room for: those beyond wait until it is in force', async () => {
    const user = await app.newUser({ company: COMPANY });
    await layDown(ideas(...enough()));
    const { batchId } = (await generate(user)).body;
    const { batch } = (await user.get('/api/keyword-batches/open?plan=Professional')).body;
    expect(batch).toMatchObject({ room: 5, room_later: 100 });
    const keyword_ids = batch.keywords.map(({ id }: { id: string }) => id);
    const confirm = `/api/keyword-batches/${batchId}/confirm`;
    expect((await user.post(confirm, { keyword_ids })).status).toBe(402);
    expect((await user.post(confirm, { keyword_ids, plan: 'No such plan' })).status).toBe(402);
    expect((await user.post(confirm, { keyword_ids, plan: 'Professional' })).body).toEqual({
      kept: 18,
      deleted: 0,
      tracked_ids: keyword_ids.slice(0, 5),
    });
    const paused = async () => (await keywordsOf(user)).filter(({ is_paused }) => is_paused).length;
    expect(await paused()).toBe(13);
    await changePlan(app, user, 'Professional');
    expect(await paused()).toBe(0);
  });

  it('more than the plan allows, or what is not of the batch, is refused and changes nothing', async () => {
    const user = await app.newUser({ company: COMPANY });
    const own = (await user.post('/rpc/add_my_keyword', { keyword_text: 'my own' })).body;
    const { batchId } = (await generate(user)).body;
    const before = await keywordsOf(user);
    const confirm = `/api/keyword-batches/${batchId}/confirm`;
    const ids = (await openBatch(user)).keywords.map(({ id }: { id: string }) => id);
    const many = await user.post(confirm, { keyword_ids: ids.slice(0, 5) });
    expect(many.status).toBe(402);
    expect((await user.post(confirm, { keyword_ids: [own.id] })).status).toBe(404);
    expect((await user.post(confirm, { keyword_ids: ['x'] })).status).toBe(400);
    const other = await app.newUser({ company: COMPANY });
    expect((await other.post(confirm, { keyword_ids: [] })).status).toBe(404);
    expect(await keywordsOf(user)).toEqual(before);
  });

  it('a company that was named anew gets a new batch in place of the one that nobody chose from', async () => {
    const user = await app.newUser({ company: COMPANY });
    await layDown(ideas(...enough()));
    await generate(user);
    await later(user, '6 minutes');
    await layDown(ideas(...enough(50)));
    const second = await generate(user, { companyName: 'Fabrikam' });
    expect(second.body).toMatchObject({ fromCache: false, keywordCount: 18 });
    expect((await keywordsOf(user)).every((row) => row.generation_batch_id === second.body.batchId)).toBe(
      true,
    );
  });
});
