import { joinTagNames, LIMITS, splitTagNames, TAG_COLORS, TagName } from '@answerscope/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { readEvents } from '../../../test/event-reader.ts';
import { sharedApp } from '../../../test/shared-app.ts';
import type { TestUser } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';
import { call, give, newKeyword, newTag, tagNames, tagsOf } from './tags.fixture.ts';

const app = sharedApp();
beforeEach(() => app.database.query('delete from rate_buckets'));

describe('a tag', () => {
  it('has one of the ten colors, the first unless another is chosen, and no keyword at first', async () => {
    const user = await app.newUser();
    const { status, body } = await call(user, 'create-tag', { name: '  Core   product ' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Core product',
      color: '#3B82F6',
      keyword_count: 0,
    });
    for (const color of TAG_COLORS.slice(1))
      expect((await call(user, 'create-tag', { name: color.slice(1), color })).body.color).toBe(color);
    const refused = await call(user, 'create-tag', { name: 'Other', color: '#000000' });
    expect(refused.status).toBe(400);
    expect(refused.body.details.fields.color).toEqual(['Please choose one of the ten colors']);
  });

  it.each([
    ['', 'Tag name is required'],
    ['   ', 'Tag name is required'],
    ['x'.repeat(51), 'Tag name must be at most 50 characters'],
    ['a; b', 'A tag name cannot contain a comma or a semicolon'],
    ['a, b', 'A tag name cannot contain a comma or a semicolon'],
    ['<b>', 'Please enter a valid tag name'],
    ['---', 'Please enter a valid tag name'],
  ])('is refused with the text of its field where its name is %j', async (name, message) => {
    const { status, body } = await call(await sharedUser(), 'create-tag', { name });
    expect(status).toBe(400);
    expect(body.details.fields.name).toEqual([message]);
  });

  it('has a name of its own, whatever its case and width; another user may have the same', async () => {
    const user = await app.newUser();
    const first = await newTag(user, 'Straße');
    for (const name of ['straße', ' STRASSE'.replace('SS', 'ß'), 'Ｓtraße']) {
      const { status, body } = await call(user, 'create-tag', { name });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        message: 'You already have a tag with this name.',
        details: { reason: 'duplicate_tag', conflicting_id: first },
      });
    }
    expect((await call(await app.newUser(), 'create-tag', { name: 'Straße' })).status).toBe(200);
  });

  it('is given another name or color, and keeps what is left out and its keywords', async () => {
    const user = await app.newUser();
    const [tag, other] = [await newTag(user, 'One'), await newTag(user, 'Two')];
    await give(user, [await newKeyword(user, 'crm')], [tag]);
    const update = (change: object) => call(user, 'update-tag', { tag_id: tag, ...change });
    expect((await update({ name: 'First' })).body).toEqual({
      id: tag,
      name: 'First',
      color: '#3B82F6',
      keyword_count: 1,
    });
    expect((await update({ color: '#EF4444' })).body).toMatchObject({ name: 'First', color: '#EF4444' });
    expect((await update({ name: 'FIRST' })).body.name).toBe('FIRST');
    expect(await update({ name: 'two' })).toMatchObject({
      status: 409,
      body: { details: { conflicting_id: other } },
    });
    expect((await update({})).body).toMatchObject({ name: 'FIRST', color: '#EF4444' });
  });

  it('is deleted without a keyword, and says its name and how many had it', async () => {
    const user = await app.newUser();
    const tag = await newTag(user, 'Gone');
    const keywords = [await newKeyword(user, 'one'), await newKeyword(user, 'two')];
    await give(user, keywords, [tag]);
    expect((await call(user, 'delete-tag', { tag_id: tag })).body).toEqual({
      tag_id: tag,
      tag_name: 'Gone',
      keywords_affected: 2,
    });
    expect((await user.get('/api/keywords')).body.total).toBe(2);
    expect(await tagsOf(user, keywords[0] ?? '')).toEqual([]);
    expect((await call(user, 'delete-tag', { tag_id: tag })).status).toBe(404);
  });

  it('goes with no keyword, and the relation goes with its keyword', async () => {
    const user = await app.newUser();
    const tag = await newTag(user, 'Stays');
    const keyword = await newKeyword(user, 'goes');
    await give(user, [keyword], [tag]);
    await user.post('/rpc/delete_my_keyword', { keyword_id: keyword });
    expect((await call(user, 'get-tags')).body.tags).toMatchObject([{ name: 'Stays', keyword_count: 0 }]);
  });

  it('there are 200 at most, also when two are added at once', async () => {
    const user = await app.newUser();
    await app.database.query(
      `insert into tags select $1, gen_random_uuid(), 'tag ' || n, 'tag ' || n, '#3B82F6', now()
       from generate_series(1, $2) n`,
      [user.accountId, LIMITS.tags_max - 1],
    );
    const both = await Promise.all([
      call(user, 'create-tag', { name: 'a' }),
      call(user, 'create-tag', { name: 'b' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      message: "You've reached the limit of 200 tags. Delete one to add another.",
      details: { reason: 'tag_limit' },
    });
    expect(await tagNames(user)).toHaveLength(200);
  });

  it('is listed by name, as people sort', async () => {
    const user = await app.newUser();
    for (const name of ['Zelt', 'älter', 'boats']) await newTag(user, name);
    expect(await tagNames(user)).toEqual(['älter', 'boats', 'Zelt']);
  });

  let shared: TestUser | null = null;
  async function sharedUser(): Promise<TestUser> {
    shared ??= await app.newUser();
    return shared;
  }
});

