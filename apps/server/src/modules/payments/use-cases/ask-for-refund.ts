import { appError, REFUND_DAYS } from '@answerscope/contract';
import { orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { findAccountForUpdate } from '../../accounts/index.ts';
import { disputeStanding } from '../disputes.rules.ts';
import * as messages from '../messages.ts';
import { findPayment } from '../payments.queries.ts';
import type { PaymentServices } from '../payments.services.ts';
import { refundPayment } from '../refund.jobs.ts';

/**
 * Has a payment of the last thirty days given back and its subscription ended, by a job of the caller's transaction.
 * @returns what is given back, in cents
 * @throws NOT_FOUND (no such payment of this user), CONFLICT (nothing was paid, given back already, disputed, or too long ago)
 */
export async function askForRefund(
  tx: Transaction,
  { jobs, now }: Pick<PaymentServices, 'jobs' | 'now'>,
  { accountId, paymentId }: { accountId: AccountId; paymentId: string },
): Promise<number> {
  orNotFound(await findAccountForUpdate(tx, accountId));
  const payment = orNotFound(await findPayment(tx, accountId, paymentId));
  const { status, amount_paid_cents, refunded_cents, paid_at, subscription_id } = payment;
  if (status !== 'paid' || amount_paid_cents === 0 || paid_at === null)
    throw refused('not_paid', messages.nothingPaid);
  if (disputeStanding(payment.dispute_status) !== null) throw refused('disputed', messages.paymentIsDisputed);
  if (refunded_cents > 0) throw refused('refunded', messages.paymentGivenBack);
  if (now().getTime() - paid_at.getTime() > REFUND_DAYS * DAY_MS)
    throw refused('too_late', messages.paymentTooOld({ days: REFUND_DAYS }));
  await jobs.enqueue(tx, refundPayment, { account_id: accountId, payment_id: payment.id, subscription_id });
  return amount_paid_cents;
}

const refused = (reason: string, message: string) => appError('CONFLICT', { message, details: { reason } });
