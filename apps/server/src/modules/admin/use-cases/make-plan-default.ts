import { appError } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { publishContentChange } from '../../../events/publish-event.ts';
import { findPlanForUpdate } from '../../plans/index.ts';
import * as messages from '../messages.ts';
import { findDefaultPlan, setDefaultPlan } from '../plan-users.queries.ts';

/**
 * New accounts begin on another plan from now on; existing ones stay where they are.
 * @throws NOT_FOUND, CONFLICT (it has a price, is withdrawn, or is the default already)
 */
export async function makePlanDefault(
  ctx: AdminContext,
  { id, reason }: { id: string; reason: string },
): Promise<{ id: string; name: string }> {
  return ctx.administer(async ({ tx, audit }) => {
    const before = await findDefaultPlan(tx);
    const plan = orNotFound(await findPlanForUpdate(tx, id));
    if (before?.id === id) throw refused('is_default', messages.alreadyDefaultPlan);
    if (!plan.is_active) throw refused('is_withdrawn', messages.planWithdrawn);
    if (plan.price_monthly > 0 || plan.price_yearly > 0) throw refused('has_price', messages.planHasPrice);
    await setDefaultPlan(tx, id);
    await audit({
      action: 'set_default_plan',
      subject_type: 'plan',
      subject_id: id,
      reason,
      before: { plan: before?.name ?? null },
      after: { plan: plan.name },
    });
    await publishContentChange(tx);
    return { id, name: plan.name };
  });
}

const refused = (reason: string, message: string) => appError('CONFLICT', { message, details: { reason } });
