import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import {
  appError,
  COMMON_ADDRESSES,
  FORMER_PAGES,
  isPublicPath,
  type Language,
  pathIn,
  preferredLanguage,
  SHORT_ADDRESSES,
  splitLanguage,
  TEST_ADDRESSES,
} from '@answerscope/contract';
import type { SignedInActor } from '../context/actor.ts';
import type { Log } from '../lib/log.ts';
import { ABSENT_NAME, type NamedPage, type PageAddress } from './absent-pages.ts';
import { acceptsBrotli } from './accept-encoding.ts';
import { type FirstWords, type ReadForPage, sayFirstWords } from './first-words.ts';
import { BROTLI, type MadeBody, makeBody, makePlainBody, sendBody } from './made-body.ts';
import { isForPerson, sendRedirect } from './respond.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts';

/** The web application as it was built in one language. Its paths name no language. */
export interface PageRenderer {
  /** Renders one page to HTML or a redirect; the address of the request is the browser's. */
  render: (request: Request) => Promise<Response>;
  firstWordsOf: (path: string) => FirstWords | null;
  /** Parameters of the search that a page is rendered by. Others would be pages of their own that are all the same. */
  searchNamesOf: (path: string) => readonly string[];
  /** The page at a path; null where the web application has none. */
  pageAt: (path: string) => PageAddress | null;
}

/** English is always there; another language where it was built. */
export type PageRenderers = { en: PageRenderer } & { [Name in Language]?: PageRenderer };

interface PageRequest {
  path: string;
  search: string;
  actor: SignedInActor | null;
}

/** Where a page request goes instead, decided before any HTML is made; null: it may be shown. */
export function pageRedirect(
  { path, search, actor }: PageRequest,
  { hasDeveloperPages }: { hasDeveloperPages: boolean },
): string | null {
  // The browser's program takes an address in any case.
  const inLowerCase = path.toLowerCase();
  const isUnder = (prefix: string) => inLowerCase === prefix || inLowerCase.startsWith(`${prefix}/`);
  if (path === '/plans' && actor !== null) return `/tracker/plans${search}`;
  const slug = SHORT_ADDRESSES[path];
  if (slug !== undefined) return `/pages/${slug}`;
  const meant = COMMON_ADDRESSES[inLowerCase];
  if (meant !== undefined) return `${meant}${keptSearch(search)}`;
  if (path === '/profile') return actor === null ? '/' : '/tracker/profile';
  if (isUnder('/tracker/profile') && actor === null) return '/';
  const suite = TEST_ADDRESSES[inLowerCase];
  if (suite !== undefined) {
    if (actor === null) return `/login?from=${encodeURIComponent(suite)}`;
    return actor.kind === 'administrator' ? suite : '/tracker/dashboard';
  }
  if (isUnder('/test') && !hasDeveloperPages) return '/';
  const isForAdministrators = isUnder('/admin') || isUnder('/test');
  if (isUnder('/tracker') || isUnder('/start') || isForAdministrators) {
    if (actor === null) return `/login?from=${encodeURIComponent(path + keptSearch(search))}`;
    if (isForAdministrators && actor.kind !== 'administrator') return '/tracker/dashboard';
    return null;
  }
  if ((path === '/login' || path === '/registration') && actor !== null) return '/tracker/dashboard';
  return null;
}

/** What encoding makes of a longer one is more than the request for the sign-in may hold. */
const SEARCH_KEPT_MAX = 2_000;
const keptSearch = (search: string) => (search.length > SEARCH_KEPT_MAX ? '' : search);

interface CachedPage {
  html: string;
  bodyFor: Record<'visitor' | 'signedIn', () => MadeBody>;
  /** What stands before and after the first words, where the page has some. */
  around: { words: FirstWords; before: string; after: string } | null;
  policy: string;
  status: number;
  location: string | null;
  /** The files that the page will load: the browser asks for them before it has read the HTML. */
  link: string | null;
  /** False where what it shows is for who has its address, and ends: nothing keeps it. */
  isKept: boolean;
  expiresAt: number;
}

const CACHED_PAGES_MAX = 200;

export interface Pages {
  /** Renders every page anew when it is next asked for: something that it shows has changed. */
  forget(path?: string): void;
  /**
   * `read` reads in the name of the actor; `countLookup` counts a page that may not exist, and what it returns takes that
   * back.
   * @throws what `countLookup` throws, NOT_FOUND
   */
  serve(
    request: IncomingMessage,
    response: ServerResponse,
    at: PageRequest & {
      /** Of who is signed in; null for visitors. */
      language: Language | null;
      read: ReadForPage;
      countLookup: () => () => void;
    },
  ): Promise<void>;
}

