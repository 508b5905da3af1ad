import { inTransaction, type Pool } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { deleteWaitingSubscribed } from '../../../mail/outbox.queries.ts';
import { findAccountForUpdate } from '../../accounts/index.ts';
import { upsertMailSettings } from '../summaries.queries.ts';

/** Whoever holds the link of a summary: nobody is signed in. */
interface EndingContext {
  servicePool: Pool;
  now: Date;
}

/**
 * Switches a user's summaries off, also where they are off already or the account is gone: nobody gets any more either
 * way. What waits for the mail server is taken back.
 */
export async function endSummaries({ servicePool, now }: EndingContext, accountId: AccountId): Promise<void> {
  await inTransaction(servicePool, null, async (tx) => {
    const account = await findAccountForUpdate(tx, accountId);
    if (account === null) return;
    await upsertMailSettings(tx, { user_id: account.owner_id, summary_frequency: 'off', updated_at: now });
    await deleteWaitingSubscribed(tx, account.owner_id);
    await publishEvent(tx, accountId, { type: 'profile_updated' });
  });
}
