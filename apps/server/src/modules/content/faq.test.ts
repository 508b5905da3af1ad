import { BUILT_IN_QUESTIONS, type FaqGroup } from '@answerscope/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { addRow, RESOURCE_EXAMPLES } from '../../../test/fitness/resource-examples.ts';
import type { TestUser } from '../../../test/user.ts';
import { purgeTrash } from '../resources/index.ts';
import { faq_categories } from './content.tables.ts';
import { seedFaq } from './index.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const ITEMS = '/api/admin/faq_items';
const CATEGORIES = '/api/admin/faq_categories';
const seen = async (): Promise<FaqGroup[]> =>
  (await (await fetch(`${app.baseUrl}/api/faqs`)).json()) as FaqGroup[];
const headed = async () =>
  (await seen()).map(({ category, questions }) => [category, ...questions.map(({ question }) => question)]);
const bulk = async (at: string, action: string, ...ids: string[]) =>
  (await administrator.post(`${at}/bulk`, { action, ids, reason: 'A test' })).body.results;
const newItem = async (question: string, category_id: string | null, change: Record<string, unknown> = {}) =>
  (await administrator.post(ITEMS, { ...RESOURCE_EXAMPLES.faq_items(), question, category_id, ...change }))
    .body;
const emptyFaq = () => app.database.query('delete from faq_items; delete from faq_categories');

describe('the built-in questions', () => {
  it('come with the product, for everybody to read', async () => {
    expect(await headed()).toEqual(
      BUILT_IN_QUESTIONS.map(({ category, questions }) => [
        category,
        ...questions.map(({ question }) => question),
      ]),
    );
  });

  it('get their present answer at the next start, unless an administrator changed it', async () => {
    const former =
      'Whenever you check, and by itself as often as your plan says. Every answer is kept with its date.';
    const set = 'update faq_items set answer = $1 where question like $2';
    const before = await seen();
    await app.database.query(set, [former, 'How often is the data%']);
    await seedFaq(app.services.database.servicePool);
    expect(await seen()).toEqual(before);
    await app.database.query(set, ['Every hour.', 'How often is the data%']);
    await seedFaq(app.services.database.servicePool);
    expect(JSON.stringify(await seen())).toContain('Every hour.');
  });

  it('are added once: what was emptied stays empty', async () => {
    await emptyFaq();
    await seedFaq(app.services.database.servicePool);
    expect(await seen()).toEqual([]);
  });
});

describe('questions', () => {
  beforeEach(emptyFaq);

  it('are seen by category in the order of administrators, those without one last', async () => {
    const first = await addRow(administrator, 'faq_categories');
    const second = await addRow(administrator, 'faq_categories');
    await addRow(administrator, 'faq_categories');
    const names = new Map(
      (await administrator.get(CATEGORIES)).body.items.map((row: { id: string; name: string }) => [
        row.id,
        row.name,
      ]),
    );
    await newItem('None?', null);
    const one = await newItem('One?', second.id);
    await newItem('Hidden?', first.id, { is_active: false });
    const two = await newItem('Two?', second.id);
    await newItem('Three?', first.id);
    expect(await headed()).toEqual([
      [names.get(first.id), 'Three?'],
      [names.get(second.id), 'One?', 'Two?'],
      [null, 'None?'],
    ]);
    await administrator.post(`${ITEMS}/order`, { ids: [two.id, one.id] });
    await administrator.post(`${CATEGORIES}/order`, { ids: [second.id, first.id] });
    expect(await headed()).toEqual([
      [names.get(second.id), 'Two?', 'One?'],
      [names.get(first.id), 'Three?'],
      [null, 'None?'],
    ]);
    await bulk(ITEMS, 'trash', two.id);
    expect((await headed())[0]).toEqual([names.get(second.id), 'One?']);
  });

  it('stay when their category goes into the trash, shown without one, and stand under it again when it comes back', async () => {
    const category = await addRow(administrator, 'faq_categories');
    const { name, items } = (await administrator.get(`${CATEGORIES}/${category.id}`)).body;
    expect(items).toBe(0);
    const item = await newItem('Stays?', category.id);
    expect(item).toMatchObject({ category_name: name, is_category_trashed: false });
    await bulk(CATEGORIES, 'trash', category.id);
    expect(await headed()).toEqual([[null, 'Stays?']]);
    expect((await administrator.get(`${ITEMS}/${item.id}`)).body).toMatchObject({
      category_id: category.id,
      category_name: name,
      is_category_trashed: true,
    });
    const { question, category_id, is_active } = item;
    const changed = await administrator.put(`${ITEMS}/${item.id}`, {
      version: 1,
      values: { question, category_id, is_active, answer: 'As it was.' },
    });
    expect(changed.status).toBe(200);
    await bulk(CATEGORIES, 'restore', category.id);
    expect(await headed()).toEqual([[name, 'Stays?']]);
    expect((await administrator.get(`${CATEGORIES}/${category.id}`)).body.items).toBe(1);
  });

  it('stay without a category once it was removed for good', async () => {
    const category = await addRow(administrator, 'faq_categories');
    const item = await newItem('Stays?', category.id);
    await bulk(CATEGORIES, 'trash', category.id);
    const now = new Date(Date.now() + 40 * 86_400_000);
    const { servicePool } = app.services.database;
    await purgeTrash.run({ servicePool, now: () => now, trash: [faq_categories] }, {});
    expect(await headed()).toEqual([[null, 'Stays?']]);
    expect((await administrator.get(`${ITEMS}/${item.id}`)).body).toMatchObject({
      category_id: null,
      category_name: null,
      is_category_trashed: false,
    });
  });

  it('are put into no category that is in the trash, nor into one that never was', async () => {
    const category = await addRow(administrator, 'faq_categories');
    await bulk(CATEGORIES, 'trash', category.id);
    for (const category_id of [category.id, administrator.personId]) {
      const reply = await administrator.post(ITEMS, { ...RESOURCE_EXAMPLES.faq_items(), category_id });
      expect(expectClosedError(reply, 400).details?.fields).toHaveProperty('category_id');
    }
  });
});
