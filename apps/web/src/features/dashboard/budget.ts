import type { Spending } from '@answerscope/contract';

/** What may be spent this month, whose limit that is, and how much of it is gone (0 to 1). Null is unlimited. */
export function budgetOf({ spent_usd, reserved_usd, budget_usd, own_cap_usd }: Spending): {
  budget_usd: number | null;
  isOwnCap: boolean;
  share: number | null;
} {
  const isOwnCap = own_cap_usd !== null && (budget_usd === null || own_cap_usd < budget_usd);
  const limit = isOwnCap ? own_cap_usd : budget_usd;
  if (limit === null) return { budget_usd: null, isOwnCap, share: null };
  const spent = spent_usd + reserved_usd;
  return { budget_usd: limit, isOwnCap, share: limit === 0 ? 1 : Math.min(1, spent / limit) };
}
