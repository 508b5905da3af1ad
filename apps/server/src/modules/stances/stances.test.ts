import type { AnswerStatements, Stances } from '@answerscope/contract';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import { random } from '../companies/counting.fixture.ts';
import { sharedJudgingApp } from '../judging/judging.fixture.ts';
import { recompute } from '../judging/use-cases/recompute.ts';
import { readDueStances, startStanceEngine } from './stance.engine.ts';
import { readBatch } from './use-cases/read-batch.ts';

const app = sharedJudgingApp();

const PROS_AND_CONS = `## Northwind

**Pros**
- **Price:** fair for small teams
- Quick to set up

**Cons**
- **Support:** answers take days

## Fabrikam

**Pros**
- Deep reports`;
const TEXTS: Record<string, string> = {
  alpha: PROS_AND_CONS,
  beta: 'Two ways to do it.\n\n## Northwind\n\n**Cons**\n- **support:** only by email\n\n**Pros**\n- Fixed prices',
  gamma: 'Many use Northwind, and others use Fabrikam.',
  delta: 'Fabrikam and Contoso Ledger are used by most teams.',
};

const newReader = async () => {
  const user = await app.newOwner(Object.keys(TEXTS));
  await app.run(user, (keyword) => ({ text: TEXTS[keyword] ?? '' }));
  return user;
};
const stances = async (user: TestUser, query = ''): Promise<Stances> =>
  (await user.get(`/api/stances${query}`)).body;
const rowsOf = (user: TestUser) =>
  app.database.query<Record<string, unknown>>(
    `select a.keyword, s.position, s.company_key, s.stance, s.quote, s.start_offset, s.end_offset, s.topic, s.sign
     from statements s join answers a on a.account_id = s.account_id and a.id = s.answer_id
     join judgements j on j.account_id = s.account_id and j.id = s.judgement_id and j.state = 'current'
     where s.account_id = $1 order by a.keyword, s.position`,
    [user.accountId],
  );
const answerOf = async (user: TestUser, keyword: string) => {
  const { items } = (await user.get('/api/answers')).body;
  const { id } = items.find((one: { keyword: string }) => one.keyword === keyword);
  const said: AnswerStatements = (await user.get(`/api/answers/${id}/statements`)).body;
  return { said, text: (await user.get(`/api/answers/${id}`)).body.text as string };
};

describe('an answer', () => {
  it('is read for what it says of each company, in its own words', async () => {
    const user = await newReader();
    expect((await answerOf(user, 'alpha')).said.is_read).toBe(false);
    expect((await stances(user)).waiting).toBe(4);
    await readDueStances(app.checks);
    const { said, text } = await answerOf(user, 'alpha');
    expect(said).toMatchObject({
      is_read: true,
      companies: [
        {
          key: null,
          statements: [
            {
              stance: 'praised',
              sign: 'advantage',
              label: 'Pros',
              topic: 'Price',
              source: 'rules',
              model: null,
            },
            { stance: 'praised', label: 'Pros', topic: null, quote: 'Quick to set up' },
            { stance: 'with_reservation', sign: 'drawback', label: 'Cons', topic: 'Support' },
          ],
        },
        { name: 'Fabrikam', is_tracked: false, statements: [{ stance: 'praised', quote: 'Deep reports' }] },
      ],
    });
    for (const { statements } of said.companies)
      for (const { start, end, quote } of statements) expect(text.slice(start, end)).toBe(quote);
  });

  it('that shows nothing by its structure is not read, which is no stance', async () => {
    const user = await newReader();
    await readDueStances(app.checks);
    const { said } = await answerOf(user, 'gamma');
    expect(said.is_read).toBe(true);
    expect(said.companies.map(({ statements }) => statements)).toEqual([[], []]);
    const { you, waiting } = await stances(user);
    expect(waiting).toBe(0);
    expect(you).toMatchObject({
      mentioned: 3,
      read: 2,
      praise: { answers: 2, of: 3 },
      criticism: { answers: 2, of: 3 },
      criticism_topics: [{ answers: 2 }],
      praise_topics: [{ topic: 'Price', answers: 1 }],
    });
    expect(you.stances.map(({ stance }) => stance)).not.toContain('mentioned');
  });

  it('of others is nobody else’s to read', async () => {
    const [user, other] = [await newReader(), await newReader()];
    const { items } = (await user.get('/api/answers')).body;
    expectClosedError(await other.get(`/api/answers/${items[0].id}/statements`), 404);
  });
});

