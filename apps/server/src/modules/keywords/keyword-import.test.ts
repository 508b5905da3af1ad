import { KeywordText, keywordFault, normalizeKeyword } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../../test/shared-app.ts';
import type { TestUser } from '../../../test/user.ts';

const app = sharedApp();

const listed = async (user: TestUser) =>
  (await user.get('/api/keywords?page_size=100')).body.items.map((item: { keyword: string }) => item.keyword);
const states = (body: { rows: { state: string }[] }) => body.rows.map(({ state }) => state);
const rowsOf = (...names: string[]) => names.map((keyword) => ({ keyword }));

describe('a list of keywords', () => {
  it('is judged row by row before anything is saved', async () => {
    const user = await app.newUser();
    await user.post('/rpc/add_my_keyword', { keyword_text: 'Gift books' });
    const keywords = [
      { keyword: '  used   books ', topic: ' Shop ' },
      { keyword: 'USED BOOKS', topic: null },
      { keyword: 'gift BOOKS' },
      { keyword: 'https://example.com' },
      { keyword: 'rare books', topic: 'x'.repeat(101) },
      { keyword: 'two' },
      { keyword: 'three' },
      { keyword: 'four' },
      { keyword: 'five' },
    ];
    const { status, body } = await user.post('/api/keywords/import', { keywords, dry_run: true });
    expect(status).toBe(200);
    expect(states(body)).toEqual([
      'valid',
      'duplicate_in_list',
      'duplicate',
      'invalid',
      'invalid',
      'valid',
      'valid',
      'valid',
      'over_limit',
    ]);
    expect(body.rows[2].message).toBe('This keyword is already in your list.');
    expect(body.rows[3].message).toBe('Please enter a valid keyword (letters, numbers, and spaces only).');
    expect(body.rows[4].message).toBe('Topic must be at most 100 characters');
    expect(body.rows[8].message).toBe(
      "You've reached your keyword limit. Upgrade your plan to add more keywords.",
    );
    expect(body).toMatchObject({
      counts: { valid: 4, duplicate_in_list: 1, duplicate: 1, invalid: 2, over_limit: 1 },
      added: 0,
      keyword_limit: 5,
      keywords: 1,
    });
    expect(await listed(user)).toEqual(['Gift books']);
    expect((await user.get('/api/plan-usage')).body.keywords_used).toBe(1);
  });

  it('is added in one step, in its order, with what is valid of it', async () => {
    const user = await app.newUser();
    const keywords = [
      { keyword: '  used   books ', topic: ' Shop ' },
      ...rowsOf('used BOOKS', '<b>', 'b', 'a'),
    ];
    const { body } = await user.post('/api/keywords/import', { keywords });
    expect(body).toMatchObject({ added: 3, counts: { valid: 3, duplicate_in_list: 1, invalid: 1 } });
    expect(await listed(user)).toEqual(['used books', 'b', 'a']);
    const page = await user.get('/api/keywords');
    expect(page.body.topics).toEqual(['Shop']);
    expect((await user.get('/api/plan-usage')).body.keywords_used).toBe(3);
    const again = await user.post('/api/keywords/import', { keywords });
    expect(again.body).toMatchObject({ added: 0, counts: { valid: 0, duplicate: 3 } });
  });

  it.each([
    ['a row that is no keyword', ['one', '<b>'], 400, { fields: { 'keywords.1': expect.any(Array) } }],
    ['a row that is there already', ['one', 'Known'], 409, { reason: 'duplicate_keyword' }],
    ['a row twice', ['one', 'ONE'], 409, { reason: 'duplicate_keyword' }],
    ['more rows than the plan allows', ['1', '2', '3', '4', '5'], 402, { reason: 'keyword_limit' }],
  ])('adds nothing when all or none was wanted and it has %s', async (_name, names, status, details) => {
    const user = await app.newUser();
    await user.post('/rpc/add_my_keyword', { keyword_text: 'known' });
    const reply = await user.post('/api/keywords/import', {
      keywords: rowsOf(...names),
      mode: 'all_or_none',
    });
    expect(reply.status).toBe(status);
    expect(reply.body.details).toMatchObject(details);
    expect(await listed(user)).toEqual(['known']);
  });

  it('added by two at once never passes the limit of the plan', async () => {
    const user = await app.newUser();
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd'].map((letter) =>
        user.post('/api/keywords/import', {
          keywords: rowsOf(`${letter} 1`, `${letter} 2`, `${letter} 3`),
        }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const added = replies.map(({ body }) => body.added).reduce((sum, count) => sum + count, 0);
    expect(added).toBe(5);
    expect(await listed(user)).toHaveLength(5);
  });

  it('may have 10,000 rows of any script, not one more, and not none', async () => {
    const user = await app.newUser({ plan: 'Enterprise' });
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        keyword: `どの会計ソフトが個人事業主に一番おすすめですか ${index}`,
        topic: '会計ソフト',
      }));
    const { status, body } = await user.post('/api/keywords/import', { keywords: many(10_000) });
    expect(status).toBe(200);
    expect(body.added).toBe(10_000);
    expect((await user.get('/api/keywords')).body.total).toBe(10_000);
    expect((await user.get('/api/keyword-ids')).body.keyword_ids).toHaveLength(10_000);
    expect((await user.post('/api/keywords/import', { keywords: many(10_001) })).status).toBe(400);
    expect((await user.post('/api/keywords/import', { keywords: [] })).status).toBe(400);
    const tooLarge = await user.post('/api/keywords/import', { keywords: rowsOf('x'.repeat(8_000_000)) });
    expect(tooLarge.body.details.reason).toBe('body_too_large');
  });
});

