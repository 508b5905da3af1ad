/** The plan of new accounts, as the installation begins with it. */
const FREE_PLAN = 'Free';

/** What becomes of the choice: every account begins on the free plan, and is led to the chosen one at the end. */
export function chosenPlanInWords(plan: string): string {
  if (plan === FREE_PLAN) return `You chose ${plan}. Your account begins on it.`;
  return `You chose ${plan}. You can start it after these two steps. Until then your account is on ${FREE_PLAN}.`;
}
