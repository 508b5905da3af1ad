import type { TopicIdea, TopicIdeas } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { addRow, newExample } from '../../../test/fitness/resource-examples.ts';
import type { TestUser } from '../../../test/user.ts';
import { type JudgingApp, startJudgingApp } from '../judging/judging.fixture.ts';

let app: Owned<JudgingApp>;
let administrator: TestUser;
let category: { id: string };
beforeAll(async () => {
  app = await startJudgingApp();
  administrator = await app.newAdministrator();
  category = await addRow(administrator, 'topic_categories');
});
afterAll(() => app.stop());

const LADDER = 'best bakery\nbest bakery in {city}\nbread without wheat\nlike {competitor}';

const addIdea = async (topic: string, more: object = {}): Promise<{ id: string }> => {
  const example = await newExample(administrator, 'topic_ideas');
  const idea = { ...example, category_id: category.id, topic, questions: LADDER, ...more };
  const reply = await administrator.post('/api/admin/topic_ideas', idea);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
};

/** Somebody of the category of these tests. */
const newBaker = async (profile: object = {}): Promise<TestUser> => {
  const baker = await app.newUser({ company: 'Northwind' });
  const { status } = await baker.patch('/api/profile', { business_category_id: category.id, ...profile });
  expect(status).toBe(200);
  return baker;
};
const ideasOf = async (user: TestUser): Promise<TopicIdeas> => (await user.get('/api/topic-ideas')).body;
const topicsOf = async (user: TestUser) => (await ideasOf(user)).ideas.map(({ topic }) => topic);
const textsOf = (idea: TopicIdea | undefined) => idea?.questions.map(({ text }) => text);
const keywordsOf = async (user: TestUser) =>
  (await user.get('/api/keywords')).body.items.map(
    ({ keyword, topic }: { keyword: string; topic: string | null }) => `${topic}: ${keyword}`,
  );
const decide = (user: TestUser, act: string, idea_key: string | undefined, more: object = {}) =>
  user.post(`/api/topic-ideas/${act}`, { idea_key, ...more });

describe('ideas for a kind of business', () => {
  it('come with the product, three or more for each category', async () => {
    const user = await app.newUser();
    const { body: categories } = await user.get('/api/topic-categories');
    for (const { id, name } of categories.slice(0, 20)) {
      const listed = await administrator.get(`/api/admin/topic_ideas?category_id=${id}`);
      expect(listed.body.total, name).toBeGreaterThanOrEqual(3);
    }
  });

  it('are none for who has said no kind of business', async () => {
    const user = await app.newUser();
    expect(await ideasOf(user)).toEqual({
      category: null,
      subcategory: null,
      ideas: [],
      set_aside: [],
      answers_read: 0,
    });
  });

  it('ask with the place and the competitor of the profile, and leave out what it does not say', async () => {
    const { id } = await addIdea('Bread');
    const baker = await newBaker();
    const [plain] = (await ideasOf(baker)).ideas;
    expect(plain).toMatchObject({
      idea_key: `idea:${id}`,
      topic: 'Bread',
      source: 'category',
      evidence: null,
    });
    expect(textsOf(plain)).toEqual(['best bakery', 'bread without wheat']);
    await baker.patch('/api/profile', { offers_local_services: true, city: 'Vienna' });
    await baker.post('/api/competitors', { competitor_name: 'Fabrikam' });
    expect(textsOf((await ideasOf(baker)).ideas[0])).toEqual([
      'best bakery',
      'best bakery in Vienna',
      'bread without wheat',
      'like Fabrikam',
    ]);
  });

  it('of a subcategory are for its companies alone, and first', async () => {
    const part = await administrator.post('/api/admin/topic_subcategories', {
      category_id: category.id,
      name: 'Cakes',
      description: '',
      is_active: true,
    });
    await addIdea('Wedding cakes', { subcategory_id: part.body.id });
    await addIdea('Withdrawn', { is_active: false });
    expect(await topicsOf(await newBaker())).toEqual(['Bread']);
    const divided = await newBaker({ business_subcategory_id: part.body.id });
    expect(await topicsOf(divided)).toEqual(['Wedding cakes', 'Bread']);
  });

  it('are of a subcategory of their own category, which does not go away from under them', async () => {
    const elsewhere = await addRow(administrator, 'topic_subcategories');
    const example = { ...(await newExample(administrator, 'topic_ideas')), category_id: category.id };
    const reply = await administrator.post('/api/admin/topic_ideas', {
      ...example,
      subcategory_id: elsewhere.id,
    });
    expect(expectClosedError(reply, 400).details?.fields).toEqual({
      subcategory_id: ['This subcategory is part of another category.'],
    });
    const trash = async (resource: string, id: string) =>
      (
        await administrator.post(`/api/admin/${resource}/bulk`, {
          action: 'trash',
          ids: [id],
          reason: 'A test',
        })
      ).body.results[0];
    const place = await addRow(administrator, 'topic_ideas');
    const { category_id } = (await administrator.get(`/api/admin/topic_ideas/${place.id}`)).body;
    expect((await trash('topic_categories', category_id)).error.message).toContain(
      '1 topic idea is in this category.',
    );
    expect((await trash('topic_ideas', place.id)).success).toBe(true);
    expect((await trash('topic_categories', category_id)).success).toBe(true);
  });
});

