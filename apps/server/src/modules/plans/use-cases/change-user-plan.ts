import { appError, validationError } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { notFound } from '../../../context/not-found.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { endOfLastDay } from '../../../lib/time.ts';
import { endGivenGrants, insertGrant, lockUser } from '../grants.queries.ts';
import * as messages from '../messages.ts';
import type { FitKeywords } from './move-to-plan.ts';
import { settle } from './settle.ts';

export interface PlanChange {
  user_id: string;
  previous_plan_id: string;
  new_plan_id: string;
}

export interface PlanChangeContext extends AdminContext {
  fitKeywords: FitKeywords;
}

/**
 * An administrator puts a user on another plan; no payment is needed. It is given in the place of what administrators
 * gave before. Keeps the history row and the audit row.
 * With a last day (UTC) it is taken back after it; then the plan may be the one the user is on already, which gets an end.
 * @throws NOT_FOUND (user or plan), VALIDATION_ERROR at `until`, CONFLICT (the plan is inactive or already the user's, or a
 * subscription gives more)
 */
export async function changeUserPlan(
  ctx: PlanChangeContext,
  change: { accountId: AccountId; planId: string; until?: string | undefined; reason: string },
): Promise<PlanChange> {
  return ctx.administer(async ({ tx, audit }) => {
    const locked = await lockUser(tx, change.accountId);
    const { profile } = locked;
    const plan = locked.plans.find(({ id }) => id === change.planId);
    if (plan === undefined) throw notFound();
    if (!plan.is_active || plan.deleted_at !== null)
      throw appError('CONFLICT', { message: messages.planNotAvailable });
    const ends_at = endOf(change, plan, ctx.now);
    if (profile.plan_id === plan.id && ends_at === null) {
      throw appError('CONFLICT', {
        message: messages.alreadyOnPlan,
        details: { reason: 'same_plan' },
      });
    }
    await endGivenGrants(tx, profile.account_id, ctx.now);
    // Everybody may be on the plan of new accounts: nothing has to give it.
    if (!plan.is_default)
      await insertGrant(tx, {
        account_id: profile.account_id,
        plan_id: plan.id,
        source: 'administrator',
        reason: change.reason,
        starts_at: ctx.now,
        ends_at,
      });
    const settled = await settle(tx, locked, {
      reason: change.reason,
      actor: ctx.actor,
      now: ctx.now,
      fitKeywords: ctx.fitKeywords,
      chosenPlanId: plan.id,
    });
    if (settled.id !== plan.id)
      throw appError('CONFLICT', {
        message: messages.subscriptionGivesMore,
        details: { reason: 'subscription_in_force' },
      });
    await audit({
      action: 'change_user_plan',
      subject_type: 'user',
      subject_id: profile.account_id,
      reason: change.reason,
      before: { plan_id: profile.plan_id },
      after: { plan_id: plan.id, ...(ends_at !== null && { ends_at: ends_at.toISOString() }) },
    });
    return { user_id: profile.account_id, previous_plan_id: profile.plan_id, new_plan_id: plan.id };
  });
}

/** The moment from which the plan is not given any more; null: until somebody ends it. @throws VALIDATION_ERROR */
function endOf(
  { until }: { until?: string | undefined },
  plan: { is_default: boolean },
  now: Date,
): Date | null {
  if (until !== undefined && plan.is_default)
    throw validationError({ until: [messages.defaultPlanHasNoEnd] });
  return endOfLastDay(until, now);
}
