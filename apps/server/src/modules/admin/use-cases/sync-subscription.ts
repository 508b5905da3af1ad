import type { AdminOperationOutput } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { type PaymentServices, settleUser, syncCustomer } from '../../payments/index.ts';

/**
 * Makes a user's subscription what the payment provider says, and their plan what it gives: that resolves a conflict.
 * That it was asked for is audited before anything is written; the provider is asked with no transaction open.
 * @throws NOT_FOUND, SERVICE_UNAVAILABLE (the audit row stays: it was asked for)
 */
export async function syncUserSubscription(
  ctx: AdminContext & { payments: PaymentServices },
  { personId, accountId }: AdminCall<'sync_subscription'>,
): Promise<AdminOperationOutput<'sync_subscription'>> {
  await ctx.administer(async ({ tx, audit }) => {
    await getProfileRow(tx, accountId);
    await audit({
      action: 'sync_subscription',
      subject_type: 'user',
      subject_id: personId,
      reason: null,
      before: null,
      after: { is_asked_for: true },
    });
  });
  const is_synced = await syncCustomer(ctx.payments, accountId);
  await settleUser(ctx.payments, { accountId, now: ctx.payments.now() });
  return { user_id: personId, is_synced };
}
