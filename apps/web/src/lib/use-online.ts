import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/**
 * False since the browser said that its connection was lost. Until then the page came from the server, so it is there,
 * whatever the browser knows of networks: a machine without one still reaches itself.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
}
