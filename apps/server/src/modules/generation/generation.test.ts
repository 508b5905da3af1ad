import { describe, expect, it } from 'vitest';
import { changePlan } from '../../../test/change-plan.ts';
import type { TestUser } from '../../../test/user.ts';
import { COMPANY, enough, generationApp, ideas } from './generation.fixture.ts';

const { app, generate, openBatch, keywordsOf, textsOf, later, layDown } = generationApp();

describe('keywords that are thought of', () => {
  it('are none that a rule of the operator refuses', async () => {
    const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
    await app.database.query(
      `insert into keyword_rules (id, phrase, message, is_active) values (gen_random_uuid(), 'number 7', 'No.', true)`,
    );
    await layDown(ideas(...enough(0, 20)));
    expect((await generate(user)).body.keywordCount).toBe(19);
    expect(await textsOf(user)).not.toContain('idea number 7');
    await app.database.query('delete from keyword_rules');
  });

  it('are for what the brand profile says, where the profile does not say what the company offers', async () => {
    const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
    await user.post('/functions/profile-operations', {
      operation: 'update_brand_data',
      brandData: { industry: 'Roof repair' },
    });
    expect((await generate(user)).status).toBe(200);
    expect(JSON.stringify(await app.requests())).toContain('What it offers: Roof repair');
  });

  it('are 15 to 25, with topic and intent, in the profile’s language, none branded, and stored as one batch', async () => {
    const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
    await user.patch('/api/profile', { language: 'de', country: 'AT', seed_keyword: 'Buchhaltung' });
    const made = await generate(user, { companyUrl: 'https://northwind.example', servesLocal: false });
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({ success: true, error: null, fromCache: false });
    const { keywordCount, batchId } = made.body;
    expect(keywordCount).toBeGreaterThanOrEqual(15);
    expect(keywordCount).toBeLessThanOrEqual(25);
    const { keywords: items } = await openBatch(user);
    expect(items).toHaveLength(keywordCount);
    for (const item of items) {
      expect(item).toMatchObject({ is_ai_generated: true, generation_batch_id: batchId });
      expect(item.topic).toBeTruthy();
      expect(item.keyword).not.toMatch(/northwind/i);
    }
    expect(items.some(({ keyword }: { keyword: string }) => /Buchhaltung/.test(keyword))).toBe(true);
    expect(new Set(items.map(({ search_intent }: { search_intent: string }) => search_intent)).size).toBe(5);
    const batch = await openBatch(user);
    expect(batch).toMatchObject({ batch_id: batchId, room: 100, room_later: 100 });
    const [asked] = await app.requests();
    expect(JSON.stringify(asked?.body)).toContain('Language: German (de)');
  });

  it('leave out what names the company, what is listed already, and what is no keyword', async () => {
    const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
    await user.post('/rpc/add_my_keyword', { keyword_text: 'Listed already' });
    await layDown(
      ideas('LISTED already', 'Northwind alternatives', 'https://x.example', ...enough(), 'idea number 3'),
    );
    expect((await generate(user)).body.keywordCount).toBe(18);
    expect((await textsOf(user)).sort()).toEqual(['Listed already', ...enough()].sort());
  });

  it('are asked for once more when too few can be kept, and others than those that are there', async () => {
    const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
    await layDown(ideas(...enough(0, 12), 'Northwind prices'));
    await layDown(ideas('IDEA number 3', ...enough(12, 9)));
    expect((await generate(user)).body.keywordCount).toBe(21);
    const [first, second, ...more] = await app.requests();
    expect(more).toEqual([]);
    expect(JSON.stringify(first?.body)).not.toContain('Give others than these');
    expect(JSON.stringify(second?.body)).toContain(
      `Give others than these: ${[...enough(0, 12), 'Northwind prices'].join('; ')}`,
    );
  });

  it('that came are kept, though few, when others cannot be had', async () => {
    const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
    await layDown(ideas(...enough(0, 12)));
    await app.fault({ kind: 'refusal', channel: 'openai', times: 1, after: 1 });
    const made = await generate(user);
    expect(made.body).toMatchObject({ success: true, keywordCount: 12 });
    expect(await app.requests()).toHaveLength(2);
  });

  it('are no keywords until they are chosen: they fill no plan, are asked by no run and start with no upgrade', async () => {
    const user = await app.newUser({ company: COMPANY });
    await user.post('/rpc/add_my_keyword', { keyword_text: 'my own' });
    await layDown(ideas(...enough()));
    await generate(user);
    expect((await openBatch(user)).room).toBe(4);
    expect((await user.get('/api/plan-usage')).body.keywords).toBe(1);
    for (let at = 0; at < 4; at += 1)
      expect((await user.post('/rpc/add_my_keyword', { keyword_text: `own ${at}` })).status).toBe(200);
    await changePlan(app, user, 'Professional');
    expect(await keywordsOf(user)).toHaveLength(5);
    const forecast = await user.post('/api/run-forecast', { channels: ['openai'], samples: 1 });
    expect(forecast.body.calls).toBe(5);
  });
});

