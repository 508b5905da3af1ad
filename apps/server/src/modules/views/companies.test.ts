import type { CitedSources, CountedCompanies, CountedCompany, SourceAddresses } from '@answerscope/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, type TestUser } from '../../../test/user.ts';
import { sharedJudgingApp } from '../judging/judging.fixture.ts';
import { writeDueReports } from '../reports/index.ts';

const app = sharedJudgingApp();

const pages = (...hosts: string[]) =>
  hosts.map((host, at) => ({ url: `https://${host}/a`, title: host, start: at, end: at + 1, claim: null }));

/** What five answers say: three list bakeries, one names nobody else, one nobody at all. */
const ANSWERS: Record<string, { text: string; citations?: ReturnType<typeof pages> }> = {
  alpha: {
    text: '1. **La Mie Câline** – croissants\n2. **Zentrix Backhaus** – rye\n3. **Northwind** – sourdough',
    citations: pages('bread.example', 'guide.example'),
  },
  beta: {
    text: '1. **La Mie Câline** – croissants\n2. **Quvera** – rye',
    citations: pages('bread.example', 'bread.example'),
  },
  gamma: { text: 'You might try Northwind first; Zentrix Backhaus is further away. Northwind is open.' },
  delta: { text: 'I know of no bakery there that is open on Sundays. Northwind closes at noon.' },
  epsilon: { text: 'Compare three offers and read the contract before you sign.' },
};
const read = async <Body>(user: TestUser, path: string): Promise<Body> => {
  const { status, body } = await user.get(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const companiesOf = (user: TestUser, query = ''): Promise<CountedCompanies> =>
  read(user, `/api/companies?${query}`);
const sourcesOf = (user: TestUser, query = ''): Promise<CitedSources> => read(user, `/api/sources?${query}`);
const answersOf = (user: TestUser, query: string): Promise<{ items: { keyword: string }[]; total: number }> =>
  read(user, `/api/counted-answers?${query}`);
const newBakery = async (): Promise<TestUser> => {
  const user = await app.newOwner(Object.keys(ANSWERS));
  await app.run(user, (keyword) => ANSWERS[keyword] ?? {});
  return user;
};
const short = ({ name, named, mentions, share_of_voice, place, without_you }: CountedCompany) => ({
  name,
  answers: named.answers,
  mentions,
  share: share_of_voice,
  place: place && [place.average, place.of],
  without_you,
});

describe('companies in the answers of a range', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await newBakery();
  });

  it('are counted beside the brand, with place, share and answers without it', async () => {
    const { you, all_mentions, tracked, found, total, items } = await companiesOf(user);
    expect(items.map(short)).toEqual([
      { name: 'La Mie Câline', answers: 2, mentions: 2, share: 2 / 9, place: [1, 2.5], without_you: 1 },
      { name: 'Zentrix Backhaus', answers: 2, mentions: 2, share: 2 / 9, place: [2, 2.5], without_you: 0 },
      { name: 'Quvera', answers: 1, mentions: 1, share: 1 / 9, place: [2, 2], without_you: 1 },
    ]);
    expect({ all_mentions, tracked, found, total }).toEqual({
      all_mentions: 9,
      tracked: 0,
      found: 3,
      total: 3,
    });
    expect(you).toMatchObject({
      named: { answers: 3, of: 4 },
      mentions: 4,
      share_of_voice: 4 / 9,
      place: { average: 2, of: 2.5, answers: 2 },
      channels: [{ channel: 'openai', answers: 3, of: 4 }],
      points: [{ answers: 3, of: 4 }],
    });
  });

  it('open their answers: each count lists exactly so many', async () => {
    const { items } = await companiesOf(user);
    for (const { key, named, without_you } of items) {
      expect((await answersOf(user, `company=${encodeURIComponent(key)}`)).total).toBe(named.answers);
      const without = await answersOf(user, `company=${encodeURIComponent(key)}&names_you=false`);
      expect(without.total).toBe(without_you);
    }
    expect((await answersOf(user, 'names_you=true')).items.map(({ keyword }) => keyword).toSorted()).toEqual([
      'alpha',
      'delta',
      'gamma',
    ]);
    expect((await answersOf(user, 'channel=claude')).total).toBe(0);
  });

  it('are tracked with no figure changing, and filtered by kind and name', async () => {
    const before = await companiesOf(user);
    await user.post('/api/competitors', { competitor_name: 'La Mie Câline' });
    const after = await companiesOf(user);
    expect(after.items.map(short)).toEqual(before.items.map(short));
    expect(after).toMatchObject({ you: before.you, tracked: 1, found: 2 });
    const namesOf = async (query: string) =>
      (await companiesOf(user, query)).items.map(({ name, competitor_id }) => [name, competitor_id !== null]);
    expect(await namesOf('show=tracked')).toEqual([['La Mie Câline', true]]);
    expect(await namesOf('show=found&search=QUV')).toEqual([['Quvera', false]]);
    expect(await namesOf('page_size=1&page=2')).toEqual([['Zentrix Backhaus', false]]);
    expect((await read<{ items: unknown[] }>(user, '/api/companies/news')).items).toEqual([]);
  });

  it('are found by any of their names, whatever accents, apostrophes and spaces', async () => {
    const add = { competitor_name: 'Sontavo', aliases: ["Jerry's Bread & Co"] };
    const { id } = (await user.post('/api/competitors', add)).body;
    const namesOf = async (search: string) =>
      (await companiesOf(user, `search=${encodeURIComponent(search)}`)).items.map(({ name }) => name);
    expect(await namesOf('caline')).toEqual(['La Mie Câline']);
    expect(await namesOf('MIECÂ')).toEqual(['La Mie Câline']);
    expect(await namesOf('jerrys bread')).toEqual(['Sontavo']);
    expect(await namesOf('!')).toEqual([]);
    await send(app.baseUrl, 'DELETE', `/api/competitors/${id}`, { cookie: user.cookie });
    await writeDueReports(app.checks);
  });

  it('in other days are none', async () => {
    const { items, you, has_reports } = await companiesOf(user, 'range=2020-01&show=found');
    expect({ items, has_reports }).toEqual({ items: [], has_reports: true });
    expect(you).toMatchObject({
      named: { answers: 0, of: 0, rate: null },
      place: null,
      share_of_voice: null,
    });
    expect(await sourcesOf(user, 'range=2020-01')).toMatchObject({ items: [], has_reports: true });
  });

  it('show nothing to other users', async () => {
    const other = await app.newOwner(['alpha']);
    expect((await companiesOf(other)).has_reports).toBe(false);
    expect((await sourcesOf(other)).has_reports).toBe(false);
    expect((await companiesOf(other)).items).toEqual([]);
    expect((await sourcesOf(other)).items).toEqual([]);
    const { items } = (await user.get('/api/answers')).body;
    expect((await other.get(`/api/counted-answers?before=${items[0].id}`)).status).toBe(404);
    expect((await answersOf(other, 'names_you=true')).total).toBe(0);
  });
});