describe('counts of a range', () => {
  it('open exactly their sentences, of all keywords or one, as a list and as a file', async () => {
    const user = await newReader();
    await readDueStances(app.checks);
    const list = async (query: string) => (await user.get(`/api/statements?${query}`)).body;
    const criticised = await list('group=criticism');
    expect(criticised.total).toBe(2);
    expect(criticised.items.map(({ keyword }: { keyword: string }) => keyword).sort()).toEqual([
      'alpha',
      'beta',
    ]);
    expect((await list('group=criticism&topic=SUPPORT')).total).toBe(2);
    expect((await list('stance=advised_against')).total).toBe(0);
    const { keyword_id } = criticised.items.find(({ keyword }: { keyword: string }) => keyword === 'beta');
    expect((await list(`keyword_id=${keyword_id}`)).total).toBe(2);
    expect((await stances(user, `?keyword_id=${keyword_id}`)).you).toMatchObject({ mentioned: 1, read: 1 });
    expect((await stances(user, '?channel=claude')).you).toMatchObject({ mentioned: 0, read: 0 });
    const file = await (
      await fetch(`${app.baseUrl}/api/statements/csv?group=criticism`, { headers: { cookie: user.cookie } })
    ).text();
    expect(file.trim().split('\r\n')).toHaveLength(3);
    expect(file).toContain(
      'You,with_reservation,drawback,Support,Cons,**Support:** answers take days,rules,,,',
    );
  });

  it('say how a person marked each statement about the brand, and none of others', async () => {
    const user = await newReader();
    await readDueStances(app.checks);
    await user.post('/api/competitors', { competitor_name: 'Fabrikam' });
    const { said } = await answerOf(user, 'alpha');
    const [you, other] = said.companies;
    const [praise, , criticism] = you?.statements ?? [];
    const { items } = (await user.get('/api/answers')).body;
    const { id: answer_id } = items.find(({ keyword }: { keyword: string }) => keyword === 'alpha');
    for (const [one, mark, status] of [
      [criticism, 'outdated', 200],
      [other?.statements[0], 'false', 404],
    ] as const) {
      const { stance: kind, start, end } = one ?? {};
      const reply = await user.post('/rpc/mark_statement', { answer_id, kind, start, end, mark });
      expect(reply.status).toBe(status);
    }
    expect(praise).toMatchObject({ mark: null, marked_at: null });
    const again = (await answerOf(user, 'alpha')).said.companies;
    expect(again.map(({ statements }) => statements.map(({ mark }) => mark))).toEqual([
      [null, null, 'outdated'],
      [null],
    ]);
    expect(again[0]?.statements[2]?.marked_at).toMatch(/Z$/);
    const listed = (await user.get('/api/statements?group=criticism')).body.items;
    expect(listed.map(({ mark }: { mark: string | null }) => mark).sort()).toEqual(['outdated', null].sort());
    const headers = { cookie: user.cookie };
    const file = await (await fetch(`${app.baseUrl}/api/statements/csv?group=criticism`, { headers })).text();
    expect(file).toMatch(/\*\*Support:\*\* answers take days,rules,outdated,\d{4}-/);
  });

  it('show what was said of a company before it was tracked', async () => {
    const user = await newReader();
    await readDueStances(app.checks);
    expect((await stances(user)).competitors).toEqual([]);
    const before = await rowsOf(user);
    await user.post('/api/competitors', { competitor_name: 'Fabrikam' });
    const { competitors } = await stances(user);
    expect(competitors).toMatchObject([
      { name: 'Fabrikam', mentioned: 3, read: 1, praise: { answers: 1, of: 3 }, criticism: { answers: 0 } },
    ]);
    expect((await user.get(`/api/statements?company=${competitors[0]?.key}`)).body.total).toBe(1);
    await readDueStances(app.checks);
    expect(await rowsOf(user)).toEqual(before);
  });
});

