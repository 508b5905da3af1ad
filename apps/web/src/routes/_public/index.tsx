import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { toPageContext } from '../../lib/page-context.ts';
import { LandingPage } from '../../pages/landing/landing-page.tsx';

export const Route = createFileRoute('/_public/')({
  loader: async ({ context, serverContext }) => {
    const page = toPageContext(serverContext);
    // A loader is part of every first load, and the browser needs the price list only when it comes here later.
    const { loadPricingPlans, toPricingPlans } = await import('../../features/plans/load-pricing-plans.ts');
    if (page) return { plans: toPricingPlans(page.plans), logos: page.logos ?? null };
    const { loadLogos } = await import('../../features/content/load-logos.ts');
    const [plans, logos] = await Promise.all([loadPricingPlans(context.fetcher), loadLogos(context.fetcher)]);
    return { plans, logos };
  },
  staleTime: 300_000,
  head: () => ({ meta: [{ title: `${PRODUCT_NAME}: is your brand named by AI assistants?` }] }),
  component: LandingPage,
});