describe('tagging keywords', () => {
  it('gives several keywords several tags and tells of each, and takes back exactly what it gave', async () => {
    const user = await app.newUser();
    const [a, b] = [await newTag(user, 'A'), await newTag(user, 'B')];
    const [one, two] = [await newKeyword(user, 'one'), await newKeyword(user, 'two')];
    await give(user, [one], [a]);
    const gone = newId();
    const { body } = await give(user, [one, two, gone], [a, b]);
    expect(body.keywords_affected).toBe(2);
    expect(body.results).toEqual([
      { keyword_id: one, state: 'changed', changed_tag_ids: [b] },
      { keyword_id: two, state: 'changed', changed_tag_ids: expect.arrayContaining([a, b]) },
      { keyword_id: gone, state: 'not_found', changed_tag_ids: [] },
    ]);
    expect(await tagsOf(user, one)).toEqual(['A', 'B']);
    const again = await give(user, [one, two], [a, b]);
    expect(again.body).toMatchObject({
      keywords_affected: 0,
      results: [{ state: 'unchanged' }, { state: 'unchanged' }],
    });
    await give(user, [one], [b], 'remove');
    await give(user, [two], [a, b], 'remove');
    expect(await tagsOf(user, one)).toEqual(['A']);
    expect(await tagsOf(user, two)).toEqual([]);
  });

  it('gives nothing to a keyword that would have more than twenty, and all to the others', async () => {
    const user = await app.newUser();
    const names = Array.from({ length: 21 }, (_, index) => `t${String(index).padStart(2, '0')}`);
    const tags: string[] = [];
    for (const name of names) tags.push(await newTag(user, name));
    const [full, free] = [await newKeyword(user, 'full'), await newKeyword(user, 'free')];
    await give(user, [full], tags.slice(0, 20));
    const { body } = await give(user, [full, free], tags.slice(20));
    expect(body).toMatchObject({
      keywords_affected: 1,
      results: [{ state: 'too_many_tags' }, { state: 'changed' }],
    });
    expect(await tagsOf(user, full)).toHaveLength(20);
    expect(await tagsOf(user, free)).toEqual(['t20']);
  });

  it('needs keywords, tags and an action, a thousand keywords at most', async () => {
    const user = await app.newUser();
    const [tag, keyword] = [await newTag(user, 'T'), await newKeyword(user, 'k')];
    const fields = async (...of: Parameters<typeof give>) => (await give(...of)).body.details.fields;
    expect(await fields(user, [], [tag])).toEqual({ keyword_ids: ['Please choose at least one keyword.'] });
    expect(await fields(user, [keyword], [])).toEqual({ tag_ids: ['Please choose at least one tag.'] });
    expect((await give(user, [keyword], [tag], 'swap')).status).toBe(400);
    const many = Array.from({ length: 1_000 }, () => newId());
    expect((await give(user, [keyword, ...many.slice(1)], [tag])).body.keywords_affected).toBe(1);
    expect(await fields(user, [keyword, ...many], [tag])).toEqual({
      keyword_ids: ['You can tag up to 1,000 keywords at a time.'],
    });
  });

  it("is refused as a whole where a tag is another's, and where every keyword is", async () => {
    const [user, other] = [await app.newUser(), await app.newUser()];
    const [mine, theirs] = [await newTag(user, 'Mine'), await newTag(other, 'Theirs')];
    const [own, foreign] = [await newKeyword(user, 'own'), await newKeyword(other, 'foreign')];
    expect((await give(user, [own], [mine, theirs])).status).toBe(404);
    expect((await give(user, [own], [theirs], 'remove')).status).toBe(404);
    expect((await give(user, [foreign], [mine])).status).toBe(404);
    expect((await give(user, [own, foreign], [mine])).body.results[1].state).toBe('not_found');
    expect(await tagsOf(user, own)).toEqual(['Mine']);
    expect(await tagsOf(other, foreign)).toEqual([]);
  });

  it('is told to open pages', async () => {
    const user = await app.newUser();
    const [tag, keyword] = [await newTag(user, 'T'), await newKeyword(user, 'k')];
    const heardOf = async (change: () => Promise<unknown>) => {
      const until = readEvents(
        await fetch(`${app.baseUrl}/api/events`, { headers: { cookie: user.cookie } }),
      );
      await change();
      return until('tags_changed');
    };
    expect(await heardOf(() => give(user, [keyword], [tag]))).toContain('tags_changed');
    expect(await heardOf(() => call(user, 'clear-cache'))).toContain('tags_changed');
    expect(await heardOf(() => call(user, 'update-tag', { tag_id: tag, color: '#10B981' }))).toContain(
      'tags_changed',
    );
  });
});

