import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../../test/shared-app.ts';
import type { TestUser } from '../../../test/user.ts';
import { monthOf } from '../../lib/time.ts';

const app = sharedApp();

const add = (user: TestUser, keyword_text: string, topic_text?: string | null) =>
  user.post('/rpc/add_my_keyword', { keyword_text, ...(topic_text === undefined ? {} : { topic_text }) });
const listed = async (user: TestUser, query = '') =>
  (await user.get(`/api/keywords${query}`)).body.items.map((item: { keyword: string }) => item.keyword);

describe('the list of keywords', () => {
  it('comes 20 at a time, newest first, and no page repeats or leaves out one', async () => {
    const user = await app.newUser({ plan: 'Professional' });
    for (let number = 1; number <= 23; number += 1) await add(user, `keyword ${number}`);
    const first = await user.get('/api/keywords');
    expect(first.body).toMatchObject({ total: 23, page: 1, page_size: 20 });
    expect(first.body.items).toHaveLength(20);
    const names = [...(await listed(user)), ...(await listed(user, '?page=2'))];
    expect(names).toEqual(Array.from({ length: 23 }, (_, index) => `keyword ${23 - index}`));
    expect((await user.get('/api/keywords?page=9')).body.page).toBe(2);
    expect(await listed(user, '?page=9')).toEqual(names.slice(20));
    expect(await listed(user, '?page_size=100')).toHaveLength(23);
    expect((await user.get('/api/keywords?page_size=101')).status).toBe(400);
    expect((await user.get('/api/keywords?page=0')).status).toBe(400);
  });

  it('is filtered by topic, intent and origin, each alone and together', async () => {
    const user = await app.newUser({ plan: 'Professional' });
    await add(user, 'crm', 'Sales');
    await add(user, 'payroll', 'People');
    await add(user, 'pipeline tool', 'Sales');
    await app.database.query(
      `update keywords set search_intent = 'navigational', is_ai_generated = true where account_id = $1 and keyword = 'crm'`,
      [user.accountId],
    );
    expect(await listed(user, '?topic=Sales')).toEqual(['pipeline tool', 'crm']);
    expect(await listed(user, '?search_intent=navigational')).toEqual(['crm']);
    expect(await listed(user, '?is_ai_generated=true')).toEqual(['crm']);
    expect(await listed(user, '?is_ai_generated=false')).toEqual(['pipeline tool', 'payroll']);
    expect(await listed(user, '?topic=Sales&is_ai_generated=false&search=TOOL')).toEqual(['pipeline tool']);
    const { body } = await user.get('/api/keywords?topic=People');
    expect(body).toMatchObject({ total: 1, total_keywords: 3, topics: ['People', 'Sales'] });
    expect((await user.get('/api/keywords?search_intent=other')).status).toBe(400);
  });

  it('is sorted by text, topic or newest check, what has none last, either way and over pages', async () => {
    const user = await app.newUser({ plan: 'Professional', company: 'Northwind' });
    await add(user, 'Zelt', 'outdoor');
    await add(user, 'älter werden', 'Advice');
    await add(user, 'boats');
    await user.post('/functions/check-visibility', { keyword: 'boats', companyName: 'Northwind' });
    await user.post('/functions/check-visibility', { keyword: 'Zelt', companyName: 'Northwind' });
    expect(await listed(user, '?sort=keyword&order=asc')).toEqual(['älter werden', 'boats', 'Zelt']);
    expect(await listed(user, '?sort=keyword')).toEqual(['Zelt', 'boats', 'älter werden']);
    expect(await listed(user, '?sort=topic&order=asc')).toEqual(['älter werden', 'Zelt', 'boats']);
    expect(await listed(user, '?sort=topic')).toEqual(['Zelt', 'älter werden', 'boats']);
    expect(await listed(user, '?sort=last_checked_at')).toEqual(['Zelt', 'boats', 'älter werden']);
    expect(await listed(user, '?sort=last_checked_at&order=asc')).toEqual(['boats', 'Zelt', 'älter werden']);
    const paged = [];
    for (const page of [1, 2, 3])
      paged.push(...(await listed(user, `?sort=topic&order=asc&page_size=1&page=${page}`)));
    expect(paged).toEqual(['älter werden', 'Zelt', 'boats']);
    const { body } = await user.get('/api/keywords?sort=last_checked_at');
    expect(body.items.map((item: { last_checked_at: string | null }) => item.last_checked_at)).toEqual([
      expect.any(String),
      expect.any(String),
      null,
    ]);
    expect((await user.get('/api/keywords?sort=user_id')).status).toBe(400);
  });

  it('is filtered by what the newest checks say, on one channel or any', async () => {
    const user = await app.newUser({ plan: 'Professional', company: 'Northwind' });
    for (const name of ['named', 'passed over', 'broken', 'new']) await add(user, name);
    for (const name of ['named', 'passed over', 'broken'])
      await user.post('/functions/check-visibility', { keyword: name, companyName: 'Northwind' });
    const set = (keyword: string, status: string, is_mentioned: boolean) =>
      app.database.query(
        `update visibility_results set status = $3, is_mentioned = $4, n = $5, k = $6, empty = 0, refused = 0
         where account_id = $1 and keyword = $2`,
        [user.accountId, keyword, status, is_mentioned, Number(status === 'completed'), Number(is_mentioned)],
      );
    await set('named', 'completed', true);
    await set('passed over', 'completed', false);
    await set('broken', 'api_error', false);
    expect(await listed(user, '?status=mentioned')).toEqual(['named']);
    expect(await listed(user, '?status=not_mentioned')).toEqual(['passed over']);
    expect(await listed(user, '?status=failed')).toEqual(['broken']);
    expect(await listed(user, '?status=unchecked')).toEqual(['new']);
    expect(await listed(user, '?status=mentioned&channel=claude')).toEqual([]);
    expect(await listed(user, '?status=unchecked&channel=claude')).toHaveLength(4);
    const { body } = await user.get('/api/keyword-ids?status=mentioned');
    expect(body.keyword_ids).toEqual([(await user.get('/api/keywords?search=named')).body.items[0].id]);
  });

  it("never shows another person's keywords, nor lets them be deleted", async () => {
    const [user, other] = [await app.newUser(), await app.newUser()];
    const { body: keyword } = await add(other, 'secret plan', 'Secret');
    expect((await user.get('/api/keywords')).body).toMatchObject({ total: 0, total_keywords: 0, topics: [] });
    expect((await user.post('/rpc/delete_my_keyword', { keyword_id: keyword.id })).status).toBe(404);
    expect(await listed(other)).toEqual(['secret plan']);
    expect((await add(user, 'secret plan')).status).toBe(200);
  });
});

