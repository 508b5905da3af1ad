import { type Payment, validationError } from '@answerscope/contract';
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

/**
 * An address that the payment provider may send a browser to: a page of ours.
 * @throws VALIDATION_ERROR at the field for any other
 */
export function ownAddress(address: string, { field, baseUrl }: { field: string; baseUrl: string }): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.origin !== new URL(baseUrl).origin || url.username !== '' || url.password !== '')
    throw validationError({ [field]: ['Please give an address of this site'] });
  return url;
}

/** The address a finished checkout comes back to: the payment provider puts the session's id into it. */
export function successAddress(url: URL): string {
  const address = new URL(url);
  address.searchParams.delete('session_id');
  const separator = address.search === '' ? '?' : '&';
  return `${address.origin}${address.pathname}${address.search}${separator}session_id={CHECKOUT_SESSION_ID}${address.hash}`;
}
