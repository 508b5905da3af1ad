import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { ToastMessage } from '../lib/toasts.ts';
import { useServices } from '../lib/use-services.ts';
import { useUncaughtErrors } from '../lib/use-uncaught-errors.ts';

type Drawing = ComponentType<{ toast: ToastMessage | null }>;

const loadToaster = () => import('./toaster.tsx');

/** Loads what draws the toasts while there is a connection: the first one may have to say that there is none. */
export function preloadToaster(): void {
  loadToaster().catch(() => {
    // The first toast loads it again.
  });
}

/** The place of the toasts. Until what draws them is there, their words stand as plain text. */
export function ToastOutlet() {
  const { toasts } = useServices();
  useUncaughtErrors();
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null);
  const [Toaster, setToaster] = useState<Drawing | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (toast === null || Toaster !== null) return;
    loadToaster()
      .then((module) => setToaster(() => module.default))
      .catch(() => setFailed(true));
  }, [toast, Toaster]);
  if (Toaster !== null) return <Toaster toast={toast} />;
  if (toast === null || !hasFailed) return null;
  return (
    <p role="status">
      {toast.title} {toast.description}
    </p>
  );
}
