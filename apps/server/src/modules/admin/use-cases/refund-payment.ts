import type { AdminOperationOutput } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { askForRefund, type PaymentServices } from '../../payments/index.ts';

/**
 * Gives a payment of the last thirty days back and ends its subscription, each once; the payment provider is asked by a
 * job. @throws NOT_FOUND, CONFLICT (nothing was paid, given back already, too long ago)
 */
export async function refundUserPayment(
  ctx: AdminContext & { payments: PaymentServices },
  { personId, accountId, data: { paymentId, reason } }: AdminCall<'refund_payment'>,
): Promise<AdminOperationOutput<'refund_payment'>> {
  return ctx.administer(async ({ tx, audit }) => {
    const amount_cents = await askForRefund(tx, ctx.payments, { accountId, paymentId });
    await audit({
      action: 'refund_payment',
      subject_type: 'user',
      subject_id: personId,
      reason,
      before: null,
      after: { payment_id: paymentId, amount_cents },
    });
    return { user_id: personId, amount_cents };
  });
}
