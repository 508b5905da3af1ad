import { useEffect } from 'react';
import { isReported } from './error-reporter.ts';
import { useServices } from './use-services.ts';

/** Says it when something broke that no part of the page has caught, and reports it. */
export function useUncaughtErrors(): void {
  const { toasts, errors } = useServices();
  useEffect(() => {
    const report = (error: unknown) => {
      if (!isReported(error)) return;
      errors.report(error, { category: 'UNKNOWN_ERROR' });
      toasts.show({
        title: 'Unexpected Error',
        description: 'An unexpected error occurred. Please refresh the page.',
        tone: 'destructive',
      });
    };
    const onError = (event: ErrorEvent) => report(event.error ?? event.message);
    const onRejection = (event: PromiseRejectionEvent) => report(event.reason);
    const sendQueued = () => void errors.sendQueued();
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
    addEventListener('online', sendQueued);
    sendQueued();
    return () => {
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
      removeEventListener('online', sendQueued);
    };
  }, [toasts, errors]);
}
