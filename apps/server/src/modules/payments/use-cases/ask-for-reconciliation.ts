import { appError, type Reconciliation } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { newId } from '../../../lib/ids.ts';
import * as messages from '../messages.ts';
import type { PaymentServices } from '../payments.services.ts';
import { reconcileOnDemand } from '../reconciliation.jobs.ts';
import { insertReconciliation, toReconciliation } from '../reconciliations.queries.ts';

/**
 * Has our rows compared with what the payment provider says, by a job of the same transaction; all but a dry run makes
 * them that. Audited. @throws CONFLICT (`under_way`) while one waits
 */
export async function askForReconciliation(
  ctx: AdminContext & { payments: PaymentServices },
  { is_dry_run }: { is_dry_run: boolean },
): Promise<Reconciliation> {
  const { jobs } = ctx.payments;
  return ctx.administer(async ({ tx, audit }) => {
    const row = await insertReconciliation(tx, {
      id: newId(ctx.now.getTime()),
      is_dry_run,
      asked_at: ctx.now,
    });
    if (row === null)
      throw appError('CONFLICT', {
        message: messages.reconciliationUnderWay,
        details: { reason: 'under_way' },
      });
    await jobs.enqueue(tx, reconcileOnDemand, { reconciliation_id: row.id });
    await audit({
      action: 'reconcile_payments',
      subject_type: 'reconciliation',
      subject_id: row.id,
      reason: null,
      before: null,
      after: { is_dry_run },
    });
    return toReconciliation(row);
  });
}
