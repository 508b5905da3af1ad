import { getRouteApi } from '@tanstack/react-router';
import { Hydrate } from '@tanstack/react-start';
import { visible } from '@tanstack/react-start/hydration';
import { Faq } from '../../features/content/faq.tsx';
import { FeatureShowcase } from '../../features/content/feature-showcase.tsx';
import { Hero } from '../../features/content/hero.tsx';
import { HowItMeasures } from '../../features/content/how-it-measures.tsx';
import { Integration } from '../../features/content/integration.tsx';
import { LogoCarousel } from '../../features/content/logo-carousel.tsx';
import { OperatorOffer } from '../../features/content/operator-offer.tsx';
import { Section } from '../../features/content/section.tsx';
import { Testimonials } from '../../features/content/testimonials.tsx';
import { WhyChooseUs } from '../../features/content/why-choose-us.tsx';
import { PricingCards } from '../../features/plans/pricing-cards.tsx';
import { YearlyNote } from '../../features/plans/yearly-note.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_public/');

export function LandingPage() {
  const { plans, claims, logos, testimonials, faq, is_demonstration } = Route.useLoaderData();
  return (
    <>
      <Hero claims={claims} areExamples={is_demonstration} />
      {/* What needs no program to be read loads it when it comes near. */}
      <Hydrate when={visible()}>
        <WhyChooseUs />
      </Hydrate>
      <LogoCarousel logos={logos} hasExamples={is_demonstration} />
      <FeatureShowcase />
      <Hydrate when={visible()}>
        <HowItMeasures />
        <Section id="pricing" title={messages.pricing} lede={messages.accountsBeginOnFree}>
          <PricingCards plans={plans} />
          <YearlyNote plans={plans} />
          <OperatorOffer claims={claims} areExamples={is_demonstration} />
        </Section>
        <Integration />
        <Testimonials testimonials={testimonials} />
        <Faq groups={faq} />
      </Hydrate>
    </>
  );
}
