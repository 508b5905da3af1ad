import { appError, type RunState } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { cancelOpenRun, findBackgroundRun } from '../../runs/index.ts';
import type { WebhookPublisher } from '../../webhooks/index.ts';
import * as messages from '../messages.ts';

/**
 * Cancels a run of a user that is under way; calls in flight finish and their answers are stored.
 * @throws NOT_FOUND, CONFLICT (it has ended already)
 */
export async function cancelUserRun(
  ctx: AdminContext & { webhooks: WebhookPublisher },
  { account_id, id, reason }: { account_id: AccountId; id: string; reason: string },
): Promise<{ id: string; state: RunState }> {
  return ctx.administer(async ({ tx, audit }) => {
    orNotFound(await findBackgroundRun(tx, account_id, id));
    const isCancelled = await cancelOpenRun(
      tx,
      { account_id, run_id: id },
      { at: ctx.now, webhooks: ctx.webhooks },
    );
    if (!isCancelled)
      throw appError('CONFLICT', {
        message: messages.runEnded,
        details: { reason: 'run_ended' },
      });
    await audit({
      action: 'cancel_user_run',
      subject_type: 'user',
      subject_id: account_id,
      reason,
      before: { run_id: id, state: 'running' },
      after: { run_id: id, state: 'cancelled' },
    });
    return { id, state: 'cancelled' };
  });
}
