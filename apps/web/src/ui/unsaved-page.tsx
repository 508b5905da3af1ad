import { useBlocker } from '@tanstack/react-router';
import { DiscardDialog } from './sheet.tsx';

/** Asks before the page is left as long as what was typed on it is not saved; leaving the product, the browser asks. */
export function UnsavedPage({ isUnsaved }: { isUnsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: true,
    disabled: !isUnsaved,
    withResolver: true,
  });
  return status === 'blocked' && <DiscardDialog onDiscard={proceed} onStay={reset} />;
}
