import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { Outlet, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { AppClientsProvider, createAppClients } from '../../lib/app-clients.tsx';
import { useOwnLanguage } from '../../lib/use-own-language.ts';
import { useServices, useSession } from '../../lib/use-services.ts';
import { hearViewChanges } from '../../lib/view-as.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { preloadToaster } from '../../ui/toast-outlet.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { useMonitoring } from './use-monitoring.ts';
import { useSignedOutElsewhere } from './use-signed-out-elsewhere.ts';

const ViewAsBar = lazy(() => import('./view-as-bar.tsx'));
const VisitBar = lazy(() => import('./visit-bar.tsx'));
const Connectivity = lazy(() =>
  // Without it every page works; only the connection is not spoken of.
  import('./connectivity.tsx').catch(() => ({ default: () => null })),
);

/** What every page behind the sign-in stands in: the clients with their cache, the kit, the event stream. */
export function AppLayout() {
  const services = useServices();
  const router = useRouter();
  const navigate = useNavigate();
  useEffect(preloadToaster, []);
  useMonitoring();
  useSignedOutElsewhere();
  useOwnLanguage();
  useEffect(hearViewChanges, []);
  const user = useSession();

  const onSignedOut = useCallback(
    (title: string = FRIENDLY_ERRORS.auth.session_expired) => {
      if (services.session.current() === null) return;
      services.session.forget();
      const from = router.state.location.href;
      void navigate({ to: '/login', search: { from }, replace: true });
      services.toasts.show({ title, tone: 'destructive' });
    },
    [services, router, navigate],
  );
  const [clients] = useState(() => createAppClients({ ...services, onSignedOut }));

  return (
    <AppClientsProvider clients={clients}>
      <LiveUpdates onSignedOut={onSignedOut} />
      {user && user.view_ends_at_ms !== null && (
        <LazyPart>
          <ViewAsBar user={user} endsAtMs={user.view_ends_at_ms} />
        </LazyPart>
      )}
      {user?.is_visit && (
        <LazyPart>
          <VisitBar />
        </LazyPart>
      )}
      <Outlet />
      <Suspense fallback={null}>
        <Connectivity />
      </Suspense>
    </AppClientsProvider>
  );
}
