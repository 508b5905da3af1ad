import type { PlanReason } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { setPlan } from '../../accounts/index.ts';
import { insertGrant } from '../grants.queries.ts';
import { findPlanId } from '../plans.queries.ts';

/** Puts a user on the plan of that name from that moment on, if there is one; for the demonstration account, by the service role. */
export async function putOnPlan(
  tx: Transaction,
  accountId: AccountId,
  planName: string,
  at: Date,
): Promise<void> {
  const planId = await findPlanId(tx, planName);
  if (planId === null) return;
  await insertGrant(tx, {
    account_id: accountId,
    plan_id: planId,
    source: 'administrator',
    reason: 'came_with_product' satisfies PlanReason,
    starts_at: at,
  });
  await setPlan(tx, accountId, planId, at);
}
