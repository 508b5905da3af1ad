import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { Hydrate } from '@tanstack/react-start';
import { visible } from '@tanstack/react-start/hydration';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { FeatureShowcase } from '../../features/content/feature-showcase.tsx';
import { Hero } from '../../features/content/hero.tsx';
import { LogoCarousel } from '../../features/content/logo-carousel.tsx';
import { WhyChooseUs } from '../../features/content/why-choose-us.tsx';
import { preloadPages } from '../../lib/preload-pages.ts';
import { BelowFirstScreen } from './below-first-screen.tsx';

const Route = getRouteApi('/_public/');
const LaterBelow = lazy(() => import('./later-below.tsx'));

const WHY = (
  <Hydrate when={visible()}>
    <WhyChooseUs />
  </Hydrate>
);

const FEATURES = (
  <Hydrate when={visible()}>
    <FeatureShowcase />
  </Hydrate>
);

export function LandingPage() {
  const data = Route.useLoaderData();
  const { claims, logos, is_demonstration, opens_demonstration } = data;
  // HTML from the server is hydrated once visible. After a navigation inside the site there is none.
  const [wasSent] = useState(!useHydrated());
  // The same element at each render: with another one React drops the HTML that nobody has scrolled to yet.
  const sent = useMemo(
    () => (
      <Hydrate when={visible()}>
        <BelowFirstScreen {...data} areExamples={data.is_demonstration} />
      </Hydrate>
    ),
    [data],
  );
  useEffect(preloadPages, []);
  return (
    <>
      <Hero claims={claims} areExamples={is_demonstration} opensDemonstration={opens_demonstration} />
      {WHY}
      <LogoCarousel logos={logos} hasExamples={is_demonstration} />
      {FEATURES}
      {wasSent ? (
        sent
      ) : (
        <Suspense fallback={null}>
          <LaterBelow {...data} areExamples={is_demonstration} />
        </Suspense>
      )}
    </>
  );
}
