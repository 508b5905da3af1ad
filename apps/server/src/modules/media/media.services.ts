import type { RateLimiter } from '../../http/rate-limit.ts';

/** What uploads need from outside. */
export interface MediaServices {
  rateLimiter: RateLimiter;
  /** Runs the work when it is its turn: few pictures are decoded at once. @throws RATE_LIMIT_EXCEEDED when too many wait */
  whenItsTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}
