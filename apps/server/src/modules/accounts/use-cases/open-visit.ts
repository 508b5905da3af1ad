import { randomBytes } from 'node:crypto';
import { appError, type Language, LIMITS } from '@answerscope/contract';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import { addressBlock } from '../../../http/client-address.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { newId } from '../../../lib/ids.ts';
import { RATE_RULES } from '../../../lib/rate-rules.ts';
import { deleteOldVisits, insertVisit, lockVisitedAccount } from '../visits.queries.ts';
import { DEMONSTRATION_EMAIL } from './seed-accounts.ts';

export interface VisitServices {
  authPool: Pool;
  rateLimiter: RateLimiter;
  now: () => Date;
}

/** Visits at a time; the next one ends the oldest. */
export const VISITS_MAX = 200;

/**
 * Begins a visit of the demonstration's account: a session that changes nothing and ends after
 * `LIMITS.demonstration_visit_minutes`. Returns its token.
 * @throws RATE_LIMIT_EXCEEDED, SERVICE_UNAVAILABLE (the demonstration has no account that may be shown)
 */
export async function openVisit(
  { authPool, rateLimiter, now }: VisitServices,
  { address, language }: { address: string; language: Language },
): Promise<string> {
  const key = `visits:${addressBlock(address)}`;
  const taken = await rateLimiter.consume(key, RATE_RULES.demonstration_visits);
  if (!taken.allowed)
    throw appError('RATE_LIMIT_EXCEEDED', { details: { retry_after_seconds: taken.retryAfterSeconds ?? 1 } });
  const begunAt = now();
  const token = randomBytes(24).toString('base64url');
  await inTransaction(authPool, null, async (tx) => {
    const userId = await lockVisitedAccount(tx, DEMONSTRATION_EMAIL);
    if (userId === null) throw appError('SERVICE_UNAVAILABLE');
    await deleteOldVisits(tx, userId, { kept: VISITS_MAX - 1 });
    await insertVisit(tx, {
      id: newId(begunAt.getTime()),
      userId,
      token,
      expiresAt: new Date(begunAt.getTime() + LIMITS.demonstration_visit_minutes * 60_000),
      visitLanguage: language,
    });
  });
  return token;
}
