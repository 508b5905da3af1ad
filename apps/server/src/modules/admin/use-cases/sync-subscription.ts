import type { AdminOperationInput, AdminOperationOutput } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { type PaymentServices, settleUser, syncCustomer } from '../../payments/index.ts';

/**
 * Makes a user's subscription what the payment provider says, and their plan what it gives: that resolves a conflict. Asked with no transaction open, and audited when it is done.
 * @throws NOT_FOUND, SERVICE_UNAVAILABLE
 */
export async function syncUserSubscription(
  ctx: AdminContext & { payments: PaymentServices },
  { userId }: AdminOperationInput<'sync_subscription'>,
): Promise<AdminOperationOutput<'sync_subscription'>> {
  await ctx.readAll((tx) => getProfileRow(tx, userId));
  const is_synced = await syncCustomer(ctx.payments, userId);
  await settleUser(ctx.payments, { userId, now: ctx.payments.now() });
  return ctx.administer(async ({ audit }) => {
    await audit({
      action: 'sync_subscription',
      subject_type: 'user',
      subject_id: userId,
      reason: null,
      before: null,
      after: { is_synced },
    });
    return { user_id: userId, is_synced };
  });
}
