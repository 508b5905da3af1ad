import { performance } from 'node:perf_hooks';

/** Shorter spans tell of single tasks. */
const SPAN_MS = 500;

/**
 * The share of time, from 0 to 1, that this process's event loop was busy over the last half second or since it was last
 * asked. Time in which the machine gave it no core counts as busy.
 */
export function watchEventLoop(): () => number {
  let last = performance.eventLoopUtilization();
  let at = performance.now();
  let utilization = 0;
  return () => {
    if (performance.now() - at >= SPAN_MS) {
      const now = performance.eventLoopUtilization();
      utilization = performance.eventLoopUtilization(now, last).utilization;
      last = now;
      at = performance.now();
    }
    return utilization;
  };
}
