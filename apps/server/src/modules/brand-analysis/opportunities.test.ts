import { type Opportunities, type OpportunityAnswersQuery, rangeOfDays } from '@answerscope/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { tenantDatabase } from '../../database/pool.ts';
import { sharedJudgingApp } from '../judging/judging.fixture.ts';
import { writeDueReports } from '../reports/index.ts';
import { listCellAnswers, listCells } from './opportunity-answers.queries.ts';

const GUIDE = { url: 'https://guide.example/best', title: 'Best of', start: null, end: null, claim: null };
const OWN = { ...GUIDE, url: 'https://contoso.example/' };

/** What is answered to each keyword by the run with this number. */
const answerTo = (run: number) => (keyword: string) => {
  switch (keyword) {
    case 'steady':
      return { text: 'Contoso is the best known company.', citations: [GUIDE], cost_microdollars: 2_000 };
    case 'mostly':
      return run === 3 ? { text: 'Northwind is known.' } : { text: 'Contoso is known.', citations: [OWN] };
    case 'mixed':
      return { text: run % 2 === 0 ? 'Contoso is known.' : 'Northwind is known.' };
    case 'others':
      return { text: 'Fabrikam is the best known company.' };
    case 'both':
      return { text: 'Contoso and Northwind are known.' };
    case 'silent':
      return { text: 'Compare three offers before you sign.' };
    default:
      return { text: 'Contoso is known.' };
  }
};
const KEYWORDS = ['steady', 'mostly', 'mixed', 'others', 'both', 'silent', 'removed', 'northwind prices'];

const app = sharedJudgingApp();
let user: TestUser;
let stranger: TestUser;

