import { EARLY_READS_MS } from './early-reads.ts';

/**
 * Measures how long ago the oldest read of a cache that is created now may have begun: with the document, while its early
 * reads can still be taken. Of two clocks the one that is further on counts: one may be set back, the other may stop while
 * the computer sleeps.
 */
export function startReadAge(clocks = [() => performance.now(), () => Date.now()]): () => number {
  const beganAt = clocks.map((now) => now());
  const [pageAgeMs = 0] = beganAt;
  const earlierMs = pageAgeMs > EARLY_READS_MS ? 0 : pageAgeMs;
  return () => earlierMs + Math.max(...clocks.map((now, index) => now() - (beganAt[index] ?? 0)));
}
