import { createFileRoute } from '@tanstack/react-router';
import { toPageContext } from '../../lib/page-context.ts';
import { LandingPage } from '../../pages/landing/landing-page.tsx';
import * as messages from '../messages.ts';

export const Route = createFileRoute('/_public/')({
  // A loader is part of every first load, and the browser needs what it reads only when it comes here later.
  loader: async ({ context, serverContext }) =>
    (await import('../../pages/landing/load-landing.ts')).loadLanding(
      context.fetcher,
      toPageContext(serverContext),
    ),
  staleTime: 300_000,
  head: () => ({ meta: [{ title: messages.landing }] }),
  component: LandingPage,
});
