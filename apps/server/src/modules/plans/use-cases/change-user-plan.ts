import { appError } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { newId } from '../../../lib/ids.ts';
import { getProfileRow, setPlan } from '../../accounts/index.ts';
import { keywordLimit } from '../allowance.rules.ts';
import { getPlan, insertPlanChange } from '../plans.queries.ts';

export interface PlanChange {
  user_id: string;
  previous_plan_id: string;
  new_plan_id: string;
}

/** What keywords do when a limit changes reaches plans from outside: keywords are a later module. */
export interface PlanChangeContext extends AdminContext {
  /** In the same transaction: pauses keywords beyond the limit, or lets paused ones go on below it. */
  fitKeywords: (tx: Transaction, user: { user_id: string; limit: number | null }) => Promise<void>;
}

/**
 * An administrator puts a user on another plan; no payment is needed. Keeps the history row and the audit row.
 * @throws NOT_FOUND (user or plan), CONFLICT (the plan is inactive or already the user's)
 */
export async function changeUserPlan(
  ctx: PlanChangeContext,
  change: { userId: string; planId: string; reason: string },
): Promise<PlanChange> {
  return ctx.administer(async ({ tx, audit }) => {
    const profile = await getProfileRow(tx, change.userId, { lock: true });
    const plan = await getPlan(tx, change.planId);
    if (!plan.is_active || plan.deleted_at !== null)
      throw appError('CONFLICT', { message: 'This plan is no longer available' });
    if (profile.plan_id === plan.id) {
      throw appError('CONFLICT', {
        message: 'The user is already on this plan.',
        details: { reason: 'same_plan' },
      });
    }
    await setPlan(tx, profile.id, plan.id, ctx.now);
    await ctx.fitKeywords(tx, {
      user_id: profile.id,
      limit: keywordLimit(plan, profile.keyword_limit_override),
    });
    await insertPlanChange(tx, {
      user_id: profile.id,
      id: newId(ctx.now.getTime()),
      previous_plan_id: profile.plan_id,
      new_plan_id: plan.id,
      reason: change.reason,
      changed_by: ctx.actor.userId,
      created_at: ctx.now,
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
