import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personId as asPersonId } from '../../test/ids.ts';
import { firstAccountOf, type SignedInActor } from '../context/actor.ts';
import { createLog } from '../lib/log.ts';
import { createPages } from './pages.ts';

const PLACE = '<div id="words">Loading...</div>';
const FALLBACK = '<div id="words">Loading...<script>readItYourself()</script></div>';
const BEFORE = `<!doctype html><head><script>start()</script></head><p>${'words '.repeat(400)}</p>`;
const servers: Server[] = [];

/** How each person's company is read; by the test. */
let companyOf: (userId: string) => Promise<string>;
let address: string;

/** Pages that wait so long for their first words; returns where they are. */
async function serve(firstWordsMs: number): Promise<string> {
  const pages = createPages({
    renderers: {
      en: {
        pageAt: (path) => ({ route: path, params: {}, path }),
        render: async () => new Response(`${BEFORE}${PLACE}<p>after</p>`),
        firstWordsOf: (path) =>
          path === '/tracker/dashboard'
            ? {
                reads: ['/api/company'],
                place: PLACE,
                fallback: FALLBACK,
                render: (answers, cookies) => `<h1>${answers['/api/company']}</h1><i>${cookies}</i>`,
              }
            : null,
        searchNamesOf: () => [],
      },
    },
    findNamedPage: () => null,
    baseUrl: () => 'https://example.com',
    cacheMs: 60_000,
    hasDeveloperPages: false,
    firstWordsMs,
    log: createLog('silent'),
  });
  const server = createServer((request, response) => {
    const personId = asPersonId(String(request.headers.user));
    const actor: SignedInActor = {
      kind: 'user',
      personId,
      accountId: firstAccountOf(personId),
      sessionId: 's',
    };
    void pages.serve(request, response, {
      path: request.url ?? '/',
      search: '',
      actor: request.headers.user === undefined ? null : actor,
      language: null,
      read: async () => companyOf(personId),
      countLookup: () => () => undefined,
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  address = await serve(600_000);
});
afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));
beforeEach(() => {
  companyOf = async (personId) => `Company of ${personId}`;
});

const open = (path: string, headers: Record<string, string>, method = 'GET', at = address) =>
  fetch(`${at}${path}`, { method, headers, redirect: 'manual' });

describe('a page with first words', () => {
  it("says the person's own to each, out of one rendered page", async () => {
    for (const user of ['anna', 'ben', 'anna']) {
      const html = await (await open('/tracker/dashboard', { user, cookie: 'a=b' })).text();
      expect(html).toBe(`${BEFORE}<h1>Company of ${user}</h1><i>a=b</i><p>after</p>`);
    }
  });

  it('is kept by nobody, and runs no script that it did not come with', async () => {
    const { headers } = await open('/tracker/dashboard', { user: 'anna' });
    expect(headers.get('cache-control')).toBe('private, no-store');
    // Those of the page and of what may stand in place of the words.
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
  });

  it('comes whole also to who reads no brotli', async () => {
    const plain = await open('/tracker/dashboard', { user: 'anna', 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toContain('<h1>Company of anna</h1>');
    const brotli = await open('/tracker/dashboard', { user: 'anna', 'accept-encoding': 'br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(await brotli.text()).toContain('<h1>Company of anna</h1>');
  });

  it('begins while they are still looked for', async () => {
    const asked = Promise.withResolvers<string>();
    companyOf = () => asked.promise;
    const { body } = await open('/tracker/dashboard', { user: 'anna' });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(BEFORE);
    asked.resolve('Late Ltd');
    expect((await reader?.read())?.value).toContain('<h1>Late Ltd</h1>');
  });

  it.each([
    ['fails', () => Promise.reject(new Error('refused')), 600_000],
    ['takes too long', () => new Promise<string>(() => undefined), 10],
  ])('goes on without them when reading %s', async (_what, read, waitsMs) => {
    companyOf = read;
    const answer = await open('/tracker/dashboard', { user: 'anna' }, 'GET', await serve(waitsMs));
    expect(await answer.text()).toBe(`${BEFORE}${FALLBACK}<p>after</p>`);
    expect(answer.status).toBe(200);
  });

  it('reads nothing for HEAD, for a visitor and on other pages', async () => {
    companyOf = () => {
      throw new Error('read');
    };
    const head = await open('/tracker/dashboard', { user: 'anna' }, 'HEAD');
    expect(head.headers.get('cache-control')).toBe('private, no-store');
    expect((await open('/tracker/dashboard', {})).headers.get('location')).toContain('/login');
    const other = await open('/tracker/keywords', { user: 'anna' });
    expect(await other.text()).toBe(`${BEFORE}${PLACE}<p>after</p>`);
    expect(other.headers.get('cache-control')).toBe('no-cache');
  });
});
