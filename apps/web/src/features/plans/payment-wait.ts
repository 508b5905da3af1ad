import type { Plan, Subscription } from '@answerscope/contract';
import { RequestError } from '../../lib/request-error.ts';

interface PlanWait {
  /** Undefined until it is known. */
  planInForce: string | undefined;
  /** When the payment page was opened. */
  before: Pick<Subscription, 'state' | 'plan_id'> | null;
  subscription: Pick<Subscription, 'state' | 'plan_id'> | null;
}

/** Whether the change to a plan is decided: it is in force, or comes with the end of what is paid for. */
export function isSettled(
  { id, price_monthly }: Pick<Plan, 'id' | 'price_monthly'>,
  { planInForce, before, subscription }: PlanWait,
): boolean {
  if (planInForce === id) return true;
  if (before === null || subscription === null) return false;
  if (price_monthly === 0) return subscription.state === 'canceling' && before.state !== 'canceling';
  return subscription.plan_id === id && before.plan_id !== id;
}

/** For how long is asked whether a payment has arrived. */
export const PATIENCE_MS = 60_000;

/** Most payments are there within seconds; after those the server is left in peace, whose patience other tabs share. */
const QUICK_PAUSES = 5;
const QUICK_PAUSE_MS = 2_000;
const PAUSE_MS = 5_000;

/** The pause after so many answers that a payment has not arrived. */
export function pauseMs(answers: number): number {
  return answers <= QUICK_PAUSES ? QUICK_PAUSE_MS : PAUSE_MS;
}

/** Whether the server only says to wait: it says nothing of the payment. */
export function isToWait(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'RATE_LIMIT_EXCEEDED';
}
