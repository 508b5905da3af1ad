import type { Media } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { RESOURCE_EXAMPLES } from '../../../test/fitness/resource-examples.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { startApi } from '../../api.ts';
import { MEDIA_REFERENCES } from '../../media-references.ts';
import { removeUnusedMedia } from '../media/index.ts';
import { png } from '../media/pictures.fixture.ts';
import { NOTE_TO_OPERATORS } from './built-in-legal.rules.ts';
import { expectHarmless, HOSTILE } from './hostile-html.fixture.ts';
import { seedPages, seedReleases } from './index.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const PAGES = '/api/admin/cms_pages';
const ask = (path: string, headers: Record<string, string> = {}) => fetch(app.baseUrl + path, { headers });
const add = async (change: Record<string, unknown> = {}) => {
  const { status, body } = await administrator.post(PAGES, { ...RESOURCE_EXAMPLES.cms_pages(), ...change });
  expect(status).toBe(200);
  return body as Record<string, unknown> & { id: string; version: number; slug: string; content: string };
};
const change = (row: Awaited<ReturnType<typeof add>>, values: Record<string, unknown>) => {
  const { title, slug, kind, description, content, is_published, is_draft, published_at } = row;
  return administrator.put(`${PAGES}/${row.id}`, {
    version: row.version,
    values: { title, slug, kind, description, content, is_published, is_draft, published_at, ...values },
  });
};

describe('pages that came with the product', () => {
  const contentOf = async (slug: string) =>
    ((await (await ask(`/api/pages/${slug}`)).json()) as { content: string }).content;

  it('get their present text at the next start unless somebody saved them, and lose the note to operators', async () => {
    const { database, services } = app;
    const [about, terms] = [await contentOf('about-us'), await contentOf('terms')];
    expect(terms).not.toContain('operator of this site:');
    await database.query("update cms_pages set content = '<p>Old</p>' where slug in ('about-us', 'brand')");
    await database.query("update cms_pages set version = 2 where slug = 'brand'");
    await database.query('update cms_pages set content = $1 || content, version = 2 where slug = $2', [
      NOTE_TO_OPERATORS,
      'terms',
    ]);
    await database.query("delete from seeds where name = 'pages-without-note'");
    await seedPages(services.database.servicePool, new Date());
    expect(await contentOf('about-us')).toBe(about);
    expect(await contentOf('terms')).toBe(terms);
    expect(await contentOf('brand')).toBe('<p>Old</p>');
  });

  it('give way to the articles of the help, unless somebody saved the help page', async () => {
    const { database, services } = app;
    const restart = async () => {
      await database.query("delete from seeds where name = 'help-in-articles'");
      await seedPages(services.database.servicePool, new Date());
    };
    const status = async () => (await ask('/api/pages/help')).status;
    const help = await add({ slug: 'help', is_published: true });
    await restart();
    expect(await status()).toBe(200);
    await database.query('update cms_pages set version = 1, author_id = null where id = $1', [help.id]);
    await restart();
    expect(await status()).toBe(404);
    const [row] = await database.query('select deleted_at from cms_pages where id = $1', [help.id]);
    expect(row?.deleted_at).not.toBeNull();
  });

  it('tell in the changelog what each release brought, once', async () => {
    const entries = async () =>
      (await (await ask('/api/posts?kind=changelog')).json()) as { slug: string; published_at: string }[];
    const before = await entries();
    expect(before).toContainEqual(
      expect.objectContaining({ slug: 'release-0-2-0', published_at: '2026-11-28T00:00:00.000Z' }),
    );
    await seedReleases(app.services.database.servicePool, [
      { version: '0.2.0', date: '2026-11-28', changes: [] },
    ]);
    expect(await entries()).toEqual(before);
  });
});

it('claims that come with the product are hidden until an administrator switches one on', async () => {
  const shown = async () => (await (await ask('/api/claims')).json()) as { figure: string }[];
  expect(await shown()).toEqual([]);
  const CLAIMS = '/api/admin/landing_claims';
  const { items } = (await administrator.get(CLAIMS)).body;
  const { id, version, figure, label, place } = items[0];
  await administrator.put(`${CLAIMS}/${id}`, { version, values: { figure, label, place, is_active: true } });
  expect((await shown()).map((claim) => claim.figure)).toEqual([figure]);
});