describe('whoever reads', () => {
  it('writes the same rows, by several workers and in whatever steps', async () => {
    const expected = await (async () => {
      const user = await newReader();
      await readDueStances(app.checks);
      return rowsOf(user);
    })();
    expect(expected.length).toBeGreaterThan(4);
    const { below } = random(5);
    for (let times = 0; times < 4; times++) {
      const user = await newReader();
      const read = () => readDueStances(app.checks, { batchSize: 1 + below(3) });
      await Promise.all(Array.from({ length: 1 + below(3) }, read));
      await read();
      expect(await rowsOf(user)).toEqual(expected);
    }
  });

  it('leaves its answers to others when it is killed', async () => {
    const user = await newReader();
    const tenant = app.checks.tenant(user.accountId);
    await expect(
      tenant.transaction(async (tx) => {
        expect(await readBatch(tx, app.checks, { accountId: user.accountId, limit: 100 })).toBe(4);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await rowsOf(user)).toEqual([]);
    const engine = startStanceEngine(app.checks, { pollMs: 10 });
    await expect.poll(async () => (await stances(user)).waiting).toBe(0);
    await engine.stop();
    expect((await rowsOf(user)).length).toBeGreaterThan(4);
  });

  it('reads stored answers like new ones: what an upgrade lists', async () => {
    const user = await newReader();
    await readDueStances(app.checks);
    const expected = await rowsOf(user);
    await app.database.query('delete from statements where account_id = $1', [user.accountId]);
    await app.database.query(
      'insert into unread_answers select account_id, answer_id, judgement_id from verdicts where account_id = $1',
      [user.accountId],
    );
    await readDueStances(app.checks);
    expect(await rowsOf(user)).toEqual(expected);
  });
});

it('a report’s evidence holds what answers say, and gives it again', async () => {
  const user = await newReader();
  const { items } = (await user.get('/api/reports')).body;
  const headers = { cookie: user.cookie };
  const reply = await fetch(`${app.baseUrl}/api/reports/${items[0].id}/bundle`, { headers });
  const archive = new Uint8Array(await reply.arrayBuffer());
  expect(recompute(archive).problems).toEqual([]);
  const said = strFromU8(unzipSync(archive)['statements.jsonl'] ?? new Uint8Array());
  expect(said.trim().split('\n')).toHaveLength(6);
  await readDueStances(app.checks);
  const again = await fetch(`${app.baseUrl}/api/reports/${items[0].id}/bundle`, { headers });
  expect(Buffer.compare(archive, new Uint8Array(await again.arrayBuffer()))).toBe(0);
});

describe('judging again', () => {
  it('reads again by the new names; what the brand is no longer, nothing is said of', async () => {
    const user = await newReader();
    await readDueStances(app.checks);
    const about = async () => (await rowsOf(user)).filter(({ company_key }) => company_key === null).length;
    expect(await about()).toBe(5);
    await app.name(user, ['Fabrikam']);
    const preview = await app.preview(user);
    await readDueStances(app.checks);
    expect(await about()).toBe(5);
    expect((await user.post(`/api/judgements/${preview.id}/apply`)).status).toBe(200);
    expect(await about()).toBe(6);
    expect((await stances(user)).you).toMatchObject({ mentioned: 4, read: 2 });
  });
});
