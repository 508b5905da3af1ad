import { createFileRoute } from '@tanstack/react-router';
import { toPageContext } from '../../lib/page-context.ts';
import { pageTitle } from '../../lib/page-title.ts';
import { PublicPlansPage } from '../../pages/public-plans/public-plans-page.tsx';
import * as messages from '../messages.ts';

export const Route = createFileRoute('/_public/plans')({
  loader: async ({ context, serverContext }) => {
    const { loadOffer } = await import('../../features/plans/load-plans.ts');
    return loadOffer(toPageContext(serverContext), context.fetcher);
  },
  staleTime: 300_000,
  head: () => ({
    meta: [{ title: pageTitle(messages.plans) }, { name: 'description', content: messages.aboutPlans }],
  }),
  component: PublicPlansPage,
});
