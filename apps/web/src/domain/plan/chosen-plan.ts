/** The plan of new accounts, as the installation begins with it. */
const FREE_PLAN = 'Free';

/** What becomes of the choice: nothing can be paid here yet, so that every account begins on the free plan. */
export function chosenPlanInWords(plan: string): string {
  if (plan === FREE_PLAN) return `You chose ${plan}: your account begins on it.`;
  return `You chose ${plan}. Plans cannot be bought here yet: your account begins on the free plan, and the administrator of this installation can put it on ${plan}. What you set up stays.`;
}
