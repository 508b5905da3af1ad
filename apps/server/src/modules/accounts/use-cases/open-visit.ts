import { randomBytes } from 'node:crypto';
import { appError, type Language, LIMITS } from '@answerscope/contract';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { deleteOldVisits, insertVisit, lockVisitedAccount } from '../visits.queries.ts';
import { DEMONSTRATION_EMAIL } from './seed-accounts.ts';

export interface VisitContext {
  authPool: Pool;
  now: Date;
}

/** Visits at a time; the next one ends the oldest. */
export const VISITS_MAX = 200;

/**
 * Begins a visit of the demonstration's account for `LIMITS.demonstration_visit_minutes`. Returns its token.
 * @throws SERVICE_UNAVAILABLE (the demonstration has no account that may be shown)
 */
export async function openVisit(
  { authPool, now }: VisitContext,
  { language }: { language: Language },
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await inTransaction(authPool, null, async (tx) => {
    const personId = await lockVisitedAccount(tx, DEMONSTRATION_EMAIL);
    if (personId === null) throw appError('SERVICE_UNAVAILABLE');
    await deleteOldVisits(tx, personId, { kept: VISITS_MAX - 1 });
    await insertVisit(tx, {
      id: newId(now.getTime()),
      userId: personId,
      token,
      expiresAt: new Date(now.getTime() + LIMITS.demonstration_visit_minutes * 60_000),
      visitLanguage: language,
    });
  });
  return token;
}
