import type { PlanHistoryEntry } from '@answerscope/contract';
import { bindRead } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { AccountId } from '../../lib/ids.ts';
import { planAction } from './plan-change.rules.ts';
import { listActivePlans, listPlanChanges, type PlanChangeRow, toPlan } from './plans.queries.ts';
import type { PaymentTaker } from './set-up.rules.ts';

/** @param payments whoever takes them says which plans are set up */
export const createPlansRoutes = ({ payments }: { payments: PaymentTaker }) => ({
  list_plans: procedures.plans.list_plans.handler(({ context, input }) =>
    context.db.transaction(async (tx) =>
      (await listActivePlans(tx)).map((row) => toPlan(row, payments, input.language)),
    ),
  ),
  list_plan_history: bindRead(procedures.plans.list_plan_history, async (tx, accountId, input) => ({
    items: (await listPlanChanges(tx, { accountId, limit: input.limit })).map((row) =>
      toEntry(row, accountId),
    ),
  })),
});

function toEntry(row: PlanChangeRow, accountId: AccountId): PlanHistoryEntry {
  const { id, previous, next, reason, actor_kind, changed_by, created_at, earlier } = row;
  return {
    id,
    previous_plan: previous?.name ?? null,
    new_plan: next.name,
    action: planAction({ previous, next, earlier: new Set(earlier) }),
    reason,
    made_by: changed_by === accountId ? 'user' : actor_kind,
    created_at: created_at.toISOString(),
  };
}
