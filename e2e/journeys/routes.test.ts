import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { test } from '../fixtures/furnished.ts';
import { pendingRequests } from '../fixtures/problems.ts';
import { expectAccessible, expectFits, expectUsableOnPhone } from '../fixtures/screen-checks.ts';
import { openAsAdministrator, trashAll } from '../pages/back-office.ts';
import {
  ACCOUNTS,
  type Audience,
  type ProductRoute,
  pathOf,
  ROLES,
  ROUTES,
  type Role,
  SEEN_BY,
  targetOf,
  type Written,
} from '../pages/routes.ts';
import { sizeAt } from '../pages/screen.ts';

// Each walk is long: spread over the workers.
test.describe.configure({ mode: 'parallel' });

const FILES = join(import.meta.dirname, '../../apps/web/src/routes');
/** Layouts, and what opens at their address is a route of its own. */
const LAYOUTS = ['/_app', '/_public', '/_app/admin', '/_app/tracker', '/_app/tracker/settings'];

/** The addresses that the router knows, read from its files: a layout has none of its own. */
function addressesOfFiles(): string[] {
  return readdirSync(FILES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => /createFileRoute\('([^']+)'\)/.exec(readFileSync(join(FILES, file), 'utf8'))?.[1] ?? null)
    .filter((id) => id !== null)
    .map((id) => ({ id, path: id.replace(/^\/_(app|public)/, '').replace(/\/$/, '') || '/' }))
    .filter(({ id }) => !LAYOUTS.includes(id))
    .map(({ path }) => path);
}

test('every address that the router knows stands in the table, once, and nothing else does', () => {
  const listed = ROUTES.filter(({ isNoFile }) => !isNoFile).map(({ route }) => route);
  expect(listed.sort()).toEqual(addressesOfFiles().sort());
  expect(new Set(ROUTES.map(({ route }) => route)).size).toBe(ROUTES.length);
});

