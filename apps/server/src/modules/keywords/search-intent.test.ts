import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../../test/shared-app.ts';
import type { TestUser } from '../../../test/user.ts';
import { guessMissingIntents } from './keywords.jobs.ts';

const app = sharedApp();

const intentsOf = async (user: TestUser) => {
  const { items } = (await user.get('/api/keywords?page_size=100&sort=keyword&order=asc')).body;
  return items.map((one: { keyword: string; search_intent: string | null; is_intent_guessed: boolean }) => [
    one.keyword,
    one.search_intent,
    one.is_intent_guessed,
  ]);
};

describe('the intent of a keyword', () => {
  it('is guessed when it is added by hand, in the language and the place of the profile, and says so', async () => {
    const user = await app.newUser({ plan: 'Professional' });
    await user.patch('/api/profile', { language: 'de', offers_local_services: true, city: 'Graz' });
    const added = await user.post('/rpc/add_my_keyword', { keyword_text: 'Laufschuhe kaufen' });
    expect(added.body).toMatchObject({ search_intent: 'transactional', is_intent_guessed: true });
    await user.post('/rpc/add_my_keyword', { keyword_text: 'Zahnarzt in Graz' });
    expect(await intentsOf(user)).toEqual([
      ['Laufschuhe kaufen', 'transactional', true],
      ['Zahnarzt in Graz', 'local', true],
    ]);
  });

  it('is guessed for a list, and the filter finds it', async () => {
    const user = await app.newUser({ plan: 'Professional' });
    const keywords = ['running shoes', 'buy running shoes', 'how to tie running shoes'].map((keyword) => ({
      keyword,
    }));
    expect((await user.post('/api/keywords/import', { keywords })).body.added).toBe(3);
    expect(await intentsOf(user)).toEqual([
      ['buy running shoes', 'transactional', true],
      ['how to tie running shoes', 'informational', true],
      ['running shoes', 'commercial', true],
    ]);
    const { items } = (await user.get('/api/keywords?search_intent=informational')).body;
    expect(items).toMatchObject([{ keyword: 'how to tie running shoes' }]);
  });

  it('is its user’s once it was chosen, and stays when something else is changed', async () => {
    const user = await app.newUser({ plan: 'Professional' });
    const { id } = (await user.post('/rpc/add_my_keyword', { keyword_text: 'running shoes' })).body;
    const chosen = await user.patch(`/api/keywords/${id}`, { search_intent: 'local' });
    expect(chosen.body).toMatchObject({ search_intent: 'local', is_intent_guessed: false });
    const changed = await user.patch(`/api/keywords/${id}`, { topic_text: 'Shop' });
    expect(changed.body).toMatchObject({ topic: 'Shop', search_intent: 'local', is_intent_guessed: false });
    expect((await user.patch(`/api/keywords/${id}`, { search_intent: 'none' })).status).toBe(400);
  });

  it('is guessed later for keywords from before, and for no other', async () => {
    const user = await app.newUser({ plan: 'Professional' });
    for (const keyword_text of ['buy tents', 'tents', 'tents near me'])
      await user.post('/rpc/add_my_keyword', { keyword_text });
    await app.database.query(
      `update keywords set search_intent = null, is_intent_guessed = false where account_id = $1 and keyword <> 'tents'`,
      [user.accountId],
    );
    await app.database.query(
      `update keywords set search_intent = 'navigational', is_intent_guessed = false
       where account_id = $1 and keyword = 'tents'`,
      [user.accountId],
    );
    await guessMissingIntents.run({ servicePool: app.services.database.servicePool }, {});
    expect(await intentsOf(user)).toEqual([
      ['buy tents', 'transactional', true],
      ['tents', 'navigational', false],
      ['tents near me', 'local', true],
    ]);
  });
});
