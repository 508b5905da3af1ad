import { useAppClients } from '../../lib/app-clients.tsx';
import { type Change, refreshAfter } from './stale-after.ts';

/** How a page says that something has changed; ends when what it shows is read again. */
export function useRefreshAfter(): (change: Change) => Promise<void> {
  const clients = useAppClients();
  return (change) => refreshAfter(clients, change);
}
