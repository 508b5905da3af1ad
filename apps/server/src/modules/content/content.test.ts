import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { RESOURCE_EXAMPLES } from '../../../test/fitness/resource-examples.ts';
import type { TestUser } from '../../../test/user.ts';
import { inTransaction } from '../../database/pool.ts';
import { findAuthorWithPosts, findDiscussion, findShownPage } from './index.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const TESTIMONIALS = '/api/admin/testimonials';
const read = async <T>(path: string): Promise<T> => (await (await fetch(app.baseUrl + path)).json()) as T;

it('an address that no page can have is none, whatever stands in it', async () => {
  for (const typed of ['a\0b', '\ud800', 'About-Us', '..', ''])
    expect(
      await inTransaction(app.services.database.servicePool, null, async (tx) => [
        await findShownPage(tx, { slug: typed, language: 'en' }),
        await findDiscussion(tx, typed),
        await findAuthorWithPosts(tx, { id: typed, language: 'en' }),
      ]),
    ).toEqual([null, null, null]);
});

describe('testimonials', () => {
  const add = async (change: Record<string, unknown>) =>
    (await administrator.post(TESTIMONIALS, { ...RESOURCE_EXAMPLES.testimonials(), ...change })).body;
  const seen = async () => (await read<{ name: string }[]>('/api/testimonials')).map(({ name }) => name);

  it('begin with none', async () => {
    expect(await seen()).toEqual([]);
  });

  it('are seen by everybody in the order of administrators, at most nine of those that are shown', async () => {
    const rows = [];
    for (let number = 1; number <= 11; number += 1) rows.push(await add({ name: `T${number}` }));
    await add({ name: 'Hidden', is_active: false });
    const [first] = rows;
    expect(await read('/api/testimonials')).toContainEqual({
      id: first.id,
      name: 'T1',
      role: first.role,
      content: first.content,
    });
    expect(await seen()).toEqual(['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9']);
    await administrator.post(`${TESTIMONIALS}/bulk`, { action: 'trash', ids: [first.id], reason: 'A test' });
    await administrator.post(`${TESTIMONIALS}/order`, {
      ids: rows
        .slice(1)
        .map(({ id }) => id)
        .reverse(),
    });
    expect(await seen()).toEqual(['T11', 'T10', 'T9', 'T8', 'T7', 'T6', 'T5', 'T4', 'T3']);
  });
});
