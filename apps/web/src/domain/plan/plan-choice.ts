/** The plan chosen on the landing page, carried through registration and onboarding. */
export interface PlanChoice {
  plan?: string;
  yearly?: boolean;
}

const PLAN_NAME_MAX = 100;

/** Reads the choice from an address; anything else in it is dropped. */
export function toPlanChoice(search: Record<string, unknown>): PlanChoice {
  const { plan, yearly } = search;
  if (typeof plan !== 'string' || plan === '' || plan.length > PLAN_NAME_MAX || /[\p{Cs}\0]/u.test(plan))
    return {};
  return { plan, yearly: yearly === true };
}

const REMEMBERED = 'answerscope:chosen-plan';

/** Opens what the browser keeps; a browser that keeps nothing refuses already this. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the plan this account chose in this browser until onboarding is done, however often it is interrupted. */
export function rememberPlan(open: OpenStorage, userId: string, plan: string): void {
  try {
    open().setItem(REMEMBERED, JSON.stringify({ userId, plan }));
  } catch {
    // Then the choice lasts as long as the page does.
  }
}

/** The plan that this account chose in this browser and has not been led to yet. */
export function rememberedPlan(open: OpenStorage, userId: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(open().getItem(REMEMBERED) ?? 'null');
    if (kept === null || typeof kept !== 'object' || !('userId' in kept) || kept.userId !== userId)
      return undefined;
    return toPlanChoice({ ...kept }).plan;
  } catch {
    // A browser may keep nothing, or what somebody else wrote there: then nothing was chosen.
    return undefined;
  }
}

export function forgetPlan(open: OpenStorage): void {
  try {
    open().removeItem(REMEMBERED);
  } catch {
    // It kept nothing.
  }
}
