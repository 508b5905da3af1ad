import { useEffect } from 'react';
import { useServices } from '../../lib/use-services.ts';

/** Long after a page has what it needs. */
const WAIT_MS = 3_000;

/** Lets the browser's own monitoring run while somebody is signed in, and the measuring of a chosen session; without a connection once there is one. */
export function useMonitoring(): void {
  const services = useServices();
  useEffect(() => {
    const load = () => {
      import('../../lib/start-watching.ts').then(
        ({ startWatching }) => startWatching(services),
        () => {
          // Without it every page works; the next one loads it.
        },
      );
    };
    const timer = setTimeout(() => {
      if (navigator.onLine) load();
      else addEventListener('online', load, { once: true });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', load);
    };
  }, [services]);
}
