import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  // Without any key: demonstration mode, in which all four answer.
  app = await startTestApp({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' });
});
afterAll(() => app.stop());

describe('each assistant has its function', () => {
  it.each(['claude', 'gemini', 'perplexity'] as const)(
    '%s answers, is stored and can be opened',
    async (channel) => {
      const user = await app.newUser({ company: 'Northwind', plan: 'Professional' });
      await user.post('/rpc/add_my_keyword', { keyword_text: 'crm software' });
      const asked = { keyword: 'crm software', companyName: 'Northwind' };
      const check = await user.post(`/functions/check-visibility-${channel}`, asked);
      expect(check.body).toMatchObject({ status: 'completed', countsForResults: true, error: null });
      const answer = await user.get(`/api/answers/${check.body.answerId}`);
      expect(answer.body).toMatchObject({ channel, text: check.body.responseText });
      const results = await user.get(`/api/visibility-results?channel=${channel}`);
      expect(results.body.items).toHaveLength(1);
    },
  );

  it('what leaves a demonstration as a file says that its answers are simulated', async () => {
    const user = await app.newUser({ company: 'Northwind', plan: 'Professional' });
    await user.post('/rpc/add_my_keyword', { keyword_text: 'crm' });
    await user.post('/functions/check-visibility', { keyword: 'crm', companyName: 'Northwind' });
    const [head, row] = (await user.get('/api/visibility-results/csv')).body.split('\r\n');
    expect(head).toContain('Keyword,Channel,Status,Mentioned,Checked At,Error Message');
    expect(row).toMatch(/^crm,openai,completed \((.+, )?simulated\),/);
  });

  it('the newest results of the keywords of one page come together, and of no others', async () => {
    const user = await app.newUser({ company: 'Northwind', plan: 'Professional' });
    const stranger = await app.newUser({ company: 'Northwind', plan: 'Professional' });
    const check = async (owner: typeof user, keyword: string, channel: string): Promise<string> => {
      const { body } = await owner.post('/rpc/add_my_keyword', { keyword_text: keyword });
      await owner.post('/functions/check-visibility', { keyword, companyName: 'Northwind', channel });
      return body.id;
    };
    const crm = await check(user, 'crm', 'claude');
    const tea = await check(user, 'tea', 'gemini');
    await check(user, 'coffee', 'openai');
    const foreign = await check(stranger, 'crm', 'openai');
    const listed = await user.get(
      `/api/visibility-results?keyword_ids[0]=${crm}&keyword_ids[1]=${tea}&keyword_ids[2]=${foreign}`,
    );
    const found = listed.body.items.map(({ keyword_id, channel }: Record<string, string>) => [
      keyword_id,
      channel,
    ]);
    expect(found.sort()).toEqual(
      [
        [crm, 'claude'],
        [tea, 'gemini'],
      ].sort(),
    );
    expect(listed.body.total).toBe(2);
  });

  it('another channel in the body of a function is refused', async () => {
    const user = await app.newUser({ company: 'Northwind', plan: 'Professional' });
    const reply = await user.post('/functions/check-visibility-claude', {
      keyword: 'crm',
      companyName: 'Northwind',
      channel: 'gemini',
    });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.details.fields)).toEqual(['channel']);
  });

  it('a channel that the plan leaves out is refused with the way out', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const reply = await user.post('/functions/check-visibility-perplexity', {
      keyword: 'crm',
      companyName: 'Northwind',
    });
    expect(reply.status).toBe(402);
    expect(reply.body.message).toBe('Your plan does not include Perplexity. Upgrade your plan to check it.');
  });
});
