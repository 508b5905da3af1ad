import { LIMITS } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../../test/shared-app.ts';
import type { TestUser } from '../../../test/user.ts';

const app = sharedApp();

const namesOf = async (user: TestUser) =>
  (
    await app.database.query<{ names: { namesakes?: unknown } }>(
      'select names from brand_revisions where account_id = $1 order by revision',
      [user.accountId],
    )
  ).map(({ names }) => names.namesakes);

describe("a brand's namesakes", () => {
  it('are listed in the order they were declared, once each, and each change is a revision', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const planet = { name: 'Northwind', words: ['planet', ' Planet ', 'orbit'] };
    const { body: first } = await user.post('/api/brand/namesakes', planet);
    expect(first).toMatchObject({ name: 'Northwind', words: ['planet', 'orbit'] });
    const again = await user.post('/api/brand/namesakes', { name: 'NORTHWIND', words: ['Orbit', 'planet'] });
    expect(again.body).toEqual(first);
    const { body: second } = await user.post('/api/brand/namesakes', { name: 'Northwind FC', words: [] });
    expect((await user.get('/api/brand/namesakes')).body).toEqual({
      items: [first, second],
      limit: LIMITS.namesakes_max,
    });
    expect(await namesOf(user)).toEqual([
      [{ name: 'Northwind', words: ['planet', 'orbit'] }],
      [
        { name: 'Northwind', words: ['planet', 'orbit'] },
        { name: 'Northwind FC', words: [] },
      ],
    ]);
  });

  it.each([
    ['nothing that tells it from the brand', { name: 'Northwind', words: [] }],
    ['only names of the brand', { name: 'northwind', words: ['NORTHWIND'] }],
    ['too many words', { name: 'Northwind FC', words: Array.from({ length: 11 }, (_, n) => `word ${n}`) }],
    ['no name', { name: ' ', words: ['planet'] }],
    ['markup', { name: '<b>Northwind FC</b>', words: [] }],
  ])('are refused with %s, and nothing is written', async (_what, namesake) => {
    const user = await app.newUser({ company: 'Northwind' });
    const { status, body } = await user.post('/api/brand/namesakes', namesake);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_ERROR' });
    expect((await user.get('/api/brand/namesakes')).body.items).toEqual([]);
  });

  it('come to an end', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    for (let n = 0; n < LIMITS.namesakes_max; n += 1)
      await user.post('/api/brand/namesakes', { name: `Northwind ${n}`, words: [] });
    const { status, body } = await user.post('/api/brand/namesakes', { name: 'Northwind FC', words: [] });
    expect({ status, reason: body.details.reason }).toEqual({ status: 409, reason: 'namesake_limit' });
  });
});

describe('example sentences', () => {
  it('are asked where the name may mean something else, in the language that is asked in', async () => {
    const user = await app.newUser({ company: 'Patagonia' });
    await user.patch('/api/profile', { seed_keyword: 'rain jackets' });
    const { body } = await user.get('/api/brand/name-examples');
    expect(body).toMatchObject({ name: 'Patagonia', kind: 'place' });
    expect(body.examples.map(({ text }: { text: string }) => text)).toEqual([
      'Is Patagonia a good choice for rain jackets?',
      'The best shops in Patagonia, and where to park.',
      'Three days in Patagonia: hotels and day trips.',
    ]);
    await user.patch('/api/profile', { language: 'de' });
    const { examples } = (await user.get('/api/brand/name-examples')).body;
    expect(examples[1].text).toBe('Die besten Läden in Patagonia, und wo man parkt.');
    // What is said to be another can be declared as it is.
    const declared = await user.post('/api/brand/namesakes', examples[1].namesake);
    expect(declared.body).toMatchObject({ words: ['Läden in Patagonia', 'Geschäfte in Patagonia'] });
  });

  it('are none for a name that speaks for itself, or that nobody has given yet', async () => {
    const named = await app.newUser({ company: 'Northwind' });
    const none = { kind: null, examples: [] };
    expect((await named.get('/api/brand/name-examples')).body).toEqual({ name: 'Northwind', ...none });
    const unnamed = await app.newUser();
    expect((await unnamed.get('/api/brand/name-examples')).body).toEqual({ name: null, ...none });
  });
});
