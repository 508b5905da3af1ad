import { createHash } from 'node:crypto';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LANGUAGES } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, personId } from '../../test/ids.ts';
import type { SignedInActor } from '../context/actor.ts';
import { createLog } from '../lib/log.ts';
import { ABSENT_NAME, findNamedPage, type PageAddress } from './absent-pages.ts';
import { createPages, type PageRenderer, type Pages, pageRedirect } from './pages.ts';

const user: SignedInActor = {
  kind: 'user',
  personId: personId('u'),
  accountId: accountId('u'),
  sessionId: 's',
};
const administrator: SignedInActor = { ...user, kind: 'administrator' };

describe('where a page leads before it is shown', () => {
  it.each([
    ['/', '', null, null],
    ['/pages/terms', '', null, null],
    ['/plans', '', null, null],
    ['/plans', '?plan=Free', user, '/tracker/plans?plan=Free'],
    ['/terms', '', null, '/pages/terms'],
    ['/about', '', user, '/pages/about-us'],
    ['/pricing', '', null, '/plans'],
    ['/Signup', '?plan=Free', null, '/registration?plan=Free'],
    ['/docs', '', user, '/help'],
    ['/how-it-works', '', null, '/pages/how-it-works'],
    ['/profile', '', null, '/'],
    ['/profile', '', user, '/tracker/profile'],
    ['/tracker/profile', '', null, '/'],
    ['/tracker/profile', '', user, null],
    ['/tracker/settings', '', user, null],
    ['/tracker/settings', '', null, '/login?from=%2Ftracker%2Fsettings'],
    ['/tracker/dashboard', '', null, '/login?from=%2Ftracker%2Fdashboard'],
    [
      '/tracker/keywords',
      '?page=2&search=a%26b',
      null,
      '/login?from=%2Ftracker%2Fkeywords%3Fpage%3D2%26search%3Da%2526b',
    ],
    ['/tracker/keywords', `?page=${'['.repeat(5_000)}`, null, '/login?from=%2Ftracker%2Fkeywords'],
    ['/tracker', '', user, null],
    ['/trackers', '', null, null],
    ['/start', '', null, '/login?from=%2Fstart'],
    ['/start', '', user, null],
    ['/admin', '', null, '/login?from=%2Fadmin'],
    ['/admin/users', '', user, '/tracker/dashboard'],
    ['/Admin/Users', '', user, '/tracker/dashboard'],
    ['/Tracker', '', null, '/login?from=%2FTracker'],
    ['/admin/users', '', administrator, null],
    ['/test/tag-operations', '', administrator, '/admin/function-test?suite=tags'],
    ['/test/tag-operations', '', user, '/tracker/dashboard'],
    ['/test/tag-operations', '', null, '/login?from=%2Fadmin%2Ffunction-test%3Fsuite%3Dtags'],
    ['/test/other-operations', '', administrator, '/'],
    ['/login', '', null, null],
    ['/login', '', user, '/tracker/dashboard'],
    ['/registration', '', user, '/tracker/dashboard'],
  ])('%s%s for %o leads to %s', (path, search, actor, target) => {
    expect(pageRedirect({ path, search, actor }, { hasDeveloperPages: false })).toBe(target);
  });

  it.each([
    [false, administrator, '/'],
    [true, null, '/login?from=%2Ftest%2Fkit'],
    [true, user, '/tracker/dashboard'],
    [true, administrator, null],
  ])('developer pages switched on: %s, for %o lead to %s', (hasDeveloperPages, actor, target) => {
    expect(pageRedirect({ path: '/test/kit', search: '', actor }, { hasDeveloperPages })).toBe(target);
  });
});

