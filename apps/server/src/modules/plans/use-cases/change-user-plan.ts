import { appError } from '@answerscope/contract';
import type { Pool, Transaction } from '../../../database/pool.ts';
import type { SignedInContext } from '../../../http/context.ts';
import { publishEvent } from '../../../http/event-streams.ts';
import { newId } from '../../../lib/ids.ts';
import { getProfileRow, setPlan } from '../../accounts/index.ts';
import { administer } from '../../audit/index.ts';
import { keywordLimit } from '../allowance.rules.ts';
import { getPlan, insertPlanChange } from '../plans.queries.ts';

export interface PlanChange {
  user_id: string;
  previous_plan_id: string;
  new_plan_id: string;
}

/**
 * An administrator puts a user on another plan; no payment is needed. Keeps the history row and the audit row.
 * @param fitKeywords in the same transaction: pauses keywords beyond the limit, or lets paused ones go on below it.
 * @throws NOT_FOUND (user or plan), CONFLICT (the plan is inactive or already the user's)
 */
export async function changeUserPlan(
  servicePool: Pool,
  context: SignedInContext,
  change: { userId: string; planId: string; reason: string },
  fitKeywords: (tx: Transaction, user: { user_id: string; limit: number | null }) => Promise<void>,
): Promise<PlanChange> {
  return administer(servicePool, context, async ({ tx, audit }) => {
    const profile = await getProfileRow(tx, change.userId, { lock: true });
    const plan = await getPlan(tx, change.planId);
    if (!plan.is_active) throw appError('CONFLICT', { message: 'This plan is no longer available' });
    if (profile.plan_id === plan.id) {
      throw appError('CONFLICT', {
        message: 'The user is already on this plan.',
        details: { reason: 'same_plan' },
      });
    }
    await setPlan(tx, profile.id, plan.id, context.now);
    await fitKeywords(tx, {
      user_id: profile.id,
      limit: keywordLimit(plan, profile.keyword_limit_override),
    });
    await insertPlanChange(tx, {
      user_id: profile.id,
      id: newId(context.now.getTime()),
      previous_plan_id: profile.plan_id,
      new_plan_id: plan.id,
      reason: change.reason,
      changed_by: context.actor.userId,
      created_at: context.now,
    });
    await audit({
      action: 'change_user_plan',
      subject_type: 'user',
      subject_id: profile.id,
      reason: change.reason,
      before: { plan_id: profile.plan_id },
      after: { plan_id: plan.id },
    });
    await publishEvent(tx, profile.id, { type: 'profile_updated' });
    return { user_id: profile.id, previous_plan_id: profile.plan_id, new_plan_id: plan.id };
  });
}
