import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { addRow, newExample } from '../../../test/fitness/resource-examples.ts';
import type { TestUser } from '../../../test/user.ts';
import builtInTopics from './built-in-topics.json' with { type: 'json' };
import { seedTopics } from './index.ts';

let app: TestApp;
let administrator: TestUser;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
  user = await app.newUser();
});
afterAll(() => app.stop());

interface Named {
  id: string;
  name: string;
}

const CATEGORIES = '/api/admin/topic_categories';
const SUBCATEGORIES = '/api/admin/topic_subcategories';
const offered = async (): Promise<Named[]> =>
  (await user.post('/rpc/get_topic_categories', {})).body.categories;
const partsOf = async (id: string): Promise<Named[]> =>
  (await user.get(`/api/topic-categories/${id}/subcategories`)).body;
const trash = async (at: string, action: string, id: string) =>
  (await administrator.post(`${at}/bulk`, { action, ids: [id], reason: 'A test' })).body.results[0];

describe('the kinds of business', () => {
  it('come with the product, in their order, each divided into six', async () => {
    const reply = await user.post('/rpc/get_topic_categories', {});
    expect(reply.body.success).toBe(true);
    expect((await offered()).map(({ name }) => name)).toEqual(builtInTopics.map(({ name }) => name));
    expect((await user.get('/api/topic-categories')).body).toEqual(await offered());
    for (const [index, { id }] of (await offered()).entries())
      expect((await partsOf(id)).map(({ name }) => name)).toEqual(
        builtInTopics[index]?.subcategories.map(({ name }) => name),
      );
  });

  it('are added once: what administrators removed for good does not come back', async () => {
    const [first] = await offered();
    await app.database.query('delete from topic_subcategories where category_id = $1', [first?.id]);
    await app.database.query('delete from topic_categories where id = $1', [first?.id]);
    await seedTopics(app.services.database.servicePool);
    expect((await offered()).map(({ id }) => id)).not.toContain(first?.id);
    expect(await offered()).toHaveLength(builtInTopics.length - 1);
  });

  it('withdrawn or in the trash are offered to nobody', async () => {
    const category = await addRow(administrator, 'topic_categories');
    const part = await administrator.post(SUBCATEGORIES, {
      ...(await newExample(administrator, 'topic_subcategories')),
      category_id: category.id,
    });
    expect((await partsOf(category.id)).map(({ id }) => id)).toEqual([part.body.id]);
    const example = await newExample(administrator, 'topic_categories');
    await administrator.put(`${CATEGORIES}/${category.id}`, {
      version: 1,
      values: { ...example, is_active: false },
    });
    expect((await offered()).map(({ id }) => id)).not.toContain(category.id);
    expect(await partsOf(category.id)).toEqual([]);
    await trash(SUBCATEGORIES, 'trash', part.body.id);
    expect(await partsOf(category.id)).toEqual([]);
  });

  it('are for who is signed in', async () => {
    expect((await fetch(`${app.baseUrl}/api/topic-categories`)).status).toBe(401);
  });
});

describe('a category with subcategories', () => {
  it('stays until they are gone, and they do not come back without it', async () => {
    const part = await addRow(administrator, 'topic_subcategories');
    const { category_id, category_name } = (await administrator.get(`${SUBCATEGORIES}/${part.id}`)).body;
    expect((await administrator.get(`${CATEGORIES}/${category_id}`)).body).toMatchObject({
      name: category_name,
      subcategories: 1,
    });
    const refused = await trash(CATEGORIES, 'trash', category_id);
    expect(refused.error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('1 subcategory is in this category.'),
    });
    expect((await trash(SUBCATEGORIES, 'trash', part.id)).success).toBe(true);
    expect((await trash(CATEGORIES, 'trash', category_id)).success).toBe(true);
    expect((await trash(SUBCATEGORIES, 'restore', part.id)).error.message).toContain('category is gone');
    expect((await trash(CATEGORIES, 'restore', category_id)).success).toBe(true);
    expect((await trash(SUBCATEGORIES, 'restore', part.id)).success).toBe(true);
  });

  it('is not named by a subcategory once it is in the trash, nor is one that never was', async () => {
    const category = await addRow(administrator, 'topic_categories');
    await trash(CATEGORIES, 'trash', category.id);
    const example = await newExample(administrator, 'topic_subcategories');
    for (const category_id of [category.id, user.accountId]) {
      const reply = await administrator.post(SUBCATEGORIES, { ...example, category_id });
      expect(expectClosedError(reply, 400).details?.fields).toHaveProperty('category_id');
    }
  });

  it('narrows the list of subcategories, and two of its own have no name in common', async () => {
    const part = (
      await administrator.post(SUBCATEGORIES, await newExample(administrator, 'topic_subcategories'))
    ).body;
    const { items } = (await administrator.get(`${SUBCATEGORIES}?category_id=${part.category_id}`)).body;
    expect(items.map(({ id }: Named) => id)).toEqual([part.id]);
    const { category_id, name, description } = part;
    const same = { category_id, name, description, is_active: true };
    expect(expectClosedError(await administrator.post(SUBCATEGORIES, same), 400).details?.fields).toEqual({
      name: ['Already taken'],
    });
    const other = await addRow(administrator, 'topic_categories');
    expect((await administrator.post(SUBCATEGORIES, { ...same, category_id: other.id })).status).toBe(200);
  });
});