describe('a new keyword', () => {
  it.each(['<b>bold</b>', 'https://example.com', 'www.example.com', 'a\nb', '???', ' ', '😀'])(
    'is refused with the text of its field: %j',
    async (keyword_text) => {
      const user = await sharedUser();
      const { status, body } = await add(user, keyword_text);
      expect(status).toBe(400);
      expect(body.details.fields.keyword_text).toEqual([
        'Please enter a valid keyword (letters, numbers, and spaces only).',
      ]);
    },
  );

  it('that is too long says so', async () => {
    const { body } = await add(await sharedUser(), 'x'.repeat(201));
    expect(body.details.fields.keyword_text).toEqual([
      'This keyword is too long. It may have at most 200 characters.',
    ]);
  });

  it.each(['x'.repeat(200), 'Straße & Söhne', '会計ソフト', 'C++ (or C#) at 50%?', 'l’été à Paris'])(
    'may be %s',
    async (keyword_text) => {
      const { status, body } = await add(await sharedUser(), keyword_text);
      expect(status).toBe(200);
      expect(body.keyword).toBe(keyword_text);
    },
  );

  it('an empty topic is none', async () => {
    const user = await sharedUser();
    expect((await add(user, 'without topic', '  ')).body.topic).toBeNull();
    expect((await add(user, 'with topic', ' My   topic ')).body.topic).toBe('My topic');
  });

  let shared: TestUser | null = null;
  async function sharedUser(): Promise<TestUser> {
    shared ??= await app.newUser({ plan: 'Professional' });
    return shared;
  }
});

describe('what a plan allows', () => {
  it('paused keywords do not count, and the override of an administrator goes before the plan', async () => {
    const user = await app.newUser();
    for (const name of ['one', 'two', 'three', 'four', 'five'])
      expect((await add(user, name)).status).toBe(200);
    expect((await add(user, 'six')).status).toBe(402);
    await app.database.query(
      `update keywords set is_paused = true where account_id = $1 and keyword = 'one'`,
      [user.accountId],
    );
    expect((await add(user, 'six')).status).toBe(200);
    const { items } = (await user.get('/api/keywords?sort=created_at&order=asc')).body;
    expect(items[0]).toMatchObject({ keyword: 'one', is_paused: true });
    expect(items.slice(1).every((item: { is_paused: boolean }) => !item.is_paused)).toBe(true);
    expect((await user.get(`/api/keywords/${items[0].id}`)).body.is_paused).toBe(true);
    await app.database.query('update accounts set keyword_limit_override = 6 where id = $1', [
      user.accountId,
    ]);
    expect((await add(user, 'seven')).status).toBe(200);
    expect((await add(user, 'eight')).status).toBe(402);
    await app.database.query('update accounts set keyword_limit_override = 2 where id = $1', [
      user.accountId,
    ]);
    expect((await add(user, 'eight')).status).toBe(402);
    expect((await user.get('/api/plan-usage')).body).toMatchObject({ keyword_limit: 2, keywords: 6 });
  });

  it('a deleted keyword makes room; the additions of the month are counted all the same', async () => {
    const user = await app.newUser();
    for (const name of ['one', 'two', 'three', 'four', 'five']) await add(user, name);
    const { body } = await user.get('/api/keywords');
    await user.post('/rpc/delete_my_keyword', { keyword_id: body.items[0].id });
    expect((await add(user, 'six')).status).toBe(200);
    expect((await user.get('/api/plan-usage')).body).toMatchObject({
      keyword_limit: 5,
      keywords: 5,
      keywords_used: 6,
      month_year: monthOf(new Date()),
    });
  });

  it('a plan without a limit has none', async () => {
    const user = await app.newUser({ plan: 'Enterprise' });
    for (let number = 1; number <= 12; number += 1) expect((await add(user, `k ${number}`)).status).toBe(200);
    expect((await user.get('/api/plan-usage')).body).toMatchObject({
      keyword_limit: null,
      monthly_budget_usd: null,
    });
  });
});