describe('a decision on an idea', () => {
  it('makes the chosen questions keywords of its topic, once', async () => {
    const baker = await newBaker();
    const [idea] = (await ideasOf(baker)).ideas;
    const questions = ['best bakery', 'bread without wheat'];
    const accepted = await decide(baker, 'accept', idea?.idea_key, { questions });
    expect(accepted.body).toEqual({
      topic: 'Bread',
      added: 2,
      is_done: true,
      results: questions.map((question) => ({ question, state: 'valid', message: null })),
    });
    expect(await keywordsOf(baker)).toEqual(['Bread: best bakery', 'Bread: bread without wheat']);
    expect(await topicsOf(baker)).toEqual([]);
    expectClosedError(await decide(baker, 'accept', idea?.idea_key, { questions }), 404);
  });

  it('taken back removes the keywords that it added, but none that an assistant was asked about', async () => {
    const baker = await newBaker();
    const [idea] = (await ideasOf(baker)).ideas;
    const questions = ['best bakery', 'bread without wheat'];
    await decide(baker, 'accept', idea?.idea_key, { questions });
    await baker.post('/functions/check-visibility', { keyword: 'best bakery', companyName: 'Northwind' });
    const restored = await decide(baker, 'restore', idea?.idea_key);
    expect(restored.body).toEqual({ topic: 'Bread', keywords_removed: 1, keywords_kept: 1 });
    expect(await keywordsOf(baker)).toEqual(['Bread: best bakery']);
    const [back] = (await ideasOf(baker)).ideas;
    expect(back?.questions).toEqual([
      { text: 'best bakery', is_tracked: true },
      { text: 'bread without wheat', is_tracked: false },
    ]);
    const again = await decide(baker, 'accept', idea?.idea_key, { questions });
    expect(again.body.results.map(({ state }: { state: string }) => state)).toEqual(['duplicate', 'valid']);
  });

  it('adds no more than the plan has room for, and keeps the idea for the rest', async () => {
    const baker = await newBaker();
    for (let n = 0; n < 4; n += 1) await baker.post('/rpc/add_my_keyword', { keyword_text: `rye ${n}` });
    const [idea] = (await ideasOf(baker)).ideas;
    const accepted = await decide(baker, 'accept', idea?.idea_key, {
      questions: ['best bakery', 'bread without wheat'],
    });
    expect(accepted.body).toMatchObject({
      added: 1,
      is_done: false,
      results: [{ state: 'valid' }, { state: 'over_limit', message: expect.stringContaining('Upgrade') }],
    });
    expect(await topicsOf(baker)).toEqual(['Bread']);
  });

  describe('accepted in two goes', () => {
    /** Somebody who took the one question that there was room for, and has room for more by now. */
    const newBegun = async () => {
      const baker = await newBaker();
      for (let n = 0; n < 4; n += 1) await baker.post('/rpc/add_my_keyword', { keyword_text: `rye ${n}` });
      const [idea] = (await ideasOf(baker)).ideas;
      const questions = ['best bakery', 'bread without wheat'];
      expect((await decide(baker, 'accept', idea?.idea_key, { questions })).body.added).toBe(1);
      await app.database.query(`delete from keywords where account_id = $1 and keyword like 'rye %'`, [
        baker.accountId,
      ]);
      return { baker, ideaKey: idea?.idea_key, questions };
    };

    it('gives back the keywords of both when it is taken back', async () => {
      const { baker, ideaKey, questions } = await newBegun();
      expect((await decide(baker, 'accept', ideaKey, { questions })).body).toMatchObject({
        added: 1,
        is_done: true,
      });
      const restored = await decide(baker, 'restore', ideaKey);
      expect(restored.body).toEqual({ topic: 'Bread', keywords_removed: 2, keywords_kept: 0 });
      expect(await keywordsOf(baker)).toEqual([]);
    });

    it('keeps the first keywords when it was put off or dismissed in between, and that is taken back', async () => {
      for (const act of ['put-off', 'dismiss']) {
        const { baker, ideaKey, questions } = await newBegun();
        await decide(baker, act, ideaKey);
        expect(await topicsOf(baker)).toEqual([]);
        const restored = await decide(baker, 'restore', ideaKey);
        expect(restored.body).toEqual({ topic: 'Bread', keywords_removed: 0, keywords_kept: 0 });
        expect(await keywordsOf(baker)).toEqual(['Bread: best bakery']);
        expect(await ideasOf(baker)).toMatchObject({ ideas: [{ topic: 'Bread' }], set_aside: [] });
        await decide(baker, 'accept', ideaKey, { questions });
        expect((await decide(baker, 'restore', ideaKey)).body.keywords_removed, act).toBe(2);
      }
    });
  });

  it('stays while none of the chosen questions may be asked, and says why', async () => {
    const message = 'We do not measure bakeries.';
    const rule = { phrase: 'bakery', message, is_active: true };
    expect((await administrator.post('/api/admin/keyword_rules', rule)).status).toBe(200);
    const baker = await newBaker();
    const [idea] = (await ideasOf(baker)).ideas;
    const refused = await decide(baker, 'accept', idea?.idea_key, { questions: ['best bakery'] });
    expect(refused.body).toEqual({
      topic: 'Bread',
      added: 0,
      is_done: false,
      results: [{ question: 'best bakery', state: 'invalid', message }],
    });
    expect(await topicsOf(baker)).toEqual(['Bread']);
    const questions = ['best bakery', 'bread without wheat'];
    const partly = await decide(baker, 'accept', idea?.idea_key, { questions });
    expect(partly.body).toMatchObject({ added: 1, is_done: true });
    await app.database.query('delete from keyword_rules');
  });

  it('refuses questions that the idea does not have', async () => {
    const baker = await newBaker();
    const [idea] = (await ideasOf(baker)).ideas;
    const reply = await decide(baker, 'accept', idea?.idea_key, {
      questions: ['best bakery', 'cheap loans'],
    });
    expect(expectClosedError(reply, 409).details?.reason).toBe('idea_changed');
    expect(await keywordsOf(baker)).toEqual([]);
  });

  it('dismisses it for good, and lets it be brought back from their list', async () => {
    const baker = await newBaker();
    const [idea] = (await ideasOf(baker)).ideas;
    expect((await decide(baker, 'dismiss', idea?.idea_key)).body).toMatchObject({
      topic: 'Bread',
      state: 'dismissed',
      put_off_until: null,
    });
    expect(await ideasOf(baker)).toMatchObject({ ideas: [], set_aside: [{ topic: 'Bread' }] });
    expectClosedError(await decide(await newBaker(), 'restore', idea?.idea_key), 404);
    await decide(baker, 'restore', idea?.idea_key);
    expect(await topicsOf(baker)).toEqual(['Bread']);
    expectClosedError(await decide(baker, 'restore', idea?.idea_key), 404);
  });

  it('puts it off until its time has come', async () => {
    const baker = await newBaker();
    const [idea] = (await ideasOf(baker)).ideas;
    await decide(baker, 'put-off', idea?.idea_key);
    expect(await ideasOf(baker)).toMatchObject({ ideas: [], set_aside: [{ state: 'put_off' }] });
    await app.database.query(
      `update topic_idea_choices set put_off_until = now() - interval '1 minute' where account_id = $1`,
      [baker.accountId],
    );
    expect(await ideasOf(baker)).toMatchObject({ ideas: [{ topic: 'Bread' }], set_aside: [] });
    expect((await decide(baker, 'dismiss', idea?.idea_key)).body.state).toBe('dismissed');
  });
});