describe('merging tags', () => {
  it('gives the keywords of one to the other, once each, and deletes the one', async () => {
    const user = await app.newUser();
    const [from, into] = [await newTag(user, 'Pricing'), await newTag(user, 'Price')];
    const [one, two] = [await newKeyword(user, 'one'), await newKeyword(user, 'two')];
    await give(user, [one, two], [from]);
    await give(user, [one], [into]);
    const { body } = await user.post('/api/tags/merge', { tag_id: from, into_tag_id: into });
    expect(body).toEqual({
      tag: { id: into, name: 'Price', color: '#3B82F6', keyword_count: 2 },
      tag_name: 'Pricing',
      keywords_affected: 1,
    });
    expect(await tagNames(user)).toEqual(['Price']);
    const self = await user.post('/api/tags/merge', { tag_id: into, into_tag_id: into });
    expect(self.body.details.fields.into_tag_id).toEqual(['A tag cannot be merged into itself.']);
    expect(await tagNames(user)).toEqual(['Price']);
  });
});

describe('how tags are used', () => {
  it('is counted, and what was lately done with them is told newest first', async () => {
    const user = await app.newUser();
    const empty = await call(user, 'analytics');
    expect(empty.body).toEqual({
      usage_stats: { total_tags: 0, total_relationships: 0, avg_keywords_per_tag: 0, most_used_tags: [] },
      recent_activity: [],
    });
    const [a, b] = [await newTag(user, 'A'), await newTag(user, 'B')];
    await newTag(user, 'Unused');
    const [one, two] = [await newKeyword(user, 'one', 'Sales'), await newKeyword(user, 'two', 'Sales')];
    await give(user, [one], [a]);
    await give(user, [one, two], [b]);
    await call(user, 'update-tag', { tag_id: b, name: 'Bee' });
    await call(user, 'delete-tag', { tag_id: a });
    const { body } = await call(user, 'analytics');
    expect(body.usage_stats).toEqual({
      total_tags: 2,
      total_relationships: 2,
      avg_keywords_per_tag: 1,
      most_used_tags: [{ id: b, name: 'Bee', color: '#3B82F6', keyword_count: 2 }],
    });
    expect(
      body.recent_activity.map((one: Record<string, unknown>) => [
        one.operation_type,
        one.tag_name,
        one.keywords_affected,
      ]),
    ).toEqual([
      ['delete', 'A', 1],
      ['update', 'Bee', 2],
      ['add', 'B', 2],
      ['add', 'A', 1],
      ['create', 'Unused', 0],
      ['create', 'B', 0],
      ['create', 'A', 0],
    ]);
    expect((await call(user, 'usage-report')).body.tags).toEqual([
      {
        id: b,
        name: 'Bee',
        color: '#3B82F6',
        keyword_count: 2,
        topics: ['Sales'],
        search_intents: ['commercial'],
        created_at: expect.any(String),
      },
      expect.objectContaining({ name: 'Unused', topics: [], keyword_count: 0 }),
    ]);
  });

  it('of what was done a hundred are kept', async () => {
    const user = await app.newUser();
    await app.database.query(
      `insert into tag_activity select $1, gen_random_uuid(), 'add', 'old', 1, now() - n * interval '1 day'
       from generate_series(1, 120) n`,
      [user.accountId],
    );
    await newTag(user, 'New');
    const [kept] = await app.database.query<{ count: number }>(
      'select count(*)::int as count from tag_activity where account_id = $1',
      [user.accountId],
    );
    expect(kept?.count).toBe(100);
    expect((await call(user, 'analytics')).body.recent_activity).toHaveLength(20);
  });

  it('the health check reads, counts the limits that its caller uses, and names the operations', async () => {
    const user = await app.newUser();
    const { body } = await call(user, 'health-check');
    expect(body).toMatchObject({ status: 'healthy', cacheSize: 0, rateLimitEntries: 1 });
    const report = { reportType: 'keyword-analysis' };
    await user.post('/functions/my-analytics-operations/generate-report', report);
    expect((await call(user, 'health-check')).body.cacheSize).toBe(1);
    expect((await call(user, 'clear-cache')).body).toEqual({ success: true, cleared: 1 });
    expect((await call(user, 'health-check')).body.cacheSize).toBe(0);
    expect(body.operations).toContain('bulk_assign_tags');
    expect(Date.parse(body.timestamp)).not.toBeNaN();
  });
});

describe("a tag's name in a cell", () => {
  it('is parted by commas and semicolons, and joined so that it is parted the same', () => {
    expect(splitTagNames(' a ;b,, c  d;')).toEqual(['a', 'b', 'c d']);
    expect(splitTagNames('')).toEqual([]);
    const names = ['Straße', 'q&a', '50%'];
    expect(splitTagNames(joinTagNames(names))).toEqual(names);
    for (const name of names) expect(TagName.parse(name)).toBe(name);
  });
});
