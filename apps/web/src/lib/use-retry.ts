import { useEffect, useRef, useState } from 'react';
import { boundaryDelayMs, pause, RETRIES_MAX } from './retries.ts';

interface Retry {
  /** How often it may still be tried again. */
  left: number;
  /** True from the click until what broke is drawn again. */
  isRetrying: boolean;
  retry: () => void;
}

/** Tries again what broke: after a delay that grows each time, three times at most. */
export function useRetry(tried: number, onRetry: () => void): Retry {
  const [isRetrying, setRetrying] = useState(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const retry = async () => {
    setRetrying(true);
    await pause(boundaryDelayMs(tried));
    if (!isLeft.current) onRetry();
  };
  return { left: RETRIES_MAX - tried, isRetrying, retry: () => void retry() };
}
