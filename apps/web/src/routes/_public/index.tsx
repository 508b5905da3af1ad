import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { toPageContext } from '../../lib/page-context.ts';
import { LandingPage } from '../../pages/landing/landing-page.tsx';

export const Route = createFileRoute('/_public/')({
  // A loader is part of every first load, and the browser needs what it reads only when it comes here later.
  loader: async ({ context, serverContext }) =>
    (await import('../../pages/landing/load-landing.ts')).loadLanding(
      context.fetcher,
      toPageContext(serverContext),
    ),
  staleTime: 300_000,
  head: () => ({ meta: [{ title: `${PRODUCT_NAME}: is your brand named by AI assistants?` }] }),
  component: LandingPage,
});