describe('sources of the answers of a range', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await newBakery();
  });

  it('are sites with their answers, who is mentioned beside them, and their addresses', async () => {
    const { answers, citing, kinds, total, items } = await sourcesOf(user);
    expect({ answers, citing, kinds, total }).toEqual({
      answers: 4,
      citing: 2,
      kinds: { own: 0, competitor: 0, third_party: 2 },
      total: 2,
    });
    expect(items[0]).toMatchObject({
      domain: 'bread.example',
      kind: 'third_party',
      answers: 2,
      of: 4,
      without_you: 1,
      addresses: 1,
      channels: [{ channel: 'openai', answers: 2, of: 4 }],
      companies: [
        { name: 'La Mie Câline', answers: 2, is_tracked: false },
        { name: 'Quvera', answers: 1 },
        { name: 'Zentrix Backhaus', answers: 1 },
      ],
    });
    const addresses = await read<SourceAddresses>(user, '/api/sources/bread.example/addresses');
    expect(addresses).toEqual({
      total: 1,
      items: [{ url: 'https://bread.example/a', title: 'bread.example', answers: 2, without_you: 1 }],
    });
  });

  it('open their answers, and are filtered by kind and name', async () => {
    expect((await answersOf(user, 'domain=bread.example')).total).toBe(2);
    expect((await answersOf(user, 'domain=bread.example&names_you=false')).total).toBe(1);
    expect((await answersOf(user, `url=${encodeURIComponent('https://guide.example/a')}`)).total).toBe(1);
    expect((await sourcesOf(user, 'kind=own')).items).toEqual([]);
    expect((await sourcesOf(user, 'search=GUIDE')).items.map(({ domain }) => domain)).toEqual([
      'guide.example',
    ]);
  });
});

describe('a competitor that was searched for', () => {
  it('says once what counting it has changed', async () => {
    const user = await newBakery();
    const newsOf = () => read<{ items: object[] }>(user, '/api/companies/news');
    // Its place alone does not show it to be a company.
    await user.post('/api/competitors', { competitor_name: 'Sundays' });
    const waiting = (await companiesOf(user, 'show=tracked')).items;
    expect(waiting).toMatchObject([{ name: 'Sundays', is_counted: false, mentions: 0 }]);
    expect((await newsOf()).items).toEqual([]);
    await writeDueReports(app.checks);
    expect((await companiesOf(user, 'show=tracked')).items).toMatchObject([{ is_counted: true }]);
    const { items } = await newsOf();
    expect(items).toEqual([
      { key: 'sundays', name: 'Sundays', answers: 1, of: 4, share_before: 4 / 9, share_now: 0.4 },
    ]);
    expect((await newsOf()).items).toEqual(items);
    const seen = await send(app.baseUrl, 'POST', '/api/companies/news/seen', {
      body: { keys: ['sundays'] },
      cookie: user.cookie,
    });
    expect(seen.body).toEqual({ seen: 1 });
    expect((await newsOf()).items).toEqual([]);
    // Counted as ever since: another answer brings nothing new.
    await app.run(user, (keyword) => ANSWERS[keyword] ?? {});
    expect((await newsOf()).items).toEqual([]);
  });
});
