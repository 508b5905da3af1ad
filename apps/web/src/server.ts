import helpArticles from 'virtual:help-articles';
import entries from 'virtual:route-entries';
import { splitLanguage } from '@answerscope/contract';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import { firstWordsOf } from './first-words.tsx';
import { pageAt } from './lib/page-at.ts';
import { type PageContext, toPageContext } from './lib/page-context.ts';
import { withMachineHead } from './machine-head.ts';
import { getRouter } from './router.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: PageContext | undefined };
  }
}

const render = createStartHandler(defaultStreamHandler);
/** Only asked which addresses it knows. */
const router = getRouter();

/** What pages are rendered by; every other parameter is read in the browser. */
const SEARCH_NAMES: Readonly<Record<string, readonly string[]>> = {
  '/registration': ['plan', 'yearly'],
  '/start': ['plan', 'yearly'],
};

/**
 * Renders one page, for whoever asks: `fetch(request, { context })` answers with HTML or a redirect. Its Link header
 * names the files that the HTML does not, those of routes that only the browser renders: else each would wait for the
 * one before. `firstWordsOf(path)` is what can be said of a page to one person before its program is there;
 * `searchNamesOf(path)` names what it is rendered by of an address’s search; `pageAt(path)` says which page an address
 * is, null for one that leads home.
 */
export default {
  firstWordsOf,
  pageAt: (path: string) => pageAt(router, path),
  searchNamesOf: (path: string): readonly string[] => SEARCH_NAMES[path] ?? [],
  fetch: async (request: Request, options: Parameters<typeof render>[1]): Promise<Response> => {
    const files = new Map<string, string>();
    const response = await render(request, {
      ...options,
      onEarlyHints: ({ hints }) => {
        for (const { href, as } of hints) {
          if (as === 'script') files.set(href, `<${href}>; rel=modulepreload`);
          // As the program asks for it: another mode would be another request.
          if (as === 'style') files.set(href, `<${href}>; rel=preload; as=style; crossorigin`);
        }
      },
    });
    if (response.body === null) return response;
    const { path: pathname } = splitLanguage(new URL(request.url).pathname);
    const hasFirstWords = firstWordsOf(pathname) !== null;
    let html = await response.text();
    const version = toPageContext(options?.context)?.version;
    // A page may stay open for days: what breaks in it is reported with what it was sent by.
    if (version !== undefined) html = html.replace('<html', `<html data-version="${version}"`);
    const headers = new Headers(response.headers);
    if (entries.program !== '' && pathname !== '/') {
      const entry = /^\/admin(?:\/|$)/i.test(pathname) ? entries.backOffice : entries.pages;
      html = html.replaceAll(` src="${entries.program}"`, ` src="${entry.of}"`);
      for (const part of entry.parts) files.set(part, `<${part}>; rel=modulepreload`);
    }
    // It ends with its hour, and is for who has the link.
    if (pathname.startsWith('/preview/') && response.status === 200) headers.set('cache-control', 'no-store');
    const styleSheet = toPageContext(options?.context)?.style_sheet;
    if (styleSheet) {
      // Read before the first paint, so that nothing is seen in other colours; asked for before the HTML is read.
      html = html.replace('</head>', `<link rel="stylesheet" href="${styleSheet}"></head>`);
      headers.append('link', `<${styleSheet}>; rel=preload; as=style`);
    }
    // Before the program's many files: words that are painted without it would be drawn anew.
    headers.append('link', `<${interLatin}>; rel=preload; as=font; type=font/woff2; crossorigin`);
    for (const [href, link] of files) {
      if (html.includes(`"${href}"`)) continue;
      // First words are painted as the page will be; the program finds the style that is there.
      if (hasFirstWords && link.includes('as=style'))
        html = html.replace('</head>', `<link rel="stylesheet" crossorigin="" href="${href}"></head>`);
      else headers.append('link', link);
    }
    if (response.status === 200) {
      const url = new URL(request.url);
      const slug = /^\/(?:pages|blog)\/([^/]+)$/.exec(pathname)?.[1];
      const context = toPageContext(options?.context);
      const page = slug === undefined ? null : await context?.findPage?.(slug);
      const article = helpArticles.find((one) => `/help/${one.slug}` === pathname)?.title;
      html = withMachineHead(html, { url, page: page ?? null, article, plans: context?.plans ?? [] });
    }
    return new Response(html, { status: response.status, headers });
  },
};
