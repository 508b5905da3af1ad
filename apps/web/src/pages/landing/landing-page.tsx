import { getRouteApi } from '@tanstack/react-router';
import { Hydrate } from '@tanstack/react-start';
import { visible } from '@tanstack/react-start/hydration';
import { FeatureShowcase } from '../../features/content/feature-showcase.tsx';
import { Hero } from '../../features/content/hero.tsx';
import { LogoCarousel } from '../../features/content/logo-carousel.tsx';
import { WhyChooseUs } from '../../features/content/why-choose-us.tsx';
import { BelowFirstScreen } from './below-first-screen.tsx';

const Route = getRouteApi('/_public/');

export function LandingPage() {
  const { plans, claims, logos, testimonials, faq, is_demonstration } = Route.useLoaderData();
  return (
    <>
      <Hero claims={claims} areExamples={is_demonstration} />
      <Hydrate when={visible()}>
        <WhyChooseUs />
      </Hydrate>
      <LogoCarousel logos={logos} hasExamples={is_demonstration} />
      <FeatureShowcase />
      <Hydrate when={visible()}>
        <BelowFirstScreen
          plans={plans}
          claims={claims}
          testimonials={testimonials}
          faq={faq}
          areExamples={is_demonstration}
        />
      </Hydrate>
    </>
  );
}
