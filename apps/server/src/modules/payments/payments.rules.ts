import type { Payment } from '@answerscope/contract';
import { disputeStanding } from './disputes.rules.ts';
import type { PaymentRow } from './payments.queries.ts';

/** An invoice as its user sees it. */
export function toPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    number: row.number,
    state: stateOf(row),
    amount_cents: row.status === 'paid' ? row.amount_paid_cents : row.amount_due_cents,
    refunded_cents: row.refunded_cents,
    currency: row.currency,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
  };
}

function stateOf(payment: PaymentRow): Payment['state'] {
  const { status, amount_paid_cents, refunded_cents } = payment;
  const dispute = disputeStanding(payment.dispute_status);
  if (dispute !== null) return dispute === 'lost' ? 'dispute_lost' : 'disputed';
  if (refunded_cents > 0) return refunded_cents >= amount_paid_cents ? 'refunded' : 'partly_refunded';
  if (status === 'paid' || status === 'open' || status === 'void') return status;
  return 'failed';
}
