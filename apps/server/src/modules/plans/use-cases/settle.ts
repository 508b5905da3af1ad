import type { Actor } from '../../../context/actor.ts';
import type { Transaction } from '../../../database/pool.ts';
import { type LockedUser, listGrants } from '../grants.queries.ts';
import { effectivePlan } from '../grants.rules.ts';
import type { PlanRow } from '../plans.queries.ts';
import { type FitKeywords, moveToPlan } from './move-to-plan.ts';

/** The plan that a held user is on without any subscription. */
export async function findPlanWithoutSubscription(
  tx: Transaction,
  { profile, plans }: LockedUser,
  now: Date,
): Promise<PlanRow> {
  const grants = (await listGrants(tx, profile.account_id, now)).filter(
    ({ subscription_id }) => subscription_id === null,
  );
  return effectivePlan({ plans, grants, currentPlanId: profile.plan_id }, now);
}

interface Settling {
  /** Stands in the history where the plan changes. */
  reason: string;
  actor: Actor;
  now: Date;
  fitKeywords: FitKeywords;
  /** A plan that costs nothing, where one was asked for: it is theirs unless a grant gives another. */
  chosenPlanId?: string;
}

/**
 * Puts a held user on the plan that the grants give: the one place that decides it. Where it is another, keywords beyond
 * its limit are paused or paused ones go on, and the history has a row; nothing that a user stored is deleted.
 * @returns the plan in force now
 */
export async function settle(tx: Transaction, locked: LockedUser, settling: Settling): Promise<PlanRow> {
  const { profile, plans } = locked;
  const { chosenPlanId = profile.plan_id, now } = settling;
  const grants = await listGrants(tx, profile.account_id, now);
  const plan = effectivePlan({ plans, grants, currentPlanId: chosenPlanId }, now);
  if (plan.id !== profile.plan_id) await moveToPlan(tx, { profile, plan, ...settling });
  return plan;
}
