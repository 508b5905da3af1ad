import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../lib/use-services.ts';
import { useUncaughtErrors } from '../lib/use-uncaught-errors.ts';

const loadToaster = () => import('./toaster.tsx');
const Toaster = lazy(loadToaster);

/** Long enough that the page itself has come first. */
const PRELOAD_AFTER_MS = 4_000;

/** Loads what draws the toasts while there is a connection: the first one may have to say that there is none. */
export function preloadToaster(): () => void {
  const timer = setTimeout(() => {
    loadToaster().catch(() => {
      // The first toast loads it again.
    });
  }, PRELOAD_AFTER_MS);
  return () => clearTimeout(timer);
}

/** The place of the toasts; what draws them is loaded with the first one. */
export function ToastOutlet() {
  const { toasts } = useServices();
  useUncaughtErrors();
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (toast) setNeeded(true);
  }, [toast]);
  return <Suspense fallback={null}>{isNeeded && <Toaster toast={toast} />}</Suspense>;
}
