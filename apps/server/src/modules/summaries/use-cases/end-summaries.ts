import { appError } from '@answerscope/contract';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { deleteWaitingSubscribed } from '../../../mail/outbox.queries.ts';
import { lockAccount, upsertMailSettings } from '../summaries.queries.ts';
import { readUnsubscribeToken } from '../unsubscribe-token.rules.ts';

/**
 * Switches summaries off by the link of one, also where they are off already or the account is gone: nobody gets any more
 * either way. What waits for the mail server is taken back. @throws VALIDATION_ERROR for a link that is not ours
 */
export async function endSummaries(
  { servicePool, unsubscribeSecret, now }: { servicePool: Pool; unsubscribeSecret: string; now: Date },
  token: string,
): Promise<void> {
  const userId = readUnsubscribeToken(token, unsubscribeSecret);
  if (userId === null)
    throw appError('VALIDATION_ERROR', {
      message:
        'This link is not complete. Please use the one in your mail, or switch summaries off in the settings.',
      details: { reason: 'invalid_token' },
    });
  await inTransaction(servicePool, null, async (tx) => {
    if (!(await lockAccount(tx, userId))) return;
    await upsertMailSettings(tx, { user_id: userId, summary_frequency: 'off', updated_at: now });
    await deleteWaitingSubscribed(tx, userId);
    await publishEvent(tx, userId, { type: 'profile_updated' });
  });
}
