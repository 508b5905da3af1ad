import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { BrowserServices } from './browser-services.ts';
import type { SessionState } from './session.ts';

/** Session, toasts and fetcher of this page. */
export function useServices(): BrowserServices {
  return useRouter().options.context;
}

/** Who is signed in: undefined until the server has said so. Asks when nobody has asked yet. */
export function useSession(): SessionState {
  const { session } = useServices();
  useEffect(() => {
    session.load().catch(() => {
      // The page works signed out; whatever needs the session asks again and shows the failure itself.
    });
  }, [session]);
  return useSyncExternalStore(session.subscribe, session.current, () => undefined);
}
