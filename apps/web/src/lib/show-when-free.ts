import type { NewToast, Toasts } from './toasts.ts';

/** Shows a message once the one before it is gone, so that neither takes the other's place. Returns how to give up. */
export function showWhenFree(
  toasts: Pick<Toasts, 'show' | 'current' | 'subscribe'>,
  toast: NewToast,
): () => void {
  if (toasts.current() === null) {
    toasts.show(toast);
    return () => {};
  }
  const stop = toasts.subscribe(() => {
    if (toasts.current() !== null) return;
    stop();
    toasts.show(toast);
  });
  return stop;
}
