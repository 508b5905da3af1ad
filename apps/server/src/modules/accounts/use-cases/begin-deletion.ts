import { LIMITS } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { JobQueue } from '../../../jobs/index.ts';
import type { AccountId, PersonId } from '../../../lib/ids.ts';
import { renderLetter } from '../../../mail/letter.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { deletionAskedLetter } from '../account-letters.rules.ts';
import { getPerson, getProfileRow } from '../accounts.queries.ts';
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

interface Deletion {
  personId: PersonId;
  accountId: AccountId;
  by: 'user' | 'administrator';
  now: Date;
}

/**
 * Signs a user out everywhere, ends what costs them money, tells them by mail, and has the account erased in a week unless
 * they sign in before. Says when. The caller holds the account, and keeps who asked in the audit.
 */
export async function beginDeletion(
  tx: Transaction,
  { outbox, jobs, signInUrl }: DeletionServices,
  { personId, accountId, by, now }: Deletion,
): Promise<Date> {
  const until = erasedAfter(now);
  const person = await getPerson(tx, personId);
  const { time_zone } = await getProfileRow(tx, accountId);
  await setDeletionAsked(tx, personId, now);
  await deleteEmailChange(tx, personId);
  await endSessions(tx, personId);
  const letter = deletionAskedLetter(person.interface_language, {
    by,
    until,
    timeZone: time_zone,
    days: LIMITS.deletion_days,
    url: signInUrl,
  });
  await outbox.post(tx, renderLetter(person, letter));
  await jobs.enqueue(tx, endAccount, { account_id: accountId, asked_at: now.toISOString() });
  return until;
}
