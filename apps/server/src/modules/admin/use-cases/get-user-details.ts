import { type AdminOperationInput, LIMITS, type UserDetails } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { toDollars } from '../../../lib/money.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { findSpending, getPlan, keywordLimit } from '../../plans/index.ts';
import { countLiveSessions, getAccount } from '../accounts.queries.ts';
import {
  countUsage,
  listKeywordsOfUser,
  listNotes,
  listPlanHistory,
  listRunsOfUser,
} from '../user-details.queries.ts';

/** Everything an administrator needs to help one user. Money in US dollars, of this month. @throws NOT_FOUND */
export async function getUserDetails(
  ctx: AdminContext,
  { userId }: AdminOperationInput<'get_user_details'>,
): Promise<UserDetails> {
  return ctx.readAll(async (tx) => {
    const profile = await getProfileRow(tx, userId);
    const account = await getAccount(tx, userId);
    const plan = await getPlan(tx, profile.plan_id);
    const spending = await findSpending(tx, { userId, at: ctx.now });
    return {
      profile: {
        id: profile.id,
        email: profile.email,
        full_name: profile.full_name,
        company_name: profile.company_name,
        company_url: profile.company_url,
        country: profile.country,
        language: profile.language,
        time_zone: profile.time_zone,
        onboarding_completed: profile.onboarding_completed,
        last_seen_at: profile.last_seen_at.toISOString(),
        updated_at: profile.updated_at.toISOString(),
      },
      account: {
        ...account,
        created_at: account.created_at.toISOString(),
        live_sessions: await countLiveSessions(tx, userId),
      },
      plan: { id: plan.id, name: plan.name, max_keywords: plan.max_keywords },
      keyword_limit_override: profile.keyword_limit_override,
      keyword_limit: keywordLimit(plan, profile.keyword_limit_override),
      usage: {
        ...(await countUsage(tx, userId)),
        spent_usd: toDollars(spending.spent),
        reserved_usd: toDollars(spending.reserved),
        monthly_budget_usd: plan.monthly_budget_usd,
        monthly_budget_cap_usd: profile.monthly_budget_cap_usd,
      },
      keywords: await listKeywordsOfUser(tx, userId, LIMITS.page_size_max),
      runs: await listRunsOfUser(tx, userId, LIMITS.page_size),
      plan_history: await listPlanHistory(tx, userId, LIMITS.page_size),
      notes: await listNotes(tx, userId, LIMITS.page_size_max),
    };
  });
}