describe('nothing is asked and nothing paid', () => {
  it('when the plan has no room', async () => {
    const user = await app.newUser({ company: COMPANY });
    for (let at = 0; at < 5; at += 1) await user.post('/rpc/add_my_keyword', { keyword_text: `own ${at}` });
    const refused = await generate(user);
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({ code: 'PAYMENT_REQUIRED', details: { reason: 'keyword_limit' } });
    expect(await app.requests()).toEqual([]);
    expect(await app.billed()).toBe(0);
  });

  it('within five minutes of the last time, also by a second call at the same moment', async () => {
    const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
    const both = await Promise.all([generate(user), generate(user, { companyName: 'Northwind Traders' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    const again = await generate(user, { companyName: 'Somebody else' });
    expect(again.status).toBe(429);
    expect(again.body.message).toBe(
      'Rate limit exceeded. Please wait 5 minutes between keyword generations.',
    );
    expect(again.body.details.retry_after_seconds).toBeGreaterThan(240);
    expect(await app.requests()).toHaveLength(1);
    await later(user, '6 minutes');
    expect((await generate(user, { companyName: 'Somebody else' })).status).toBe(200);
  });

  it('on the same day for the same company: a batch that waits is given again, one that is gone is made of the same ideas', async () => {
    const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
    await layDown(ideas(...enough()));
    const first = (await generate(user)).body;
    expect((await generate(user)).body).toEqual({ ...first, fromCache: true });
    const { keywords } = await openBatch(user);
    const [kept] = keywords;
    const confirm = `/api/keyword-batches/${first.batchId}/confirm`;
    expect((await user.post(confirm, { keyword_ids: [kept.id] })).body).toMatchObject({
      kept: 1,
      deleted: 17,
    });
    const again = (await generate(user)).body;
    expect(again).toMatchObject({ fromCache: true, keywordCount: 17 });
    expect(again.batchId).not.toBe(first.batchId);
    expect(await app.requests()).toHaveLength(1);
    await later(user, '25 hours');
    expect((await generate(user)).body.fromCache).toBe(false);
    expect(await app.requests()).toHaveLength(2);
  });
});

describe('ideas of the same day of which fewer than 15 are left', () => {
  const chooseFirst = async (user: TestUser, count: number) => {
    const { batch_id, keywords } = await openBatch(user);
    const keyword_ids = keywords.slice(0, count).map(({ id }: { id: string }) => id);
    await user.post(`/api/keyword-batches/${batch_id}/confirm`, { keyword_ids });
  };

  it('are not enough: others are asked for, once five minutes have passed', async () => {
    const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
    await layDown(ideas(...enough()));
    await layDown(ideas('IDEA number 17', ...enough(18, 9)));
    await generate(user);
    await chooseFirst(user, 5);
    expect((await generate(user)).status).toBe(429);
    expect(await app.requests()).toHaveLength(1);
    await later(user, '6 minutes');
    expect((await generate(user)).body).toMatchObject({ fromCache: false, keywordCount: 22 });
    const [, second, ...more] = await app.requests();
    expect(more).toEqual([]);
    expect(JSON.stringify(second?.body)).toContain(`Give others than these: ${enough().join('; ')}`);
    expect((await textsOf(user)).sort()).toEqual(enough(0, 27).sort());
  });

  it('are given where others cannot be had', async () => {
    const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
    await layDown(ideas(...enough()));
    await generate(user);
    await chooseFirst(user, 5);
    await later(user, '6 minutes');
    await app.fault({ kind: 'refusal', channel: 'openai', times: 1 });
    expect((await generate(user)).body).toMatchObject({ fromCache: false, keywordCount: 13 });
  });

  it('and wait to be chosen from are given again for five minutes, and then more of them', async () => {
    const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
    await layDown(ideas(...enough(0, 12)));
    await app.fault({ kind: 'refusal', channel: 'openai', times: 1, after: 1 });
    const first = (await generate(user)).body;
    expect(first.keywordCount).toBe(12);
    expect((await generate(user)).body).toEqual({ ...first, fromCache: true });
    await later(user, '6 minutes');
    await layDown(ideas(...enough(12, 10)));
    expect((await generate(user)).body).toMatchObject({ fromCache: false, keywordCount: 22 });
  });
});

describe('when nobody gives keywords', () => {
  it.each([
    ['503', 'OpenAI service is currently unavailable. Please contact support.', 200],
    ['refusal', 'Failed to generate AI keywords. Please try again.', 429],
  ])(
    'after %s nothing is stored, the words say so, and what was not paid keeps nobody waiting',
    async (kind, message, next) => {
      const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
      for (const channel of ['openai', 'claude']) await app.fault({ kind, channel, times: 1 });
      const failed = await generate(user);
      expect(failed.status).toBe(503);
      expect(failed.body).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message });
      expect(await keywordsOf(user)).toEqual([]);
      await app.resetSimulator();
      await app.database.query('update provider_states set paused_until = null');
      expect((await generate(user)).status).toBe(next);
      await later(user, '6 minutes');
      expect((await generate(user)).status).toBe(200);
    },
  );

  it('ideas of which none can be kept are said to be lost, also where others cannot be had', async () => {
    const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
    await layDown(ideas(...enough().map((_, at) => `Northwind ${at}`)), 2);
    const failed = await generate(user);
    expect(failed.body.message).toBe(
      'Keywords were generated but there was an issue retrieving them. Please try again.',
    );
    expect(await openBatch(user)).toBeNull();
    await app.resetSimulator();
    const other = await app.newUser({ company: COMPANY, plan: 'Professional' });
    await layDown(ideas(...enough().map((_, at) => `Northwind ${at}`)));
    await app.fault({ kind: '503', channel: 'openai', times: 1, after: 1 });
    await app.fault({ kind: '503', channel: 'claude', times: 1 });
    expect((await generate(other)).body.message).toBe(failed.body.message);
    await app.database.query('update provider_states set paused_until = null');
    expect((await generate(other)).status).toBe(429);
  });

  it('somebody who got nothing waits, too: what cannot be used is paid all the same', async () => {
    const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
    await layDown(ideas(...enough().map((_, at) => `Northwind ${at}`)), 2);
    expect((await generate(user)).status).toBe(503);
    const asked = (await app.requests()).length;
    expect((await generate(user)).status).toBe(429);
    expect(await app.requests()).toHaveLength(asked);
    await later(user, '6 minutes');
    expect((await generate(user)).status).toBe(200);
  });

  it('a batch that waits to be chosen from outlives ideas of which none can be kept', async () => {
    const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
    await layDown(ideas(...enough()));
    await generate(user);
    const waiting = await openBatch(user);
    await later(user, '6 minutes');
    await layDown(ideas(...enough().map((_, at) => `Fabrikam ${at}`)), 2);
    expect((await generate(user, { companyName: 'Fabrikam' })).status).toBe(503);
    expect(await openBatch(user)).toEqual(waiting);
  });
});

it('a body that says no company is refused in the shape of every error', async () => {
  const user = await app.newUser({ company: COMPANY });
  for (const body of [
    {},
    { companyName: 'N' },
    { companyName: COMPANY, companyUrl: 'not an address' },
    { companyName: COMPANY, servesLocal: 'yes' },
  ]) {
    const refused = await user.post('/functions/generate-keywords', body);
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe('VALIDATION_ERROR');
  }
  expect(await app.requests()).toEqual([]);
});

it('generations are counted with what came of them, and none that asked nobody', async () => {
  const administrator = await app.newAdministrator();
  const figures = async () => (await administrator.get('/api/admin/performance?window=24h')).body.generation;
  const before = await figures();
  const user = await app.newUser({ company: COMPANY, plan: 'Professional' });
  await layDown(ideas(...enough(0, 20)));
  expect((await generate(user)).status).toBe(200);
  // Those of the same day are used again.
  expect((await generate(user)).body.fromCache).toBe(true);
  const unlucky = await app.newUser({ company: 'Harbour Lights', plan: 'Professional' });
  for (const channel of ['openai', 'claude']) await app.fault({ kind: '503', channel, times: 1 });
  const failed = await generate(unlucky, { companyName: 'Harbour Lights' });
  expect(failed.status).toBe(503);
  const after = await figures();
  expect({
    total: after.total - before.total,
    succeeded: after.succeeded - before.succeeded,
    refused: after.refused - before.refused,
    failed: after.failed - before.failed,
  }).toEqual({ total: 2, succeeded: 1, refused: 0, failed: 1 });
  expect(after.average_ms).toBeGreaterThan(0);
});
