/** The plan chosen on the landing page, carried through registration and onboarding. */
export interface PlanChoice {
  plan?: string;
  yearly?: boolean;
}

const PLAN_NAME_MAX = 100;

/** Reads the choice from an address; anything else in it is dropped. */
export function toPlanChoice(search: Record<string, unknown>): PlanChoice {
  const { plan, yearly } = search;
  if (typeof plan !== 'string' || plan === '' || plan.length > PLAN_NAME_MAX) return {};
  return { plan, yearly: yearly === true };
}

const REMEMBERED = 'answerscope:chosen-plan';

/** Keeps the chosen plan in this browser until onboarding is through, however often it is left and gone on with. */
export function rememberPlan(plan: string): void {
  localStorage.setItem(REMEMBERED, plan);
}

/** The plan that was chosen in this browser and not got to yet. */
export function rememberedPlan(): string | undefined {
  return localStorage.getItem(REMEMBERED) ?? undefined;
}

export function forgetPlan(): void {
  localStorage.removeItem(REMEMBERED);
}
