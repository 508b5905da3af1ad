import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { toPageContext } from '../../lib/page-context.ts';
import { PublicPlansPage } from '../../pages/public-plans/public-plans-page.tsx';

export const Route = createFileRoute('/_public/plans')({
  loader: async ({ context, serverContext }) => {
    const { loadOffer } = await import('../../features/plans/load-plans.ts');
    return loadOffer(toPageContext(serverContext), context.fetcher);
  },
  staleTime: 300_000,
  head: () => ({
    meta: [
      { title: `Plans · ${PRODUCT_NAME}` },
      { name: 'description', content: `What each plan of ${PRODUCT_NAME} allows, and what it costs.` },
    ],
  }),
  component: PublicPlansPage,
});
