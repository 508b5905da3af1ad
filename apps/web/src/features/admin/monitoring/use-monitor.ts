import { useCallback, useEffect, useState } from 'react';
import { type Monitor, startMonitor } from '../../../lib/monitor.ts';
import { useServices } from '../../../lib/use-services.ts';

/** What is shown is never older. */
const REFRESH_MS = 5_000;

/** The monitor of this browser, looked at again every five seconds and after `refresh`. Null until the page has begun. */
export function useMonitor(): { monitor: Monitor | null; refresh: () => void } {
  const { log } = useServices();
  const [, setLooks] = useState(0);
  const [monitor, setMonitor] = useState<Monitor | null>(null);
  const refresh = useCallback(() => setLooks((looks) => looks + 1), []);
  useEffect(() => {
    setMonitor(startMonitor(log));
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [log, refresh]);
  return { monitor, refresh };
}
