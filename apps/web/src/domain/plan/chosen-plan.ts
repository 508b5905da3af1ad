import * as messages from './messages.ts';

/** The plan of new accounts, as the installation begins with it. */
const FREE_PLAN = 'Free';

/** What becomes of the choice: every account begins on the free plan, and is led to the chosen one at the end. */
export function chosenPlanInWords(plan: string): string {
  if (plan === FREE_PLAN) return messages.beginsOnIt({ plan });
  return messages.startsLater({ plan, free: FREE_PLAN });
}