describe('the text of a keyword', () => {
  /** Every character that may stand in one, each behind a letter of its own so that nothing is composed or trimmed. */
  const allowed = Array.from({ length: 0x30000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => `a${String.fromCodePoint(code)}b`)
    .filter((text) => keywordFault(text) === null && normalizeKeyword(text) === text);

  it('comes back from the database as it was given, whatever characters it has', async () => {
    const user = await app.newUser({ plan: 'Enterprise' });
    expect(allowed.length).toBeGreaterThan(100_000);
    const texts = Array.from({ length: Math.ceil(allowed.length / 30) }, (_, index) => {
      const own = allowed.slice(30 * index, 30 * index + 30).join('');
      return KeywordText.parse(`${index} ${own}`);
    });
    const { body } = await user.post('/api/keywords/import', { keywords: rowsOf(...texts) });
    expect(body.counts).toMatchObject({ valid: texts.length });
    expect(body.added).toBe(texts.length);
    const stored = await app.database.query<{ keyword: string }>(
      'select keyword from keywords where account_id = $1 order by id desc',
      [user.accountId],
    );
    expect(stored.map(({ keyword }) => keyword)).toEqual(texts);
  });

  it('that people paste is taken, and what is refused says why in the words of the specification', async () => {
    const user = await app.newUser({ plan: 'Professional' });
    const add = async (keyword_text: string) =>
      (await user.post('/rpc/add_my_keyword', { keyword_text })).body;
    expect((await add('laptop under $500 – „leise“ & «léger»…')).keyword).toBe(
      'laptop under $500 – „leise“ & «léger»…',
    );
    const refused = async (text: string) => (await add(text)).details.fields.keyword_text;
    const invalid = ['Please enter a valid keyword (letters, numbers, and spaces only).'];
    for (const text of ['<b>', 'crm\nsoftware', 'https://example.com', 'crm 🚀', '?!'])
      expect(await refused(text)).toEqual(invalid);
    expect(await refused('x'.repeat(201))).toEqual([
      'This keyword is too long. It may have at most 200 characters.',
    ]);
  });
});

describe('several keywords at once', () => {
  it('get a topic, another one or none', async () => {
    const user = await app.newUser();
    await user.post('/api/keywords/import', { keywords: rowsOf('one', 'two', 'three') });
    const [one, two, three] = (await user.get('/api/keywords')).body.items;
    const keyword_ids = [one.id, two.id];
    const { body } = await user.post('/api/keywords/topic', { keyword_ids, topic_text: '  My  topic ' });
    expect(body).toEqual({ changed: 2 });
    const patched = await user.patch(`/api/keywords/${three.id}`, { topic_text: 'Other' });
    expect(patched.body).toMatchObject({ id: three.id, keyword: 'three', topic: 'Other' });
    expect((await user.get('/api/keywords')).body.topics).toEqual(['My topic', 'Other']);
    await user.post('/api/keywords/topic', { keyword_ids, topic_text: null });
    await user.patch(`/api/keywords/${three.id}`, { topic_text: '' });
    expect((await user.get('/api/keywords')).body.topics).toEqual([]);
    const refused = await user.post('/api/keywords/topic', { keyword_ids, topic_text: '<b>' });
    expect(refused.body.details.fields.topic_text).toEqual(['Please enter a valid topic']);
  });

  it('are deleted with their results; one that is gone already is passed over', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    await user.post('/api/keywords/import', { keywords: rowsOf('one', 'two', 'three') });
    await user.post('/functions/check-visibility', { keyword: 'one', companyName: 'Northwind' });
    const [one, two, three] = (await user.get('/api/keywords')).body.items;
    await user.post('/rpc/delete_my_keyword', { keyword_id: two.id });
    const keyword_ids = [one.id, two.id];
    expect((await user.post('/api/keywords/delete', { keyword_ids })).body).toEqual({ deleted: 1 });
    expect((await user.get('/api/visibility-results')).body.total).toBe(0);
    expect(await listed(user)).toEqual(['three']);
    expect((await user.post('/api/keywords/delete', { keyword_ids })).status).toBe(404);
    expect((await user.get(`/api/keywords/${three.id}`)).body.keyword).toBe('three');
    expect((await user.get(`/api/keywords/${one.id}`)).status).toBe(404);
  });

  it("of another person are neither changed nor deleted among one's own", async () => {
    const [user, other] = [await app.newUser(), await app.newUser()];
    const mine = (await user.post('/rpc/add_my_keyword', { keyword_text: 'mine' })).body.id;
    const theirs = (await other.post('/rpc/add_my_keyword', { keyword_text: 'theirs' })).body.id;
    const keyword_ids = [mine, theirs];
    await user.post('/api/keywords/topic', { keyword_ids, topic_text: 'Taken' });
    await user.post('/api/keywords/delete', { keyword_ids });
    expect((await other.get('/api/keywords')).body.items).toMatchObject([{ keyword: 'theirs', topic: null }]);
  });
});
