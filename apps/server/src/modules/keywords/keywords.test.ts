import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../../test/shared-app.ts';

const app = sharedApp();

describe('keywords', () => {
  it('a keyword is stored with single spaces and found again, newest first', async () => {
    const user = await app.newUser();
    await user.post('/rpc/add_my_keyword', { keyword_text: '  crm   for dentists ', topic_text: 'CRM' });
    await user.post('/rpc/add_my_keyword', { keyword_text: 'Which CRM is best?' });
    const page = await user.get('/api/keywords');
    expect(page.body.items.map((one: { keyword: string }) => one.keyword)).toEqual([
      'Which CRM is best?',
      'crm for dentists',
    ]);
    expect(page.body).toMatchObject({ total: 2, total_keywords: 2, topics: ['CRM'], page: 1, page_size: 20 });
  });

  it('the same keyword in other letters is refused as a duplicate and named', async () => {
    const user = await app.newUser();
    const first = await user.post('/rpc/add_my_keyword', { keyword_text: 'Café near me' });
    const again = await user.post('/rpc/add_my_keyword', { keyword_text: 'CAFE\u0301  NEAR ME' });
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('This keyword is already in your list.');
    expect(again.body.details.conflicting_id).toBe(first.body.id);
  });

  it('twenty parallel additions at one below the limit store exactly one', async () => {
    const user = await app.newUser();
    for (const name of ['one', 'two', 'three', 'four']) {
      await user.post('/rpc/add_my_keyword', { keyword_text: name });
    }
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        user.post('/rpc/add_my_keyword', { keyword_text: `more ${index}` }),
      ),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 402)).toHaveLength(19);
    const refused = replies.find((reply) => reply.status === 402);
    expect(refused?.body.message).toBe(
      "You've reached your keyword limit. Upgrade your plan to add more keywords.",
    );
    expect((await user.get('/api/keywords')).body.total).toBe(5);
  });

  it('search finds text in keyword and topic in any case, and wildcards stand for themselves', async () => {
    const user = await app.newUser();
    await user.post('/rpc/add_my_keyword', { keyword_text: '100% cotton shirts', topic_text: 'Clothes' });
    await user.post('/rpc/add_my_keyword', { keyword_text: 'running shoes', topic_text: 'Sport' });
    const found = async (search: string) =>
      (await user.get(`/api/keywords?search=${encodeURIComponent(search)}`)).body.items.map(
        (one: { keyword: string }) => one.keyword,
      );
    expect(await found('COTTON')).toEqual(['100% cotton shirts']);
    expect(await found('sport')).toEqual(['running shoes']);
    expect(await found('%')).toEqual(['100% cotton shirts']);
    expect(await found('_')).toEqual([]);
  });

  it('a deleted keyword is gone with its result, its answer stays', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const { body: keyword } = await user.post('/rpc/add_my_keyword', { keyword_text: 'bookkeeping' });
    await user.post('/functions/check-visibility', { keyword: 'bookkeeping', companyName: 'Northwind' });
    expect((await user.get('/api/visibility-results')).body.total).toBe(1);
    const deleted = await user.post('/rpc/delete_my_keyword', { keyword_id: keyword.id });
    expect(deleted.body).toEqual({ keyword_id: keyword.id, keyword: 'bookkeeping' });
    expect((await user.get('/api/visibility-results')).body.total).toBe(0);
    expect((await user.get('/api/answers')).body.items).toHaveLength(1);
    expect((await user.post('/rpc/delete_my_keyword', { keyword_id: keyword.id })).status).toBe(404);
  });
});
