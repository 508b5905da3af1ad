import type { KeywordTopics } from '@answerscope/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { daysAgo, type Sample, sharedReportApp } from '../reports/report.fixture.ts';

const SHOP = ['gift books', 'gift vouchers', 'gift wrapping'];
const ADVICE = ['best thriller', 'best novel'];
const BRANDED = 'northwind reviews';

const app = sharedReportApp();
let user: TestUser;
const topicsOf = async (of: TestUser): Promise<KeywordTopics> => {
  const { status, body } = await of.get('/api/keyword-topics');
  expect(status).toBe(200);
  return body;
};
const setTopic = async (of: TestUser, names: readonly string[], topic_text: string | null) => {
  const { items } = (await of.get('/api/keywords?page_size=100')).body;
  const keyword_ids = items
    .filter(({ keyword }: { keyword: string }) => names.includes(keyword))
    .map(({ id }: { id: string }) => id);
  expect((await of.post('/api/keywords/topic', { keyword_ids, topic_text })).status).toBe(200);
};

beforeAll(async () => {
  user = await app.newReader([...SHOP, ...ADVICE, BRANDED, 'books']);
  for (let week = 8; week >= 1; week--) {
    const shop: Sample[] = week > 4 ? ['no', 'no'] : ['yes', 'yes'];
    const samples = {
      ...Object.fromEntries(SHOP.map((keyword) => [keyword, shop])),
      'best thriller': ['yes', 'no'],
      'best novel': ['empty', 'refused'],
      [BRANDED]: ['yes', 'yes'],
      books: ['no'],
    } satisfies Record<string, readonly Sample[]>;
    await app.leaveRun(user, { at: daysAgo(7 * week - 6), samples, competitor: 'Fabrikam' });
  }
  await app.leaveRun(user, { at: daysAgo(1), channel: 'claude', samples: { books: ['no'] } });
  await app.writeReports();
  await setTopic(user, [...SHOP, BRANDED], 'Shop');
  await setTopic(user, ADVICE, 'advice');
});

describe('the topics of one’s keywords', () => {
  it('stand by name with their keywords, and how many keywords have none', async () => {
    const { items, without_topic } = await topicsOf(user);
    expect(items.map(({ topic, keywords }) => [topic, keywords])).toEqual([
      ['advice', 2],
      ['Shop', 4],
    ]);
    expect(without_topic).toBe(1);
  });

  it('have the rate of their own keywords over the window of the headline, without branded and empty answers', async () => {
    const { items } = await topicsOf(user);
    const [advice, shop] = items.map(({ channels }) => channels[0]);
    const headline = (await user.get('/api/dashboard')).body.channels[0].headline.current;
    expect(shop).toMatchObject({ channel: 'openai', empty_answers: 0 });
    expect(shop?.current).toMatchObject({
      answers: 24,
      mentions: 24,
      keywords: 3,
      window_days: headline.window_days,
    });
    expect(advice?.current).toMatchObject({ answers: 8, mentions: 4, keywords: 1 });
    expect(advice?.empty_answers).toBe(8);
    // With the keyword of no topic these are all answers of the headline.
    expect(headline).toMatchObject({ answers: 24 + 8 + 4, mentions: 24 + 4 });
  });

  it('say whether that changed by more than chance', async () => {
    const { items } = await topicsOf(user);
    const [advice, shop] = items.map(({ channels }) => channels[0]?.change);
    expect(shop).toMatchObject({ verdict: 'improved', earlier: { mentions: 0 }, recent: { mentions: 24 } });
    expect(advice?.verdict).toBe('not_enough_data');
  });

  it('have the mentions of the same answers, of which a share of voice is made', async () => {
    const { items } = await topicsOf(user);
    expect(items.map(({ channels }) => channels[0]?.voice)).toEqual([
      { brand_mentions: 4, all_mentions: 12 },
      { brand_mentions: 24, all_mentions: 48 },
    ]);
  });

  it('tell nothing of an assistant whose reports hold none of their keywords', async () => {
    const { items } = await topicsOf(user);
    for (const { channels } of items) expect(channels.map(({ channel }) => channel)).toEqual(['openai']);
  });

  it('are none of anybody else’s', async () => {
    const other = await app.newReader(['gift books']);
    expect(await topicsOf(other)).toMatchObject({ items: [], without_topic: 1 });
  });
});

describe('a topic that is renamed', () => {
  it('keeps its keywords, and joins one of the same name', async () => {
    const owner = await app.newReader(['a', 'b', 'c']);
    await setTopic(owner, ['a', 'b'], 'Old');
    await setTopic(owner, ['c'], 'Other');
    const rename = (topic: string, topic_text: string) =>
      owner.post('/api/keyword-topics/rename', { topic, topic_text });
    expect((await rename('Old', ' New ')).body).toEqual({ changed: 2 });
    expect((await topicsOf(owner)).items.map(({ topic, keywords }) => [topic, keywords])).toEqual([
      ['New', 2],
      ['Other', 1],
    ]);
    expect((await rename('Other', 'New')).body).toEqual({ changed: 1 });
    expect((await topicsOf(owner)).items).toMatchObject([{ topic: 'New', keywords: 3 }]);
  });

  it('must be there, and gets a name', async () => {
    const owner = await app.newReader(['a']);
    await setTopic(owner, ['a'], 'Mine');
    const stranger = await app.newReader(['a']);
    const renamed = await stranger.post('/api/keyword-topics/rename', { topic: 'Mine', topic_text: 'Yours' });
    expect(renamed.status).toBe(404);
    expect((await topicsOf(owner)).items).toMatchObject([{ topic: 'Mine' }]);
    const unnamed = await owner.post('/api/keyword-topics/rename', { topic: 'Mine', topic_text: '  ' });
    expect(unnamed.body).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { fields: { topic_text: ['Please enter a topic'] } },
    });
  });
});
