import { useEffect, useRef, useState } from 'react';
import { boundaryDelayMs, pause, RETRIES_MAX } from './retries.ts';

interface Retry {
  /** How often it may still be tried again. */
  left: number;
  /** True from the click until what broke is drawn again. */
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Tries again what broke: after a while that grows with each time, three times at most.
 * @param prepare is done meanwhile: asking the server anew, for example.
 */
export function useRetry(tried: number, onRetry: () => void, prepare?: () => Promise<unknown>): Retry {
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
    await Promise.allSettled([pause(boundaryDelayMs(tried)), prepare?.()]);
    if (!isLeft.current) onRetry();
  };
  return { left: RETRIES_MAX - tried, isRetrying, retry: () => void retry() };
}
