import { appError } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { RATE_RULES } from '../../../lib/rate-rules.ts';
import type { PaymentServices } from '../payments.services.ts';

/** Of a user whose call asks the payment provider. */
export interface AskingContext extends AccountContext {
  services: PaymentServices;
  rateLimiter: RateLimiter;
  baseUrl: () => string;
}

/** @throws RATE_LIMIT_EXCEEDED */
export async function limitAsking({ rateLimiter, accountId }: AskingContext): Promise<void> {
  const taken = await rateLimiter.consume(`payments:${accountId}`, RATE_RULES.payment_questions);
  if (!taken.allowed)
    throw appError('RATE_LIMIT_EXCEEDED', { details: { retry_after_seconds: taken.retryAfterSeconds ?? 1 } });
}
