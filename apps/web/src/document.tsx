import { LANGUAGE, PRODUCT_NAME, PRODUCT_TAGLINE } from '@answerscope/contract';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { COLOR_SCHEME_SCRIPT } from './lib/color-scheme.ts';
import { earlyReadsScript, readsOf } from './lib/early-reads.ts';
import { BROUGHT_READS, PAGE_READS } from './page-reads.ts';

/** What every page says of itself unless it says otherwise. */
export const DOCUMENT_HEAD = {
  meta: [
    { charSet: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'description', content: PRODUCT_TAGLINE },
    { title: PRODUCT_NAME },
  ],
  links: [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
    { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  ],
};

/** What stands around every page, as the server sends it. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={LANGUAGE} data-mantine-color-scheme="dark" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: COLOR_SCHEME_SCRIPT }} />
        {/* Only in the document: the browser keeps what stands there, and carries no program for it. */}
        {import.meta.env.SSR ? <EarlyReads /> : null}
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** Asks for what the page will read before any of the program is there. What an address adds is left to the page. */
function EarlyReads() {
  const router = useRouter();
  const { pathname, searchStr } = router.state.location;
  const [matchedRoutes, params] = router.getMatchedRoutes(pathname);
  const brought = readsOf(BROUGHT_READS, { matchedRoutes, params });
  const paths = readsOf(PAGE_READS, { matchedRoutes, params }).filter(
    (path) => !brought.includes(path) && (searchStr === '' || !path.includes('?')),
  );
  if (paths.length === 0) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: paths of ours, named by the routes
  return <script dangerouslySetInnerHTML={{ __html: earlyReadsScript(paths) }} />;
}
