import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { RESOURCE_EXAMPLES } from '../../../test/fitness/resource-examples.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { MEDIA_REFERENCES } from '../../media-references.ts';
import { removeUnusedMedia } from '../media/index.ts';
import { png } from '../media/pictures.fixture.ts';
import { expectHarmless } from './hostile-html.fixture.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const PAGES = '/api/admin/cms_pages';
const GERMAN = { title: 'Unser Team', description: 'Wer wir sind.', content: '<p>Vier Leute.</p>' };
// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
const read = async (path: string): Promise<any> => (await fetch(app.baseUrl + path)).json();
/** Adds a page; its `values` are what a client writes that knows of no translations. */
const add = async (change: Record<string, unknown> = {}) => {
  const values = RESOURCE_EXAMPLES.cms_pages();
  const { status, body } = await administrator.post(PAGES, { ...values, ...change });
  expect(status).toBe(200);
  return { ...body, values };
};
const put = async ({ id, version, values }: Record<string, unknown>, change: Record<string, unknown>) => {
  const { status, body } = await administrator.put(`${PAGES}/${id}`, {
    version,
    values: { ...(values as object), ...change },
  });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};

describe('a page', () => {
  it('is read in German where an administrator wrote that, and in English otherwise', async () => {
    const translated = await add({ translations: { de: GERMAN } });
    const english = await add();
    expect(await read(`/api/pages/${translated.slug}?language=de`)).toMatchObject({
      ...GERMAN,
      language: 'de',
      languages: ['en', 'de'],
    });
    expect(await read(`/api/pages/${english.slug}?language=de`)).toMatchObject({
      title: english.title,
      language: 'en',
      languages: ['en'],
    });
    const { title, content } = translated;
    expect(await read(`/api/pages/${translated.slug}`)).toMatchObject({ title, content, language: 'en' });
  });

  it('keeps its German text when a client leaves it out, and loses it when a client sends null', async () => {
    const page = await add({ translations: { de: GERMAN } });
    const renamed = await put(page, { title: 'Our crew' });
    expect(renamed).toMatchObject({ translations: { de: GERMAN }, german_text: 'written' });
    const english = await put({ ...renamed, values: page.values }, { translations: { de: null } });
    expect(english).toMatchObject({ translations: { de: null }, german_text: 'missing' });
  });

  it('that waits as a draft keeps its published German text for visitors', async () => {
    const page = await add({ translations: { de: GERMAN } });
    const draft = await put(page, {
      is_draft: true,
      translations: { de: { ...GERMAN, title: 'Unsere Mannschaft' } },
    });
    const shown = async () => (await read(`/api/pages/${page.slug}?language=de`)).title;
    expect(await shown()).toBe('Unser Team');
    await put({ ...draft, values: page.values }, { is_draft: false });
    expect(await shown()).toBe('Unsere Mannschaft');
  });

  it('is made safe in every language, and refused without a German title', async () => {
    const page = await add({
      translations: { de: { ...GERMAN, content: '<p onclick="x()">Hallo</p><script>x()</script>' } },
    });
    expectHarmless(page.translations.de.content);
    expect(page.translations.de.content).toBe('<p>Hallo</p>');
    const { status, body } = await administrator.post(PAGES, {
      ...RESOURCE_EXAMPLES.cms_pages(),
      translations: { de: { ...GERMAN, title: '' } },
    });
    expect([status, body.details.fields]).toEqual([
      400,
      { 'translations.de.title': ['Please enter a title'] },
    ]);
  });

  it('is found in the back office by its German words, and its change is in the audit', async () => {
    const page = await add({ translations: { de: { ...GERMAN, title: 'Unverwechselbar' } } });
    const { items } = (await administrator.get(`${PAGES}?search=unverwechsel`)).body;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([page.id]);
    await put(page, { translations: { de: null } });
    const [revision] = (await administrator.get(`${PAGES}/${page.id}/revisions`)).body.items;
    expect(revision).toMatchObject({
      action: 'cms_pages.update',
      before: { translations: { de: { title: 'Unverwechselbar' } } },
      after: { translations: { de: null } },
    });
  });

  it('keeps the pictures of its German text', async () => {
    const { body: picture } = await send(app.baseUrl, 'POST', '/api/admin/media?purpose=page', {
      body: png({ width: 5, height: 5 }),
      cookie: administrator.cookie,
    });
    await add({ translations: { de: { ...GERMAN, content: `<img src="${picture.url}" alt="">` } } });
    await removeUnusedMedia.run(
      {
        servicePool: app.services.database.servicePool,
        mediaReferences: MEDIA_REFERENCES,
        now: () => new Date(Date.now() + 31 * 86_400_000),
      },
      {},
    );
    expect((await fetch(app.baseUrl + picture.url)).status).toBe(200);
  });
});

describe('what comes with the product', () => {
  it('is German on German pages until an administrator changes it', async () => {
    const brand = async () => read('/api/pages/brand?language=de');
    expect(await brand()).toMatchObject({ title: 'Logo und Farben', language: 'de' });
    const posts = await read('/api/posts?language=de');
    expect(posts.map(({ language }: { language: string }) => language)).toEqual(['de', 'de']);
    const [group] = await read('/api/faqs?language=de');
    expect(group).toMatchObject({ category: 'Allgemein' });
    expect(group.questions[0].question).toMatch(/^Welche KI-Plattformen/);
    const [free] = await read('/api/plans?language=de');
    expect(free.features[0]).toEqual({ name: 'Bis zu 5 Keywords', included: true });
    const [listed] = (await administrator.get(`${PAGES}?search=brand`)).body.items;
    expect(listed).toMatchObject({ slug: 'brand', german_text: 'built_in', translations: { de: null } });
    const { title, slug, kind, description, content, is_published, is_draft, published_at } = listed;
    await put(
      {
        ...listed,
        values: { title, slug, kind, description, content, is_published, is_draft, published_at },
      },
      { title: 'Our brand' },
    );
    expect(await brand()).toMatchObject({ title: 'Our brand', language: 'en' });
  });

  it('is German in lists beside what administrators translated', async () => {
    const claim = RESOURCE_EXAMPLES.landing_claims();
    await administrator.post('/api/admin/landing_claims', {
      ...claim,
      translations: { de: { figure: '5.000+', label: 'Firmen' } },
    });
    expect(await read('/api/claims?language=de')).toContainEqual(
      expect.objectContaining({ figure: '5.000+', label: 'Firmen' }),
    );
    const voice = RESOURCE_EXAMPLES.testimonials();
    await administrator.post('/api/admin/testimonials', {
      ...voice,
      translations: { de: { role: 'Leiterin Marketing', content: 'Jetzt wissen wir es.' } },
    });
    expect(await read('/api/testimonials?language=de')).toContainEqual(
      expect.objectContaining({ name: voice.name, content: 'Jetzt wissen wir es.' }),
    );
  });
});
