import { useEffect } from 'react';
import { useServices } from './use-services.ts';

/** What browsers report although nothing is broken for the user, or what the page already says itself. */
const NOISE =
  /ResizeObserver loop|dynamically imported module|module script failed|preload CSS|Failed to fetch|NetworkError|Load failed|AbortError|WebSocket/i;

/** True for an error that a user should hear of. */
export function isReportable(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error ?? '');
  return text !== '' && !NOISE.test(text);
}

/** Says it when something broke that no part of the page has caught. */
export function useUncaughtErrors(): void {
  const { toasts } = useServices();
  useEffect(() => {
    const tell = (error: unknown) => {
      if (!isReportable(error)) return;
      toasts.show({
        title: 'Unexpected Error',
        description: 'An unexpected error occurred. Please refresh the page.',
        tone: 'destructive',
      });
    };
    const onError = (event: ErrorEvent) => tell(event.error ?? event.message);
    const onRejection = (event: PromiseRejectionEvent) => tell(event.reason);
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
    return () => {
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
    };
  }, [toasts]);
}
