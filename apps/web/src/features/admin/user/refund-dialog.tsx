import type { Payment, UserDetails } from '@answerscope/contract';
import { inCurrency } from '../../../domain/payment/payments-table.tsx';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { ActDialog } from '../act-dialog.tsx';
import * as messages from './messages.ts';

interface RefundDialogProps {
  user: UserDetails;
  payment: Payment;
  onRefund: () => void;
  onClose: () => void;
}

/** Refunds a payment, which ends the subscription that it was for. */
export function RefundDialog({ user, payment, onRefund, onClose }: RefundDialogProps) {
  const { run } = useAdminClients();
  const { id, email } = user.profile;
  const amount = inCurrency(payment.amount_cents, payment.currency);
  return (
    <ActDialog
      title={messages.refundTo({ amount, email })}
      consequence={messages.whatRefundTouches({ amount })}
      confirmLabel={messages.refundAndEnd}
      isDangerous
      act={async (reason) => {
        await run('refund_payment', { userId: id, data: { paymentId: payment.id, reason } });
        onRefund();
        return messages.refundStarted({ amount });
      }}
      onClose={onClose}
    />
  );
}