describe('ideas from answers', () => {
  const TEXTS: Record<string, string> = {
    alpha: 'Northwind is a good choice. Northwind and Zentrix are cheap.',
    beta: '1. **Zentrix CRM** – quick\n2. **Quvera** – cheap',
    gamma: 'Teams compare Northwind with Quvera and Zentrix.',
    delta: 'Compare three offers and read the contract before you sign.',
    'northwind prices': 'Northwind costs more than Zentrix.',
  };

  it('rest on the newest answers to unbranded keywords, which they show, and go once a keyword asks', async () => {
    const owner = await app.newOwner(Object.keys(TEXTS));
    expect(await ideasOf(owner)).toMatchObject({ ideas: [], answers_read: 0 });
    await app.run(owner, (keyword) => ({ text: TEXTS[keyword] ?? '' }));
    const { ideas, answers_read } = await ideasOf(owner);
    expect(answers_read).toBe(4);
    expect(ideas).toMatchObject([
      {
        idea_key: 'name:Zentrix',
        source: 'answers',
        topic: 'Alternatives to Zentrix',
        evidence: { name: 'Zentrix', answers: 3, of_answers: 4, keywords: 3 },
      },
    ]);
    const items = ideas[0]?.evidence?.items ?? [];
    expect(items.map(({ keyword }) => keyword).toSorted()).toEqual(['alpha', 'beta', 'gamma']);
    for (const { answer_id } of items)
      expect((await owner.get(`/api/answers/${answer_id}`)).body.text).toContain('Zentrix');
    await decide(owner, 'dismiss', 'name:Zentrix');
    await app.run(owner, (keyword) => ({ text: TEXTS[keyword]?.replace('Zentrix ', 'Zentrix CRM ') ?? '' }));
    expect(await topicsOf(owner)).toEqual([]);
    await decide(owner, 'restore', 'name:Zentrix');
    expect(await topicsOf(owner)).toEqual(['Alternatives to Zentrix']);
    await owner.post('/rpc/add_my_keyword', { keyword_text: 'is zentrix any good' });
    expect(await topicsOf(owner)).toEqual([]);
  });

  it('are none about a competitor that is tracked, by whichever of its names', async () => {
    const owner = await app.newOwner(['alpha', 'beta', 'gamma', 'delta']);
    await app.run(owner, (keyword) => ({ text: TEXTS[keyword] ?? '' }));
    expect(await topicsOf(owner)).toEqual(['Alternatives to Zentrix']);
    const { body: rival } = await owner.post('/api/competitors', {
      competitor_name: 'Fabrikam',
      aliases: ['Zentrix CRM'],
    });
    expect(rival.aliases).toEqual(['Zentrix CRM']);
    expect(await topicsOf(owner)).toEqual([]);
  });
});
