import { LIMITS, TOPICS_LISTED_MAX } from '@answerscope/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { sharedApp } from '../../../test/shared-app.ts';
import type { TestUser } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';
import { call, give, newKeyword, newTag, tagNames } from './tags.fixture.ts';

const app = sharedApp();
beforeEach(() => app.database.query('delete from rate_buckets'));

describe('the list of keywords', () => {
  it('shows the tags of each by name, and is narrowed by one', async () => {
    const user = await app.newUser();
    const [b, a] = [await newTag(user, 'B', '#EF4444'), await newTag(user, 'A')];
    const [one, two] = [await newKeyword(user, 'one'), await newKeyword(user, 'two')];
    await give(user, [one], [a, b]);
    const { items } = (await user.get('/api/keywords?sort=keyword&order=asc')).body;
    expect(items[0].tags).toEqual([
      { id: a, name: 'A', color: '#3B82F6' },
      { id: b, name: 'B', color: '#EF4444' },
    ]);
    expect(items[1].tags).toEqual([]);
    const narrowed = (await user.get(`/api/keywords?tag=${b}`)).body;
    expect(narrowed).toMatchObject({ total: 1, total_keywords: 2, items: [{ id: one }] });
    expect((await user.get(`/api/keyword-ids?tag=${b}`)).body.keyword_ids).toEqual([one]);
    expect((await user.get(`/api/keywords?tag=${b}&search=two`)).body.total).toBe(0);
    expect((await user.get(`/api/keywords?tag=${newId()}`)).status).toBe(404);
    expect(two).toEqual(expect.any(String));
  });
});

describe('a file of keywords', () => {
  it('keeps tags on the way in and out: what was exported is imported the same', async () => {
    const [user, other] = [await app.newUser(), await app.newUser()];
    await newTag(user, 'Core', '#EF4444');
    const { body } = await user.post('/api/keywords/import', {
      keywords: [
        { keyword: 'crm', topic: 'Sales', tags: 'core; New one, core' },
        { keyword: 'payroll', question: 'Which payroll is best?', tags: '' },
        { keyword: 'erp', tags: 'a;'.repeat(3) },
      ],
    });
    expect(body.added).toBe(3);
    expect((await call(user, 'get-tags')).body.tags).toMatchObject([
      { name: 'a', keyword_count: 1 },
      { name: 'Core', color: '#EF4444', keyword_count: 1 },
      { name: 'New one', keyword_count: 1 },
    ]);
    const file = await user.get('/api/keyword-list/csv');
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="keywords-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(file.body).toBe(
      'Keyword,Topic,Question,Tags\r\ncrm,Sales,,"Core; New one"\r\npayroll,,Which payroll is best?,\r\nerp,,,a\r\n',
    );
    const rows = String(file.body).trim().split('\r\n').slice(1);
    const keywords = rows.map((row) => {
      const [keyword = '', topic, question, tags] = row.split(',').map((cell) => cell.replaceAll('"', ''));
      return { keyword, topic, question, tags };
    });
    await other.post('/api/keywords/import', { keywords });
    expect((await other.get('/api/keyword-list/csv')).body).toBe(file.body);
    const core = (await call(user, 'get-tags')).body.tags[1].id;
    expect((await user.get(`/api/keyword-list/csv?tag=${core}`)).body.split('\r\n')).toHaveLength(3);
  });

  it('leaves out a row whose tags cannot be kept, and says why; nothing of it is stored', async () => {
    const user = await app.newUser();
    const many = Array.from({ length: 21 }, (_, index) => `t${index}`).join(';');
    const { body } = await user.post('/api/keywords/import', {
      keywords: [
        { keyword: 'long', tags: 'x'.repeat(51) },
        { keyword: 'many', tags: many },
        { keyword: 'good', tags: 'Good' },
      ],
    });
    expect(body.rows.map(({ message }: { message: string | null }) => message)).toEqual([
      'Tag name must be at most 50 characters',
      'A keyword can have at most 20 tags.',
      null,
    ]);
    expect(await tagNames(user)).toEqual(['Good']);
  });

  it('that names more tags than there may be is refused before anything is saved, in the preview already', async () => {
    const user = await app.newUser({ plan: 'Professional' });
    await app.database.query(
      `insert into tags select $1, gen_random_uuid(), 'tag ' || n, 'tag ' || n, '#3B82F6', now()
       from generate_series(1, $2) n`,
      [user.accountId, LIMITS.tags_max - 1],
    );
    const keywords = [
      { keyword: 'one', tags: 'new' },
      { keyword: 'two', tags: 'newer; tag 1' },
    ];
    for (const dry_run of [true, false]) {
      const { status, body } = await user.post('/api/keywords/import', { keywords, dry_run });
      expect(status).toBe(409);
      expect(body.details.reason).toBe('tag_limit');
    }
    expect((await user.get('/api/keywords')).body.total).toBe(0);
    expect((await user.post('/api/keywords/import', { keywords: keywords.slice(0, 1) })).body.added).toBe(1);
  });

  it('that names more tags than a statement may have parameters is refused the same', async () => {
    const user = await app.newUser({ plan: 'Professional' });
    const keywords = Array.from({ length: 3_300 }, (_row, row) => ({
      keyword: `keyword ${row}`,
      tags: Array.from({ length: 20 }, (_name, name) => `tag ${row} ${name}`).join('; '),
    }));
    const { status, body } = await user.post('/api/keywords/import', { keywords, dry_run: true });
    expect([status, body.details?.reason]).toEqual([409, 'tag_limit']);
  });
});

describe('very many keywords', () => {
  /** Keywords with a topic each, all of them with one tag. */
  async function leaveKeywords(user: TestUser, count: number): Promise<void> {
    const tag = await newTag(user, 'Core');
    await app.database.query(
      `with made as (
         insert into keywords (account_id, id, keyword, text_key, topic, created_at)
         select $1, gen_random_uuid(), 'word ' || n, 'word ' || n, 'topic ' || n, now()
         from generate_series(1, $2) n returning account_id, id)
       insert into keyword_tag_relations (account_id, keyword_id, tag_id, created_at)
       select account_id, id, $3, now() from made`,
      [user.accountId, count, tag],
    );
  }

  it('are reported with as many topics as a list has', async () => {
    const user = await app.newUser();
    await leaveKeywords(user, TOPICS_LISTED_MAX + 1);
    const { status, body } = await call(user, 'usage-report');
    expect(status).toBe(200);
    expect([body.tags[0].keyword_count, body.tags[0].topics.length]).toEqual([
      TOPICS_LISTED_MAX + 1,
      TOPICS_LISTED_MAX,
    ]);
  });

  it('have their tags told also where they are more than a statement may have parameters', async () => {
    const user = await app.newUser();
    await leaveKeywords(user, 66_000);
    const { status, body } = await user.get('/api/keyword-list/csv');
    expect([status, body.match(/,Core\r\n/g)?.length]).toEqual([200, 66_000]);
  });
});
