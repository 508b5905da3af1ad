import { appError, type PaymentSetUp } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { JobQueue } from '../../../jobs/index.ts';
import { newId } from '../../../lib/ids.ts';
import * as messages from '../messages.ts';
import { type SetUpServices, setUpPlansAtStripe } from '../set-up.jobs.ts';
import { insertSetUp, toSetUp } from '../set-ups.queries.ts';

/**
 * Has the plans made known at the payment provider as they stand, by a job of the same transaction. Audited.
 * @throws CONFLICT (`not_configured`, `under_way`)
 */
export async function askForSetUp(
  ctx: AdminContext & { payments: SetUpServices & { jobs: JobQueue } },
): Promise<PaymentSetUp> {
  const { jobs, stripe } = ctx.payments;
  if (stripe === null) throw refused('not_configured', messages.noPayments);
  return ctx.administer(async ({ tx, audit }) => {
    const row = await insertSetUp(tx, { id: newId(ctx.now.getTime()), asked_at: ctx.now });
    if (row === null) throw refused('under_way', messages.setUpUnderWay);
    await jobs.enqueue(tx, setUpPlansAtStripe, { set_up_id: row.id });
    await audit({
      action: 'set_up_payments',
      subject_type: 'payment_set_up',
      subject_id: row.id,
      reason: null,
      before: null,
      after: { is_live: stripe.isLive },
    });
    return toSetUp(row);
  });
}

const refused = (reason: string, message: string) => appError('CONFLICT', { message, details: { reason } });
