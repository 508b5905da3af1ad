import { LIMITS } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../../test/shared-app.ts';
import { send, type TestUser } from '../../../test/user.ts';

const app = sharedApp();

const put = (user: TestUser, body: unknown) =>
  send(app.baseUrl, 'PUT', '/api/brand', { body, cookie: user.cookie });
const remove = (user: TestUser, id: string) =>
  send(app.baseUrl, 'DELETE', `/api/competitors/${id}`, { cookie: user.cookie });
const NOTHING = { aliases: [], products: [], category: null };
const namesOf = async (user: TestUser) =>
  (
    await app.database.query<{ names: Record<string, unknown> }>(
      'select names from brand_revisions where account_id = $1 order by revision',
      [user.accountId],
    )
  ).map(({ names }) => names);

describe("a brand's names", () => {
  it("are the profile's company and its domain until more is told", async () => {
    const user = await app.newUser({ company: 'Northwind' });
    await user.patch('/api/profile', { company_url: 'https://www.northwind.example/en' });
    const { body } = await user.get('/api/brand');
    expect(body).toEqual({ name: 'Northwind', domain: 'northwind.example', ...NOTHING });
  });

  it('are stored in one spelling, once each, and each change is a revision', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const change = {
      aliases: ['  NW   Books ', 'nw books', 'Cafe\u0301 NW'],
      products: ['AT&T-Ledger!'],
      category: 'Books',
    };
    const { body, status } = await put(user, change);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      aliases: ['NW Books', 'Café NW'],
      products: ['AT&T-Ledger!'],
      category: 'Books',
    });
    await put(user, change);
    await put(user, { ...change, aliases: [] });
    expect(await namesOf(user)).toMatchObject([
      { aliases: ['NW Books', 'Café NW'] },
      { aliases: [], category: 'Books' },
    ]);
  });

  it.each([
    ['an empty name', { ...NOTHING, aliases: [' '] }],
    ['a name of signs only', { ...NOTHING, products: ['!!!'] }],
    ['markup', { ...NOTHING, aliases: ['<b>NW</b>'] }],
    ['an address', { ...NOTHING, aliases: ['https://nw.example'] }],
    ['101 characters', { ...NOTHING, aliases: ['x'.repeat(101)] }],
    [
      'too many',
      { ...NOTHING, aliases: Array.from({ length: LIMITS.aliases_max + 1 }, (_, n) => `NW ${n}`) },
    ],
    ['a field that is not of the form', { ...NOTHING, name: 'Other' }],
  ])('are refused with %s, and nothing is written', async (_what, change) => {
    const user = await app.newUser({ company: 'Northwind' });
    const { body, status } = await put(user, change);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_ERROR' });
    expect(await namesOf(user)).toEqual([]);
  });

  it('a person who has not named the company yet can tell aliases; they count from the first check on', async () => {
    const user = await app.newUser();
    expect((await put(user, { ...NOTHING, aliases: ['NW'] })).body).toMatchObject({
      name: null,
      aliases: ['NW'],
    });
    expect(await namesOf(user)).toEqual([]);
    await user.patch('/api/profile', { company_name: 'Northwind' });
    await user.post('/functions/check-visibility', { keyword: 'books', companyName: 'Northwind' });
    expect(await namesOf(user)).toMatchObject([{ name: 'Northwind', aliases: ['NW'] }]);
  });
});

