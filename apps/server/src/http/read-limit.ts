import { appError } from '@answerscope/contract';

/** How many may be taken at once, and how many come back a second. */
export interface ReadRule {
  burst: number;
  perSecond: number;
}

/** More are not remembered: those that have not been asked for longest are full again anyway. */
const KEYS_MAX = 50_000;

export interface ReadLimiter {
  /** Takes one read of whom the key names. @throws RATE_LIMIT_EXCEEDED */
  take(key: string, rule: ReadRule): void;
}

/**
 * Token buckets for reads, in the memory of one process: a statement for each read would cost as much as the read. Over
 * several processes each of them allows as much.
 */
export function createReadLimiter(clock: () => number = () => performance.now()): ReadLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take: (key, { burst, perSecond }) => {
      const at = clock();
      const kept = buckets.get(key) ?? { tokens: burst, at };
      const tokens = Math.min(burst, kept.tokens + ((at - kept.at) / 1000) * perSecond);
      const left = tokens < 1 ? tokens : tokens - 1;
      // Last in the order: the first is whom nobody asked for longest.
      buckets.delete(key);
      buckets.set(key, { tokens: left, at });
      const [oldest] = buckets.keys();
      if (buckets.size > KEYS_MAX && oldest !== undefined) buckets.delete(oldest);
      if (tokens >= 1) return;
      const retry_after_seconds = Math.max(1, Math.ceil((1 - tokens) / perSecond));
      throw appError('RATE_LIMIT_EXCEEDED', { details: { retry_after_seconds } });
    },
  };
}
