import type { PlanUsage } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { toDollars } from '../../../lib/money.ts';
import { monthOf } from '../../../lib/time.ts';
import { getProfileRow } from '../../accounts/index.ts';
import {
  findKeywordsUsed,
  findSpending,
  getPlan,
  keywordLimit,
  monthlyCapOf,
  type PaymentTaker,
  toPlan,
} from '../../plans/index.ts';
import { countActiveKeywords } from '../keywords.queries.ts';

/** The caller's plan, what it allows, and what is used of it this month. */
export async function getPlanUsage(ctx: AccountContext, payments: PaymentTaker): Promise<PlanUsage> {
  const { accountId } = ctx;
  const month = monthOf(ctx.now);
  return ctx.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, accountId);
    const plan = await getPlan(tx, profile.plan_id);
    const spending = await findSpending(tx, { accountId, at: ctx.now });
    const { monthly_cap_microdollars: cap } = monthlyCapOf(plan, profile.monthly_budget_cap_usd);
    return {
      plan: toPlan(plan, payments),
      keyword_limit: keywordLimit(plan, profile.keyword_limit_override),
      keywords: await countActiveKeywords(tx, accountId),
      month_year: month,
      keywords_used: await findKeywordsUsed(tx, accountId, month),
      monthly_budget_usd: cap === null ? null : toDollars(cap),
      spent_usd: toDollars(spending.spent),
      reserved_usd: toDollars(spending.reserved),
    };
  });
}
