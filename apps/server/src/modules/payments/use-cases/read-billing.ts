import type { Payment, Subscription } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { listPayments } from '../payments.queries.ts';
import { toPayment } from '../payments.rules.ts';
import type { PaymentServices } from '../payments.services.ts';
import { readSubscription } from './get-subscription.ts';

/** What administrators see of a user's billing: subscription and newest invoices as they were last written. */
export async function readBilling(
  tx: Transaction,
  accountId: AccountId,
  at: Pick<PaymentServices, 'stripe'> & { now: Date },
): Promise<{ subscription: Subscription; payments: Payment[] }> {
  return {
    subscription: await readSubscription(tx, accountId, at),
    payments: (await listPayments(tx, accountId)).map(toPayment),
  };
}