describe('pages', () => {
  it('that come with the product are there once, also after another start', async () => {
    await seedPages(app.services.database.servicePool, new Date());
    for (const slug of ['about-us', 'privacy', 'terms', 'brand'])
      expect((await ask(`/api/pages/${slug}`)).status).toBe(200);
    const posts = (await (await ask('/api/posts')).json()) as { content: unknown }[];
    expect(posts.map(({ content }) => content)).toEqual([null, null]);
  });

  it('that grow too long by being made safe are refused at their text, and nothing is stored', async () => {
    const page = await add({ content: '<p>Short</p>' });
    for (const content of [`<p>${'&'.repeat(39_000)}`, '<b>x</b>'.repeat(4_000)]) {
      const { details } = expectClosedError(await change(page, { content }), 400);
      expect(details?.fields).toMatchObject({
        content: [expect.stringMatching(/^Stored as HTML, this text has [\d,]+ characters/)],
      });
    }
    expect((await administrator.get(`${PAGES}/${page.id}`)).body).toMatchObject({ content: '<p>Short</p>' });
  });

  it('are seen once they are published and their time has come', async () => {
    const status = async (slug: string) => (await ask(`/api/pages/${slug}`)).status;
    const draft = await add({ is_published: false });
    const later = await add({ published_at: '2099-01-01T00:00:00.000Z' });
    const atOnce = await add({ published_at: null });
    expect([await status(draft.slug), await status(later.slug), await status(atOnce.slug)]).toEqual([
      404, 404, 200,
    ]);
    await administrator.post(`${PAGES}/bulk`, { action: 'trash', ids: [atOnce.id], reason: 'A test' });
    expect(await status(atOnce.slug)).toBe(404);
  });

  it('that are published have a draft beside what visitors read, which is previewed and published', async () => {
    const page = await add({ title: 'Live', description: 'As it is.', content: '<p>Live</p>' });
    const read = async () => (await ask(`/api/pages/${page.slug}`)).json();
    const published = await read();
    const draft = { title: 'Drafted', content: '<p>Drafted</p>', is_draft: true };
    const first = (await change(page, draft)).body;
    expect(first).toMatchObject({ title: 'Drafted', is_draft: true, version: page.version + 1 });
    expect(await read()).toEqual(published);
    // A second save of it, another slug besides: what is read stays what was published.
    const second = await change(first, { content: '<p>Drafted twice</p>', slug: `${page.slug}-2` });
    expect(await read()).toEqual({ ...(published as object), slug: `${page.slug}-2` });
    expectClosedError(await change(first, { title: 'On an older version' }), 409);

    const link = (await administrator.get(`${PAGES}/${page.id}/preview`)).body;
    const preview = await (await ask(link.path.replace('/preview/', '/api/page-previews/'))).json();
    expect(preview).toMatchObject({ page: { title: 'Drafted', content: '<p>Drafted twice</p>' } });

    expect((await change(second.body, { is_draft: false })).status).toBe(200);
    expect(await read()).toMatchObject({ title: 'Drafted', content: '<p>Drafted twice</p>' });
    const { items } = (await administrator.get(`${PAGES}/${page.id}/revisions`)).body;
    expect(items.map(({ after }: { after: { is_draft: boolean } }) => after.is_draft)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('of which nothing is published have no draft beside it, and one that is withdrawn is none either', async () => {
    const refused = await administrator.post(PAGES, { ...RESOURCE_EXAMPLES.cms_pages(), is_draft: true });
    expect(expectClosedError(refused, 400).details?.fields).toEqual({
      is_draft: ['This page isn’t published yet. Save it without a draft.'],
    });
    expect((await add({ is_published: false, is_draft: true })).is_draft).toBe(false);
    const page = await add({ content: '<p>Live</p>' });
    const draft = (await change(page, { content: '<p>Drafted</p>', is_draft: true })).body;
    const withdrawn = (await change(draft, { is_published: false })).body;
    expect(withdrawn.is_draft).toBe(false);
    expect((await ask(`/api/pages/${page.slug}`)).status).toBe(404);
    await change(withdrawn, { is_published: true });
    expect(await (await ask(`/api/pages/${page.slug}`)).json()).toMatchObject({ content: '<p>Drafted</p>' });
  });

  it('hold nothing that runs, whoever wrote it', async () => {
    const page = await add({
      content: '<p onclick="x()">a<script>alert(1)</script></p><img src=x onerror=y>',
    });
    expect(page.content).toBe('<p>a</p>');
    await app.services.database.servicePool.query(
      "update cms_pages set content = '<p>b</p><script>alert(1)</script>' where id = $1",
      [page.id],
    );
    expect(await (await ask(`/api/pages/${page.slug}`)).json()).toMatchObject({ content: '<p>b</p>' });
  });

  it('hold nothing of the corpus of hostile HTML, on the way in as on the way out', async () => {
    const page = await add({ content: HOSTILE.join('<p>and</p>') });
    expectHarmless(page.content);
    for (const hostile of HOSTILE) {
      // As somebody who got at the table would leave it.
      await app.database.query('update cms_pages set content = $1 where id = $2', [hostile, page.id]);
      const shown = (await (await ask(`/api/pages/${page.slug}`)).json()) as { content: string };
      expectHarmless(shown.content);
    }
  });

  it('keep the pictures that stand in them, and an older version of them', async () => {
    const upload = async () => {
      const body = png({ width: 5, height: 5, random: true });
      const path = '/api/admin/media?purpose=page';
      return (await send(app.baseUrl, 'POST', path, { body, cookie: administrator.cookie })).body as Media;
    };
    const [shown, former, unused] = [await upload(), await upload(), await upload()];
    const row = await add({ content: `<p>a</p><img src="${former.url}" alt="Before">` });
    await change(row, { content: `<p>b</p><img src="${shown.url}" alt="Now">` });
    await removeUnusedMedia.run(
      {
        servicePool: app.services.database.servicePool,
        now: () => new Date(Date.now() + 31 * 86_400_000),
        mediaReferences: MEDIA_REFERENCES,
      },
      {},
    );
    const status = async ({ url }: Media) => (await ask(url)).status;
    expect([await status(shown), await status(former), await status(unused)]).toEqual([200, 200, 404]);
  });

  it('are found by an address that they had before, until another page has it', async () => {
    const page = await add();
    const moved = await change(page, { slug: `${page.slug}-moved` });
    expect(moved.status).toBe(200);
    const found = async () =>
      ((await (await ask(`/api/pages/${page.slug}`)).json()) as { slug: string }).slug;
    expect(await found()).toBe(`${page.slug}-moved`);
    await add({ slug: page.slug });
    expect(await found()).toBe(page.slug);
  });

  it('have addresses of their own', async () => {
    const page = await add();
    for (const slug of [page.slug, 'how-it-works', 'Not An Address']) {
      const refused = await administrator.post(PAGES, { ...RESOURCE_EXAMPLES.cms_pages(), slug });
      expect(refused.status).toBe(400);
      expect(refused.body.details.fields.slug).toHaveLength(1);
    }
    await administrator.post(`${PAGES}/bulk`, { action: 'trash', ids: [page.id], reason: 'A test' });
    await add({ slug: page.slug });
    const restored = await administrator.post(`${PAGES}/bulk`, { action: 'restore', ids: [page.id] });
    expect(restored.body.results).toMatchObject([{ success: false }]);
  });

  it('holds as much text as it may, in any writing', async () => {
    const content = `<p>${'語'.repeat(39_000)}</p>`;
    const { body } = await administrator.post(PAGES, { ...RESOURCE_EXAMPLES.cms_pages(), content });
    expect(body.content).toBe(content);
    const early = await administrator.post(PAGES, {
      ...RESOURCE_EXAMPLES.cms_pages(),
      published_at: '0000-01-01T00:00:00Z',
    });
    expectClosedError(early, 400);
  });
});

describe('files for machines', () => {
  it.each([
    ['/robots.txt', 'text/plain', 'Sitemap: '],
    ['/sitemap.xml', 'application/xml', '/pages/about-us</loc>'],
    ['/llms.txt', 'text/plain', '/blog/why-one-answer-proves-nothing)'],
    ['/blog/rss.xml', 'application/rss+xml', '<link>http'],
  ])('%s is made of what is published now, and sent once', async (path, type, part) => {
    const answer = await ask(path);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(await answer.text()).toContain(part);
    const etag = answer.headers.get('etag') ?? '';
    expect((await ask(path, { 'if-none-match': etag })).status).toBe(304);
  });

  it('name the support address for reports of vulnerabilities, and are missing without one', async () => {
    const path = '/.well-known/security.txt';
    expect((await ask(path)).status).toBe(404);
    const config = { ...app.services.config, supportAddress: 'help@example.com' };
    const api = await startApi({ ...app.services, config });
    const { status, headers, body } = await send(`http://localhost:${api.port}`, 'GET', path);
    await api.stop();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('Contact: mailto:help@example.com\n');
  });

  it('name a page that was just added', async () => {
    const { slug } = await add();
    expect(await (await ask('/sitemap.xml')).text()).toContain(`/pages/${slug}</loc>`);
  });
});
