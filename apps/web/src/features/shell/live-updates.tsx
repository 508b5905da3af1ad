import { useEffect } from 'react';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { listenToEvents } from '../../lib/event-stream.ts';

/** Loads again what the server says has changed, also when another tab or a worker changed it. */
export function LiveUpdates() {
  const clients = useAppClients();

  useEffect(() => {
    let wasReady = false;
    return listenToEvents((event) => {
      if (event.type !== 'ready') return void refreshAfter(clients, event);
      void refreshAfter(clients, { type: wasReady ? 'reopened' : 'opened' });
      wasReady = true;
    });
  }, [clients]);

  return null;
}