describe('a page', () => {
  const script = 'window.started = true';
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const html = `<!doctype html><p>${'words '.repeat(400)}</p><script>${script}</script>`;
  const link = '</assets/page.js>; rel=modulepreload; as=script';
  const rendered: string[] = [];
  /** Those that found nothing. */
  let lookups = 0;
  let server: Server;
  let address: string;
  let pages: Pages;
  let germanCount = 0;
  const writtenPages: string[] = [];
  /** What the next renders wait for, one each. */
  const gates: Promise<void>[] = [];

  beforeAll(async () => {
    const english: PageRenderer = {
      pageAt: (path): PageAddress | null => {
        if (path === '/nowhere') return null;
        if (path === '/pages/help') return { route: '/pages/$slug', params: { slug: 'help' }, path };
        const slug = /^\/blog\/(.+)$/.exec(path)?.[1];
        if (slug === undefined) return { route: path, params: {}, path: path.toLowerCase() };
        return { route: '/blog/$slug', params: { slug: decodeURIComponent(slug) }, path };
      },
      firstWordsOf: () => null,
      searchNamesOf: (path) => (path === '/kept' ? ['a'] : []),
      render: async (asked) => {
        rendered.push(asked.url);
        const count = rendered.length;
        await gates.shift();
        const { pathname } = new URL(asked.url);
        if (pathname === '/whole') return new Response('<!doctype html><html lang="en"><p>words</p></html>');
        if (pathname === '/blog/there') return new Response(html);
        if (pathname.startsWith('/blog/'))
          return new Response(`<script>window.at = "${pathname}"</script>`, { status: 404 });
        if (pathname === '/changing') return new Response(`<p>${count}</p>`);
        if (pathname === '/moved')
          return new Response(null, { status: 301, headers: { location: '/whole' } });
        if (pathname === '/broken') return new Response('a fault', { status: 500 });
        return new Response(html, { headers: { 'content-type': 'text/html', link } });
      },
    };
    const german: PageRenderer = {
      ...english,
      render: async ({ url }) => {
        const { pathname } = new URL(url);
        germanCount += 1;
        return new Response(`<p>deutsch ${pathname}${pathname === '/de/changing' ? germanCount : ''}</p>`);
      },
    };
    pages = createPages({
      renderers: { en: english, de: german },
      findNamedPage: (page) =>
        findNamedPage(page, {
          hasPage: async (slug) => ['there', 'removed', ...writtenPages].includes(slug),
          hasAuthor: async () => false,
          hasPreview: async () => false,
        }),
      baseUrl: () => 'https://example.com',
      cacheMs: 60_000,
      hasDeveloperPages: false,
      firstWordsMs: 0,
      log: createLog('silent'),
    });
    server = createServer((incoming, response) => {
      const { pathname, search } = new URL(incoming.url ?? '/', 'http://host');
      pages
        .serve(incoming, response, {
          path: pathname,
          search,
          actor: incoming.headers.cookie === undefined ? null : user,
          language: LANGUAGES.find((language) => language === incoming.headers.cookie) ?? null,
          read: async () => null,
          countLookup: () => {
            lookups += 1;
            return () => {
              lookups -= 1;
            };
          },
        })
        .catch((error: { status: number }) => response.writeHead(error.status).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('runs the scripts it came with and no other', async () => {
    const answer = await fetch(`${address}/`);
    expect(await answer.text()).toBe(html);
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' ${hash};`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('names the files that it will load', async () => {
    expect((await fetch(`${address}/`)).headers.get('link')).toBe(link);
  });

  it('that does not exist is rendered once for all names, and each is counted', async () => {
    rendered.length = 0;
    lookups = 0;
    for (const [name, written = name] of [
      ['first'],
      ['second'],
      ['first'],
      ['%20not%20a%20slug'],
      ['%22%5C%3C$&%27', '%22%5C%3C%24%26%27'],
      ["'-alert(1)-'", '%27-alert%281%29-%27'],
      ['Capitals'],
    ] as const) {
      const answer = await fetch(`${address}/blog/${name}`);
      const script = `window.at = "/blog/${written}"`;
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(`<script>${script}</script>`);
      const digest = createHash('sha256').update(script).digest('base64');
      expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${digest}'`);
    }
    expect(rendered).toEqual([`https://example.com/blog/${ABSENT_NAME}`]);
    expect(lookups).toBe(7);
  });

  it('that the program has taken over leads there once nobody writes it', async () => {
    const ask = () => fetch(`${address}/pages/help`, { redirect: 'manual' });
    writtenPages.push('help');
    expect((await ask()).status).toBe(200);
    writtenPages.pop();
    pages.forget('/pages/help');
    const answer = await ask();
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/help');
  });

  it('that exists is looked up before it is rendered, and not counted', async () => {
    rendered.length = 0;
    lookups = 0;
    for (const _again of [1, 2]) expect((await fetch(`${address}/blog/there`)).status).toBe(200);
    expect(rendered).toEqual(['https://example.com/blog/there']);
    expect(lookups).toBe(0);
  });

  it('has one rendering for all spellings of its address', async () => {
    rendered.length = 0;
    for (const path of ['/Spelled', '/spelled', '/SPELLED'])
      expect((await fetch(address + path)).status).toBe(200);
    expect(rendered).toEqual(['https://example.com/spelled']);
  });

  it('is rendered once and sent many times, each address for itself', async () => {
    rendered.length = 0;
    for (const path of ['/kept', '/kept', '/kept?a=1', '/kept']) await fetch(`${address}${path}`);
    expect(rendered).toEqual(['https://example.com/kept', 'https://example.com/kept?a=1']);
  });

  it('is the same page with whatever it is not rendered by, also asked for by many at once', async () => {
    rendered.length = 0;
    const addresses = Array.from({ length: 30 }, (_, at) => `${address}/same?utm_${at}=${at}&a=${at}`);
    for (const answer of await Promise.all(addresses.map((one) => fetch(one))))
      expect(answer.status).toBe(200);
    for (const search of ['?b=2&a=1', '?a=1&a=2&c=3']) await fetch(`${address}/kept${search}`);
    expect(rendered).toEqual(['https://example.com/same']);
  });

  it('is rendered anew once it was forgotten; what was under way then is sent, and not kept', async () => {
    rendered.length = 0;
    let open = () => {};
    gates.push(
      new Promise((resolve) => {
        open = resolve;
      }),
    );
    const early = fetch(`${address}/changing`);
    await expect.poll(() => rendered.length).toBe(1);
    pages.forget();
    expect(await (await fetch(`${address}/changing`)).text()).toBe('<p>2</p>');
    open();
    expect(await (await early).text()).toBe('<p>1</p>');
    expect(await (await fetch(`${address}/changing`)).text()).toBe('<p>2</p>');
    expect(rendered).toHaveLength(2);
  });

  it('says to whoever is signed in that somebody is, and is rendered once for all', async () => {
    rendered.length = 0;
    const visitor = await fetch(`${address}/whole`);
    const signedIn = await fetch(`${address}/whole`, { headers: { cookie: 'session' } });
    expect(await visitor.text()).toContain('<html lang="en">');
    expect(await signedIn.text()).toContain('<html data-signed-in="" lang="en">');
    expect(visitor.headers.get('vary')).toBe('accept-encoding, cookie');
    expect(rendered).toHaveLength(1);
  });

  it('is rendered again when it was forgotten, and no other with it', async () => {
    const get = async (path: string) => (await fetch(`${address}${path}`)).text();
    for (const path of ['/whole', '/plain']) await get(path);
    rendered.length = 0;
    pages.forget('/whole');
    for (const path of ['/whole', '/plain', '/whole']) await get(path);
    expect(rendered).toEqual(['https://example.com/whole']);
  });

  it('is not sent again to who has it as it is', async () => {
    const etag = (await fetch(`${address}/whole`)).headers.get('etag') ?? '';
    const again = await fetch(`${address}/whole`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const signedIn = await fetch(`${address}/whole`, {
      headers: { cookie: 'session', 'if-none-match': etag },
    });
    expect(signedIn.status).toBe(200);
    const broken = await fetch(`${address}/broken`);
    const headers = { 'if-none-match': broken.headers.get('etag') ?? '' };
    expect((await fetch(`${address}/broken`, { headers })).status).toBe(500);
  });

  it.each([
    ['failed', '/broken', 500],
    ['was removed since it was looked up', '/blog/removed', 404],
  ])('that %s is rendered again: it takes no place of a kept page', async (_, path, status) => {
    rendered.length = 0;
    for (const _again of [1, 2]) expect((await fetch(address + path)).status).toBe(status);
    expect(rendered).toHaveLength(2);
  });

  it('that is unknown leads home, and nothing is rendered or kept', async () => {
    rendered.length = 0;
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    for (const _again of [1, 2]) {
      const answer = await fetch(`${address}/nowhere`, { redirect: 'manual', headers: { accept } });
      expect(answer.status).toBe(307);
      expect(answer.headers.get('location')).toBe('/');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(rendered).toEqual([]);
  });

  it('that has moved for good leads on, a machine too', async () => {
    const answer = await fetch(`${address}/moved`, { redirect: 'manual', headers: { accept: '*/*' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/whole']);
  });

  it('that is unknown is not there for a machine, which takes whatever it gets', async () => {
    expect(
      (await fetch(`${address}/nowhere`, { redirect: 'manual', headers: { accept: '*/*' } })).status,
    ).toBe(404);
  });

  it('is compressed for who can read that, and only then', async () => {
    const ask = (encoding: string) =>
      new Promise<{ encoding: unknown; bytes: number }>((resolve, reject) => {
        request(`${address}/`, { headers: { 'accept-encoding': encoding } }, (answer) => {
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
          });
          answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], bytes }));
        })
          .on('error', reject)
          .end();
      });
    expect(await ask('gzip')).toEqual({ encoding: undefined, bytes: html.length });
    const compressed = await ask('gzip, br');
    expect(compressed.encoding).toBe('br');
    expect(compressed.bytes).toBeLessThan(html.length / 4);
  });

  it('answers HEAD with its size and no body', async () => {
    const answer = await fetch(`${address}/`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(answer.headers.get('content-length')).toBe(String(html.length));
    expect(await answer.text()).toBe('');
  });

  it('that needs a session leads a visitor to the sign-in', async () => {
    const answer = await fetch(`${address}/tracker/checker?x=1`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/login?from=%2Ftracker%2Fchecker%3Fx%3D1');
  });

  describe('in a language', () => {
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(address + path, { redirect: 'manual', headers });
    const leadsTo = async (path: string, headers: Record<string, string> = {}) =>
      (await ask(path, headers)).headers.get('location');

    it.each([
      ['/de', '/de'],
      ['/de/plain', '/de/plain'],
      ['/de/blog/there', '/de/blog/there'],
    ])('is that of a public address: %s', async (path, asked) => {
      expect(await (await ask(path)).text()).toBe(`<p>deutsch ${asked}</p>`);
    });

    it('is the reader’s behind the sign-in, and kept apart', async () => {
      const read = async (cookie: string) => (await ask('/tracker/home', { cookie })).text();
      expect(await read('de')).toBe('<p>deutsch /tracker/home</p>');
      expect(await read('en')).toBe(html);
      expect(await read('de')).toBe('<p>deutsch /tracker/home</p>');
      expect(await (await ask('/plain', { cookie: 'de' })).text()).toBe(html);
    });

    it('stays in what is led on', async () => {
      expect(await leadsTo('/de/terms')).toBe('/de/pages/terms');
      expect(await leadsTo('/de/login?from=%2Ftracker', { cookie: 'de' })).toBe('/tracker/dashboard');
      expect(await leadsTo('/de/nowhere', { accept: 'text/html' })).toBe('/de');
      expect(await leadsTo('/de/tracker/keywords?page=2', { cookie: 'de' })).toBe('/tracker/keywords?page=2');
      expect(await leadsTo('/de//example.com')).toBe('/example.com');
    });

    it('is chosen by the browser where a visitor is led to the sign-in', async () => {
      const headers = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };
      expect(await leadsTo('/tracker', headers)).toBe('/de/login?from=%2Ftracker');
      expect(await leadsTo('/tracker', { 'accept-language': 'en' })).toBe('/login?from=%2Ftracker');
    });

    it('is forgotten in all of them', async () => {
      const before = await (await ask('/de/changing')).text();
      expect(await (await ask('/de/changing')).text()).toBe(before);
      pages.forget('/changing');
      expect(await (await ask('/de/changing')).text()).not.toBe(before);
    });
  });
});
