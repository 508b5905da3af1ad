import { appError } from '@answerscope/contract';
import type { UserContext } from '../../../context/user-context.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { RATE_RULES } from '../../../lib/rate-rules.ts';
import type { PaymentServices } from '../payments.services.ts';

/** Of a user whose call asks the payment provider. */
export interface AskingContext extends UserContext {
  services: PaymentServices;
  rateLimiter: RateLimiter;
  baseUrl: () => string;
}

/** @throws RATE_LIMIT_EXCEEDED */
export async function limitAsking({ rateLimiter, userId }: AskingContext): Promise<void> {
  const taken = await rateLimiter.consume(`payments:${userId}`, RATE_RULES.payment_questions);
  if (!taken.allowed)
    throw appError('RATE_LIMIT_EXCEEDED', { details: { retry_after_seconds: taken.retryAfterSeconds ?? 1 } });
}
