import type {
  AssistantCalls,
  KeywordPage,
  KeywordTopics,
  ListedKeyword,
  TagReport,
} from '@answerscope/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { daysAgo, type Sample, sharedReportApp } from '../reports/report.fixture.ts';

const app = sharedReportApp();
let user: TestUser;

/** Ten checks in each of two ranges. The first keyword is mentioned in the newer one, the second in both. */
beforeAll(async () => {
  user = await app.newReader(['rising', 'steady', 'new', 'northwind reviews']);
  for (let check = 19; check >= 0; check--) {
    const at = daysAgo(check < 10 ? 2.5 * check + 1 : 2.5 * (check - 10) + 29);
    const rising: Sample[] = check < 10 ? ['yes', 'yes'] : ['no', 'no'];
    const samples = { rising, steady: ['yes', 'empty'], 'northwind reviews': ['yes'] } satisfies Record<
      string,
      readonly Sample[]
    >;
    await app.leaveRun(user, { at, samples, competitor: 'Fabrikam' });
    await app.leaveRun(user, { at, channel: 'claude', samples: { steady: ['no', 'failed'] } });
  }
  await app.writeReports();
});

const list = async (query: string): Promise<KeywordPage> => (await user.get(`/api/keywords?${query}`)).body;
const figuresOf = ({ items }: { items: ListedKeyword[] }, keyword: string) =>
  items.find((one) => one.keyword === keyword)?.figures;

describe('the figures of a keyword in the list', () => {
  it('are of all assistants together, with the change and a line', async () => {
    const page = await list('with_figures=true&range=28');
    expect(figuresOf(page, 'rising')).toEqual({
      current: { rate: 1, interval: expect.anything(), answers: 20, mentions: 20 },
      change: { before: 0, after: 1 },
      voice: { brand_mentions: 20, all_mentions: 40 },
      points: [0, 0, 0, 0, 1, 1, 1, 1],
    });
    expect(figuresOf(page, 'steady')).toMatchObject({
      current: { rate: 0.5, answers: 20, mentions: 10 },
      change: { before: 0.5, after: 0.5 },
      points: Array.from({ length: 8 }, () => 0.5),
    });
  });

  it('are empty where nothing counts: of a keyword never asked, and of a branded one', async () => {
    const page = await list('with_figures=true&range=28');
    for (const keyword of ['new', 'northwind reviews'])
      expect(figuresOf(page, keyword)).toMatchObject({
        current: null,
        change: null,
        points: Array.from({ length: 8 }, () => null),
      });
  });

  it('come only where they are asked for, and only with the keywords of the page', async () => {
    expect((await list('')).items.map(({ figures }) => figures)).toEqual([null, null, null, null]);
    const { items } = await list('with_figures=true&range=28&sort=keyword&order=asc&page_size=2&page=2');
    expect(items.map(({ keyword, figures }) => [keyword, figures?.current?.answers])).toEqual([
      ['rising', 20],
      ['steady', 20],
    ]);
  });

  it('are a small part of the reply', async () => {
    const [bare, whole] = await Promise.all([list('range=28'), list('with_figures=true&range=28')]);
    expect(JSON.stringify(whole).length - JSON.stringify(bare).length).toBeLessThan(4 * 400);
  });
});

it('the figures of topics and tags add up those of their keywords', async () => {
  const { items } = await list('');
  const keyword_ids = items
    .filter(({ keyword }) => keyword === 'rising' || keyword === 'steady')
    .map(({ id }) => id);
  await user.post('/api/keywords/topic', { keyword_ids, topic_text: 'Shop' });
  const { body: tag } = await user.post('/functions/tag-operations/create-tag', { name: 'Core' });
  await user.post('/functions/tag-operations/bulk-assign', { keyword_ids, tag_ids: [tag.id], action: 'add' });
  const topics: KeywordTopics = (await user.get('/api/keyword-topics?range=28')).body;
  const report: TagReport = (await user.get('/api/tag-report?range=28')).body;
  const figures = topics.items[0]?.figures;
  expect(figures?.current).toMatchObject({ rate: 0.75, answers: 40, mentions: 30 });
  expect(figures?.points.slice(-1)).toEqual([0.75]);
  expect(report.tags[0]?.figures).toEqual(figures);
  expect(report.all).toEqual(figures);
  expect(report.untagged.current).toBeNull();
});

it('reads the latency, cost and failures of an assistant’s calls', async () => {
  const calls = async (query: string): Promise<AssistantCalls> =>
    (await user.get(`/api/assistant-calls?${query}`)).body;
  expect(await calls('channel=claude&range=28')).toMatchObject({
    answers: 10,
    failed: 10,
    latency_ms: { median: 1, p95: 1 },
    cost_usd: 0.1,
  });
  expect(await calls('channel=gemini&range=28')).toMatchObject({
    answers: 0,
    failed: 0,
    latency_ms: null,
    cost_usd: 0,
  });
  const stranger = await app.newReader(['rising']);
  expect((await stranger.get('/api/assistant-calls?channel=claude&range=28')).body).toMatchObject({
    answers: 0,
  });
});