/** Follows the server's redirects from an address without a browser: where they end, how many there were, and the answer. */
async function followRedirects(
  request: APIRequestContext,
  path: string,
): Promise<{ end: string; hops: number; status: number }> {
  let end = path;
  for (let hops = 0; ; hops += 1) {
    const reply = await request.get(end, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    const { location } = reply.headers();
    if (location === undefined) return { end, hops, status: reply.status() };
    expect(reply.status(), `${end} → ${location}`).toBeGreaterThanOrEqual(300);
    const next = new URL(location, reply.url());
    end = next.pathname + next.search;
  }
}

const isLookedAt = (route: ProductRoute, role: Role) => SEEN_BY[route.audience] === role;
/** A page behind the sign-in is gone to from the one before; `npm run verify` loads each. */
const LOADS_EACH = process.env.LOADS_EACH === 'true';
/** Pages that a role sees as another does, or not at all, are opened by `npm run verify`; `npm test` asks for them only. */
const WALKS = ROLES.flatMap((role) => [
  { role, which: 'its own pages', routes: ROUTES.filter((route) => isLookedAt(route, role)) },
  { role, which: 'all other pages @verify', routes: ROUTES.filter((route) => !isLookedAt(route, role)) },
]);

for (const role of ROLES) {
  test(`every address answers the role ${role} and leads where it should`, async ({
    page,
    context,
    furnished,
  }) => {
    const cookies = ACCOUNTS[role];
    if (cookies !== null) await context.addCookies(furnished[cookies]);
    const seen = new Set<string>();
    for (const route of ROUTES) {
      const path = pathOf(route, furnished);
      const target = targetOf(route, path, role);
      const { end, status } = await followRedirects(context.request, path);
      if (end === target) {
        expect(status, path).toBe(target === (route.leadsTo ?? path) ? (route.status ?? 200) : 200);
        continue;
      }
      // What the server leaves to the browser: one guard leads away from all these pages. The walks open each.
      expect(end, path).toBe(path);
      if (seen.has(target)) continue;
      seen.add(target);
      await page.goto(path);
      await expect(page).toHaveURL((url) => url.pathname + url.search === target);
    }
  });
}

for (const { role, which, routes } of WALKS) {
  test(`every address leads where it should for the role ${role}, in a wide window and a narrow one: ${which}`, async ({
    page,
    context,
    furnished,
    problems,
  }) => {
    test.setTimeout(1_800_000);
    // The other pages lead a visitor away before anything is asked for.
    if (role !== 'visitor' || which === 'its own pages') problems.provoke(/status of 404 /);
    const cookies = ACCOUNTS[role];
    if (cookies !== null) await context.addCookies(furnished[cookies]);
    const pages = new Set(ROUTES.map((route) => pathOf(route, furnished)));
    /** The heading of the page that is open, if its program can go on to another. */
    let open: ProductRoute['heading'] | null = null;
    for (const route of routes) {
      const path = pathOf(route, furnished);
      const target = targetOf(route, path, role);
      const isThere = target === (route.leadsTo ?? path);
      await test.step(`${path} → ${target}`, async () => {
        if (path !== target) {
          const { end, hops } = await followRedirects(page.request, path);
          // The target of a redirect by the server is another row, or the sign-in.
          if (hops > 0 && end === target && (!isThere || pages.has(target))) return;
        }
        await page.setViewportSize(sizeAt(1350));
        if (!LOADS_EACH && open !== null && open !== route.heading && path === target)
          await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`);
        else expect((await page.goto(path))?.status(), path).toBe(isThere ? (route.status ?? 200) : 200);
        await expect(page).toHaveURL((url) => url.pathname + url.search === target);
        const heading = page.getByRole('heading', { level: 1 });
        if (!isThere) return expect(heading).toBeVisible();
        await expect(heading).toHaveText(route.heading);
        await expect.poll(() => pendingRequests(context), 'requests under way').toEqual([]);
        open = role === 'visitor' ? null : route.heading;
        if (!isLookedAt(route, role)) return;
        await expectFits(page);
        await expectAccessible(page, ['dark']);
        await page.setViewportSize(sizeAt(360));
        await expectUsableOnPhone(page);
      });
    }
  });
}

const isPublic = (audience: Audience) => audience === 'anyone' || audience === 'visitor';

/** Steps of one person's sign-in: nobody else's to find. */
const OWN_STEPS =
  /^\/(login|registration|forgot-password|reset-password|confirm-email|invitation|unsubscribe)$/;

/** What machines read of a page besides who stands behind it, in the words of schema.org. */
const DATA: Record<string, string[]> = {
  '/': ['Organization', 'SoftwareApplication'],
  '/plans': ['Organization', 'SoftwareApplication', 'BreadcrumbList'],
  '/faqs': ['Organization', 'FAQPage'],
  '/help': ['Organization', 'BreadcrumbList'],
  '/help/read-a-rate': ['Organization', 'BreadcrumbList'],
};

/** The kinds of things in a document's data, whether it holds one or a graph of them. */
function typesOf(data: { '@type'?: string; '@graph'?: { '@type': string; offers?: unknown[] }[] }): string[] {
  const things = data['@graph'] ?? [];
  for (const { '@type': type, offers } of things)
    if (type === 'SoftwareApplication') expect(offers?.length, 'offers').toBeGreaterThan(1);
  return [...(data['@type'] ? [data['@type']] : []), ...things.map((thing) => thing['@type'])];
}

test('every page that anyone may read is whole without its program, and says to machines what it is', async ({
  browser,
  baseURL,
  furnished,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const route of ROUTES.filter(({ audience, route: at }) => isPublic(audience) && at !== '/$')) {
    const path = pathOf(route, furnished);
    const reply = await page.goto(path);
    expect(reply?.status(), path).toBe(route.status ?? 200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(route.heading);
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    if (route.status === 404 || OWN_STEPS.test(path)) continue;
    const address = `${baseURL}${route.leadsTo ?? path}`;
    await expect(page, path).toHaveTitle(/\S/);
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', address);
    for (const name of ['name="description"', 'property="og:title"', 'property="og:description"'])
      await expect(page.locator(`meta[${name}]`), `${path} ${name}`).toHaveAttribute('content', /\S/);
    await expect(page.locator('meta[property="og:image"]'), path).toHaveAttribute('content', /^http.*\.png$/);
    const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = graphs.flatMap((text) => typesOf(JSON.parse(text)));
    expect(types, path).toEqual(expect.arrayContaining(DATA[route.route] ?? ['Organization']));
  }
  await context.close();
});

test('the landing page keeps what is below the first screen when its program takes over', async ({
  page,
  browser,
}) => {
  const parts = (of: Page) => of.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const machine = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await machine.goto('/');
  // The program asks for the other pages once it has taken over.
  const others = page.waitForResponse(/page-routes/);
  await page.goto('/');
  await others;
  await page.evaluate('new Promise((idle) => requestIdleCallback(idle))');
  expect(await parts(page)).toEqual(await parts(machine));
  await machine.context().close();
});

/** A post that the administrator wrote, with a link to its preview; gone for everybody when the work is over. */
async function withPost(browser: Browser, work: (written: Written) => Promise<void>): Promise<void> {
  const admin = await openAsAdministrator(browser, '/admin/cms', 'Content Management');
  const title = `Walked ${Date.now()}`;
  const slug = title.toLowerCase().replace(' ', '-');
  const words = { description: '', content: '<p>Words.</p>', published_at: null };
  const added = await admin.request.post('/api/admin/cms_pages', {
    headers: { origin: new URL(admin.url()).origin },
    data: { title, slug, kind: 'post', ...words, is_published: true, is_draft: false },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const { id } = (await added.json()) as { id: string };
  const read = async (path: string) => (await admin.request.get(path)).json();
  const link = (await read(`/api/admin/cms_pages/${id}/preview`)) as { path: string };
  const { author } = (await read(`/api/pages/${slug}`)) as { author: { id: string; full_name: string } };
  await work({
    title,
    author: author.full_name,
    authorPath: `/blog/authors/${author.id}`,
    previewPath: link.path,
  });
  await trashAll(admin, 'cms_pages', slug);
  await admin.context().close();
}

test('what is there of a route that names any is whole, for whose it is, and led away from for others', {
  tag: '@verify',
}, async ({ page, context, browser, furnished }) => {
  await withPost(browser, async (written) => {
    const there = { ...furnished, ...written };
    const walked = ROUTES.flatMap((route) => (route.existing ? [{ route, existing: route.existing }] : []));
    expect(walked).toHaveLength(5);
    for (const { route, existing } of walked) {
      const path = existing.path(there);
      await context.clearCookies();
      const heading = page.getByRole('heading', { level: 1 });
      await test.step(path, async () => {
        if (existing.owner !== null) {
          expect((await followRedirects(page.request, path)).end).toBe(targetOf(route, path, 'visitor'));
          await context.addCookies(furnished[existing.owner]);
        }
        for (const width of [1350, 360] as const) {
          await page.setViewportSize(sizeAt(width));
          expect((await page.goto(path))?.status(), path).toBe(200);
          const { heading: says } = existing;
          await expect(heading).toHaveText(typeof says === 'function' ? says(written) : says);
          await expectFits(page);
        }
        await expectAccessible(page, ['dark']);
      });
    }
    const machine = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    for (const [path, says] of [
      [written.authorPath, written.author],
      [written.previewPath, written.title],
    ] as const) {
      expect((await machine.goto(path))?.status(), path).toBe(200);
      await expect(machine.getByRole('heading', { level: 1 }), path).toHaveText(says);
    }
    await machine.context().close();
  });
});
