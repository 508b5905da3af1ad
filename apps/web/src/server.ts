import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import type { PageContext } from './lib/page-context.ts';

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: PageContext | undefined };
  }
}

const render = createStartHandler(defaultStreamHandler);

/**
 * Renders one page: `fetch(request, { context })` answers with HTML or a redirect. Its Link header names the files of
 * all routes that the page stands in, also of those that only the browser renders: else each would wait for the one before.
 */
export default {
  fetch: (request: Request, options: Parameters<typeof render>[1]) =>
    render(request, { ...options, responseLinkHeader: true }),
};
