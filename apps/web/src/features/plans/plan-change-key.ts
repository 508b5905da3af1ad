/** Under which a change to a plan is under way, whether it is switched to or paid for first. */
export const planChangeKey = (planId: string) => ['change-plan', planId] as const;
