import type { SpendingCap } from '@answerscope/contract';
import { toMicrodollars } from '../../lib/money.ts';
import type { CapReached } from './spending.queries.ts';

/** Keywords a user may keep: an administrator's override goes before the plan; null is unlimited. */
export function keywordLimit(plan: { max_keywords: number | null }, override: number | null): number | null {
  return override ?? plan.max_keywords;
}

/** What a user may spend a month, and which of the two says so. */
export interface MonthlyCap {
  /** Null is unlimited. */
  monthly_cap_microdollars: number | null;
  monthly_cap_kind: Exclude<SpendingCap, 'daily_limit'>;
}

/** The smaller of the plan's budget and the user's own cap. */
export function monthlyCapOf(
  { monthly_budget_usd: budget }: { monthly_budget_usd: number | null },
  ownCapUsd: number | null,
): MonthlyCap {
  const isOwn = ownCapUsd !== null && (budget === null || ownCapUsd < budget);
  const cap = isOwn ? ownCapUsd : budget;
  return {
    monthly_cap_microdollars: cap === null ? null : toMicrodollars(cap),
    monthly_cap_kind: isOwn ? 'own_cap' : 'plan_budget',
  };
}

/** The cap that refused a reservation, told by whose it is. */
export function capNamed(cap: CapReached, by: Pick<MonthlyCap, 'monthly_cap_kind'>): SpendingCap {
  return cap === 'daily_limit' ? cap : by.monthly_cap_kind;
}
