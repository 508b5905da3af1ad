import type { CountedCompany } from '@answerscope/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, type TestUser } from '../../../test/user.ts';
import { sharedJudgingApp } from '../judging/judging.fixture.ts';
import { writeDueReports } from '../reports/index.ts';
import { countDueCompanies } from './counting.engine.ts';
import { random } from './counting.fixture.ts';

const app = sharedJudgingApp();

/** Only one answer lists the bakeries; the others name them in passing. */
const TEXTS: Record<string, string> = {
  alpha: '1. **La Mie Câline** – croissants\n2. **Zentrix Backhaus** – rye\n3. **Northwind** – sourdough',
  beta: 'Most people here like bread. For croissants, la Mie Câline is fine, and Northwind is too.',
  gamma: 'You might try Northwind first; Zentrix Backhaus is further away.',
  delta: 'I know of no bakery there that is open on Sundays. Northwind closes at noon.',
  epsilon: 'Compare three offers and read the contract before you sign.',
};

/** Names that their place alone does not show. */
const CLOSED = 'Northwind closes at noon. Quvera closed last year. Sontavo closed this year.';

const newBakery = async (texts = TEXTS): Promise<TestUser> => {
  const user = await app.newOwner(Object.keys(texts));
  await app.run(user, (keyword) => ({ text: texts[keyword] ?? '' }));
  return user;
};
const reportOf = async (user: TestUser) => {
  const { items } = (await user.get('/api/reports')).body;
  return (await user.get(`/api/reports/${items[0].id}`)).body;
};
const answerTo = async (user: TestUser, keyword: string) => {
  const { items } = (await user.get('/api/answers')).body;
  const { id } = items.find((one: { keyword: string }) => one.keyword === keyword);
  return (await user.get(`/api/answers/${id}`)).body;
};
const rowsOf = (user: TestUser) =>
  app.database.query(
    `select a.keyword, m.company_key, m.mentions, m.first_at, m.form from company_mentions m
     join answers a on a.account_id = m.account_id and a.id = m.answer_id
     where m.account_id = $1 order by a.keyword, m.company_key, m.judgement_id`,
    [user.accountId],
  );
const MIE = { name: 'La Mie Câline', answers_naming: 2, answers_naming_without_brand: 0, mentions: 2 };
const ZENTRIX = { name: 'Zentrix Backhaus', answers_naming: 2, answers_naming_without_brand: 0, mentions: 2 };

