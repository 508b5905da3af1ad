import { appError, type RateLimitName } from '@answerscope/contract';
import type { ReadRule } from '../lib/rate-rules.ts';

/** More are not remembered: those that have not been asked for longest are full again anyway. */
const KEYS_MAX = 50_000;

export interface ReadLimiter {
  /** Takes one read of whom the key names. @throws RATE_LIMIT_EXCEEDED */
  take(key: string, rule: ReadRule): void;
  /** Puts a read back that turned out not to count. */
  giveBack(key: string, rule: Pick<ReadRule, 'burst'>): void;
}

/**
 * Token buckets for reads, in the memory of one process: a statement for each read would cost as much as the read. Over
 * several processes each of them allows as much.
 * @param onRefused is told by which rule a read was refused
 */
export function createReadLimiter({
  clock = () => performance.now(),
  onRefused = () => undefined,
}: {
  clock?: () => number;
  onRefused?: (name: RateLimitName) => void;
} = {}): ReadLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take: (key, { name, burst, perSecond }) => {
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
      onRefused(name);
      const retry_after_seconds = Math.max(1, Math.ceil((1 - tokens) / perSecond));
      throw appError('RATE_LIMIT_EXCEEDED', { details: { retry_after_seconds } });
    },
    giveBack: (key, { burst }) => {
      const kept = buckets.get(key);
      if (kept !== undefined) kept.tokens = Math.min(burst, kept.tokens + 1);
    },
  };
}
