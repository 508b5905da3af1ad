import { z } from 'zod';
import { ACTOR_KINDS } from './choices.ts';
import { LIST_MAX } from './list-max.ts';
import { Plan } from './plan.ts';
import * as messages from './plans-messages.ts';

/** Why a change of plan cannot be made, to the letter where the specification (5) gives the words. */
export const PLAN_CHANGE_BLOCKERS = ['plan_inactive', 'not_configured', 'too_many_keywords'] as const;

/**
 * How a change of plan is made. `switch`: at once, by `change_my_plan`. `checkout`: it is paid for first, and
 * `create_stripe_checkout` gives the address. `change`: a subscription is in force, and the same call gives the address of
 * the page on which it is changed or, for a plan that costs nothing, cancelled.
 */
export const PLAN_CHANGE_WAYS = ['switch', 'checkout', 'change'] as const;
export type PlanChangeWay = (typeof PLAN_CHANGE_WAYS)[number];

/** What a change of plan would come to, for the one who asks, at the moment of asking. */
export const PlanChangeCheck = z.object({
  plan: Plan,
  /** Up when there is no plan before it or the new one costs more; else down. */
  direction: z.enum(['upgrade', 'downgrade']),
  way: z.enum(PLAN_CHANGE_WAYS),
  /**
   * When it takes effect; null: at once, as soon as it is made or paid for. Whoever pays and goes over to a plan that costs
   * nothing keeps what is paid for to its end.
   */
  takes_effect_at: z.iso.datetime().nullable(),
  is_allowed: z.boolean(),
  blockers: z.array(z.object({ code: z.enum(PLAN_CHANGE_BLOCKERS), message: z.string() })).max(LIST_MAX),
  /** What is lost by it, a sentence each. */
  warnings: z.array(z.string()).max(LIST_MAX),
  /** What is won by it, a sentence each. */
  recommendations: z.array(z.string()).max(LIST_MAX),
});
export type PlanChangeCheck = z.infer<typeof PlanChangeCheck>;

export const PLAN_ACTIONS = ['upgrade', 'downgrade', 'cancel', 'reactivate'] as const;

/** A change of plan that was made. */
export const PlanHistoryEntry = z.object({
  id: z.uuid(),
  /** Null for the first. */
  previous_plan: z.string().nullable(),
  new_plan: z.string(),
  action: z.enum(PLAN_ACTIONS),
  reason: z.string(),
  /** Who made it; the product itself where what an administrator gave has ended. */
  made_by: z.enum(ACTOR_KINDS),
  created_at: z.iso.datetime(),
});
export type PlanHistoryEntry = z.infer<typeof PlanHistoryEntry>;

/** Specification 5: stands in the way of who is not signed in. */
export const NOT_SIGNED_IN = messages.youMustBeLoggedIn;

/** Specification 8.3: what is said of a failed change of plan, and what to do about it. */
export const PLAN_CHANGE_ERRORS = {
  UPGRADE_FAILED: {
    message: messages.unableUpgradePlan,
    steps: [messages.checkYourInternetConnection, messages.tryAgainInFewMinutes],
    suggestsSupport: true,
  },
  DOWNGRADE_BLOCKED: {
    message: messages.cannotDowngradeDueUsageLimits,
    steps: [messages.deleteKeywords, messages.thenChoosePlanAgain],
    suggestsSupport: false,
  },
  PAYMENT_FAILED: {
    message: messages.paymentProcessingFailed,
    steps: [messages.nothingWasCharged, messages.tryAgainInFewMinutes],
    suggestsSupport: true,
  },
  VALIDATION_ERROR: {
    message: messages.planValidationFailed,
    steps: [messages.readWhatStandsInWay, messages.tryAgainOrChooseAnother],
    suggestsSupport: false,
  },
  UNKNOWN_ERROR: {
    message: messages.anUnexpectedErrorOccurred,
    steps: [messages.reloadThePage, messages.tryAgainInFewMinutes],
    suggestsSupport: true,
  },
} as const;
export type PlanChangeError = keyof typeof PLAN_CHANGE_ERRORS;
