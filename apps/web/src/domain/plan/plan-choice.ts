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