describe('a company that one answer shows', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await newBakery();
  });

  it('is counted in all answers that name it, by its whole name', async () => {
    const { undeclared, competitors, uncounted } = await reportOf(user);
    expect({ undeclared, competitors, uncounted }).toEqual({
      undeclared: [MIE, ZENTRIX],
      competitors: [],
      uncounted: [],
    });
    expect((await user.get('/api/dashboard')).body).toMatchObject({
      undeclared: [MIE, ZENTRIX],
      uncounted: [],
    });
  });

  it('stands before or behind the brand: third of three, and alone there is no place', async () => {
    expect((await answerTo(user, 'alpha')).verdict).toMatchObject({
      rank: 3,
      rank_of: 3,
      share_of_voice: 1 / 3,
      companies: [
        { name: 'La Mie Câline', mentions: 1, place: 1, is_tracked: false },
        { name: 'Zentrix Backhaus', mentions: 1, place: 2, is_tracked: false },
      ],
    });
    expect((await answerTo(user, 'gamma')).verdict).toMatchObject({ rank: 1, rank_of: 2 });
    expect((await answerTo(user, 'delta')).verdict).toMatchObject({
      rank: null,
      rank_of: null,
      share_of_voice: null,
      companies: [],
    });
    const { revision, keywords, voice } = await reportOf(user);
    expect(revision).toMatchObject({ average_rank: 2, ranked_keywords: 3, share_of_voice: 0.5 });
    expect(revision.average_rank_of).toBeCloseTo(7 / 3);
    expect(voice).toEqual({ brand_mentions: 4, all_mentions: 8 });
    const places = keywords.items.map((one: { keyword: string; rank: number; rank_of: number }) => [
      one.keyword,
      one.rank,
      one.rank_of,
    ]);
    expect(places).toEqual([
      ['alpha', 3, 3],
      ['beta', 2, 2],
      ['delta', null, null],
      ['epsilon', null, null],
      ['gamma', 1, 2],
    ]);
  });

  it('is tracked under the found name without a number changing, and without judging again', async () => {
    const before = await reportOf(user);
    const score = (await user.get('/api/presence-score')).body;
    const rows = await rowsOf(user);
    expect((await user.post('/api/competitors', { competitor_name: 'La Mie Câline' })).status).toBe(200);
    expect((await user.get('/api/judgements')).body).toMatchObject({ names_changed: false, preview: null });
    expect((await user.post('/api/judgements')).status).toBe(409);
    const check = async () => {
      const after = await reportOf(user);
      expect(after).toEqual({ ...before, competitors: [MIE], undeclared: [ZENTRIX] });
      // No page says that it is not among the competitors.
      expect((await user.get('/api/dashboard')).body).toMatchObject({
        competitors: [MIE],
        undeclared: [ZENTRIX],
      });
      expect((await user.get('/api/presence-score')).body).toEqual(score);
      expect(await rowsOf(user)).toEqual(rows);
    };
    await check();
    await writeDueReports(app.checks);
    await check();
    const { companies, undeclared } = (await answerTo(user, 'alpha')).verdict;
    expect(companies[0]).toMatchObject({ is_tracked: true, place: 1 });
    expect(undeclared).toMatchObject([
      { name: 'La Mie Câline', is_tracked: true },
      { name: 'Zentrix Backhaus', is_tracked: false },
    ]);
  });

  it('is proposed to nobody who tracks it', async () => {
    const { ideas } = (await user.get('/api/topic-ideas')).body;
    const text = JSON.stringify(ideas);
    expect(text).not.toContain('Mie Câline or');
    expect(text).not.toContain('alternatives to La Mie Câline');
  });
});

describe('a company that no answer showed', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await newBakery({ ...TEXTS, zeta: CLOSED });
  });
  const add = async (body: object) => {
    const reply = await user.post('/api/competitors', body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body.id as string;
  };

  it('is not counted yet until the stored answers were searched, and then in all of them', async () => {
    await add({ competitor_name: 'Quvera' });
    for (const read of [await reportOf(user), (await user.get('/api/dashboard')).body])
      expect(read).toMatchObject({ uncounted: ['Quvera'], competitors: [] });
    await writeDueReports(app.checks);
    const one = { name: 'Quvera', answers_naming: 1, answers_naming_without_brand: 0, mentions: 1 };
    expect(await reportOf(user)).toMatchObject({ uncounted: [], competitors: [one] });
    expect((await answerTo(user, 'zeta')).verdict).toMatchObject({ rank: 1, rank_of: 2 });
    expect((await user.get('/api/judgements')).body).toMatchObject({ names_changed: false, preview: null });
  });

  it('is counted again under other names, and no longer under its former ones', async () => {
    const id = await add({ competitor_name: 'Adatum', aliases: ['Sontavo'] });
    await writeDueReports(app.checks);
    expect((await reportOf(user)).competitors.map(({ name }: { name: string }) => name)).toContain('Adatum');
    const path = `/api/competitors/${id}`;
    const change = (body: object) => send(app.baseUrl, 'PATCH', path, { body, cookie: user.cookie });
    expect((await change({ aliases: [] })).status).toBe(200);
    expect((await reportOf(user)).uncounted).toEqual(['Adatum']);
    await writeDueReports(app.checks);
    const { competitors, uncounted } = await reportOf(user);
    expect(uncounted).toEqual([]);
    expect(competitors.map(({ name }: { name: string }) => name)).toEqual(['Quvera']);
  });

  it('stays among those that were found when it is tracked no more', async () => {
    const { items } = (await user.get('/api/competitors')).body;
    const { id } = items.find((one: { competitor_name: string }) => one.competitor_name === 'Quvera');
    await send(app.baseUrl, 'DELETE', `/api/competitors/${id}`, { cookie: user.cookie });
    await writeDueReports(app.checks);
    const { competitors, undeclared } = await reportOf(user);
    expect(competitors).toEqual([]);
    expect(undeclared.map(({ name }: { name: string }) => name)).toContain('Quvera');
  });
});

