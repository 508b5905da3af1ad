import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../lib/use-services.ts';
import { useUncaughtErrors } from '../lib/use-uncaught-errors.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

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
