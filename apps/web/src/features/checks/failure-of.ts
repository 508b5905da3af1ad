import { RequestError } from '../../lib/request-error.ts';
import type { CheckOutcome } from './describe-outcome.ts';

/** Why there is no outcome: a refusal and a lost connection in their own words, a fault of ours in none. */
export function failureOf(error: unknown): Pick<CheckOutcome, 'verdict' | 'reason'> {
  if (!(error instanceof RequestError)) return { verdict: 'failed' };
  if (error.code === 'INTERNAL_SERVER_ERROR') return { verdict: 'not-saved' };
  if (error.code === 'RATE_LIMIT_EXCEEDED') return { verdict: 'limited' };
  const saysWhy = error.status < 500 || error.code === 'TIMEOUT_ERROR';
  return saysWhy ? { verdict: 'failed', reason: error.message } : { verdict: 'failed' };
}
