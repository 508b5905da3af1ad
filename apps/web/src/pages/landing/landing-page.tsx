import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { Hydrate } from '@tanstack/react-start';
import { visible } from '@tanstack/react-start/hydration';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FeatureShowcase } from '../../features/content/feature-showcase.tsx';
import { Hero } from '../../features/content/hero.tsx';
import { LogoCarousel } from '../../features/content/logo-carousel.tsx';
import { WhyChooseUs } from '../../features/content/why-choose-us.tsx';
import { preloadPages } from '../../lib/preload-pages.ts';
import { BelowFirstScreen } from './below-first-screen.tsx';

const Route = getRouteApi('/_public/');
const LaterBelow = lazy(() => import('./later-below.tsx'));

export function LandingPage() {
  const { plans, claims, logos, testimonials, faq, is_demonstration, opens_demonstration } =
    Route.useLoaderData();
  // HTML from the server is hydrated once visible. After a navigation inside the site there is none.
  const [wasSent] = useState(!useHydrated());
  useEffect(preloadPages, []);
  const below = { plans, claims, testimonials, faq, areExamples: is_demonstration };
  return (
    <>
      <Hero claims={claims} areExamples={is_demonstration} opensDemonstration={opens_demonstration} />
      <Hydrate when={visible()}>
        <WhyChooseUs />
      </Hydrate>
      <LogoCarousel logos={logos} hasExamples={is_demonstration} />
      <FeatureShowcase />
      {wasSent ? (
        <Hydrate when={visible()}>
          <BelowFirstScreen {...below} />
        </Hydrate>
      ) : (
        <Suspense fallback={null}>
          <LaterBelow {...below} />
        </Suspense>
      )}
    </>
  );
}
