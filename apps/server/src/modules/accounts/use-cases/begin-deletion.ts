import { LIMITS } from '@answerscope/contract';
import { firstAccountOf } from '../../../context/actor.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { JobQueue } from '../../../jobs/index.ts';
import { renderLetter } from '../../../mail/letter.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { deletionAskedLetter } from '../account-letters.rules.ts';
import type { ProfileRow } from '../accounts.queries.ts';
import { endAccount } from '../deletion.jobs.ts';
import { setDeletionAsked } from '../deletion.queries.ts';
import { erasedAfter } from '../deletion.rules.ts';
import { deleteEmailChange } from '../email-changes.queries.ts';
import { endSessions } from '../sessions.queries.ts';

/** What the beginning of a deletion needs. */
export interface DeletionServices {
  outbox: Outbox;
  jobs: JobQueue;
  /** Where the sign-in is that keeps the account. */
  signInUrl: string;
}

/**
 * Signs a user out everywhere, ends what costs them money, tells them by mail, and has the account erased in a week unless
 * they sign in before. Says when. The caller holds the profile, and keeps who asked in the audit.
 */
export async function beginDeletion(
  tx: Transaction,
  { outbox, jobs, signInUrl }: DeletionServices,
  { profile, by, now }: { profile: ProfileRow; by: 'user' | 'administrator'; now: Date },
): Promise<Date> {
  const until = erasedAfter(now);
  await setDeletionAsked(tx, profile.id, now);
  await deleteEmailChange(tx, profile.id);
  await endSessions(tx, profile.id);
  const letter = deletionAskedLetter(profile.interface_language, {
    by,
    until,
    timeZone: profile.time_zone,
    days: LIMITS.deletion_days,
    url: signInUrl,
  });
  await outbox.post(tx, renderLetter(profile, letter));
  await jobs.enqueue(tx, endAccount, { account_id: firstAccountOf(profile.id), asked_at: now.toISOString() });
  return until;
}