/**
 * Renders pages. What is rendered never depends on who asks, so a page's HTML, its compressed form and its policy with
 * the hashes of its inline scripts are kept for `cacheMs`, once for visitors and once for whoever is signed in, which an
 * attribute says. Only its first words are the person's own: they are put in
 * while it is sent, and hold no script.
 */
export function createPages(options: {
  renderers: PageRenderers;
  /** The row that the address of a page names; null for a page that exists in any case. */
  findNamedPage: (page: PageAddress) => NamedPage | null;
  /** How long a page waits for what its first words need. */
  firstWordsMs: number;
  log: Log;
  baseUrl: () => string;
  cacheMs: number;
  hasDeveloperPages: boolean;
}): Pages {
  const cache = new Map<string, CachedPage>();
  const underWay = new Map<string, Promise<CachedPage>>();
  /** Counts how often everything was forgotten: what was begun before is sent, and not kept. */
  let generation = 0;
  const rendererOf = (language: Language): PageRenderer =>
    options.renderers[language] ?? options.renderers.en;
  const findCached = (key: string): CachedPage | Promise<CachedPage> | undefined => {
    const cached = cache.get(key);
    if (cached === undefined || cached.expiresAt <= Date.now()) return underWay.get(key);
    // Last in the order: what was not asked for longest goes first.
    cache.delete(key);
    cache.set(key, cached);
    return cached;
  };
  const load = async (
    language: Language,
    page: PageAddress,
    search: string,
    countLookup: () => () => void,
  ): Promise<CachedPage> => {
    const renderer = rendererOf(language);
    const { path } = page;
    const known = knownSearch(search, renderer.searchNamesOf(path));
    const cached = findCached(keyOf(language, path + known));
    if (cached !== undefined) return cached;
    const named = options.findNamedPage(page);
    // Of all values of its search, few lead to a page that somebody has not opened lately.
    if (known !== '') countLookup();
    if (named === null) return draw(language, path, known);
    const takeBack = countLookup();
    if (!(await named.exists())) {
      const absent = insertName(await draw(language, named.absentPath, ''), named.name);
      const moved = FORMER_PAGES[path];
      return moved === undefined ? absent : { ...absent, status: 301, location: pathIn(language, moved) };
    }
    takeBack();
    return draw(language, path, known);
  };
  const draw = async (language: Language, path: string, search: string): Promise<CachedPage> => {
    const key = keyOf(language, path + search);
    const known = findCached(key);
    if (known !== undefined) return known;
    const rendering = renderNew(language, path, search).finally(() => {
      if (underWay.get(key) === rendering) underWay.delete(key);
    });
    underWay.set(key, rendering);
    return rendering;
  };
  const renderNew = async (language: Language, path: string, search: string): Promise<CachedPage> => {
    const begunIn = generation;
    const renderer = rendererOf(language);
    const address = new URL(pathIn(language, path) + search, options.baseUrl());
    const rendered = await renderer.render(new Request(address, { headers: { accept: 'text/html' } }));
    const html = rendered.body === null ? '' : await new globalThis.Response(rendered.body).text();
    const words = renderer.firstWordsOf(path);
    const [before = '', after, ...more] = words === null ? [] : html.split(words.place);
    const around = words && after !== undefined && more.length === 0 ? { words, before, after } : null;
    const page: CachedPage = {
      html,
      bodyFor: {
        visitor: onceMade(() => makeBody(html)),
        signedIn: onceMade(() => makeBody(forSignedIn(html))),
      },
      around,
      policy: contentSecurityPolicy(inlineScriptHashes(html + (words?.fallback ?? ''))),
      status: rendered.status,
      location: rendered.headers.get('location'),
      link: rendered.headers.get('link'),
      isKept: rendered.headers.get('cache-control') !== 'no-store',
      expiresAt: Date.now() + options.cacheMs,
    };
    // Errors would push real pages out of the cache. The absent page is kept: all absent names share it.
    const isReal = rendered.status < 400 || path.includes(ABSENT_NAME);
    if (page.isKept && isReal && begunIn === generation) {
      const key = keyOf(language, path + search);
      cache.delete(key);
      if (cache.size >= CACHED_PAGES_MAX) cache.delete(cache.keys().next().value ?? '');
      cache.set(key, page);
    }
    return page;
  };
  const sendPersonal = async (
    request: IncomingMessage,
    response: ServerResponse,
    page: Pick<CachedPage, 'status'> & {
      around: NonNullable<CachedPage['around']>;
      useBrotli: boolean;
      read: ReadForPage;
    },
  ): Promise<void> => {
    const { words, before, after } = page.around;
    response.setHeader('cache-control', 'private, no-store');
    if (page.useBrotli) response.setHeader('content-encoding', 'br');
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' });
    if (request.method === 'HEAD') return void response.end();
    const saying = sayFirstWords(words, {
      read: page.read,
      cookies: request.headers.cookie ?? '',
      waitMs: options.firstWordsMs,
      log: options.log,
    });
    const parts = page.useBrotli ? createBrotliCompress(BROTLI) : new PassThrough();
    const sent = pipeline(parts, response);
    // The browser begins with what it has to load while the words are still looked for.
    parts.write(before);
    if ('flush' in parts) parts.flush(constants.BROTLI_OPERATION_FLUSH);
    parts.end((await saying) + after);
    await sent.catch((error: unknown) => {
      options.log.debug({ err: error }, 'somebody left before the page was sent');
    });
  };
  return {
    forget: (path) => {
      generation += 1;
      const isMeant = (key: string) => {
        const address = key.slice(key.indexOf(' ') + 1);
        return path === undefined || address === path || address.startsWith(`${path}?`);
      };
      for (const kept of [cache, underWay])
        for (const key of [...kept.keys()]) if (isMeant(key)) kept.delete(key);
    },
    serve: async (request, response, at) => {
      const named = splitLanguage(at.path);
      const { path } = named;
      const isMisnamed =
        named.path !== at.path &&
        (!isPublicPath(path) || path.startsWith('//') || options.renderers[named.language] === undefined);
      if (isMisnamed) return sendRedirect(response, `/${path.replace(/^\/+/, '')}${at.search}`);
      const language = isPublicPath(path) ? named.language : (at.language ?? 'en');
      const redirect = pageRedirect({ ...at, path }, options);
      if (redirect !== null) {
        // Addresses behind the sign-in have no language; the browser's decides for the sign-in page.
        const spoken = isPublicPath(path) ? language : preferredLanguage(request.headers['accept-language']);
        return sendRedirect(
          response,
          options.renderers[spoken] === undefined ? redirect : pathIn(spoken, redirect),
        );
      }
      const known = rendererOf(language).pageAt(path);
      const page = known && (await load(language, known, at.search, at.countLookup));
      if (page?.location !== null) {
        // People who mistyped are led home; a machine is told that there is nothing, unless it has moved for good.
        if (page?.status !== 301 && !isForPerson(request)) throw appError('NOT_FOUND');
        return sendRedirect(response, page?.location ?? pathIn(language, '/'), page?.status ?? 307);
      }
      response.setHeader('content-security-policy', page.policy);
      response.setHeader('cache-control', page.isKept ? 'no-cache' : 'private, no-store');
      if (page.link !== null) response.setHeader('link', page.link);
      response.setHeader('vary', 'accept-encoding, cookie');
      if (page.around !== null && at.actor !== null) {
        const { status, around } = page;
        return sendPersonal(request, response, {
          status,
          around,
          useBrotli: acceptsBrotli(request),
          read: at.read,
        });
      }
      const body = page.bodyFor[at.actor === null ? 'visitor' : 'signedIn']();
      sendBody(request, response, { body, type: 'text/html; charset=utf-8', status: page.status });
    },
  };
}

const keyOf = (language: Language, address: string) => `${language} ${address}`;

/** The page of what does not exist, as it is drawn for this name: the browser's program compares the two. */
function insertName(page: CachedPage, name: string): CachedPage {
  const html = page.html.replaceAll(ABSENT_NAME, name);
  return {
    ...page,
    bodyFor: { visitor: () => makePlainBody(html), signedIn: () => makePlainBody(forSignedIn(html)) },
    policy: contentSecurityPolicy(inlineScriptHashes(html)),
  };
}

/** Of a search, the parameters with these names, once each; '' without any. */
function knownSearch(search: string, names: readonly string[]): string {
  if (names.length === 0 || search === '') return '';
  const given = new URLSearchParams(search);
  const known = new URLSearchParams(
    names.flatMap((name): [string, string][] => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return known.size === 0 ? '' : `?${known.toString()}`;
}

/**
 * The same page for whoever is signed in: the styles of the header read the attribute and show what is theirs before
 * any script ran. It says that somebody is, and not who.
 */
function forSignedIn(html: string): string {
  return html.replace('<html', '<html data-signed-in=""');
}

function onceMade<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
