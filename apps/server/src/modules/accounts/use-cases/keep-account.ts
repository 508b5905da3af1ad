import { inTransaction, type Pool, type Transaction } from '../../../database/pool.ts';
import type { PersonId } from '../../../lib/ids.ts';
import { renderLetter } from '../../../mail/letter.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { deletionTakenBackLetter } from '../account-letters.rules.ts';
import { getPerson } from '../accounts.queries.ts';
import { findDeletion, setDeletionAsked } from '../deletion.queries.ts';

/**
 * Takes back that an account is to be deleted, because its user signed in. Returns false where it was not to be, or
 * where its rows are going already.
 */
export async function keepAccount(
  { servicePool, outbox }: { servicePool: Pool; outbox: Outbox },
  personId: PersonId,
): Promise<boolean> {
  return inTransaction(servicePool, null, async (tx) => {
    if (!(await takeDeletionBack(tx, personId))) return false;
    const person = await getPerson(tx, personId);
    await outbox.post(
      tx,
      renderLetter(person, deletionTakenBackLetter(person.interface_language, 'signed_in')),
    );
    return true;
  });
}

/** Inside somebody's transaction. False where there is nothing to take back, or no more. */
export async function takeDeletionBack(tx: Transaction, personId: PersonId): Promise<boolean> {
  const deletion = await findDeletion(tx, personId);
  if (deletion === null || deletion.hasErasureBegun) return false;
  await setDeletionAsked(tx, personId, null);
  return true;
}
