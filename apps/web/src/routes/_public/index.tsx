import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { Faq } from '../../features/content/faq.tsx';
import { FeatureShowcase } from '../../features/content/feature-showcase.tsx';
import { Hero } from '../../features/content/hero.tsx';
import { LogoCarousel } from '../../features/content/logo-carousel.tsx';
import { OperatorOffer } from '../../features/content/operator-offer.tsx';
import { Section } from '../../features/content/section.tsx';
import { WhyChooseUs } from '../../features/content/why-choose-us.tsx';
import { PricingCards } from '../../features/plans/pricing-cards.tsx';
import { toPageContext } from '../../lib/page-context.ts';

export const Route = createFileRoute('/_public/')({
  loader: async ({ context, serverContext }) => {
    const page = toPageContext(serverContext);
    // A loader is part of every first load, and the browser needs the price list only when it comes here later.
    const { loadPricingPlans, toPricingPlans } = await import('../../features/plans/load-pricing-plans.ts');
    return { plans: page ? toPricingPlans(page.plans) : await loadPricingPlans(context.fetcher) };
  },
  staleTime: 300_000,
  head: () => ({ meta: [{ title: `${PRODUCT_NAME}: is your brand named by AI assistants?` }] }),
  component: LandingPage,
});

function LandingPage() {
  const { plans } = Route.useLoaderData();
  return (
    <>
      <Hero />
      <LogoCarousel />
      <WhyChooseUs />
      <FeatureShowcase />
      <Section
        id="pricing"
        title="Pricing"
        lede="Accounts begin on Free; the administrator can put them on another plan. None can be bought here yet."
      >
        <PricingCards plans={plans} />
        <OperatorOffer />
      </Section>
      <Faq />
    </>
  );
}