describe('names of one company', () => {
  const TAPS: Record<string, string> = {
    alpha: '1. **Delta** – taps\n2. **Zentrix** – taps\n3. **Northwind** – taps',
    beta: '1. **Delta Faucet** – taps\n2. **Quvera** – taps\n3. **Northwind** – taps',
    gamma: '1. **Delta Faucet** – taps\n2. **Quvera.pl** – taps\n3. **Northwind** – taps',
  };
  let user: TestUser;
  beforeAll(async () => {
    user = await newBakery(TAPS);
  });
  const countsOf = async () => {
    const { you, all_mentions, items } = (await user.get('/api/companies')).body;
    return {
      share: you.share_of_voice,
      all_mentions,
      items: items.map((one: CountedCompany) => [one.name, one.competitor_id !== null, one.named.answers]),
    };
  };
  const track = async (body: object): Promise<string> => (await user.post('/api/competitors', body)).body.id;
  const untrack = async (id: string) => {
    await send(app.baseUrl, 'DELETE', `/api/competitors/${id}`, { cookie: user.cookie });
    await writeDueReports(app.checks);
  };
  const FOUND = {
    share: 1 / 3,
    all_mentions: 9,
    items: [
      ['Delta', false, 3],
      ['Quvera', false, 2],
      ['Zentrix', false, 1],
    ],
  };

  it('are counted once, and tracked by the name that is shown', async () => {
    expect(await countsOf()).toEqual(FOUND);
    const id = await track({ competitor_name: 'Delta' });
    const tracked = { ...FOUND, items: [['Delta', true, 3], ...FOUND.items.slice(1)] };
    expect(await countsOf()).toEqual(tracked);
    await writeDueReports(app.checks);
    expect(await countsOf()).toEqual(tracked);
    await untrack(id);
    expect(await countsOf()).toEqual(FOUND);
  });

  it('are one company again when a longer one is tracked no more', async () => {
    const id = await track({ competitor_name: 'Delta Faucet' });
    await writeDueReports(app.checks);
    expect((await countsOf()).items).toContainEqual(['Delta Faucet', true, 2]);
    await untrack(id);
    expect(await countsOf()).toEqual(FOUND);
  });

  it('are not counted twice when what was found is another name of a competitor', async () => {
    const id = await track({ competitor_name: 'Sontavo', aliases: ['Quvera'] });
    await writeDueReports(app.checks);
    const { share, items } = await countsOf();
    expect({ share, items }).toEqual({
      share: FOUND.share,
      items: [
        ['Delta', false, 3],
        ['Sontavo', true, 2],
        ['Zentrix', false, 1],
      ],
    });
    await untrack(id);
    expect(await countsOf()).toEqual(FOUND);
  });
});

describe('a company that was stored under a former key', () => {
  const PIZZA: Record<string, string> = {
    alpha: "1. **Domino's** – pizza\n2. **Müller** – bread\n3. **Northwind** – both",
    beta: '1. **Dominos** – pizza\n2. **Mueller** – bread\n3. **Northwind** – both',
  };

  it('is merged with the one of the present key, and keeps every mention', async () => {
    const user = await newBakery(PIZZA);
    const countsOf = async () => {
      const { all_mentions, items } = (await user.get('/api/companies')).body;
      const counts = items.map((one: CountedCompany) => [one.key, one.named.answers, one.mentions]);
      return { all_mentions, counts };
    };
    const merged = {
      all_mentions: 6,
      counts: [
        ['dominos', 2, 2],
        ['muller', 2, 2],
      ],
    };
    expect(await countsOf()).toEqual(merged);
    await app.database.query(
      `insert into companies select account_id, 'domino', name, '["Domino''s"]', names, cursor, is_searched, counted_at,
         created_at, announcement from companies where account_id = $1 and key = 'dominos'`,
      [user.accountId],
    );
    await app.database.query(
      `insert into company_mentions select account_id, answer_id, judgement_id, 'domino', mentions, first_at, form, doubt
       from company_mentions where account_id = $1 and company_key = 'dominos'`,
      [user.accountId],
    );
    expect((await countsOf()).all_mentions).toBe(8);
    await app.run(user, (keyword) => ({
      text: keyword === 'alpha' ? '1. **Quvera** – rye\n2. **Northwind** – oats' : 'Northwind is the best.',
    }));
    expect(await countsOf()).toEqual({
      all_mentions: 9,
      counts: [...merged.counts, ['quvera', 1, 1]],
    });
  });
});

