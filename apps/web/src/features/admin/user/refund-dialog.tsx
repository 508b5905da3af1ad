import type { Payment, UserDetails } from '@answerscope/contract';
import { inCurrency } from '../../../domain/payment/payments-table.tsx';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { ActDialog } from '../act-dialog.tsx';

interface RefundDialogProps {
  user: UserDetails;
  payment: Payment;
  onRefund: () => void;
  onClose: () => void;
}

/** Gives a payment back, which ends the subscription that it was for. */
export function RefundDialog({ user, payment, onRefund, onClose }: RefundDialogProps) {
  const { run } = useAdminClients();
  const { id, email } = user.profile;
  const amount = inCurrency(payment.amount_cents, payment.currency);
  return (
    <ActDialog
      title={`Refund ${amount} to ${email}`}
      consequence={`${amount} is given back to the card it was paid with, and 1 subscription ends at once. Nothing is deleted: the account goes on with the plan it has without it, and keywords beyond that plan’s limit are paused.`}
      confirmLabel="Refund and end"
      isDangerous
      act={async (reason) => {
        await run('refund_payment', { userId: id, data: { paymentId: payment.id, reason } });
        onRefund();
        return `${amount} is being given back`;
      }}
      onClose={onClose}
    />
  );
}
