import { type ChannelWording, wordQuestion } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { COMPANY, check, until } from '../checks/check-app.fixture.ts';
import { ended, ONE, runAppForTests, startAndEnd, startRun } from './run.fixture.ts';

const app = runAppForTests();

interface Asked {
  keyword: string;
  question: string | null;
}

/** What the browser shows before anything is asked: made of what the server says and of the function both have. */
async function preview(user: TestUser, asked: Asked): Promise<Record<string, string>> {
  const { body } = await user.get('/api/question-wordings');
  return Object.fromEntries(
    body.map(({ channel, ...wording }: ChannelWording) => [channel, wordQuestion(asked, wording)]),
  );
}

/** What reached the assistants, by channel. */
async function sent(): Promise<Record<string, string[]>> {
  const requests = Map.groupBy(await app.requests(), ({ channel }) => channel);
  return Object.fromEntries([...requests].map(([channel, all]) => [channel, all.map((one) => one.question)]));
}

const add = async (user: TestUser, { keyword, question }: Asked): Promise<string> => {
  const { status, body } = await user.post('/rpc/add_my_keyword', {
    keyword_text: keyword,
    question_text: question,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};

const localIn = async (user: TestUser, language: string, city: string | null) => {
  await user.patch('/api/profile', { language });
  await app.database.query('update brands set city = $1, offers_local_services = $2 where id = $3', [
    city,
    city !== null,
    user.accountId,
  ]);
};

const OWN = 'Was meinst du zu „Zahnärzten“ für 20 € & mehr … in Linz?';
const KEYWORDS: Asked[] = [
  { keyword: 'accounting app', question: null },
  { keyword: 'best accounting app', question: null },
  { keyword: 'beste {keyword} Bern', question: null },
  { keyword: 'laufschuhe kaufen', question: null },
  { keyword: 'Which CRM is best?', question: null },
  { keyword: 'zahnarzt', question: OWN },
];

describe('what is shown as the question', () => {
  const isAsked = async (language: string, city: string | null): Promise<void> => {
    // Each channel its own way: the template of the language, without a place, the administrator's own.
    for (const [channel, settings] of [
      ['claude', { location_detail: 'country' }],
      ['gemini', { template: 'Name the best {keyword}{ in location}.' }],
      ['perplexity', { template: 'Tell me of {keyword}.' }],
    ] as const)
      await app.database.query(
        'update channel_settings set settings = settings || $2::jsonb where channel = $1',
        [channel, JSON.stringify(settings)],
      );
    const user = await app.newRunner(0);
    await localIn(user, language, city);
    for (const asked of KEYWORDS) await add(user, asked);
    const shown = await Promise.all(KEYWORDS.map((asked) => preview(user, asked)));
    expect(Object.keys(shown[0] ?? {})).toEqual(['openai', 'claude', 'gemini', 'perplexity']);
    app.startEngine();
    const run = await startAndEnd(user, { channels: ['openai', 'claude', 'gemini', 'perplexity'] });
    expect(run.state).toBe('done');
    const asked = await sent();
    for (const channel of ['openai', 'claude', 'gemini', 'perplexity'])
      expect(asked[channel]?.toSorted(), channel).toEqual(
        shown.map((one) => one[channel]).toSorted() as string[],
      );
    const stored = await app.database.query<{ question: string }>(
      'select distinct question from surfaces where account_id = $1',
      [user.accountId],
    );
    expect(new Set(stored.map(({ question }) => question))).toEqual(
      new Set(shown.flatMap((one) => Object.values(one))),
    );
  };

  const TITLE = 'is what every assistant is asked, to the letter: %s, %s';
  it.each([
    ['en', null],
    ['de', 'Bern'],
    ['ja', 'Bern'],
  ])(TITLE, isAsked);

  it.each([
    ['fr', 'Bern'],
    ['es', null],
    ['it', 'Bern'],
    ['pt-BR', null],
    ['nl', 'Bern'],
    ['pl', 'Bern'],
  ])(TITLE, { tags: 'verify' }, isAsked);

  it('is what a single check asks', async () => {
    const user = await app.newRunner(0);
    await localIn(user, 'de', 'Bern');
    for (const asked of KEYWORDS) {
      await add(user, asked);
      await check(user, { keyword: asked.keyword.toUpperCase() });
      const [shown, [last]] = [await preview(user, asked), (await app.requests()).toReversed()];
      expect(last?.question).toBe(shown.openai);
    }
  });

  it('is of the channels of the plan, and nobody sees it who is not signed in', async () => {
    const user = await app.newUser({ company: COMPANY });
    expect(Object.keys(await preview(user, { keyword: 'crm', question: null }))).toEqual(['openai']);
    expect((await fetch(`${app.baseUrl}/api/question-wordings`)).status).toBe(401);
  });
});

describe('a question of the user', () => {
  it('that is edited starts a new series, and the answers before it stay what they are', async () => {
    const user = await app.newRunner(0);
    const id = await add(user, { keyword: 'crm', question: null });
    const surfaces = () =>
      app.database.query<{ question: string; hash: string }>(
        `select s.question, s.hash from answers a join surfaces s on s.account_id = a.account_id and s.hash = a.surface_hash
         where a.account_id = $1 order by a.id`,
        [user.accountId],
      );
    await check(user, { keyword: 'crm' });
    await check(user, { keyword: 'crm' });
    await user.patch(`/api/keywords/${id}`, { question_text: 'Which CRM do small bakeries use?' });
    await check(user, { keyword: 'crm' });
    await user.patch(`/api/keywords/${id}`, { question_text: null });
    await check(user, { keyword: 'crm' });
    const [first, second, third, last] = await surfaces();
    expect(third?.question).toBe('Which CRM do small bakeries use?');
    expect(new Set([first?.hash, second?.hash, last?.hash]).size).toBe(1);
    expect(third?.hash).not.toBe(first?.hash);
  });

  it('is the one of the start for a run under way, and the new one from the next run on', async () => {
    await app.setPace({ pace_parallel: 1 });
    const user = await app.newRunner(0);
    const id = await add(user, { keyword: 'crm', question: 'What do bakers say about CRM software?' });
    const { body } = await startRun(user, { channels: ONE, samples: 3 });
    await user.patch(`/api/keywords/${id}`, { question_text: 'Another question?' });
    app.startEngine();
    await ended(user, body.id);
    expect(await sent()).toEqual({ openai: Array(3).fill('What do bakers say about CRM software?') });
    await startAndEnd(user, { channels: ONE });
    await until(async () => (await app.requests()).length === 4);
    expect((await sent()).openai?.at(-1)).toBe('Another question?');
  });

  it('is in what a check may cost: more is set aside for more words', async () => {
    const user = await app.newRunner(0);
    const id = await add(user, { keyword: 'crm', question: null });
    const cost = async () =>
      (await user.get('/api/check-forecast?channel=openai&keyword=CRM')).body.cost_ceiling_usd;
    const before = await cost();
    await user.patch(`/api/keywords/${id}`, { question_text: `${'a long question '.repeat(30)}?` });
    expect(await cost()).toBeGreaterThan(before);
  });
});