describe('answers that are judged again', () => {
  it('are read for companies before the preview is complete, and keep every count once it is applied', async () => {
    const user = await newBakery();
    await user.post('/api/competitors', { competitor_name: 'La Mie Câline' });
    const before = await reportOf(user);
    const rows = await rowsOf(user);
    await app.name(user, ['Northwind Bread']);
    const preview = await app.preview(user);
    const ofPreview = await app.database.query(
      `select a.keyword, m.company_key, m.mentions, m.first_at, m.form from company_mentions m
       join answers a on a.account_id = m.account_id and a.id = m.answer_id
       where m.account_id = $1 and m.judgement_id = $2 order by a.keyword, m.company_key`,
      [user.accountId, preview.id],
    );
    expect(ofPreview).toEqual(rows);
    expect((await user.post(`/api/judgements/${preview.id}/apply`)).status).toBe(200);
    await writeDueReports(app.checks);
    const { competitors, undeclared, voice, revision } = await reportOf(user);
    expect({ competitors, undeclared, voice }).toEqual({
      competitors: [MIE],
      undeclared: [ZENTRIX],
      voice: before.voice,
    });
    expect(revision.average_rank).toBe(before.revision.average_rank);
  });
});

describe('whoever counts', () => {
  it('writes the same rows, by several workers and in whatever steps', async () => {
    const expected = await rowsOf(await newBakery());
    expect(expected.length).toBe(4);
    const { shuffled, below } = random(7);
    for (let times = 0; times < 6; times++) {
      const user = await app.newOwner(shuffled(Object.keys(TEXTS)));
      await app.answer(user, (keyword) => ({ text: TEXTS[keyword] ?? '' }));
      const batchSize = 1 + below(3);
      const count = () => countDueCompanies(app.checks, { batchSize });
      await Promise.all(Array.from({ length: 1 + below(3) }, count));
      await count();
      expect(await rowsOf(user)).toEqual(expected);
    }
  });

  it('finds an answer that comes after a company was met, and one that was met in a later answer', async () => {
    const user = await app.newOwner(['alpha', 'gamma']);
    await app.run(user, (keyword) => ({ text: keyword === 'alpha' ? 'Northwind is the best.' : CLOSED }));
    expect((await reportOf(user)).undeclared).toEqual([]);
    await app.run(user, () => ({ text: '1. **Quvera** – rye\n2. **Northwind** – sourdough' }));
    const { items } = (await user.get('/api/reports')).body;
    const first = (await user.get(`/api/reports/${items[1].id}`)).body;
    expect(first.undeclared).toMatchObject([{ name: 'Quvera', answers_naming: 1 }]);
    expect(first.revision).toMatchObject({ average_rank: 1, ranked_keywords: 1 });
  });

  it('leaves the work of a worker that is gone to another one', async () => {
    const user = await app.newOwner(['alpha']);
    await app.answer(user, () => ({ text: TEXTS.alpha ?? '' }));
    await app.database.query(
      `insert into counting_leases values ($1, 7, clock_timestamp() + interval '1 hour')`,
      [user.accountId],
    );
    await countDueCompanies(app.checks);
    expect(await rowsOf(user)).toEqual([]);
    await app.database.query(`update counting_leases set lease_until = now() where account_id = $1`, [
      user.accountId,
    ]);
    await countDueCompanies(app.checks);
    expect(await rowsOf(user)).toHaveLength(2);
  });
});