describe('competitors', () => {
  const FABRIKAM = {
    competitor_name: 'Fabrikam',
    competitor_url: 'https://www.fabrikam.example',
    description: 'Sells books',
    industry: 'Retail',
    market_position: 'Leader',
    competitive_strength: 'High',
    key_strengths: ['Price', 'Reach'],
    relationship_type: 'Direct',
    aliases: ['Fab'],
    products: ['Fab Ledger'],
  };

  it('are added, listed, changed and deleted, each time as a revision of the names', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const { body: added } = await user.post('/api/competitors', FABRIKAM);
    expect(added).toMatchObject(FABRIKAM);
    expect((await user.get('/api/competitors')).body).toEqual({
      items: [added],
      limit: LIMITS.competitors_max,
    });
    const changed = await user.patch(`/api/competitors/${added.id}`, { aliases: [], description: '' });
    expect(changed.body).toMatchObject({ ...FABRIKAM, aliases: [], description: null });
    expect((await remove(user, added.id)).body).toEqual({ id: added.id, competitor_name: 'Fabrikam' });
    expect((await user.get('/api/competitors')).body.items).toEqual([]);
    const rival = { name: 'Fabrikam', domain: 'fabrikam.example', products: ['Fab Ledger'] };
    expect((await namesOf(user)).map(({ competitors }) => competitors)).toEqual([
      [{ ...rival, aliases: ['Fab'] }],
      [{ ...rival, aliases: [] }],
      [],
    ]);
  });

  it('are listed by name, in whatever order they were added', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    for (const competitor_name of ['Zenith', 'ärmel & co', 'Contoso', 'alpine'])
      await user.post('/api/competitors', { competitor_name });
    const { items } = (await user.get('/api/competitors')).body;
    expect(items.map((one: { competitor_name: string }) => one.competitor_name)).toEqual([
      'alpine',
      'ärmel & co',
      'Contoso',
      'Zenith',
    ]);
  });

  it('what is only described changes no names and is no revision', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const { body } = await user.post('/api/competitors', { competitor_name: 'Fabrikam' });
    await user.patch(`/api/competitors/${body.id}`, { market_position: 'Niche' });
    expect(await namesOf(user)).toHaveLength(1);
  });

  it('the same competitor in other letters is refused and named', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const { body: first } = await user.post('/api/competitors', FABRIKAM);
    const again = await user.post('/api/competitors', { competitor_name: ' FABRI\u200bKAM ' });
    expect(again.status).toBe(409);
    expect(again.body.details).toMatchObject({ reason: 'duplicate_competitor', conflicting_id: first.id });
  });

  it('a company is tracked once, however its name is written; what was doubled before can be changed', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const { body: first } = await user.post('/api/competitors', { competitor_name: 'The Quvera' });
    const { body: other } = await user.post('/api/competitors', { competitor_name: 'Sontavo' });
    for (const refused of [
      await user.post('/api/competitors', { competitor_name: 'Quvera GmbH' }),
      await user.patch(`/api/competitors/${other.id}`, { competitor_name: 'Quvera' }),
    ]) {
      expect(refused.status).toBe(409);
      expect(refused.body.details).toMatchObject({
        reason: 'duplicate_competitor',
        conflicting_id: first.id,
      });
    }
    const path = `/api/competitors/${first.id}`;
    expect((await user.patch(path, { competitor_name: 'Quvera GmbH' })).status).toBe(200);
    await app.database.query(
      `update competitors set competitor_name = 'Quvera', name_key = 'quvera' where id = $1`,
      [other.id],
    );
    const changed = await user.patch(`/api/competitors/${other.id}`, { aliases: ['Quv'] });
    expect([changed.status, changed.body.aliases]).toEqual([200, ['Quv']]);
    expect((await user.get('/api/competitors')).body.items).toHaveLength(2);
  });

  it('a name belongs to one company only, whichever comes first', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    await user.patch('/api/profile', { company_url: 'https://northwind.example' });
    await put(user, { ...NOTHING, aliases: ['NW'], products: ['Ledger'] });
    const fieldsOf = async (body: unknown) => (await user.post('/api/competitors', body)).body.details.fields;
    expect(await fieldsOf({ competitor_name: 'northwind' })).toHaveProperty('competitor_name');
    expect(await fieldsOf({ competitor_name: 'Contoso', aliases: ['nw'], products: ['LEDGER'] })).toEqual({
      aliases: ['“nw” is already a name of your own brand'],
      products: ['“LEDGER” is already a name of your own brand'],
    });
    expect(
      await fieldsOf({ competitor_name: 'Contoso', competitor_url: 'https://northwind.example' }),
    ).toHaveProperty('competitor_url');
    await user.post('/api/competitors', FABRIKAM);
    const refused = await put(user, { ...NOTHING, aliases: ['Fab'] });
    expect(refused.body.details.fields).toEqual({ aliases: ['“Fab” is already a name of Fabrikam'] });
    expect((await user.get('/api/brand')).body.aliases).toEqual(['NW']);
  });

  it('there is an end to them', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    for (let n = 0; n < LIMITS.competitors_max; n += 1)
      expect((await user.post('/api/competitors', { competitor_name: `Rival ${n}` })).status).toBe(200);
    const { status, body } = await user.post('/api/competitors', { competitor_name: 'One more' });
    expect({ status, reason: body.details.reason }).toEqual({ status: 409, reason: 'competitor_limit' });
  });

  it('two who add at once agree on the revisions', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    await Promise.all(
      ['Fabrikam', 'Contoso', 'Adatum'].map((competitor_name) =>
        user.post('/api/competitors', { competitor_name }),
      ),
    );
    expect((await namesOf(user)).map(({ competitors }) => (competitors as []).length)).toEqual([1, 2, 3]);
  });
});
