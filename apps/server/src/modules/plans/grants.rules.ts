/** As much of a grant as says what it gives. */
export interface Grant {
  plan_id: string;
  starts_at: Date;
  ends_at: Date | null;
}

interface GradedPlan {
  id: string;
  price_monthly: number;
  is_default: boolean;
}

/** True while a grant gives its plan: from its start, and no longer at its end. */
export function isInForce({ starts_at, ends_at }: Pick<Grant, 'starts_at' | 'ends_at'>, now: Date): boolean {
  return starts_at <= now && (ends_at === null || now < ends_at);
}

/**
 * The plan a user is on: the dearest that a grant in force gives. Without any it is the one they are on when that costs
 * nothing, else the plan of new accounts: who pays for nothing keeps what is free, and an administrator who makes another
 * plan the default moves nobody.
 */
export function effectivePlan<Plan extends GradedPlan>(
  {
    plans,
    grants,
    currentPlanId,
  }: { plans: readonly Plan[]; grants: readonly Grant[]; currentPlanId: string },
  now: Date,
): Plan {
  const granted = new Set(grants.filter((grant) => isInForce(grant, now)).map(({ plan_id }) => plan_id));
  const best = plans
    .filter(({ id }) => granted.has(id))
    .toSorted(
      (a, b) =>
        b.price_monthly - a.price_monthly || Number(b.id === currentPlanId) - Number(a.id === currentPlanId),
    )[0];
  const current = plans.find(({ id }) => id === currentPlanId);
  const free = current?.price_monthly === 0 ? current : plans.find(({ is_default }) => is_default);
  const plan = best ?? free;
  if (plan === undefined) throw new Error('there is no plan for accounts without a grant');
  return plan;
}
