import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import type { PageContext } from './lib/page-context.ts';

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: PageContext | undefined };
  }
}

const render = createStartHandler(defaultStreamHandler);

/**
 * Renders one page: `fetch(request, { context })` answers with HTML or a redirect. Its Link header names the files that
 * the HTML does not, those of routes that only the browser renders: else each would wait for the one before.
 */
export default {
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
    const html = await response.text();
    const headers = new Headers(response.headers);
    for (const [href, link] of files) if (!html.includes(`"${href}"`)) headers.append('link', link);
    return new Response(html, { status: response.status, headers });
  },
};