const list = async (who: TestUser, query = ''): Promise<Opportunities> => {
  const { status, body } = await who.get(`/api/opportunities${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const keywordsOf = ({ items }: Opportunities) => items.map(({ keyword }) => keyword);
const answersOf = async (
  who: TestUser,
  { keyword_id, ...query }: Partial<OpportunityAnswersQuery> & { keyword_id: string },
) => {
  const asked = new URLSearchParams({ channel: 'openai', ...query }).toString();
  return who.get(`/api/opportunities/${keyword_id}/answers?${asked}`);
};
const competitor = (who: TestUser, competitor_name: string) =>
  who.post('/api/competitors', { competitor_name });
const idOf = async (who: TestUser, keyword: string): Promise<string> => {
  const [row] = await app.database.query<{ id: string }>(
    'select id from keywords where account_id = $1 and keyword = $2',
    [who.accountId, keyword],
  );
  return row?.id ?? '';
};
const runs = async (who: TestUser, times: number) => {
  for (let run = 1; run <= times; run++) await app.run(who, answerTo(run));
};

beforeAll(async () => {
  user = await app.newOwner(KEYWORDS);
  stranger = await app.newOwner(['steady', 'theirs']);
  for (const who of [user, stranger]) await competitor(who, 'Contoso');
  await runs(user, 9);
  await runs(stranger, 9);
}, 120_000);

describe('opportunities', () => {
  it('are keywords whose stored answers name a competitor and not the company, most answers lost first', async () => {
    const found = await list(user);
    // Nine of nine stand before eight, and of these the one whose answers cite a site of others.
    expect(keywordsOf(found)).toEqual(['steady', 'removed', 'mostly', 'mixed']);
    expect(found.items.map(({ certainty }) => certainty)).toEqual([
      'steady',
      'steady',
      'steady',
      'not_steady',
    ]);
    expect(found).toMatchObject({
      range: { days: 28 },
      looked_at: 6,
      is_capped: false,
      searched: ['Contoso'],
      not_searched: [],
      channels: [{ channel: 'openai', total: 4 }],
      // 'mixed': four of nine.
      total: 4,
      all: { looked_at: 6, total: 4, steady: 3 },
    });
    expect(found.items[0]).toMatchObject({
      channel: 'openai',
      model_served: 'gpt-6-luna-2026-09-01',
      answers: 9,
      of: 9,
      rate: 1,
      naming_you: 0,
      last_named_at: null,
      competitors: [{ name: 'Contoso', answers: 9 }],
      sites: [{ domain: 'guide.example', answers: 9 }],
      measuring: { rate: 0, further_answers: 9, further_cost_usd: 0.018, cost_per_answer_usd: 0.002 },
    });
    expect(found.items[2]).toMatchObject({ answers: 8, of: 9, naming_you: 1 });
    expect(found.items[2]?.last_named_at).not.toBeNull();
    for (const { q_value } of found.items.slice(0, 3)) expect(q_value).toBeLessThanOrEqual(0.05);
  });

  it('open exactly the answers that each figure counts', async () => {
    const steady = await idOf(user, 'steady');
    const mostly = await idOf(user, 'mostly');
    const count = async (query: Parameters<typeof answersOf>[1]) => {
      const { status, body } = await answersOf(user, query);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.items.length;
    };
    expect(await count({ keyword_id: steady })).toBe(9);
    expect(await count({ keyword_id: steady, domain: 'guide.example' })).toBe(9);
    expect(await count({ keyword_id: steady, domain: 'else.example' })).toBe(0);
    expect(await count({ keyword_id: steady, competitor: 'CONTOSO' })).toBe(9);
    expect(await count({ keyword_id: steady, competitor: 'Fabrikam' })).toBe(0);
    expect(await count({ keyword_id: mostly })).toBe(8);
    expect(await count({ keyword_id: mostly, which: 'naming_you' })).toBe(1);
    expect(await count({ keyword_id: mostly, which: 'all' })).toBe(9);
    const { body } = await answersOf(user, { keyword_id: mostly, which: 'naming_you' });
    expect(body.items).toMatchObject([{ keyword: 'mostly', is_mentioned: true }]);
    expectClosedError(await answersOf(user, { keyword_id: mostly, channel: 'claude' }), 404);
    expectClosedError(await answersOf(user, { keyword_id: await idOf(user, 'northwind prices') }), 404);
  });

  it('are filtered by assistant without another verdict', async () => {
    expect(keywordsOf(await list(user, '?channel=openai'))).toEqual(['steady', 'removed', 'mostly', 'mixed']);
    expect(await list(user, '?channel=claude')).toMatchObject({
      looked_at: 0,
      total: 0,
      items: [],
      channels: [{ channel: 'openai', total: 4 }],
    });
    expectClosedError(await user.get('/api/opportunities?channel=letters'), 400);
  });

  it('are filtered by topic, tag and search intent without another verdict', async () => {
    const [steady, mixed] = [await idOf(user, 'steady'), await idOf(user, 'mixed')];
    const { body: tag } = await user.post('/functions/tag-operations/create-tag', { name: 'Core' });
    const tagged = await user.post('/functions/tag-operations/bulk-assign', {
      keyword_ids: [steady, mixed],
      tag_ids: [tag.id],
      action: 'add',
    });
    expect(tagged.status, JSON.stringify(tagged.body)).toBe(200);
    await user.patch(`/api/keywords/${steady}`, { topic_text: 'Advice', search_intent: 'local' });
    const whole = await list(user);
    const core = await list(user, `?tag=${tag.id}`);
    expect(core).toMatchObject({ looked_at: 2, total: 2, channels: [{ total: 2 }] });
    // What is judged, and how, is the same: only fewer are listed.
    expect(core.items).toEqual(
      whole.items.filter(({ keyword }) => keyword === 'steady' || keyword === 'mixed'),
    );
    expect(core.all).toEqual({ looked_at: 6, total: 4, steady: 3 });
    expect(whole.all).toEqual(core.all);
    for (const query of [
      '?topic=Advice',
      '?search_intent=local',
      `?tag=${tag.id}&topic=Advice&channel=openai`,
    ])
      expect(keywordsOf(await list(user, query)), query).toEqual(['steady']);
    for (const query of ['?topic=Loans', `?tag=${tag.id}&search_intent=transactional`])
      expect(await list(user, query), query).toMatchObject({ looked_at: 0, total: 0, all: { total: 4 } });
    expectClosedError(await stranger.get(`/api/opportunities?tag=${tag.id}`), 404);
    expectClosedError(await user.get('/api/opportunities?search_intent=secret'), 400);
  });

  it('are of nobody else’s answers, and open to nobody else', async () => {
    const theirs = await list(stranger);
    expect(keywordsOf(theirs)).toEqual(['steady', 'theirs']);
    expect(theirs.items[0]?.keyword_id).toBe(await idOf(stranger, 'steady'));
    expectClosedError(await answersOf(stranger, { keyword_id: await idOf(user, 'steady') }), 404);
  });

  it('end with their keyword', async () => {
    const removed = await idOf(user, 'removed');
    const gone = await send(app.baseUrl, 'POST', '/rpc/delete_my_keyword', {
      body: { keyword_id: removed },
      cookie: user.cookie,
    });
    expect(gone.status, JSON.stringify(gone.body)).toBe(200);
    expect(keywordsOf(await list(user))).toEqual(['steady', 'mostly', 'mixed']);
    expectClosedError(await answersOf(user, { keyword_id: removed }), 404);
  });

  it('count a competitor that was added later in all stored answers, and one that was removed no more', async () => {
    await competitor(user, 'Fabrikam');
    await writeDueReports(app.checks);
    const after = await list(user);
    expect(keywordsOf(after)).toEqual(['steady', 'others', 'mostly', 'mixed']);
    expect(after.items[1]?.competitors).toEqual([{ name: 'Fabrikam', answers: 9 }]);
    expect(after.not_searched).toEqual([]);
    const { items } = (await user.get('/api/competitors')).body;
    const contoso = items.find((one: { competitor_name: string }) => one.competitor_name === 'Contoso');
    await send(app.baseUrl, 'DELETE', `/api/competitors/${contoso.id}`, { cookie: user.cookie });
    expect(keywordsOf(await list(user))).toEqual(['others']);
  });

  it('of few answers are listed, too, and say that these are too few to be sure', async () => {
    const owner = await app.newOwner(['steady', 'both']);
    expect(await list(owner)).toMatchObject({ looked_at: 0, searched: [], items: [] });
    await competitor(owner, 'Contoso');
    expect(await list(owner)).toMatchObject({ looked_at: 0, not_searched: ['Contoso'] });
    await runs(owner, 2);
    expect(await list(owner)).toMatchObject({
      looked_at: 2,
      answers_min: 9,
      total: 1,
      items: [{ keyword: 'steady', answers: 2, of: 2, certainty: 'too_few_answers', measuring: null }],
    });
  });

  it('count one answer of a check, however often it asked, and price all of them', async () => {
    const owner = await app.newOwner(['steady']);
    await competitor(owner, 'Contoso');
    for (let run = 1; run <= 9; run++) await app.run(owner, answerTo(run), 3);
    expect((await list(owner)).items).toMatchObject([
      { answers: 9, of: 9, measuring: { cost_per_answer_usd: 0.006 } },
    ]);
  });

  it('are counted over the days that are asked for, as the comparison is', async () => {
    const owner = await app.newOwner(['steady']);
    await competitor(owner, 'Contoso');
    for (let run = 1; run <= 3; run++) await app.run(owner, answerTo(run));
    const of = async (range: string) => {
      const { items } = (await owner.get(`/api/opportunities?range=${range}`)).body;
      const { body } = await owner.post('/functions/brand-operations', {
        operation: 'analyze_competitors',
        userId: owner.personId,
        range,
      });
      return [items[0]?.of, body.data.basis.answers];
    };
    expect(await of('7')).toEqual([3, 3]);
    expect(await of('2026-01-01..2026-01-14')).toEqual([undefined, 0]);
  });

  it('are looked for in a bounded number of answers, of the keywords that were checked last', async () => {
    const range = rangeOfDays({ days: 28 }, new Date());
    const db = tenantDatabase(app.services.database.appPool, user);
    const { cells, is_capped } = await db.transaction((tx) => listCells(tx, user.accountId, range));
    expect(is_capped).toBe(false);
    const few = await db.transaction((tx) => listCellAnswers(tx, user.accountId, { cells, range, each: 2 }));
    expect(few.stored.map(({ length }) => length)).toEqual(cells.map(() => 2));
    expect(few.is_capped).toBe(true);
    // More keywords on assistants than are read.
    await app.database.query(
      `insert into keywords (account_id, id, keyword, text_key, created_at)
       select $1, gen_random_uuid(), 'more ' || at, 'more ' || at, now() from generate_series(1, 1100) at`,
      [stranger.accountId],
    );
    await app.database.query(
      `insert into visibility_results (account_id, keyword_id, channel, keyword, is_mentioned, status, checked_at,
         response_text, n, k, failed)
       select account_id, id, 'openai', keyword, false, 'completed', now() - interval '1 day', '', 10, 0, 0
       from keywords where account_id = $1 and keyword like 'more %'`,
      [stranger.accountId],
    );
    const others = tenantDatabase(app.services.database.appPool, stranger);
    const read = await others.transaction((tx) => listCells(tx, stranger.accountId, range));
    expect(read.is_capped).toBe(true);
    expect(read.cells).toHaveLength(1_000);
    // Both that were checked last are among them.
    expect(
      read.cells
        .slice(0, 2)
        .map(({ keyword }) => keyword)
        .toSorted(),
    ).toEqual(['steady', 'theirs']);
    expect(keywordsOf(await list(stranger))).toEqual(['steady', 'theirs']);
  });
});
