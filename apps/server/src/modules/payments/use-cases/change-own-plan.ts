import { appError, type PlanChangeCheck, type PlanReason, type PlanUsage } from '@answerscope/contract';
import { reading } from '../../../context/account-context.ts';
import { notFound } from '../../../context/not-found.ts';
import { inTransaction, type Transaction } from '../../../database/pool.ts';
import { getProfileRow, type ProfileRow } from '../../accounts/index.ts';
import { countActiveKeywords, fitKeywords, getPlanUsage } from '../../keywords/index.ts';
import { endGivenGrants, getPlan, judgePlanChange, lockUser, settle, toPlan } from '../../plans/index.ts';
import { toBillingState } from '../billing-state.rules.ts';
import * as messages from '../messages.ts';
import { findCustomer, listSubscriptions } from '../payments.queries.ts';
import type { PaymentServices } from '../payments.services.ts';
import { type AskingContext, limitAsking } from './asking-context.ts';
import { syncCustomer } from './sync-customer.ts';

/** Stands in the history of plans, which the user reads. */
const REASON: PlanReason = 'chosen_on_plans_page';

/**
 * What a change to a plan would come to, by what the payment provider says now; changes no plan.
 * @throws NOT_FOUND for a plan that does not exist; as `askBefore`
 */
export async function checkPlanChange(
  ctx: AskingContext,
  { plan_id }: { plan_id: string },
): Promise<PlanChangeCheck> {
  await askBefore(ctx);
  return reading(ctx, async (tx, accountId) => {
    const { check } = await judge(ctx, tx, await getProfileRow(tx, accountId), plan_id);
    return check;
  });
}

/**
 * The user goes over to a plan that costs nothing, at once: what administrators gave ends with it. Plan and profile stay
 * locked while it is judged, so that no keyword is added and no plan removed meanwhile.
 * @throws NOT_FOUND (no such plan), CONFLICT (already on it, or what stands in the way, with its code as the reason); as
 * `askBefore`
 */
export async function changeOwnPlan(
  ctx: AskingContext,
  { plan_id }: { plan_id: string },
): Promise<PlanUsage> {
  const { accountId } = ctx;
  const now = ctx.services.now();
  await askBefore(ctx);
  await inTransaction(ctx.services.servicePool, accountId, async (tx) => {
    const locked = await lockUser(tx, accountId);
    const { check } = await judge(ctx, tx, locked.profile, plan_id);
    refuseBlocked(locked.profile, check);
    if (check.way !== 'switch')
      throw appError('CONFLICT', {
        message: check.way === 'checkout' ? messages.planNeedsCheckout : messages.subscriptionStillRunning,
        details: { reason: check.way },
      });
    await endGivenGrants(tx, accountId, now);
    await settle(tx, locked, { reason: REASON, actor: ctx.actor, now, fitKeywords, chosenPlanId: plan_id });
  });
  return getPlanUsage(ctx, ctx.services);
}

/**
 * Before a change is judged (specification 4): a customer's subscription is made what the payment provider says.
 * @throws SERVICE_UNAVAILABLE where it does not answer, RATE_LIMIT_EXCEEDED
 */
async function askBefore(ctx: AskingContext): Promise<void> {
  const { services, accountId } = ctx;
  if (services.stripe === null || (await reading(ctx, (tx) => findCustomer(tx, accountId))) === null) return;
  await limitAsking(ctx);
  await syncCustomer(services, accountId);
}

/** @throws CONFLICT where a plan is the user's already, or what stands in the way, with its code as the reason */
export function refuseBlocked(profile: ProfileRow, check: PlanChangeCheck): void {
  if (profile.plan_id === check.plan.id)
    throw appError('CONFLICT', {
      message: messages.alreadyOnPlan,
      details: { reason: 'same_plan' },
    });
  const [blocker] = check.blockers;
  if (blocker !== undefined)
    throw appError('CONFLICT', { message: blocker.message, details: { reason: blocker.code } });
}

/** What a change of a user's plan would come to, and what is paid for now. @throws NOT_FOUND */
export async function judge(
  { services }: { services: PaymentServices },
  tx: Transaction,
  profile: ProfileRow,
  planId: string,
) {
  const plan = await getPlan(tx, planId);
  if (plan.deleted_at !== null) throw notFound();
  const { subscription, ends_at } = toBillingState(
    await listSubscriptions(tx, profile.account_id),
    services.now(),
  );
  const target = toPlan(plan, services);
  const check: PlanChangeCheck = {
    plan: target,
    ...judgePlanChange({
      current: toPlan(await getPlan(tx, profile.plan_id), services),
      target,
      keywords: await countActiveKeywords(tx, profile.account_id),
      keyword_limit_override: profile.keyword_limit_override,
      takesPayments: target.is_set_up,
      paidUntil: ends_at ?? subscription?.period_ends_at ?? null,
    }),
  };
  return { check, plan, subscription };
}
