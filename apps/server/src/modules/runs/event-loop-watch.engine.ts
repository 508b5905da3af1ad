import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** Shorter spans tell of single tasks. */
const SPAN_MS = 500;

/**
 * The share of time, from 0 to 1, that this process's event loop was busy over the last half second or since it was last
 * asked. Time in which the machine gave it no core counts as busy.
 * @param clock of this process, when left out
 */
export function watchEventLoop(
  clock: {
    now(): number;
    eventLoopUtilization(now?: EventLoopUtilization, since?: EventLoopUtilization): EventLoopUtilization;
  } = performance,
): () => number {
  let last = clock.eventLoopUtilization();
  let at = clock.now();
  let utilization = 0;
  return () => {
    if (clock.now() - at >= SPAN_MS) {
      const now = clock.eventLoopUtilization();
      utilization = clock.eventLoopUtilization(now, last).utilization;
      last = now;
      at = clock.now();
    }
    return utilization;
  };
}
