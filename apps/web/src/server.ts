import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import type { PageContext } from './lib/page-context.ts';

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: PageContext | undefined };
  }
}

/** Renders one page: `fetch(request, { context })` answers with HTML or a redirect. */
export default { fetch: createStartHandler(defaultStreamHandler) };
