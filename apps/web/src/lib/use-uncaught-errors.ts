import { useEffect } from 'react';
import { isReported } from './error-reporter.ts';
import * as messages from './messages.ts';
import { useServices } from './use-services.ts';

/** Says it when something broke that no part of the page has caught, and reports it. */
export function useUncaughtErrors(): void {
  const { toasts, errors, log } = useServices();
  useEffect(() => {
    const report = (error: unknown) => {
      if (!isReported(error)) return;
      errors.report(error, { category: 'UNKNOWN_ERROR' });
      toasts.show({
        title: messages.unexpectedError,
        description: messages.unexpectedErrorText,
        tone: 'destructive',
      });
    };
    const note = (message: string, error: unknown) =>
      log.note({ message, level: 'error', stack: error instanceof Error ? error.stack : null });
    const onError = (event: ErrorEvent) => {
      note(event.message, event.error);
      report(event.error ?? event.message);
    };
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      note(
        `Unhandled Promise Rejection: ${reason instanceof Error ? reason.message : String(reason)}`,
        reason,
      );
      report(reason);
    };
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
  }, [toasts, errors, log]);
}
