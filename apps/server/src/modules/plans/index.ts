/** What a plan allows, why somebody is on it, and the money that answers cost. */
export { capNamed, keywordCapacity, keywordLimit, type MonthlyCap, monthlyCapOf } from './allowance.rules.ts';
export {
  endGivenGrants,
  giveSubscribedPlan,
  type LockedUser,
  listGrants,
  lockUser,
} from './grants.queries.ts';
export { isInForce } from './grants.rules.ts';
export { judgePlanChange } from './plan-change.rules.ts';
export {
  correctStripeSetUp,
  findBuiltInPlan,
  findKeywordsUsed,
  findPlanByName,
  findPlanForUpdate,
  findPlanNameOf,
  getPlan,
  listActivePlans,
  listAllPlans,
  type PlanRow,
  setStripeSetUp,
  toPlan,
} from './plans.queries.ts';
export { createPlansRoutes } from './plans.routes.ts';
export {
  type PaymentTaker,
  type PricedPlan,
  priceInCents,
  setUpStanding,
} from './set-up.rules.ts';
export { type Settlement, settleGroup } from './settle-group.queries.ts';
export {
  type CapReached,
  countsAnewAt,
  findDaySpending,
  findSpending,
  isReservedByCallsUnderWay,
  type Reservation,
  reserveDay,
  reserveSpend,
  settleDay,
  settleSpend,
} from './spending.queries.ts';
export { countKeywordAddition } from './usage.queries.ts';
export { changeUserPlan, type PlanChangeContext } from './use-cases/change-user-plan.ts';
export { givePlan } from './use-cases/give-plan.ts';
export { putOnPlan } from './use-cases/put-on-plan.ts';
export { seedPlans } from './use-cases/seed-plans.ts';
export { findPlanWithoutSubscription, settle } from './use-cases/settle.ts';
