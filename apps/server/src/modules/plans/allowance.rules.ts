import { toMicrodollars } from '../../lib/money.ts';

/** Keywords a user may keep: an administrator's override goes before the plan; null is unlimited. */
export function keywordLimit(plan: { max_keywords: number | null }, override: number | null): number | null {
  return override ?? plan.max_keywords;
}

/** What a user may spend a month, micro-dollars: the smaller of the plan's budget and the user's own cap. */
export function monthlyCapMicrodollars(
  plan: { monthly_budget_usd: number | null },
  ownCapUsd: number | null,
): number | null {
  const caps = [plan.monthly_budget_usd, ownCapUsd].filter((cap) => cap !== null);
  return caps.length === 0 ? null : toMicrodollars(Math.min(...caps));
}
